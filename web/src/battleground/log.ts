// What the lines of a log are about, by the types of the game.
import type { BattlegroundEvent } from '../protocol/battleground';
import type { LogLine } from '../protocol/types';

/** The event of a line of the log. */
export const eventOf = (line: Pick<LogLine, 'event'>): BattlegroundEvent => line.event as BattlegroundEvent;
