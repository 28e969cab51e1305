// Columns of tiles as one mesh, thin tiles (water, ice, lava) as another: two draw calls, whatever the map.
//
// A prism is drawn once for each run of tiles. The shader gives tops their pattern, draws the edges of hexes and a
// groove at every level of the sides, so that heights can be counted.
import * as THREE from 'three';
import { LAND, LIQUID } from './palette';
import { beyond, centreOf, chanceAt, LEVEL, type Column, type Ground, type Obstacle } from './scene';

const RADIUS = 1 / Math.sqrt(3);
const CORNERS = [30, 90, 150, 210, 270, 330].map((angle) => (angle * Math.PI) / 180);
const THIN = 0.07; // how high a thin tile lies above the tile below it

/** A hex prism from y = 0 to 1 with a bevelled top; `drop` says how far a corner lies below the top whatever the scale. */
export function prism(): THREE.BufferGeometry {
  const position: number[] = [];
  const normal: number[] = [];
  const drop: number[] = [];
  const [outer, inner] = [RADIUS * 0.985, RADIUS * 0.93];
  const at = (radius: number, n: number): [number, number] => [
    Math.cos(CORNERS[n % 6]!) * radius,
    Math.sin(CORNERS[n % 6]!) * radius,
  ];
  const corner = (x: number, y: number, z: number, nx: number, ny: number, nz: number, low: number): void => {
    position.push(x, y, z);
    normal.push(nx, ny, nz);
    drop.push(low);
  };
  for (let n = 0; n < 6; n += 1) {
    const [ax, az] = at(outer, n);
    const [bx, bz] = at(outer, n + 1);
    const [cx, cz] = at(inner, n);
    const [dx, dz] = at(inner, n + 1);
    const middle = (CORNERS[n]! + CORNERS[n]! + Math.PI / 3) / 2;
    const [nx, nz] = [Math.cos(middle), Math.sin(middle)];
    corner(0, 1, 0, 0, 1, 0, 0);
    corner(dx, 1, dz, 0, 1, 0, 0);
    corner(cx, 1, cz, 0, 1, 0, 0);
    const tilt = Math.SQRT1_2;
    const [tx, tz] = [nx * tilt, nz * tilt];
    corner(cx, 1, cz, tx, tilt, tz, 0);
    corner(dx, 1, dz, tx, tilt, tz, 0);
    corner(ax, 1, az, tx, tilt, tz, 1);
    corner(dx, 1, dz, tx, tilt, tz, 0);
    corner(bx, 1, bz, tx, tilt, tz, 1);
    corner(ax, 1, az, tx, tilt, tz, 1);
    corner(ax, 1, az, nx, 0, nz, 1);
    corner(bx, 1, bz, nx, 0, nz, 1);
    corner(ax, 0, az, nx, 0, nz, 0);
    corner(bx, 1, bz, nx, 0, nz, 1);
    corner(bx, 0, bz, nx, 0, nz, 0);
    corner(ax, 0, az, nx, 0, nz, 0);
  }
  const geometry = new THREE.BufferGeometry();
  geometry.setAttribute('position', new THREE.Float32BufferAttribute(position, 3));
  geometry.setAttribute('normal', new THREE.Float32BufferAttribute(normal, 3));
  geometry.setAttribute('drop', new THREE.Float32BufferAttribute(drop, 1));
  return geometry;
}

export const NOISE = /* glsl */ `
  float bwHash(vec2 p) { p = fract(p * vec2(234.34, 435.345)); p += dot(p, p + 34.23); return fract(p.x * p.y); }
  float bwNoise(vec2 p) {
    vec2 i = floor(p), f = fract(p);
    f = f * f * (3.0 - 2.0 * f);
    return mix(mix(bwHash(i), bwHash(i + vec2(1, 0)), f.x), mix(bwHash(i + vec2(0, 1)), bwHash(i + vec2(1, 1)), f.x), f.y);
  }
  float bwCells(vec2 p) {
    vec2 i = floor(p), f = fract(p);
    float near = 9.0, next = 9.0;
    for (int x = -1; x <= 1; x++) for (int y = -1; y <= 1; y++) {
      vec2 g = vec2(x, y);
      vec2 o = vec2(bwHash(i + g), bwHash(i + g + 17.0)) * 0.8 + 0.1;
      float d = length(g + o - f);
      if (d < near) { next = near; near = d; } else if (d < next) next = d;
    }
    return next - near;
  }
  float bwHex(vec2 p) {
    return max(abs(p.x), abs(dot(p, vec2(0.5, 0.8660254)))) > abs(dot(p, vec2(0.5, -0.8660254)))
      ? max(abs(p.x), abs(dot(p, vec2(0.5, 0.8660254)))) : abs(dot(p, vec2(0.5, -0.8660254)));
  }
`;

