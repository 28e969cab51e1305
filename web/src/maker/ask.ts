// Questions to the workshop on the server: the engine's answers about a map, and the maps that are kept.
import { ask } from '../lib/api';
import type {
  Budget,
  ColumnBoard,
  DraftChanged,
  DraftFile,
  DraftHead,
  DraftKept,
  DraftShown,
  DraftText,
  Kit,
  Looks,
  MapCard,
  Surveyed,
} from '../protocol/types';

const at = '/api/workshop';

export const workshop = {
  kit: (language: string) => ask<Kit>(`${at}/kit?language=${language}`),
  survey: (map: MapCard, layout: string, language: string) => ask<Surveyed>(`${at}/survey`, { map, layout, language }),
  look: (map: MapCard, from: string, height: number, move: number) =>
    ask<Looks>(`${at}/look`, { map, at: from, height, move }),
  budget: (map: MapCard, boxes: Record<string, number>, language: string) =>
    ask<Budget>(`${at}/budget`, { map, boxes, language }),
  board: (map: MapCard, id: string, language: string) => ask<ColumnBoard>(`${at}/board`, { map, id, language }),
  picture: (map: MapCard, layout: string, language: string) =>
    ask<DraftText>(`${at}/picture`, { map, layout, language }),
  file: (map: MapCard) => ask<DraftText>(`${at}/file`, { map }),
  read: (data: string, name: string, language: string) => ask<DraftFile>(`${at}/import`, { data, name, language }),
  shipped: (name: string) => ask<DraftFile>(`${at}/shipped/${name}`),
  listed: () => ask<DraftHead[]>(`${at}/maps`),
  kept: (id: string) => ask<DraftShown>(`${at}/maps/${id}`),
  keep: (map: MapCard, open: boolean) => ask<DraftKept>(`${at}/maps`, { map, public: open }),
  change: (id: string, key: string, revision: number, map: MapCard, open: boolean) =>
    ask<DraftChanged>(`${at}/maps/${id}/change`, { key, revision, map, public: open }),
  delete: (id: string, key: string) => ask<unknown>(`${at}/maps/${id}/delete`, { key }),
};

/** A map that is kept on the server and can be changed from this browser. */
export interface Own {
  id: string;
  key: string;
  name: string;
}

const OWN = 'battlewright.maps';
const DRAFT = 'battlewright.draft';
const BOXES = 'battlewright.boxes';

function read<T>(name: string, otherwise: T): T {
  try {
    return (JSON.parse(localStorage.getItem(name) ?? 'null') as T | null) ?? otherwise;
  } catch {
    return otherwise;
  }
}

export const ownMaps = (): Own[] => read<Own[]>(OWN, []);
export const rememberOwn = (own: Own): void =>
  localStorage.setItem(OWN, JSON.stringify([own, ...ownMaps().filter((one) => one.id !== own.id)].slice(0, 60)));
export const forgetOwn = (id: string): void =>
  localStorage.setItem(OWN, JSON.stringify(ownMaps().filter((one) => one.id !== id)));

/** What is being built survives a reload. */
export const rememberDraft = (card: MapCard): void => localStorage.setItem(DRAFT, JSON.stringify(card));
export const lastDraft = (): MapCard | null => read<MapCard | null>(DRAFT, null);

export const ownBoxes = (): Record<string, number> => read(BOXES, { 'rise-of-the-valkyrie': 1 });
export const rememberBoxes = (boxes: Record<string, number>): void =>
  localStorage.setItem(BOXES, JSON.stringify(boxes));
