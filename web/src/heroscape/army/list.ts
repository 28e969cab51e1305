// An army as a list: how many of which cards. Its points, its text form, and reading that form back. No rule is here:
// whether a list may be played is the server's answer.
import type { UnitText } from '../../protocol/heroscape';

export type Units = Readonly<Record<string, UnitText>>;

/** Card ids, a card that is taken twice twice. */
export type ArmyList = readonly string[];

export const pointsOf = (list: ArmyList, units: Units): number =>
  list.reduce((sum, card) => sum + (units[card]?.points ?? 0), 0);

/** How often each card is in a list, in its order. */
export function copiesOf(list: ArmyList): [string, number][] {
  const counted = new Map<string, number>();
  for (const card of list) counted.set(card, (counted.get(card) ?? 0) + 1);
  return [...counted];
}

/** One card a line, as people write lists: `2x Marro Warriors (100)`. */
export function textOf(list: ArmyList, units: Units): string {
  const lines = copiesOf(list).map(([card, copies]) => {
    const unit = units[card];
    return `${copies > 1 ? `${copies}x ` : ''}${unit?.name ?? card} (${(unit?.points ?? 0) * copies})`;
  });
  return [...lines, `= ${pointsOf(list, units)}`].join('\n');
}

/** A list that was read, and the lines that name no card. */
export interface ArmyRead {
  list: ArmyList;
  unknown: string[];
}

const plain = (words: string): string =>
  words
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

const LINE =
  /^(?:[-*•]\s*)?(?:(\d+)\s*[x×]?\s+|[x×]\s*(\d+)\s+)?(.+?)(?:\s+[x×]\s*(\d+))?\s*(?:[([]?\s*=?\s*\d+\s*(?:pts?|points?|punkte)?\.?\s*[)\]]?)?$/iu;

/** Reads a list: a card in each line by name or id, in any case, with a number of copies before or behind it. */
export function listOf(text: string, units: Units): ArmyRead {
  const byWords = new Map(
    Object.entries(units).flatMap(([id, unit]) => [
      [plain(unit.name), id],
      [plain(id), id],
    ]),
  );
  const list: string[] = [];
  const unknown: string[] = [];
  for (const line of text.split(/[\n;]/).map((one) => one.trim())) {
    if (!line || /^(=|#|total)/i.test(line)) continue;
    // A card whose own name ends or begins with a number is meant before a number of copies.
    const whole = byWords.get(plain(line.replace(/\s*\(.*\)\s*$/, '')));
    const [, before, crossed, name = '', behind] = LINE.exec(line) ?? [];
    const card = whole ?? byWords.get(plain(name));
    const copies = whole ? 1 : Number(before ?? crossed ?? behind ?? 1);
    if (card && copies > 0 && copies <= 20) list.push(...Array.from({ length: copies }, () => card));
    else unknown.push(line);
  }
  return { list, unknown };
}

/** The same list with cards of the pool in any order, as many as the points allow: `chance` gives numbers from 0 to 1. */
export function randomList(pool: ArmyList, units: Units, points: number, chance: () => number): ArmyList {
  const list: string[] = [];
  let left = points;
  let open = pool.filter((card) => units[card]);
  for (;;) {
    open = open.filter((card) => units[card]!.points <= left);
    const card = open[Math.floor(chance() * open.length)];
    if (card === undefined) return list;
    list.push(card);
    left -= units[card]!.points;
    // A card that is taken once is enough: a second copy is left to people.
    open = open.filter((one) => one !== card);
  }
}
