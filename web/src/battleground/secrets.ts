// On a shared screen: which questions show cards of the hand. For the others the hand lies face down, and nobody has to
// look away.
import type { BattlegroundOption } from '../protocol/battleground';
import type { DecisionView } from '../protocol/types';

export const secretive = ({ kind, options }: DecisionView): boolean =>
  kind === 'draft' ||
  options.some((one) => {
    const option = one as BattlegroundOption;
    if (option.type === 'react') return option.fields.response.kind === 'hand';
    return option.type === 'play' || option.type === 'discard';
  });
