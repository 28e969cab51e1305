// Labels that stand side by side: those that would cover others are lifted over them.
export interface Label {
  x: number; // the middle of its lower edge
  y: number;
  wide: number;
  high: number;
}

const GAP = 2;
const MOST = 160; // px a label is lifted at most

/** How far each label is lifted so that none covers another: the nearest to the viewer (the lowest) stay. */
export function lifted(labels: readonly Label[]): number[] {
  const lifts = labels.map(() => 0);
  const placed: Label[] = [];
  const order = labels.map((_, n) => n).sort((a, b) => labels[b]!.y - labels[a]!.y);
  for (const n of order) {
    const label = { ...labels[n]! };
    const { y } = label;
    let below = placed.find((one) => covers(one, label));
    while (below && y - label.y < MOST) {
      label.y = below.y - below.high - GAP;
      below = placed.find((one) => covers(one, label));
    }
    lifts[n] = y - label.y;
    placed.push(label);
  }
  return lifts;
}

const covers = (a: Label, b: Label): boolean =>
  Math.abs(a.x - b.x) < (a.wide + b.wide) / 2 + GAP && a.y - a.high < b.y && b.y - b.high < a.y;
