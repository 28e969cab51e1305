// Which spaces are lit and why, in the terms of the battlefield's renderers.
import type { Scene } from '../board/model';
import { dangerOf } from './adapter.svelte';
import type { Light } from './field/marks';
import type { War } from './war.svelte';

export function lightsOf(scene: Scene, war: War): [string, Light][] {
  const found: [string, Light][] = [];
  for (const [at, { terrain_id }] of war.ground) found.push([at, terrain_id === 'ice' ? 'ice' : 'shadow']);
  if (war.table.phase_id === 'setup' || war.decision?.kind === 'place') found.push(...zonesOf(war));
  for (const [at, light] of scene.lights.places) {
    const ways = light.options.filter((option) => option.type === 'go');
    const dangers = ways.map((option) => {
      const end = war.spacesOf(option).join();
      return dangerOf(war.prices.get(option.text), war.meets.get(end), war.stops.has(end));
    });
    const chosen = light.kind === 'target' ? 'target' : 'choose';
    const kind = ways.length ? (dangers.includes('free') ? 'free' : (dangers[0] ?? 'free')) : chosen;
    found.push([at, kind]);
  }
  for (const [id, light] of scene.lights.pieces) {
    const kind = light.kind === 'target' ? 'target' : 'choose';
    found.push(...spacesUnder(war, id).map((at): [string, Light] => [at, kind]));
  }
  found.push(...spacesUnder(war, scene.selected).map((at): [string, Light] => [at, 'cursor']));
  for (const id of scene.spotlit) found.push(...spacesUnder(war, id).map((at): [string, Light] => [at, 'spot']));
  for (const at of scene.sight.area ?? []) found.push([at, 'reach']);
  for (const at of scene.marked) found.push([at, 'cursor']);
  for (const at of coveredAt(scene, war)) found.push([at, 'hover']);
  return found;
}

/** The spaces under the pointer: both of those a double-space figure would cover there. */
function coveredAt(scene: Scene, war: War): readonly string[] {
  const [option] = scene.lights.places.get(scene.hovered)?.options ?? [];
  const covered = option ? war.spacesOf(option) : [];
  return covered.includes(scene.hovered) ? covered : scene.hovered ? [scene.hovered] : [];
}

const spacesUnder = (war: War, id: string): readonly string[] => war.figure(id)?.space_ids ?? [];

function zonesOf(war: War): [string, Light][] {
  const layout =
    war.battlefield?.layouts.find((one) => one.name === war.table.layout_id) ?? war.battlefield?.layouts[0];
  return (layout?.zones ?? []).flatMap((zone, n) => zone.map((at): [string, Light] => [at, ZONES[n % ZONES.length]!]));
}

const ZONES = ['zone0', 'zone1', 'zone2', 'zone3'] as const;
