// Small pictures for the tools, drawn by us in a box of 24 by 24.
import type { Tool } from './maker.svelte';

const HEX = 'M12 3l7 4v8l-7 4-7-4V7z';

export const ICONS: Record<Tool, string> = {
  raise: 'M12 2l6 7h-4v5h-4V9H6zM4 17l8 4 8-4v2l-8 4-8-4z',
  lower: 'M12 15l-6-7h4V3h4v5h4zM4 17l8 4 8-4v2l-8 4-8-4z',
  paint: 'M4 15c3 0 3-4 6-4l3 3c0 4-3 7-9 7 1-2 1-4 0-6zm8-5l7-8 3 2-6 9z',
  erase: 'M9 20L3 14 13 4l7 7-9 9zM8 13l5 5',
  bridge: 'M2 9h20v4h-2c-1-2-4-2-5 0v6h-3v-6c-1-2-4-2-5 0v6H4v-6H2z',
  piece: 'M12 2l6 9h-4l5 7h-6v4h-2v-4H5l5-7H6z',
  wall: 'M3 8h5v3h3V8h3v3h3V8h4v12H3z',
  ladder: 'M6 2h2v20H6zM16 2h2v20h-2zM8 6h8v2H8zM8 11h8v2H8zM8 16h8v2H8z',
  door: 'M4 22V9a8 8 0 0116 0v13h-4V10a4 4 0 00-8 0v12z',
  glyph: `${HEX}M12 7l1.4 3.2 3.4.3-2.6 2.2.8 3.4L12 14.3 9 16.1l.8-3.4-2.6-2.2 3.4-.3z`,
  zone: 'M5 2h2v20H5zM8 3h12l-3 4 3 4H8z',
  hive: 'M8 4l4 2.3v4.6L8 13l-4-2.1V6.3zM17 4l4 2.3v4.6L17 13l-4-2.1V6.3zM12.5 12l4 2.3v4.6l-4 2.1-4-2.1v-4.6z',
  select: 'M3 3h5v2H5v3H3zM16 3h5v5h-2V5h-3zM3 16h2v3h3v2H3zM19 16h2v5h-5v-2h3zM9 9h6v6H9z',
  look: 'M12 5c5 0 9 4 10 7-1 3-5 7-10 7S3 15 2 12c1-3 5-7 10-7zm0 3a4 4 0 100 8 4 4 0 000-8z',
};
