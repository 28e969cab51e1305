// Questions that a game says can be asked (`battlewright.kernel.questions`), made into forms and intents.

import type { Blank, Choice } from '../protocol/types';

type Row = Record<string, unknown>;

/** What a blank can be filled with; null where it is typed. */
export function choicesOf(blank: Blank, table: Row, content: Row): Choice[] | null {
  if (!blank.rows) return null;
  const [section, column] = blank.rows.split('.') as [string, string | undefined];
  const rows = rowsOf(table[section] ?? content[section]);
  const held = column ? rows.flatMap((row) => rowsOf((row as Row)[column])) : rows;
  const found = held.flatMap((row) => choiceOf(row, blank.label ?? 'name'));
  return found.filter((choice, n) => found.findIndex((other) => other.id === choice.id) === n);
}

/** A section is a list of rows, or rows by their ids. */
function rowsOf(section: unknown): unknown[] {
  if (Array.isArray(section)) return section;
  return Object.entries((section ?? {}) as Row).map(([id, row]) => ({ id, ...(row as Row) }));
}

function choiceOf(row: unknown, label: string): Choice[] {
  if (typeof row !== 'object' || row === null) return row ? [{ id: String(row), name: String(row) }] : [];
  const { id, tag, [label]: name } = row as Row;
  return id ? [{ id: String(id), name: [tag, name ?? id].filter(Boolean).join(' ') }] : [];
}

/** An intent with its blanks filled in. */
export function filled(intent: Record<string, string>, values: Record<string, string>): Record<string, string> {
  const put = (text: string): string => text.replace(/\{(\w+)\}/g, (_, name: string) => values[name]?.trim() ?? '');
  return Object.fromEntries(Object.entries(intent).map(([key, text]) => [key, put(text)]));
}