const LAND_VERTEX = /* glsl */ `
  transformed.y -= drop * 0.045 / instanceMatrix[1][1];
  bwLocal = position.xz;
  bwPlace = (instanceMatrix * vec4(transformed, 1.0)).xyz;
  bwTop = instanceMatrix[1][1] + instanceMatrix[3][1];
  bwUp = normal.y;
  bwPattern = pattern;
  bwSide = sideColour;
`;

const LAND_FRAGMENT = /* glsl */ `
  vec3 tint = diffuseColor.rgb;
  float grain = bwNoise(bwPlace.xz * 9.0);
  float coarse = bwNoise(bwPlace.xz * 2.3);
  if (bwUp > 0.4) {
    float rim = smoothstep(0.425, 0.49, bwHex(bwLocal));
    if (bwPattern < 0.5) tint *= 0.93 + 0.14 * grain;
    else if (bwPattern < 1.5) {
      float blades = bwNoise(bwPlace.xz * vec2(46.0, 30.0));
      tint *= 0.82 + 0.2 * coarse + 0.2 * blades;
      tint += vec3(0.05, 0.06, 0.0) * smoothstep(0.72, 0.95, blades);
    } else if (bwPattern < 2.5) {
      float crack = smoothstep(0.0, 0.09, bwCells(bwPlace.xz * 2.7));
      tint *= (0.72 + 0.28 * crack) * (0.86 + 0.26 * grain);
    } else if (bwPattern < 3.5) {
      float ripple = sin((bwPlace.x + 0.35 * coarse) * 24.0 + bwPlace.z * 13.0);
      tint *= 0.94 + 0.05 * ripple + 0.1 * (grain - 0.5);
    } else if (bwPattern < 4.5) {
      tint *= 0.93 + 0.09 * coarse;
      tint += 0.07 * smoothstep(0.9, 0.98, bwNoise(bwPlace.xz * 60.0));
    } else if (bwPattern < 5.5) {
      float stones = smoothstep(0.02, 0.16, bwCells(bwPlace.xz * 4.6));
      tint *= (0.66 + 0.36 * stones) * (0.92 + 0.16 * coarse);
    } else if (bwPattern < 6.5) {
      vec2 slab = abs(fract(bwPlace.xz * 2.0) - 0.5);
      tint *= (1.0 - 0.28 * smoothstep(0.44, 0.49, max(slab.x, slab.y))) * (0.9 + 0.2 * grain);
    } else if (bwPattern < 7.5) {
      float vein = 1.0 - smoothstep(0.0, 0.09, bwCells(bwPlace.xz * 2.1));
      tint = tint * (0.8 + 0.4 * grain) + vec3(0.75, 0.2, 0.03) * vein * (0.35 + 0.65 * coarse);
    } else {
      float block = smoothstep(0.0, 0.05, bwCells(bwPlace.xz * 2.4));
      tint *= (0.8 + 0.22 * block) * (0.9 + 0.2 * grain);
    }
    tint = mix(tint, tint * 0.42, rim * 0.8);
  } else {
    float level = (bwPlace.y + 0.0001) / ${LEVEL.toFixed(3)};
    float depth = (bwTop - bwPlace.y) / ${LEVEL.toFixed(3)};
    float along = dot(bwLocal, vec2(-bwFace.y, bwFace.x));
    vec3 rock = bwSide * (0.8 + 0.3 * bwNoise(vec2(along * 9.0 + bwPlace.x, bwPlace.y * 16.0)));
    if (bwPattern > 7.5) {
      float row = floor(level);
      float brick = abs(fract(along * 3.2 + 0.5 * mod(row, 2.0) + bwHash(vec2(row, floor(bwPlace.x * 2.0))) * 0.1) - 0.5);
      rock *= 1.0 - 0.3 * smoothstep(0.42, 0.48, brick);
    }
    float groove = smoothstep(0.12, 0.0, abs(fract(level + 0.5) - 0.5)) * step(0.3, depth);
    rock *= 1.0 - 0.34 * groove;
    float lip = bwPattern > 0.5 && bwPattern < 1.5 ? 0.42 + 0.3 * bwNoise(vec2(along * 14.0 + bwPlace.x * 3.0, bwPlace.z * 5.0))
      : bwPattern > 3.5 && bwPattern < 4.5 ? 0.4 + 0.25 * grain : bwPattern > 2.5 && bwPattern < 3.5 ? 0.22 : 0.0;
    tint = depth < lip ? tint * (0.78 + 0.18 * grain) : rock;
  }
  diffuseColor.rgb = tint;
`;

