// Lists that a person keeps: in this browser, and under the person's key on the server, so that another device has them.
import { ask } from '../lib/api';
import { newKey } from '../lib/key';
import type { Builder, KeptList, Line, ListFormat } from '../protocol/types';
import type { Plan } from './list';

const LISTS = 'battlewright.lists';
const KEY = 'battlewright.lists.key';

type Kept = Record<string, Plan[]>; // by game

/** Whose lists they are: a key that this browser holds. */
export function ownKey(): string {
  const known = localStorage.getItem(KEY);
  if (known) return known;
  const key = newKey();
  localStorage.setItem(KEY, key);
  return key;
}

function read(): Kept {
  try {
    const kept = JSON.parse(localStorage.getItem(LISTS) ?? '{}') as Kept;
    return typeof kept === 'object' && kept !== null && !Array.isArray(kept) ? kept : {};
  } catch {
    return {};
  }
}

const sound = (plan: Plan): boolean => typeof plan?.name === 'string' && Array.isArray(plan.lines);

/** The lists of a game that this browser keeps, by name. */
export const savedLists = (game: string): Plan[] => (read()[game] ?? []).filter(sound);

function write(game: string, plans: Plan[]): Plan[] {
  const sorted = [...plans].sort((a, b) => a.name.localeCompare(b.name));
  localStorage.setItem(LISTS, JSON.stringify({ ...read(), [game]: sorted }));
  return sorted;
}

/** Keeps a list in this browser; one of the same name is replaced. */
export const keepHere = (game: string, plan: Plan): Plan[] =>
  write(game, [...savedLists(game).filter((one) => one.name !== plan.name), plan]);

export const forgetHere = (game: string, name: string): Plan[] =>
  write(
    game,
    savedLists(game).filter((one) => one.name !== name),
  );

// --- on the server ------------------------------------------------------------------------------------------------

/** The terms of a plan: those of its format, with its switches. */
export function termsOf(plan: Pick<Plan, 'format' | 'switches'>, builder: Builder): Record<string, unknown> {
  const format = formatOf(plan.format, builder);
  if (!plan.switches.length) return format.terms;
  const on = Object.fromEntries(plan.switches.map((name) => [name, true]));
  return { ...format.terms, switches: { ...(format.terms['switches'] as object | undefined), ...on } };
}

/** A format by its id, or the first. */
export const formatOf = (id: string, builder: Builder): ListFormat =>
  builder.formats.find((one) => one.id === id) ?? builder.formats[0]!;

/** Keeps a list on the server as well. */
export const keepThere = (game: string, plan: Plan, builder: Builder): Promise<KeptList> =>
  ask<KeptList>('/api/lists/keep', {
    key: ownKey(),
    game,
    name: plan.name,
    terms: { ...termsOf(plan, builder), format: plan.format },
    lines: plan.lines,
  });

/** What the server keeps, as plans; those that this browser did not have are kept here from now on. */
export async function fetchLists(game: string): Promise<{ plans: Plan[]; ids: Map<string, string> }> {
  const found = await ask<KeptList[]>('/api/lists', { key: ownKey(), game });
  const here = new Set(savedLists(game).map((one) => one.name));
  for (const list of found) if (!here.has(list.name)) keepHere(game, planOfKept(list));
  return { plans: savedLists(game), ids: new Map(found.map((list) => [list.name, list.id])) };
}

export const forgetThere = (id: string): Promise<unknown> => ask('/api/lists/forget', { key: ownKey(), id });

function planOfKept(list: KeptList): Plan {
  const { format, switches } = list.terms as { format?: string; switches?: Record<string, unknown> };
  return {
    name: list.name,
    format: format ?? '',
    switches: Object.keys(switches ?? {}),
    lines: list.lines.map((line: Line) => ({ ...line })),
  };
}
