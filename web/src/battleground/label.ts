// Where the name of a figure stands: above it, unless somebody else would be hidden there.
import type { Point } from '../board/hexes';

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

const FIGURE = 0.42; // how far a figure and its bar of health reach from its middle

const beside = (size: number, w: number, h: number): Point[] => {
  const [over, under, side] = [-0.62 * size - h, 0.62 * size, 0.6 * size];
  return [
    { x: -w / 2, y: over },
    { x: -w / 2, y: under },
    { x: side, y: -h / 2 },
    { x: -side - w, y: -h / 2 },
    { x: side * 0.7, y: over },
    { x: -side * 0.7 - w, y: over },
    { x: side * 0.7, y: under },
    { x: -side * 0.7 - w, y: under },
  ];
};

/** How much of a box lies on a figure. */
function hides(box: Box, figure: Point): number {
  const across = Math.min(box.x + box.w, figure.x + FIGURE) - Math.max(box.x, figure.x - FIGURE);
  const down = Math.min(box.y + box.h, figure.y + FIGURE) - Math.max(box.y, figure.y - FIGURE);
  return Math.max(0, across) * Math.max(0, down);
}

/** How much of a box lies outside of the board. */
function outside(box: Box, board: Box): number {
  const across = Math.min(box.x + box.w, board.x + board.w) - Math.max(box.x, board.x);
  const down = Math.min(box.y + box.h, board.y + board.h) - Math.max(box.y, board.y);
  return box.w * box.h - Math.max(0, across) * Math.max(0, down);
}

/** The upper left corner of a label of this size, from the middle of its figure: where it hides least. */
export function labelPlace(
  place: Point,
  size: number,
  label: { w: number; h: number },
  others: readonly Point[],
  board: Box,
): Point {
  const cost = (corner: Point): number => {
    const box = { x: place.x + corner.x, y: place.y + corner.y, ...label };
    return others.reduce((sum, figure) => sum + hides(box, figure), 0) + 4 * outside(box, board);
  };
  const corners = beside(size, label.w, label.h);
  return corners.reduce((best, corner) => (cost(corner) < cost(best) - 1e-6 ? corner : best));
}
