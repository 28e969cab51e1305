// A log in chapters: rounds and turns open a part, details hang on the line before them.
import type { Line, Story } from '../board/telling.svelte';

export interface Row {
  at: number; // among all lines
  line: Line;
  head: '' | 'chapter' | 'turn';
  details: { at: number; line: Line }[];
}

export function chaptersOf(lines: readonly Line[], story: Story | undefined): Row[] {
  const rows: Row[] = [];
  lines.forEach((line, at) => {
    const last = rows.at(-1);
    const head = !story?.headed(line) ? '' : /^round/.test(String(line.event['type'])) ? 'chapter' : 'turn';
    if (!head && last && story?.detail?.(line)) last.details.push({ at, line });
    else rows.push({ at, line, head, details: [] });
  });
  return rows;
}
