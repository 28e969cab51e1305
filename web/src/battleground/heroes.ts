// How each character is drawn: a bust of few shapes in colours of its own, so that figures are told apart on the board.

export type Build = 'bare' | 'plate' | 'robe' | 'slim' | 'fur' | 'metal';
export type Head = 'face' | 'skull' | 'snout' | 'shade' | 'robot' | 'beak' | 'none';
export type Top =
  | 'bob'
  | 'long'
  | 'hood'
  | 'helm'
  | 'hat'
  | 'mane'
  | 'crest'
  | 'horns'
  | 'bald'
  | 'fins'
  | 'crown'
  | 'feelers'
  | 'ears'
  | 'stripe'
  | 'bun'
  | 'beard';
export type Eyes = 'two' | 'three' | 'visor' | 'glow' | 'fierce';

export interface HeroLook {
  build: Build;
  head: Head;
  top: Top;
  eyes: Eyes;
  skin: string;
  hair: string; // or whatever covers the head
  dress: string;
  trim: string;
  wings?: string;
  mount?: string;
}

const look = (
  build: Build,
  head: Head,
  top: Top,
  eyes: Eyes,
  skin: string,
  hair: string,
  dress: string,
  trim: string,
  more: Partial<HeroLook> = {},
): HeroLook => ({ build, head, top, eyes, skin, hair, dress, trim, ...more });

const skeletor = look('bare', 'skull', 'hood', 'glow', '#5ea2dc', '#5a2a8c', '#5ea2dc', '#9a4fd0');
const sheRa = look('slim', 'face', 'long', 'two', '#ecc095', '#f4d46a', '#f7f1e4', '#e2b23c');
const hsss = look('plate', 'snout', 'crest', 'fierce', '#7fb24a', '#4f7f2f', '#c9a43a', '#7a2f8a');
const zodac = look('bare', 'face', 'helm', 'visor', '#d9a273', '#8b96a5', '#b8372f', '#e6d6b0');
const heRo = look('plate', 'face', 'bob', 'two', '#e3ae80', '#3a2a24', '#8d5ac8', '#e8e2f4');

const heMan = look('bare', 'face', 'bob', 'two', '#e3a874', '#f4cf5c', '#e3a874', '#c9cfd8');
const hordak = look('plate', 'skull', 'horns', 'glow', '#efe8dc', '#2b2530', '#5d6470', '#c22c2c');

