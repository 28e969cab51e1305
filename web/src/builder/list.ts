// A list as it is built: a Force, an army, a team. Changing it, its text form, its link. No rule is here: whether a
// list is legal, and what can be added to it, is the server's answer.
import type { Builder, Line, ListEntry } from '../protocol/types';

export type Lines = readonly Line[];
export type Entries = Readonly<Record<string, ListEntry>>;

export const copiesOf = (line: Line): number => line.copies ?? 1;
export const carriedBy = (line: Line): string[] => line.carries ?? [];

/** What a line costs with what it carries. */
export const pointsOf = (line: Line, entries: Entries): number =>
  copiesOf(line) * [line.card, ...carriedBy(line)].reduce((sum, card) => sum + (entries[card]?.points ?? 0), 0);

export const totalOf = (lines: Lines, entries: Entries): number =>
  lines.reduce((sum, line) => sum + pointsOf(line, entries), 0);

// --- changing -----------------------------------------------------------------------------------------------------

/** One card more. Copies of a card that can carry nothing share a line. */
export function withCard(lines: Lines, card: string, carrying: boolean): Lines {
  const at = carrying ? -1 : lines.findIndex((line) => line.card === card);
  return at < 0 ? [...lines, { card }] : changed(lines, at, { ...lines[at]!, copies: copiesOf(lines[at]!) + 1 });
}

/** One copy less of a line, or the line gone with all it carries. */
export function withoutCard(lines: Lines, at: number): Lines {
  const line = lines[at];
  if (!line) return lines;
  const copies = copiesOf(line) - 1;
  return copies > 0 ? changed(lines, at, { ...line, copies }) : lines.filter((_, n) => n !== at);
}

export const carrying = (lines: Lines, at: number, piece: string): Lines =>
  lines[at] ? changed(lines, at, { ...lines[at], carries: [...carriedBy(lines[at]), piece] }) : lines;

export const dropping = (lines: Lines, at: number, piece: string): Lines => {
  const line = lines[at];
  const place = line ? carriedBy(line).lastIndexOf(piece) : -1;
  if (!line || place < 0) return lines;
  return changed(lines, at, { ...line, carries: carriedBy(line).filter((_, n) => n !== place) });
};

const changed = (lines: Lines, at: number, line: Line): Lines => lines.map((one, n) => (n === at ? line : one));

/** The ids of the sections whose cards belong to a line. */
export const carriedSections = (builder: Builder): ReadonlySet<string> =>
  new Set(builder.sections.filter((section) => section.carried).map((section) => section.id));

/** How many cards of a section are on a list. */
export function countOf(lines: Lines, section: string, entries: Entries): number {
  return lines.reduce((sum, line) => sum + (entries[line.card]?.section === section ? copiesOf(line) : 0), 0);
}

// --- as text ------------------------------------------------------------------------------------------------------

/** One card a line, as people write lists: `2x Blade Gruts (80)`, `He-Man (36): Power Sword, Battle Armor`. */
export function textOf(lines: Lines, entries: Entries): string {
  const name = namer(entries);
  const rows = lines.map((line) => {
    const copies = copiesOf(line) > 1 ? `${copiesOf(line)}x ` : '';
    const points = pointsOf(line, entries);
    const pieces = carriedBy(line).map(name).join(', ');
    return `${copies}${name(line.card)}${points ? ` (${points})` : ''}${pieces ? `: ${pieces}` : ''}`;
  });
  const total = totalOf(lines, entries);
  return [...rows, ...(total ? [`= ${total}`] : [])].join('\n');
}

/** What a card is called in a text: its name, or its id where another card has the same name. */
function namer(entries: Entries): (card: string) => string {
  const seen = new Map<string, number>();
  for (const { name } of Object.values(entries)) seen.set(plain(name), (seen.get(plain(name)) ?? 0) + 1);
  return (card) => {
    const name = entries[card]?.name;
    return name && seen.get(plain(name)) === 1 ? name : card;
  };
}

/** A list that was read, and the lines that name no card. */
export interface Read {
  lines: Lines;
  unknown: string[];
}

const plain = (words: string): string =>
  words
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