/** The material of all land. */
function landMaterial(): THREE.Material {
  const material = new THREE.MeshLambertMaterial({ color: 0xffffff });
  material.onBeforeCompile = (shader) => {
    shader.vertexShader = shader.vertexShader
      .replace(
        '#include <common>',
        `#include <common>
        attribute float drop; attribute float pattern; attribute vec3 sideColour;
        varying vec2 bwLocal; varying vec3 bwPlace; varying float bwTop; varying float bwUp; varying float bwPattern; varying vec3 bwSide; varying vec2 bwFace;`,
      )
      .replace('#include <begin_vertex>', `#include <begin_vertex>\n${LAND_VERTEX}\nbwFace = normal.xz;`);
    shader.fragmentShader = shader.fragmentShader
      .replace(
        '#include <common>',
        `#include <common>
        varying vec2 bwLocal; varying vec3 bwPlace; varying float bwTop; varying float bwUp; varying float bwPattern; varying vec3 bwSide; varying vec2 bwFace;
        ${NOISE}`,
      )
      .replace('#include <color_fragment>', `#include <color_fragment>\n${LAND_FRAGMENT}`);
  };
  return material;
}

/** One prism: where it stands, from which height to which, and how it looks. */
export interface Block {
  x: number;
  z: number;
  from: number;
  to: number;
  look: string;
  at: string; // the space on top of it
}

/** The blocks of a battlefield: tiles, and the pieces that are built like them. */
export function blocksOf(ground: Ground): Block[] {
  const byPlace = placesOf(ground);
  const tiles = ground.columns.flatMap((column) => column.layers.map((_, n) => blockOf(column, n)));
  const stones = ground.obstacles.filter(isStone).flatMap((stone) =>
    stone.at.map((at, n): Block => {
      const { x, z } = centreOf(byPlace.get(at)!);
      return { x, z, from: stone.base * LEVEL, to: (stone.base + (stone.heights[n] ?? 1)) * LEVEL, look: 'castle', at };
    }),
  );
  return [...tiles, ...stones];
}

const isStone = (piece: Obstacle): boolean => ['castle-wall', 'castle-base', 'pillar'].includes(piece.kind);

/** The column of every space. */
export const placesOf = (ground: Ground): Map<string, Column> =>
  new Map(ground.columns.flatMap((column) => column.spaces.map((space) => [space.at, column] as const)));

function blockOf(column: Column, n: number): Block {
  const layer = column.layers[n]!;
  const { x, z } = centreOf(column);
  const [from, to] = [layer.from * LEVEL, layer.to * LEVEL + (layer.flat ? THIN - 0.02 : 0)];
  const look = layer.flat ? 'bed' : (layer.terrain in LAND && layer.terrain) || 'concrete';
  const space = column.spaces.filter((s) => !s.rung)[n] ?? column.spaces[0]!;
  return {
    x,
    z,
    from: n === 0 && layer.from === 0 ? -0.35 : from,
    to,
    look: wallWalk(layer.terrain, from) ?? look,
    at: space.at,
  };
}

