// The battlefield as the server sends it, made ready for drawing: the ground, and where every space is.
import type { ColumnBoard, WallEdge } from '../protocol/types';
import type { Column, Edge, Ground, Space } from './field/scene';

type Side = WallEdge['side'];

const SIDES: readonly Side[] = ['E', 'NE', 'NW', 'W', 'SW', 'SE'];

/** A space, with the hex it belongs to and how many of its kind lie in the same hex. */
export interface Place extends Space {
  q: number;
  r: number;
  above: number; // spaces of the same hex that lie below it
}

export interface Battlefield {
  id: string;
  name: string;
  ground: Ground;
  places: ReadonlyMap<string, Place>;
  words: Record<string, string>;
  layouts: ColumnBoard['layouts'];
}

/** Reads a map. */
export function battlefieldOf(board: ColumnBoard): Battlefield {
  const columns: Column[] = board.columns.map((column) => ({
    at: column.at,
    q: column.q,
    r: column.r,
    layers: column.layers.map((layer) => ({
      from: layer.bottom,
      to: layer.top,
      terrain: layer.terrain,
      flat: layer.flat,
    })),
    spaces: column.spaces.map((space) => ({
      at: space.at,
      level: space.level,
      terrain: space.terrain,
      rung: space.rung ?? 0,
    })),
  }));
  const places = new Map(
    columns.flatMap((column) =>
      column.spaces.map((space, above) => [space.at, { ...space, q: column.q, r: column.r, above }] as const),
    ),
  );
  const edge = (at: string, side: Side): Edge => {
    const { q, r } = places.get(at)!;
    return { q, r, side: SIDES.indexOf(side) };
  };
  return {
    id: board.id,
    name: board.name,
    places,
    words: board.words,
    layouts: board.layouts,
    ground: {
      columns,
      obstacles: board.obstacles,
      walls: board.walls.flatMap((wall) =>
        wall.edges.map((part) => ({
          ...edge(part.at, part.side),
          id: wall.id,
          kind: wall.kind,
          base: part.base,
          inside: wall.inside,
          full: part.full,
        })),
      ),
      doors: board.doors.map((door) => ({
        id: door.id,
        at: [...new Set(door.edges.map((part) => part.at))],
        edges: door.edges.map((part) => edge(part.at, part.side)),
        base: door.base,
        height: door.height,
      })),
      ladders: board.ladders.map((ladder) => {
        const [from, to] = [places.get(ladder.at)!, places.get(ladder.to)!];
        return { id: ladder.id, q: from.q, r: from.r, to: { q: to.q, r: to.r }, base: ladder.base, top: ladder.top };
      }),
    },
  };
}
