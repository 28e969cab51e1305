// Where a panel may lie on the board: in a corner where it covers nobody who matters now.

export type Corner = 'bottom-left' | 'bottom-right' | 'top-left' | 'top-right';

export interface Rect {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const CORNERS: Corner[] = ['bottom-left', 'bottom-right', 'top-left', 'top-right'];
const STAY = 0.5; // how much better another corner must be for the panel to move there

const meet = (a: Rect, b: Rect): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

function rectIn(field: Rect, width: number, height: number, corner: Corner): Rect {
  const left = corner.endsWith('left') ? field.left : field.right - width;
  const top = corner.startsWith('top') ? field.top : field.bottom - height;
  return { left, top, right: left + width, bottom: top + height };
}

/** The corner in which a panel hides nothing of `kept` and as little as possible of `others`; null if there is none. */
export function freeCorner(
  field: Rect,
  width: number,
  height: number,
  kept: Rect[],
  others: Rect[],
  now: Corner | null,
): Corner | null {
  const free = CORNERS.map((corner) => ({ corner, rect: rectIn(field, width, height, corner) })).filter(
    ({ rect }) => !kept.some((one) => meet(one, rect)),
  );
  const cost = ({ corner, rect }: (typeof free)[number]): number =>
    others.filter((one) => meet(one, rect)).length - (corner === now ? STAY : 0);
  return free.sort((a, b) => cost(a) - cost(b))[0]?.corner ?? null;
}