// A road that hangs in the air is a wall walk: it is built of the castle's stone.
const wallWalk = (terrain: string, from: number): string | undefined =>
  terrain === 'road' && from > 4 * LEVEL ? 'castle' : undefined;

export interface Terrain {
  group: THREE.Group;
  blocks: Block[];
  land: THREE.InstancedMesh;
  /** Lets time pass for what flows. */
  flow: (seconds: number) => void;
  flows: boolean;
}

/** The ground of a battlefield. */
export function buildTerrain(ground: Ground): Terrain {
  const blocks = blocksOf(ground);
  const land = landMesh(blocks);
  const group = new THREE.Group();
  group.add(land);
  const liquid = liquidMesh(ground);
  if (liquid) group.add(liquid.mesh);
  return { group, blocks, land, flow: (seconds) => liquid?.flow(seconds), flows: liquid?.flows ?? false };
}

function landMesh(blocks: Block[]): THREE.InstancedMesh {
  const geometry = prism();
  const mesh = new THREE.InstancedMesh(geometry, landMaterial(), blocks.length);
  const pattern = new Float32Array(blocks.length);
  const side = new Float32Array(blocks.length * 3);
  const colour = new THREE.Color();
  const matrix = new THREE.Matrix4();
  blocks.forEach((block, n) => {
    const look = LAND[block.look]!;
    matrix.makeScale(1, block.to - block.from, 1).setPosition(block.x, block.from, block.z);
    mesh.setMatrixAt(n, matrix);
    const shade = 0.94 + 0.12 * chanceAt(block.x, block.z);
    mesh.setColorAt(n, colour.set(look.top).multiplyScalar(shade));
    pattern[n] = look.pattern;
    colour.set(look.side).toArray(side, n * 3);
  });
  geometry.setAttribute('pattern', new THREE.InstancedBufferAttribute(pattern, 1));
  geometry.setAttribute('sideColour', new THREE.InstancedBufferAttribute(side, 3));
  mesh.castShadow = mesh.receiveShadow = true;
  mesh.computeBoundingSphere();
  return mesh;
}

// --- thin tiles --------------------------------------------------------------------------------------------------

const LIQUID_FRAGMENT = /* glsl */ `
  vec3 tint = diffuseColor.rgb;
  vec2 p = bwPlace.xz;
  float bank = 9.0;
  for (int n = 0; n < 6; n++) {
    if (mod(floor(bwBanks / exp2(float(n))), 2.0) > 0.5) {
      float angle = float(n) * 1.0471976;
      bank = min(bank, 0.5 - dot(bwLocal, vec2(cos(angle), -sin(angle))));
    }
  }
  if (bwKind < 0.5) {
    float wave = bwNoise(p * 3.0 + vec2(time * 0.25, time * 0.1)) + 0.5 * bwNoise(p * 7.0 - vec2(time * 0.3, -time * 0.2));
    tint = mix(bwDeep, tint, smoothstep(0.35, 1.1, wave));
    tint += vec3(0.28) * smoothstep(1.16, 1.3, wave);
    tint = mix(tint, vec3(0.86, 0.95, 1.0), 0.75 * smoothstep(0.1, 0.03, bank + 0.05 * sin(time * 1.3 + p.x * 9.0 + p.y * 7.0)));
  } else if (bwKind < 1.5) {
    float murk = bwNoise(p * 2.2 + time * 0.06);
    tint = mix(bwDeep, tint, murk);
    float pad = bwNoise(p * 6.0);
    tint = mix(tint, vec3(0.36, 0.52, 0.2), 0.8 * smoothstep(0.7, 0.76, pad));
    tint = mix(tint, vec3(0.2, 0.22, 0.12), 0.6 * smoothstep(0.12, 0.0, bank));
  } else if (bwKind < 2.5) {
    float crack = 1.0 - smoothstep(0.0, 0.05, bwCells(p * 1.6));
    tint = mix(tint, bwDeep, 0.55 * bwNoise(p * 1.7)) + vec3(0.12) * crack;
  } else if (bwKind < 3.5) {
    float crust = bwCells(p * 2.0 + vec2(time * 0.05, -time * 0.03));
    float heat = 0.5 + 0.5 * bwNoise(p * 3.0 - time * 0.15);
    tint = mix(vec3(1.0, 0.78, 0.25), mix(tint, bwDeep, smoothstep(0.12, 0.5, crust)), smoothstep(0.0, 0.2, crust * heat + 0.04));
  } else {
    tint = mix(bwDeep, tint, bwNoise(p * 2.5));
  }
  diffuseColor.rgb = tint;
`;

