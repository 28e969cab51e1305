// The map of a match, fetched once in a language, and where its hexes lie on the screen.
import { api } from '../lib/api';
import type { PlaceId } from '../board/model';
import { t, texts } from '../lib/texts.svelte';
import type { HexBoard } from '../protocol/types';
import { groundOf, isRaised, withoutCleared } from './hexes';
import { layoutOf } from './layout';

const asked = new Map<string, Promise<HexBoard>>();

function mapOf(name: string, language: string): Promise<HexBoard> {
  const key = `${name} ${language}`;
  const known = asked.get(key);
  if (known) return known;
  const found = api.map<HexBoard>('battleground', name, language);
  asked.set(key, found);
  found.catch(() => asked.delete(key)); // another time it may work
  return found;
}

interface Seen {
  map_id: string;
  objectives: string[];
  cleared?: string[];
}

export class BattleMap {
  private printed = $state.raw<HexBoard | null>(null);
  readonly map: HexBoard | null = $derived.by(() => this.printed && withoutCleared(this.printed, this.cleared));
  private readonly cleared: readonly string[] = $derived.by(() => this.seen().cleared ?? []);

  constructor(
    private readonly seen: () => Seen,
    private readonly turned: () => boolean,
  ) {
    $effect(() => {
      const name = this.seen().map_id;
      let wanted = true;
      if (name)
        mapOf(name, texts.language)
          .then((found) => wanted && (this.printed = found))
          .catch(() => {});
      return () => void (wanted = false);
    });
  }

  readonly layout = $derived.by(() => layoutOf(this.map, this.turned()));
  readonly places: readonly PlaceId[] = $derived.by(() => this.layout.hexes.map((hex) => hex.at));

  /** What a place is made of, in words. */
  terrain(place: PlaceId): string {
    const hex = this.layout.hexes.find((one) => one.at === groundOf(place));
    if (!hex) return '';
    if (this.seen().objectives.includes(place)) return t('terrain-objective');
    if (isRaised(place)) return t('terrain-platform');
    if (hex.terrain !== 'open') return t(`terrain-${hex.terrain}`);
    return t(hex.deck ? 'terrain-platform' : hex.zone >= 0 ? 'terrain-zone' : 'terrain-open');
  }

  describe(place: PlaceId): string {
    return `${t('hex-label', { at: place })}, ${this.terrain(place)}`;
  }
}
