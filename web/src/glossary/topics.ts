// The rules of a game by topic: which areas of its ledger belong together. What is not named here is among the other
// ways to play.
import type { RuleText } from '../protocol/types';

export const TOPICS = [
  'prepare',
  'round',
  'board',
  'move',
  'fight',
  'react',
  'powers',
  'win',
  'solo',
  'variants',
  'silent',
] as const;
export type Topic = (typeof TOPICS)[number];

const AREAS: Record<string, Partial<Record<Topic, string>>> = {
  battleground: {
    prepare: 'force char setup team-force team-setup',
    round: 'round prep card act clean timing team-play',
    board: 'terr field big',
    move: 'move climb movefx',
    fight: 'test def scope atk melee ranged los spell area flank cover health',
    react: 'int overwatch aoo',
    powers: 'focus skill mana buff mark item free',
    win: 'obj score side team-score',
    silent: 'prec faq-aoo faq-chain faq-guard faq-val faq-wand',
  },
  heroscape: {
    prepare: 'setup draft team',
    round: 'round order init turn',
    board: 'board terrain object size door ladder overhang jungle hive fit',
    move: 'move double climb fall fly',
    fight: 'attack los range dice height area wound',
    react: 'engage leave',
    powers: 'special glyph',
    win: 'end',
  },
  fields: {
    prepare: 'setup',
    round: 'round act rest trade',
    board: 'map control base tower water outpost',
    move: 'move fly fast',
    fight: 'combat epic dice wild sold defeat',
    react: 'wilds quest check',
    powers: 'trader eternium deck equip spell beast ally vehicle soldier',
    win: 'goal victory end',
    solo: 'solo',
  },
};

const PARTS: [string, Topic][] = [
  ['glyph-', 'powers'],
  ['terrain-', 'board'],
];

/** The topic of a rule. */
export function topicOf(game: string, area: string): Topic {
  const found = Object.entries(AREAS[game] ?? {}).find(([, areas]) => areas.split(' ').includes(area));
  return (found?.[0] as Topic | undefined) ?? PARTS.find(([part]) => area.startsWith(part))?.[1] ?? 'variants';
}

/** The rules by topic, in the order of the topics; empty topics are left out. */
export function byTopic(game: string, rules: readonly RuleText[]): { topic: Topic; rules: RuleText[] }[] {
  const found = new Map<Topic, RuleText[]>();
  for (const rule of rules) {
    const topic = topicOf(game, rule.area);
    found.set(topic, [...(found.get(topic) ?? []), rule]);
  }
  return TOPICS.flatMap((topic) => {
    const rules = found.get(topic);
    return rules ? [{ topic, rules }] : [];
  });
}
