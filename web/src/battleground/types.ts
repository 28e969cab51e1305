// What the server tells of a Battleground match, by the names this folder uses.
import type { BattlegroundCatalogue, ForceDraft } from '../protocol/battleground';

export type {
  BattlegroundCatalogue as Content,
  BattlegroundTable as TableView,
  CardText as FateCard,
  CharacterRow as Person,
  PlayerRow as Player,
  SkillText as Skill,
} from '../protocol/battleground';
export type { Named } from '../protocol/types';

export type Draft = Partial<ForceDraft>;

export interface BattleView {
  map: string;
  zones: number[];
  objectives: string[];
  marks: { at: string; token: string }[];
  characters: Record<string, { card: string; weapons: string[]; items: string[]; buff: string; debuff: string }>;
  stack: { type: string; drafts?: Record<string, Draft> }[];
}

export const NO_CONTENT: BattlegroundCatalogue = {
  hash: '',
  questions: [],
  characters: {},
  weapons: {},
  items: {},
  fate: {},
  glory: {},
  tokens: {},
  sources: {},
};
