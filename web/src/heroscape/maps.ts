// The map of a match for drawing it: one that the server has, or one that the match brought along.
import { api } from '../lib/api';
import { workshop } from '../maker/ask';
import type { ColumnBoard, MapCard } from '../protocol/types';

export const mapOf = (table: { map_id: string; own_map_id?: string }, language: string): Promise<ColumnBoard> =>
  table.own_map_id
    ? workshop.board(JSON.parse(table.own_map_id) as MapCard, table.map_id, language)
    : api.map<ColumnBoard>('heroscape', table.map_id, language);