interface Liquid {
  mesh: THREE.InstancedMesh;
  flow: (seconds: number) => void;
  flows: boolean;
}

function liquidMesh(ground: Ground): Liquid | null {
  const wet = ground.columns.flatMap((column) =>
    column.layers.filter((layer) => layer.flat && layer.terrain in LIQUID).map((layer) => ({ column, layer })),
  );
  if (!wet.length) return null;
  const geometry = new THREE.CircleGeometry(RADIUS, 6, Math.PI / 6).rotateX(-Math.PI / 2);
  const time = { value: 0 };
  const mesh = new THREE.InstancedMesh(geometry, liquidMaterial(time), wet.length);
  const [kind, banks, deep] = [
    new Float32Array(wet.length),
    new Float32Array(wet.length),
    new Float32Array(wet.length * 3),
  ];
  const level = new Map(wet.map(({ column, layer }) => [`${column.q},${column.r}`, `${layer.terrain} ${layer.to}`]));
  const [colour, matrix] = [new THREE.Color(), new THREE.Matrix4()];
  wet.forEach(({ column, layer }, n) => {
    const look = LIQUID[layer.terrain]!;
    const { x, z } = centreOf(column);
    matrix.makeTranslation(x, layer.to * LEVEL + THIN, z);
    mesh.setMatrixAt(n, matrix);
    mesh.setColorAt(n, colour.set(look.colour));
    kind[n] = look.kind;
    colour.set(look.deep).toArray(deep, n * 3);
    banks[n] = [0, 1, 2, 3, 4, 5].reduce((mask, side) => {
      const next = beyond({ q: column.q, r: column.r, side });
      return level.get(`${next.q},${next.r}`) === `${layer.terrain} ${layer.to}` ? mask : mask + 2 ** side;
    }, 0);
  });
  geometry.setAttribute('kind', new THREE.InstancedBufferAttribute(kind, 1));
  geometry.setAttribute('banks', new THREE.InstancedBufferAttribute(banks, 1));
  geometry.setAttribute('deep', new THREE.InstancedBufferAttribute(deep, 3));
  mesh.receiveShadow = true;
  mesh.computeBoundingSphere();
  const flows = wet.some(({ layer }) => !['ice', 'shadow'].includes(layer.terrain));
  return { mesh, flow: (seconds) => (time.value = seconds), flows };
}

function liquidMaterial(time: { value: number }): THREE.Material {
  const material = new THREE.MeshLambertMaterial({ color: 0xffffff });
  material.onBeforeCompile = (shader) => {
    shader.uniforms['time'] = time;
    shader.vertexShader = shader.vertexShader
      .replace(
        '#include <common>',
        `#include <common>
        attribute float kind; attribute float banks; attribute vec3 deep;
        varying vec2 bwLocal; varying vec3 bwPlace; varying float bwKind; varying float bwBanks; varying vec3 bwDeep;`,
      )
      .replace(
        '#include <begin_vertex>',
        `#include <begin_vertex>
        bwLocal = position.xz; bwPlace = (instanceMatrix * vec4(transformed, 1.0)).xyz; bwKind = kind; bwBanks = banks; bwDeep = deep;`,
      );
    shader.fragmentShader = shader.fragmentShader
      .replace(
        '#include <common>',
        `#include <common>
        uniform float time;
        varying vec2 bwLocal; varying vec3 bwPlace; varying float bwKind; varying float bwBanks; varying vec3 bwDeep;
        ${NOISE}`,
      )
      .replace('#include <color_fragment>', `#include <color_fragment>\n${LIQUID_FRAGMENT}`)
      .replace(
        '#include <emissivemap_fragment>',
        '#include <emissivemap_fragment>\nif (bwKind > 2.5 && bwKind < 3.5) totalEmissiveRadiance += diffuseColor.rgb * 0.75;',
      );
  };
  return material;
}
