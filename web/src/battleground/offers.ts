// Where the offered options are shown: on hexes, on figures, as arrows, dice, cards or buttons.
import type { BattlegroundOption } from '../protocol/battleground';
import type { DecisionView, OptionView } from '../protocol/types';
import { isHex } from './hexes';
import type { Named, Person } from './types';

export interface Group {
  name: string;
  options: readonly OptionView[];
}

export interface Offers {
  hexes: Map<string, OptionView>;
  people: Map<string, OptionView[]>;
  faces: Map<number, OptionView>;
  rerolls: OptionView[];
  hand: OptionView[];
  discards: OptionView[];
  groups: Group[];
}

// Buttons stand in this order; kinds that share a name share a heading.
const GROUPS: [string, string[]][] = [
  ['reactions', ['react', 'defend']],
  ['attacks', ['attack']],
  ['skills', ['skill', 'use']],
  ['actions', ['move', 'focus', 'overwatch']],
  ['choices', ['bonus', 'choose', 'spend', 'activate', 'deploy', 'go', 'first', 'map', 'zone', 'face']],
  ['force', ['prepared', 'add', 'equip', 'take']],
  ['finish', ['stay', 'decline', 'pass', 'back', 'done', 'end']],
];

export function offersOf(decision: DecisionView | null, people: Person[]): Offers {
  const offers: Offers = {
    hexes: new Map(),
    people: new Map(),
    faces: new Map(),
    rerolls: [],
    hand: [],
    discards: [],
    groups: [],
  };
  const buttons: OptionView[] = [];
  const standing = new Set(people.filter((p) => p.at).map((p) => p.id));
  for (const option of decision?.options ?? []) {
    const at = hexOf(option);
    if (at) {
      offers.hexes.set(at, option);
      continue;
    }
    const who = personOf(option, standing);
    if (who) offers.people.set(who, [...(offers.people.get(who) ?? []), option]);
    if (option.type === 'reroll') offers.rerolls.push(option);
    else if (option.type === 'discard') offers.discards.push(option);
    else if (option.type === 'play' || (option.type === 'bonus' && decision?.kind === 'act')) offers.hand.push(option);
    else if (option.type === 'face') offers.faces.set(Number(option.fields['facing']), option);
    else buttons.push(option);
  }
  offers.groups = grouped(buttons);
  return offers;
}

function hexOf(option: OptionView): string {
  const at = option.fields['at'] ?? (option.type === 'choose' ? option.fields['what'] : '');
  return isHex(at) ? at : '';
}

function personOf(option: OptionView, standing: Set<string>): string {
  const { target, character, what } = option.fields;
  for (const id of [target, character, what, interrupterOf(option)])
    if (typeof id === 'string' && standing.has(id)) return id;
  return '';
}

/** Who breaks into the turn, if an option answers a moment in this way. */
function interrupterOf(option: OptionView): string {
  const offered = option as BattlegroundOption;
  if (offered.type !== 'react') return '';
  const answer = offered.fields.response;
  return answer.kind === 'opportunity' || answer.kind === 'overwatch' ? answer.character : '';
}

function grouped(buttons: OptionView[]): Group[] {
  const known = new Set(GROUPS.flatMap(([, kinds]) => kinds));
  const found = GROUPS.map(([name, kinds]) => ({
    name,
    options: buttons.filter((o) => kinds.includes(o.type) || (name === 'choices' && !known.has(o.type))),
  }));
  return found.filter((group) => group.options.length > 0);
}

/** Something a character can do, but is not offered now: its name, and how to ask why. */
export interface Missing {
  key: string;
  name: string;
  icon: string;
  intent: Record<string, string>;
}

/** The actions, skills and consumables of the acting character that are not among the options. */
export function missingOf(
  decision: DecisionView | null,
  character: string,
  skills: Named[],
  consumables: Named[],
  say: (action: string) => string,
): Missing[] {
  if (decision?.kind !== 'act' || !character) return [];
  const offered = new Set(
    decision.options.flatMap((o) => [o.type, String(o.fields['skill'] ?? ''), String(o.fields['item'] ?? '')]),
  );
  const all: Missing[] = [
    ...['move', 'focus', 'overwatch'].map((action) => ({
      key: action,
      name: say(action),
      icon: action,
      intent: { intent: 'action', character, action },
    })),
    ...skills.map(({ id, name }) => ({
      key: id,
      name,
      icon: 'skill',
      intent: { intent: 'skill', character, skill: id },
    })),
    ...consumables.map(({ id, name }) => ({
      key: id,
      name,
      icon: 'use',
      intent: { intent: 'action', character, action: 'consumable', item: id },
    })),
  ];
  return all.filter((one) => !offered.has(one.key));
}

/** Whether an option has odds worth asking for. */
export const hasOdds = (option: OptionView): boolean =>
  ['attack', 'skill', 'spend', 'defend', 'react', 'reroll'].includes(option.type);

/** Characters a decision is about, to be pointed out on the board. */
export function involved(decision: DecisionView | null): Set<string> {
  const facts = (decision?.facts ?? {}) as Record<string, unknown>;
  const moment = (facts['moment'] ?? {}) as Record<string, unknown>;
  const named = [facts['interrupted'], facts['attacker'], facts['target'], moment['who'], moment['other'], facts['by']];
  return new Set(named.filter((id): id is string => typeof id === 'string' && id !== ''));
}

/** Whether the decision breaks into someone else's turn, and how it is called. */
export function interruption(decision: DecisionView | null): '' | 'interruption' | 'reaction' | 'defence' {
  if (!decision) return '';
  if (decision.kind === 'defend') return 'defence';
  if (decision.facts['interrupted'] || decision.kind === 'consumables') return 'interruption';
  if (decision.kind !== 'react') return '';
  const breaksIn = decision.options.some((option) => interrupterOf(option) !== '');
  return breaksIn ? 'interruption' : 'reaction';
}

/** An option's label, taken apart: what it is, and what it costs (the narrator puts prices last, in brackets). */
export function priced(label: string): { name: string; costs: string[] } {
  const found = /^(.+?)\s*\(([^()]*\d[^()]*)\)$/.exec(label);
  return found ? { name: found[1]!, costs: found[2]!.split(/,\s*/) } : { name: label, costs: [] };
}
