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
