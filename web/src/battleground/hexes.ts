// The names of hexes: `D4` is the ground, `D4+` the platform above it. They are made and read here only.
import type { PlaceId } from '../board/model';
import type { HexBoard } from '../protocol/types';

const RAISED = '+';
const HEX = /^[A-Z]\d+\+?$/;

export const isHex = (name: unknown): name is PlaceId => typeof name === 'string' && HEX.test(name);

export const isRaised = (place: PlaceId): boolean => place.endsWith(RAISED);

/** The hex on the ground, of which a place is a part. */
export const groundOf = (place: PlaceId): PlaceId => place.replace(RAISED, '');

/** The platform above a hex. */
export const deckOf = (place: PlaceId): PlaceId => `${groundOf(place)}${RAISED}`;

/** The other place of the same hex. */
export const otherOf = (place: PlaceId): PlaceId => (isRaised(place) ? groundOf(place) : deckOf(place));

/** The map without the obstacles that were removed in play. */
export function withoutCleared(map: HexBoard, cleared: readonly string[]): HexBoard {
  if (cleared.length === 0) return map;
  const gone = new Set(cleared);
  const hexes = map.hexes.map((hex) =>
    gone.has(hex.at) ? { ...hex, terrain: 'open' as const, deck: hex.platform } : hex,
  );
  return { ...map, hexes };
}
