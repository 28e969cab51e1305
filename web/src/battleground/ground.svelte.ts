// The map of a match, fetched once, and where its hexes lie on the screen.
import { api, type GameMap } from '../lib/api';
import type { PlaceId } from '../board/model';
import { t } from '../lib/texts.svelte';
import { layoutOf } from './layout';

const asked = new Map<string, Promise<GameMap>>();

function mapOf(name: string): Promise<GameMap> {
  const known = asked.get(name);
  if (known) return known;
  const found = api.map('battleground', name);
  asked.set(name, found);
  found.catch(() => asked.delete(name)); // another time it may work
  return found;
}

interface Seen {
  map: string;
  objectives: string[];
}

export class BattleMap {
  map = $state.raw<GameMap | null>(null);

  constructor(
    private readonly seen: () => Seen,
    private readonly turned: () => boolean,
  ) {
    $effect(() => {
      const name = this.seen().map;
      if (!name || this.map?.id === name) return;
      mapOf(name)
        .then((found) => (this.map = found))
        .catch(() => {});
    });
  }

  readonly layout = $derived.by(() => layoutOf(this.map, this.turned()));
  readonly places: readonly PlaceId[] = $derived.by(() => this.layout.hexes.map((hex) => hex.at));

  /** What a place is made of, in words. */
  terrain(place: PlaceId): string {
    const hex = this.layout.hexes.find((one) => one.at === place.replace('+', ''));
    if (!hex) return '';
    if (this.seen().objectives.includes(place)) return t('terrain-objective');
    if (place.endsWith('+')) return t('terrain-platform');
    if (hex.terrain !== 'open') return t(`terrain-${hex.terrain}`);
    return t(hex.deck ? 'terrain-platform' : hex.zone >= 0 ? 'terrain-zone' : 'terrain-open');
  }

  describe(place: PlaceId): string {
    return `${t('hex-label', { at: place })}, ${this.terrain(place)}`;
  }
}
