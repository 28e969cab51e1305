// What the server tells of a Battleground match: the table in words, the view behind it, the cards.
export interface Person {
  id: string;
  name: string;
  seat: number;
  team: number;
  at: string;
  facing: number;
  health: number;
  wounds: number;
  mana: number;
  focus: boolean;
  overwatch: boolean;
  buff: string;
  debuff: string;
  activated: boolean;
  out: boolean;
  speed: number[];
  weapons: string[];
  items: string[];
  lasting: string[];
}

export interface Named {
  id: string;
  name: string;
}

export interface Player {
  seat: number;
  faction: string;
  hand: (Named & { glory: boolean })[];
  hidden: number;
  deck: number;
  discard: Named[];
  missions: Named[];
  objectives: number;
  vp: number;
  passed: boolean;
}

export interface TableView {
  round: number;
  rounds: number;
  phase: string;
  score: number[];
  acting: { character: string; ap: number; seat: number } | null;
  characters: Person[];
  players: Player[];
  objectives: string[];
}

export interface Entry {
  card: string;
  weapons: string[];
  items: string[];
}

export interface Draft {
  characters?: Entry[];
  fate?: string[];
  glory?: string[];
}

export interface BattleView {
  map: string;
  zones: number[];
  objectives: string[];
  marks: { at: string; token: string }[];
  characters: Record<string, { card: string; weapons: string[]; items: string[]; buff: string; debuff: string }>;
  stack: { type: string; drafts?: Record<string, Draft> }[];
}

export interface Skill extends Named {
  text: string;
  active: boolean;
  ap: number;
  mana: number;
  mana_most: number | null;
}

export interface CharacterCard {
  name: string;
  faction: string;
  health: number;
  strength: number;
  perception: number;
  power: number;
  toughness: number;
  mind: number;
  speed: number[];
  cost: number;
  skills: Skill[];
}

export interface WeaponCard {
  name: string;
  type: string;
  range: number;
  dice: number;
  mana: number;
  cost: number;
  text: string;
  rows: { at: number; do: { do: string; amount?: number }[] }[];
}

export interface ItemCard {
  name: string;
  type: string;
  cost: number;
  consumable: boolean;
  skill: Skill;
}

export interface FateCard {
  name: string;
  initiative: number;
  ap: number;
  mana: number;
  extra_mana?: number;
  vp?: number;
  text: string;
}

export interface Content {
  characters: Record<string, CharacterCard>;
  weapons: Record<string, WeaponCard>;
  items: Record<string, ItemCard>;
  fate: Record<string, FateCard>;
  glory: Record<string, FateCard>;
  tokens: Record<string, { name: string; kind: string; text: string }>;
  sources: Record<string, string>;
}

export const NO_CONTENT: Content = {
  characters: {},
  weapons: {},
  items: {},
  fate: {},
  glory: {},
  tokens: {},
  sources: {},
};