export const HEROES: Record<string, HeroLook> = {
  'he-man': heMan,
  'he-man-on-battle-cat': { ...heMan, mount: '#3f9a4c' },
  'prince-adam': look('slim', 'face', 'bob', 'two', '#e3a874', '#f4cf5c', '#c86ab0', '#f7f1e4'),
  'man-e-faces': look('plate', 'robot', 'hood', 'two', '#e0a878', '#4a5ac8', '#d8782e', '#4a5ac8'),
  'clamp-champ': look('plate', 'face', 'stripe', 'two', '#6a4026', '#22242e', '#b03a34', '#c9cfd8'),
  sorceress: look('robe', 'face', 'crest', 'two', '#ecc49c', '#f08a3a', '#f3efe6', '#3f8fd0', { wings: '#f08a3a' }),
  'man-at-arms': look('plate', 'face', 'helm', 'two', '#d79c6c', '#4b74b0', '#3f7f4a', '#ee9440'),
  stratos: look('fur', 'face', 'stripe', 'visor', '#98a1ad', '#6c7684', '#98a1ad', '#cf3d36', { wings: '#3f66cc' }),
  orko: look('robe', 'shade', 'hat', 'glow', '#241b33', '#c52f2a', '#d63d35', '#5b7fe0'),
  'ram-man': look('plate', 'face', 'helm', 'two', '#d79c6c', '#a9b1ba', '#b03b2e', '#e0bb52'),
  'palace-guard-a': look('plate', 'face', 'helm', 'visor', '#d79c6c', '#e0b247', '#3c78c8', '#e0b247'),
  'palace-guard-b': look('plate', 'face', 'helm', 'visor', '#8a5a3a', '#58a8d8', '#c9862c', '#58a8d8'),
  'buzz-off': look('fur', 'face', 'feelers', 'visor', '#e2b03c', '#3b3326', '#d89b2a', '#3b3326', { wings: '#cfe6f2' }),
  teela: look('slim', 'face', 'bun', 'two', '#e8b98f', '#a44a24', '#f3ead6', '#dba93a'),
  fisto: look('plate', 'face', 'beard', 'two', '#d79c6c', '#8a4a22', '#6d55ad', '#c3cad2'),
  roboto: look('metal', 'robot', 'crest', 'visor', '#9fb4c9', '#c8433a', '#6e8fb4', '#d8433a'),
  skeletor,
  'skeletor-on-panthor': { ...skeletor, mount: '#7a48b8' },
  'evil-lyn': look('slim', 'face', 'horns', 'two', '#ead0a0', '#3b2a6e', '#3b2a6e', '#d9c35a'),
  'mer-man': look('plate', 'snout', 'fins', 'fierce', '#4fae62', '#2f7f6a', '#e2b23c', '#2f7f6a'),
  'tri-klops': look('plate', 'face', 'helm', 'three', '#dca878', '#5f666f', '#3f8a45', '#ef8a36'),
  'trap-jaw': look('metal', 'face', 'helm', 'fierce', '#58b0a0', '#2b2f3b', '#3a4766', '#c2412f'),
  webstor: look('fur', 'snout', 'ears', 'fierce', '#4a74d8', '#23264a', '#33386a', '#f0862e'),
  'beast-man': look('fur', 'face', 'mane', 'fierce', '#eac384', '#dd7226', '#dd7226', '#b83a2a'),
  whiplash: look('fur', 'snout', 'crest', 'fierce', '#74b852', '#4c8a38', '#74b852', '#e0862c'),
  scareglow: look('robe', 'skull', 'hood', 'glow', '#d5f7b8', '#6b3a9c', '#6b3a9c', '#a8f06a'),
  faker: look('bare', 'face', 'bob', 'fierce', '#4f97e0', '#e2692a', '#4f97e0', '#e2692a'),
  stinkor: look('fur', 'snout', 'stripe', 'fierce', '#2f2f3a', '#f1efe6', '#2f2f3a', '#e5822a'),
  'hover-robot': look('metal', 'robot', 'bald', 'visor', '#a79fd8', '#6d64a8', '#7d74b8', '#e05a8a'),
  'dawg-o-tor-on-battle-ram': look('plate', 'snout', 'ears', 'fierce', '#b88a58', '#7a5430', '#5f7f4a', '#d8a03a', {
    mount: '#6d8fb4',
  }),
  'ditztroyer-on-roton': look('metal', 'robot', 'crest', 'visor', '#d0d5da', '#2f3440', '#5a6370', '#f0b02e', {
    mount: '#c03530',
  }),
  'sherrilyn-on-talon-fighter': look('slim', 'face', 'mane', 'visor', '#d8a078', '#d8482e', '#3f9a9a', '#f0d26a', {
    mount: '#c8a03a',
    wings: '#3f9a9a',
  }),
  'land-shark': look('metal', 'none', 'bald', 'fierce', '#6d5aa8', '#6d5aa8', '#6d5aa8', '#f2efe6', {
    mount: '#6d5aa8',
  }),
  hordak,
  'hordak-on-mantisaur': { ...hordak, mount: '#7aa63a' },
  'shadow-weaver': look('robe', 'shade', 'hood', 'glow', '#1c1426', '#a01f3c', '#a01f3c', '#4a2a6e'),
  leech: look('fur', 'snout', 'bald', 'fierce', '#5fae8a', '#5fae8a', '#8a3f6e', '#d8c04a'),
  'horde-trooper': look('metal', 'robot', 'helm', 'visor', '#b9c0c8', '#8b939d', '#6d757f', '#c22c2c'),
  'horde-wraith': look('robe', 'shade', 'hood', 'glow', '#12241f', '#2f6b58', '#2f6b58', '#7ff0b8'),
  catra: look('slim', 'face', 'ears', 'two', '#dba77b', '#2f1822', '#c22f38', '#c22f38'),
  grizzlor: look('fur', 'face', 'mane', 'fierce', '#c99a68', '#6a4124', '#6a4124', '#2b2530'),
  scorpia: look('slim', 'face', 'crown', 'two', '#e8b998', '#7a1526', '#a82236', '#5a0f20'),
  veena: look('robe', 'face', 'crown', 'two', '#ecc49c', '#d8a83a', '#4a8fc8', '#f2e6c8', { wings: '#f2e6c8' }),
  zodac,
  'zodac-on-throne': { ...zodac, mount: '#8b96a5' },
  'he-ro': heRo,
  'he-ro-ii': { ...heRo, hair: '#f0cf6a', dress: '#e8e2f4', trim: '#8d5ac8' },
  eldor: look('robe', 'face', 'beard', 'two', '#e8c09a', '#f1efe8', '#8a6ac0', '#e2c25a'),
  'moss-man': look('fur', 'face', 'mane', 'two', '#8fb86a', '#3f8f38', '#3f8f38', '#8a5a2e'),
  turbodactyl: look('fur', 'beak', 'crest', 'fierce', '#e08a3a', '#b0402f', '#c96a35', '#f2d26a', { wings: '#b0402f' }),
  'king-grayskull': look('plate', 'face', 'beard', 'two', '#c98f62', '#4a3022', '#8b96a5', '#d8a03a'),
  bionatops: look('metal', 'beak', 'horns', 'fierce', '#8aa05a', '#6d7f8a', '#6d7f8a', '#d0603a'),
  tyrantisaurus: look('metal', 'snout', 'horns', 'fierce', '#5f8a7a', '#3d4a58', '#39424a', '#c8483a'),
  bow: look('bare', 'face', 'bob', 'two', '#d8a078', '#8a4a22', '#c83f4a', '#e2b23c'),
  glimmer: look('slim', 'face', 'bob', 'two', '#f0c8b0', '#d88ad0', '#8a6ae0', '#f6d8f2'),
  frosta: look('slim', 'face', 'long', 'two', '#dceaf6', '#bfe4f8', '#4fb0e0', '#f4fbff'),
  angella: look('slim', 'face', 'long', 'two', '#f0c8a8', '#f2a8c8', '#7fa8e8', '#f4e2b0', { wings: '#f6c6dc' }),
  'she-ra': sheRa,
  'she-ra-on-swift-wind': { ...sheRa, mount: '#f6f2ee', wings: '#f0a04a' },
  castaspella: look('robe', 'face', 'crown', 'two', '#e2b088', '#2f2a5e', '#d8503a', '#f0b83a'),
  'king-hsss': hsss,
  'king-hsss-on-tyrantisaurus': { ...hsss, mount: '#5f8a7a' },
  'kobra-khan': look('bare', 'snout', 'hood', 'fierce', '#8fc05a', '#5f8f3a', '#8fc05a', '#d8c04a'),
  'lady-slither': look('slim', 'snout', 'long', 'fierce', '#a8c878', '#7a2f5a', '#c86a2e', '#7a2f5a'),
  'fang-or': look('plate', 'beak', 'fins', 'fierce', '#c8823a', '#7a3f22', '#5a6a3a', '#f2e6c8'),
  sssqueeze: look('fur', 'snout', 'bald', 'fierce', '#4fb04a', '#4fb04a', '#7a4fa0', '#e8c840'),
  rattlor: look('plate', 'snout', 'stripe', 'fierce', '#d8582e', '#f0c860', '#c8a050', '#7a3a20'),
};

const HUES = ['#d05a4a', '#4a8ad0', '#58a858', '#b07ad0', '#d0a04a', '#4ab0a8'];

/** How a character looks; one that is not known, a character of one's own, gets colours by its name. */
export function heroLook(card: string): HeroLook {
  const known = HEROES[card];
  if (known) return known;
  const sum = [...card].reduce((all, letter) => all * 31 + letter.charCodeAt(0), 7);
  const hue = (salt: number): string => HUES[Math.abs((sum >> salt) % HUES.length)]!;
  return look('plate', 'face', sum % 2 ? 'helm' : 'bob', 'two', '#dca878', hue(3), hue(0), hue(7));
}