const COUNTED = /^(?:(\d+)\s*[x×]?\s+|[x×]\s*(\d+)\s+)?(.+?)(?:\s+[x×]\s*(\d+))?$/iu;
const PRICE =
  /\s*(?:[([]\s*=?\s*\d+\s*(?:pts?|points?|punkte|pkt)?\.?\s*[)\]]|=?\s\d+\s*(?:pts?|points?|punkte|pkt)\.?)\s*$/iu;
const MOST_COPIES = 40;

/** Reads a list: a card in each line by name or id, in any case, with copies before or behind it and pieces after a colon. */
export function linesOf(text: string, entries: Entries): Read {
  const ids = new Map(Object.entries(entries).map(([id, entry]) => [plain(entry.name), id]));
  for (const id of Object.keys(entries)) ids.set(plain(id), id);
  const lines: Line[] = [];
  const unknown: string[] = [];
  for (const row of text.split(/[\n;]/).map((one) => one.trim().replace(/^[-*•]\s*/, ''))) {
    if (!row || /^(=|#|total)/i.test(row)) continue;
    const line = lineOf(row, ids);
    if (line) lines.push(line);
    else unknown.push(row);
  }
  return { lines, unknown };
}

function lineOf(row: string, ids: ReadonlyMap<string, string>): Line | null {
  const counted = countedCard(row, ids);
  if (counted) return counted;
  const colon = row.indexOf(': ');
  const carrier = colon > 0 ? countedCard(row.slice(0, colon), ids) : null;
  const pieces = row
    .slice(colon + 2)
    .split(',')
    .map((piece) => ids.get(plain(piece)));
  return carrier && pieces.every((piece) => piece !== undefined) ? { ...carrier, carries: pieces } : null;
}

// A card whose own name ends or begins with a number is meant before a number of copies.
function countedCard(words: string, ids: ReadonlyMap<string, string>): Line | null {
  const bare = words.replace(PRICE, '');
  const whole = ids.get(plain(words)) ?? ids.get(plain(bare));
  if (whole) return { card: whole };
  const [, before, crossed, name = '', behind] = COUNTED.exec(bare) ?? [];
  const card = ids.get(plain(name));
  const copies = Number(before ?? crossed ?? behind ?? 1);
  if (!card || copies < 1 || copies > MOST_COPIES) return null;
  return copies > 1 ? { card, copies } : { card };
}

// --- as a link ----------------------------------------------------------------------------------------------------

/** A list with what it is for, as it is kept and shared. */
export interface Plan {
  name: string;
  format: string;
  switches: string[];
  lines: Lines;
}

/** The part of an address behind `#` that holds a list: ids are letters, digits and hyphens. */
export function hashOf(plan: Plan): string {
  const lines = plan.lines.map(
    (line) => [line.card, ...carriedBy(line)].join('_') + (copiesOf(line) > 1 ? `*${copiesOf(line)}` : ''),
  );
  const parts = new URLSearchParams({ f: plan.format, l: lines.join('.') });
  if (plan.name) parts.set('n', plan.name);
  if (plan.switches.length) parts.set('s', plan.switches.join('.'));
  return `#${parts}`;
}

const LINK_LINE = /^([a-z0-9-]{1,64})((?:_[a-z0-9-]{1,64}){0,20})(?:\*(\d{1,2}))?$/;

/** The list of a link; null if there is none. */
export function planOf(hash: string): Plan | null {
  const parts = new URLSearchParams(hash.replace(/^#/, ''));
  const listed = parts.get('l');
  if (listed === null) return null;
  const lines: Line[] = [];
  for (const part of listed.split('.').slice(0, 80)) {
    const [, card, pieces = '', copies = '1'] = LINK_LINE.exec(part) ?? [];
    if (!card) continue;
    const line: Line = { card };
    if (pieces) line.carries = pieces.slice(1).split('_');
    if (Number(copies) > 1) line.copies = Math.min(MOST_COPIES, Number(copies));
    lines.push(line);
  }
  const switches = (parts.get('s') ?? '').split('.').filter(Boolean);
  return { name: (parts.get('n') ?? '').slice(0, 40), format: parts.get('f') ?? '', switches, lines };
}
