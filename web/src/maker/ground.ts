// The map that is being built, ready for the battlefield's drawing: columns at once from the map itself, pieces as the
// engine has drawn them, for it knows how tall they are.
import { battlefieldOf } from '../heroscape/ground';
import type { Column, Ground } from '../heroscape/field/scene';
import type { Kit, Surveyed } from '../protocol/types';
import { namesOf, type Draft, type Spot } from './draft';
import { hexOf } from './hexes';

const at = (spot: Spot): string => `${spot.q},${spot.r},${spot.n}`;

export function columnsOf(draft: Draft, kit: Kit): Column[] {
  const ground = new Map(kit.grounds.map((one) => [one.sign, one]));
  return [...draft.cells].map(([key, parts]) => {
    const hex = hexOf(key);
    const layers = parts.map((part) => {
      const one = ground.get(part.sign);
      return { from: part.bottom, to: part.top, terrain: one?.id ?? 'road', flat: one?.flat ?? false };
    });
    return {
      at: at({ ...hex, n: 0 }),
      ...hex,
      layers,
      spaces: layers.map((layer, n) => ({ at: at({ ...hex, n }), level: layer.to, terrain: layer.terrain, rung: 0 })),
    };
  });
}

/** The ground to draw. `surveyed` is the map that the engine's answer is about. */
export function groundOf(draft: Draft, kit: Kit, survey: Surveyed | null, surveyed: Draft | null): Ground {
  const columns = columnsOf(draft, kit);
  const nothing: Ground = { columns, obstacles: [], walls: [], doors: [], ladders: [] };
  if (!survey || !surveyed || !survey.board.columns.length) return nothing;
  const names = namesOf(surveyed);
  const origin = names.spot('A1')!;
  const by = { q: origin.q, r: origin.r };
  const there = new Set(columns.flatMap((column) => column.spaces.map((space) => space.at)));
  const place = (label: string): string => {
    const spot = names.spot(label);
    return spot ? at(spot) : '';
  };
  const { ground } = battlefieldOf(survey.board);
  const shifted = <T extends { q: number; r: number }>(one: T): T => ({ ...one, q: one.q + by.q, r: one.r + by.r });
  return {
    columns,
    obstacles: ground.obstacles
      .map((one) => ({ ...one, at: one.at.map(place) }))
      .filter((one) => one.at.every((spot) => there.has(spot))),
    walls: ground.walls.map(shifted),
    doors: ground.doors.map((one) => ({ ...one, edges: one.edges.map(shifted) })),
    ladders: ground.ladders.map((one) => ({ ...shifted(one), to: shifted(one.to) })),
  };
}
