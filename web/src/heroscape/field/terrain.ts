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
  bwRiseA = riseA;
  bwRiseB = riseB;
  bwWarm = warm;
  bwFace = normal.xz;
`;

const LAND_VARYINGS = /* glsl */ `
  varying vec2 bwLocal; varying vec3 bwPlace; varying float bwTop; varying float bwUp; varying float bwPattern;
  varying vec3 bwSide; varying vec2 bwFace; varying vec3 bwRiseA; varying vec3 bwRiseB; varying float bwWarm;
`;

// \`shade\`: how much of the open sky a point sees, from the heights of the six hexes around it. \`bump\`: how high the
// surface lies, from which its normal is made.
const LAND_FRAGMENT = /* glsl */ `
  vec3 tint = diffuseColor.rgb;
  float grain = bwNoise(bwPlace.xz * 9.0);
  float coarse = bwNoise(bwPlace.xz * 2.3);
  float shade = 1.0;
  float heat = 0.0;
  bump = 0.0;
  float rise[6];
  rise[0] = bwRiseA.x; rise[1] = bwRiseA.y; rise[2] = bwRiseA.z; rise[3] = bwRiseB.x; rise[4] = bwRiseB.y; rise[5] = bwRiseB.z;
  if (bwUp > 0.4) {
    float rim = smoothstep(0.43, 0.492, bwHex(bwLocal));
    for (int n = 0; n < 6; n++) {
      float angle = float(n) * 1.0471976;
      float gap = 0.5 - dot(bwLocal, vec2(cos(angle), -sin(angle)));
      shade *= 1.0 - 0.5 * clamp(rise[n] * 0.45, 0.0, 1.0) * smoothstep(0.42, -0.02, gap);
      if (mod(floor((bwWarm + 0.5) / exp2(float(n))), 2.0) > 0.5) heat = max(heat, smoothstep(0.62, 0.0, gap));
    }
    if (bwPattern < 0.5) { bump = 0.012 * grain; tint *= 0.93 + 0.14 * grain; }
    else if (bwPattern < 1.5) {
      float blades = bwNoise(bwPlace.xz * vec2(46.0, 30.0)) * 0.6 + bwNoise(bwPlace.xz * vec2(21.0, 33.0)) * 0.4;
      float patches = bwNoise(bwPlace.xz * 0.55 + 3.0);
      tint = mix(tint, tint * vec3(1.16, 1.02, 0.62), 0.75 * smoothstep(0.5, 0.85, patches));
      tint *= 0.74 + 0.22 * coarse + 0.3 * blades;
      tint += vec3(0.05, 0.06, 0.0) * smoothstep(0.68, 0.9, blades);
      bump = 0.03 * blades;
    } else if (bwPattern < 2.5) {
      float cells = bwCells(bwPlace.xz * 1.7 + 0.25 * grain);
      float crack = smoothstep(0.0, 0.1, cells);
      float facet = bwHash(floor(bwPlace.xz * 3.1));
      tint *= (0.66 + 0.34 * crack) * (0.84 + 0.2 * grain + 0.16 * coarse);
      tint = mix(tint, tint * vec3(0.86, 0.92, 0.8), smoothstep(0.55, 0.8, coarse) * 0.6);
      bump = 0.05 * crack + 0.03 * grain + 0.04 * coarse + 0.0 * facet;
    } else if (bwPattern < 3.5) {
      float ripple = sin((bwPlace.x + 0.5 * coarse) * 17.0 + bwPlace.z * 10.0 + 2.0 * grain);
      tint *= 0.95 + 0.05 * ripple + 0.12 * (grain - 0.5) + 0.12 * (coarse - 0.5);
      tint *= 1.0 - 0.18 * smoothstep(0.84, 0.9, bwNoise(bwPlace.xz * 31.0));
      bump = 0.012 * ripple + 0.01 * grain;
    } else if (bwPattern < 4.5) {
      tint = mix(tint, tint * vec3(0.86, 0.92, 1.0), 0.6 * smoothstep(0.35, 0.8, coarse));
      float spark = smoothstep(0.93, 0.99, bwNoise(bwPlace.xz * 70.0));
      tint += 0.12 * spark;
      bump = 0.05 * coarse + 0.012 * grain;
    } else if (bwPattern < 5.5) {
      float cells = bwCells(bwPlace.xz * 4.6);
      float stones = smoothstep(0.02, 0.2, cells);
      float tone = bwHash(floor(bwPlace.xz * 4.6));
      tint *= (0.56 + 0.44 * stones) * (0.86 + 0.16 * coarse + 0.1 * tone + 0.08 * grain);
      bump = 0.06 * smoothstep(0.0, 0.4, cells);
    } else if (bwPattern < 6.5) {
      vec2 slab = abs(fract(bwPlace.xz * 2.0) - 0.5);
      float joint = smoothstep(0.43, 0.485, max(slab.x, slab.y));
      tint *= (1.0 - 0.34 * joint) * (0.84 + 0.2 * grain + 0.14 * bwHash(floor(bwPlace.xz * 2.0 + 0.5)));
      bump = 0.02 * (1.0 - joint) + 0.008 * grain;
    } else if (bwPattern < 7.5) {
      float cells = bwCells(bwPlace.xz * 2.1 + 0.2 * grain);
      float vein = 1.0 - smoothstep(0.0, 0.09, cells);
      tint = tint * (0.7 + 0.45 * grain);
      ember = vein * (0.25 + 0.75 * smoothstep(0.3, 0.75, coarse));
      bump = 0.06 * smoothstep(0.0, 0.3, cells) + 0.03 * grain;
    } else {
      float cells = bwCells(bwPlace.xz * 2.4);
      float block = smoothstep(0.0, 0.06, cells);
      tint *= (0.72 + 0.28 * block) * (0.86 + 0.16 * grain + 0.12 * coarse);
      bump = 0.03 * smoothstep(0.0, 0.2, cells) + 0.01 * grain;
    }
    tint = mix(tint, tint * 0.4, rim * 0.72);
  } else {
    float level = (bwPlace.y + 0.0001) / ${LEVEL.toFixed(3)};
    float depth = (bwTop - bwPlace.y) / ${LEVEL.toFixed(3)};
    float along = dot(bwLocal, vec2(-bwFace.y, bwFace.x));
    vec2 wallAt = vec2(along * 5.0 + dot(bwPlace.xz, vec2(1.7, 2.3)), bwPlace.y * 7.0);
    float rough = bwNoise(wallAt) * 0.6 + bwNoise(wallAt * 2.7) * 0.4;
    vec3 rock = bwSide * (0.72 + 0.46 * rough);
    bump = 0.05 * rough;
    if (bwPattern > 7.5) {
      float row = floor(bwPlace.y / ${(LEVEL / 2).toFixed(3)});
      float shift = fract(along * 3.4 + 0.5 * mod(row, 2.0) + bwHash(vec2(row, 3.0)) * 0.2);
      float bed = abs(fract(bwPlace.y / ${(LEVEL / 2).toFixed(3)}) - 0.5);
      float joint = max(smoothstep(0.42, 0.48, abs(shift - 0.5)), smoothstep(0.4, 0.48, bed));
      float tone = bwHash(vec2(row, floor(along * 3.4 + 0.5 * mod(row, 2.0)) + floor(dot(bwPlace.xz, vec2(3.0, 5.0)))));
      rock = bwSide * (0.8 + 0.26 * tone + 0.14 * rough) * (1.0 - 0.42 * joint);
      bump = 0.035 * (1.0 - joint) + 0.015 * rough;
      rock = mix(rock, rock * vec3(0.72, 0.82, 0.6), 0.7 * smoothstep(2.2, 0.0, level + 1.6 * rough - 1.0));
    } else {
      float groove = smoothstep(0.13, 0.0, abs(fract(level + 0.5) - 0.5)) * step(0.3, depth);
      rock *= 1.0 - 0.38 * groove;
      bump -= 0.05 * groove;
      float strata = fract(level) ;
      rock *= 0.92 + 0.14 * strata;
    }
    float lip = bwPattern > 0.5 && bwPattern < 1.5 ? 0.32 + 0.42 * bwNoise(vec2(along * 15.0 + bwPlace.x * 3.0, bwPlace.z * 5.0))
      : bwPattern > 3.5 && bwPattern < 4.5 ? 0.42 + 0.3 * bwNoise(vec2(along * 8.0 + bwPlace.x * 3.0, bwPlace.z * 5.0)) : bwPattern > 2.5 && bwPattern < 3.5 ? 0.22 : 0.0;
    tint = depth < lip ? tint * (0.72 + 0.24 * grain) : rock;
    int face = int(mod(floor(atan(-bwFace.y, bwFace.x) / 1.0471976 + 6.5), 6.0));
    float foot = bwTop + ${LEVEL.toFixed(3)} * rise[face];
    shade = 0.55 + 0.45 * smoothstep(-0.05, 0.75, bwPlace.y - foot);
    if (mod(floor((bwWarm + 0.5) / exp2(float(face))), 2.0) > 0.5) heat = smoothstep(0.9, 0.0, bwPlace.y - foot);
  }
  glow = vec3(1.0, 0.36, 0.06) * (0.5 * heat * heat) + vec3(1.3, 0.34, 0.04) * ember;
  diffuseColor.rgb = tint * shade;
`;

// What a slow device draws of the land while the camera moves: colours, edges, levels and shade, without grain.
const PLAIN_FRAGMENT = /* glsl */ `
  vec3 tint = diffuseColor.rgb;
  float shade = 1.0;
  if (bwUp > 0.4) {
    vec2 far = vec2(bwLocal.x, 0.5 * bwLocal.x), aside = vec2(0.0, 0.8660254 * bwLocal.y);
    vec3 near = vec3(far.x, far.y - aside.y, -far.y - aside.y);
    vec3 gapA = 0.5 - near, gapB = 0.5 + near;
    vec3 darkA = 1.0 - 0.5 * clamp(bwRiseA * 0.45, 0.0, 1.0) * smoothstep(0.42, -0.02, gapA);
    vec3 darkB = 1.0 - 0.5 * clamp(bwRiseB * 0.45, 0.0, 1.0) * smoothstep(0.42, -0.02, gapB);
    shade = darkA.x * darkA.y * darkA.z * darkB.x * darkB.y * darkB.z;
    tint *= 0.95 * (1.0 - 0.43 * smoothstep(0.43, 0.492, max(max(abs(near.x), abs(near.y)), abs(near.z))));
  } else {
    float level = bwPlace.y / ${LEVEL.toFixed(3)};
    float depth = bwTop / ${LEVEL.toFixed(3)} - level;
    float groove = smoothstep(0.13, 0.0, abs(fract(level + 0.5) - 0.5)) * step(0.3, depth);
    bool grown = bwPattern > 0.5 && bwPattern < 1.5 || bwPattern > 3.5 && bwPattern < 4.5;
    tint = grown && depth < 0.5 ? tint * 0.84 : bwSide * (0.95 * (1.0 - 0.38 * groove));
    shade = 0.82;
  }
  diffuseColor.rgb = tint * shade;
`;

// Bends the normal by how the surface rises from pixel to pixel; less where a pixel covers much ground.
const BUMPED = /* glsl */ `
  #include <normal_fragment_maps>
  {
    vec3 across = dFdx(-vViewPosition), along = dFdy(-vViewPosition);
    vec3 u = cross(along, normal), v = cross(normal, across);
    float area = dot(across, u);
    vec3 slope = sign(area) * (dFdx(bump) * u + dFdy(bump) * v);
    float fine = smoothstep(0.06, 0.012, length(across) + length(along));
    normal = normalize(abs(area) * normal - slope * 0.8 * fine);
  }
`;

/** The material of all land; with all its grain, or plain. */
function landMaterial(fine: boolean): THREE.Material {
  const material = new THREE.MeshLambertMaterial({ color: 0xffffff });
  material.customProgramCacheKey = () => `land ${fine}`;
  material.onBeforeCompile = (shader) => {
    shader.vertexShader = shader.vertexShader
      .replace(
        '#include <common>',
        `#include <common>
        attribute float drop; attribute float pattern; attribute vec3 sideColour; attribute vec3 riseA; attribute vec3 riseB; attribute float warm;
        ${LAND_VARYINGS}`,
      )
      .replace('#include <begin_vertex>', `#include <begin_vertex>\n${LAND_VERTEX}`);
    shader.fragmentShader = shader.fragmentShader.replace('#include <common>', `#include <common>\n${LAND_VARYINGS}`);
    if (!fine) {
      shader.fragmentShader = shader.fragmentShader.replace(
        '#include <color_fragment>',
        `#include <color_fragment>\n${PLAIN_FRAGMENT}`,
      );
      return;
    }
    shader.fragmentShader = shader.fragmentShader
      .replace('#include <common>', `#include <common>\n${NOISE}`)
      .replace('void main() {', 'void main() {\nfloat bump = 0.0; float ember = 0.0; vec3 glow = vec3(0.0);')
      .replace('#include <color_fragment>', `#include <color_fragment>\n${LAND_FRAGMENT}`)
      .replace('#include <normal_fragment_maps>', BUMPED)
      .replace('#include <emissivemap_fragment>', '#include <emissivemap_fragment>\ntotalEmissiveRadiance += glow;');
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
  /** Draws the land with all its grain, or plain, as a slow device does while the camera moves. */
  detail: (fine: boolean) => void;
}

/** The ground of a battlefield. */
export function buildTerrain(ground: Ground): Terrain {
  const blocks = blocksOf(ground);
  const land = landMesh(blocks, ground);
  const group = new THREE.Group();
  group.add(land);
  const liquid = liquidMesh(ground);
  if (liquid) group.add(liquid.mesh);
  const rich = land.material;
  let plain: THREE.Material | undefined;
  return {
    group,
    blocks,
    land,
    flow: (seconds) => liquid?.flow(seconds),
    flows: liquid?.flows ?? false,
    detail: (fine) => (land.material = fine ? rich : (plain ??= landMaterial(false))),
  };
}

// How far the ground beyond each side lies above a block (in levels, at most `HIGHER`), and which sides are at lava.
const HIGHER = 3;

function aroundOf(ground: Ground): (block: Block) => { rise: number[]; warm: number } {
  const columns = new Map(ground.columns.map((column) => [`${column.q},${column.r}`, column]));
  const byPlace = placesOf(ground);
  const stones = new Map<string, number>();
  for (const stone of ground.obstacles.filter(isStone))
    stone.at.forEach((at, n) => {
      const { q, r } = byPlace.get(at)!;
      stones.set(`${q},${r}`, stone.base + (stone.heights[n] ?? 1));
    });
  return (block) => {
    const here = byPlace.get(block.at)!;
    const level = block.to / LEVEL;
    const beside = [0, 1, 2, 3, 4, 5].map((side) => {
      const { q, r } = beyond({ q: here.q, r: here.r, side });
      return { column: columns.get(`${q},${r}`), stone: stones.get(`${q},${r}`) ?? -9 };
    });
    const rise = beside.map(({ column, stone }) => {
      const tops = (column?.layers ?? []).filter((layer) => layer.from <= level + 1).map((layer) => layer.to);
      return Math.max(-20, Math.min(HIGHER, Math.max(stone, ...tops, column ? 0 : -1) - level));
    });
    const warm = beside.reduce((mask, { column }, side) => {
      const hot = column?.layers.some((layer) => layer.terrain === 'molten-lava' && Math.abs(layer.to - level) < 6);
      return hot ? mask + 2 ** side : mask;
    }, 0);
    return { rise, warm };
  };
}

function landMesh(blocks: Block[], ground: Ground): THREE.InstancedMesh {
  const geometry = prism();
  const mesh = new THREE.InstancedMesh(geometry, landMaterial(true), blocks.length);
  const pattern = new Float32Array(blocks.length);
  const side = new Float32Array(blocks.length * 3);
  const [riseA, riseB] = [new Float32Array(blocks.length * 3), new Float32Array(blocks.length * 3)];
  const warmth = new Float32Array(blocks.length);
  const around = aroundOf(ground);
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
    const { rise, warm } = around(block);
    riseA.set(rise.slice(0, 3), n * 3);
    riseB.set(rise.slice(3), n * 3);
    warmth[n] = warm;
  });
  geometry.setAttribute('pattern', new THREE.InstancedBufferAttribute(pattern, 1));
  geometry.setAttribute('sideColour', new THREE.InstancedBufferAttribute(side, 3));
  geometry.setAttribute('riseA', new THREE.InstancedBufferAttribute(riseA, 3));
  geometry.setAttribute('riseB', new THREE.InstancedBufferAttribute(riseB, 3));
  geometry.setAttribute('warm', new THREE.InstancedBufferAttribute(warmth, 1));
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
    if (mod(floor((bwBanks + 0.5) / exp2(float(n))), 2.0) > 0.5) {
      float angle = float(n) * 1.0471976;
      bank = min(bank, 0.5 - dot(bwLocal, vec2(cos(angle), -sin(angle))));
    }
  }
  if (bwKind < 0.5) {
    float wave = bwNoise(p * 2.6 + vec2(time * 0.25, time * 0.1)) + 0.5 * bwNoise(p * 6.0 - vec2(time * 0.3, -time * 0.2));
    float inward = smoothstep(0.0, 0.55, bank);
    tint = mix(vec3(0.29, 0.62, 0.66), mix(bwDeep, tint, 0.25 + 0.35 * wave), inward);
    vec2 fine = p * 11.0 + vec2(time * 0.5, time * 0.3);
    tilt = 0.16 * vec2(bwNoise(fine) - bwNoise(fine + vec2(0.6, 0.0)), bwNoise(fine) - bwNoise(fine + vec2(0.0, 0.6)));
    vec2 broad = p * 2.6 + vec2(time * 0.25, time * 0.1);
    tilt += 0.22 * vec2(bwNoise(broad) - bwNoise(broad + vec2(0.3, 0.0)), bwNoise(broad) - bwNoise(broad + vec2(0.0, 0.3)));
    float foam = smoothstep(0.085, 0.03, bank + 0.045 * sin(time * 1.3 + p.x * 9.0 + p.y * 7.0) + 0.05 * bwNoise(p * 14.0));
    float second = smoothstep(0.03, 0.0, abs(bank - 0.17 - 0.03 * sin(time * 0.9 + p.x * 5.0 - p.y * 6.0))) * bwNoise(p * 8.0 + time * 0.1);
    tint = mix(tint, vec3(0.9, 0.96, 1.0), clamp(0.8 * foam + 0.4 * second, 0.0, 1.0));
    shine = (1.0 - foam) * 1.0;
  } else if (bwKind < 1.5) {
    float murk = bwNoise(p * 2.2 + time * 0.06);
    tint = mix(bwDeep, tint, murk);
    float pad = bwNoise(p * 6.0);
    tint = mix(tint, vec3(0.36, 0.52, 0.2), 0.8 * smoothstep(0.7, 0.76, pad));
    shine = 0.45 * (1.0 - smoothstep(0.7, 0.76, pad));
    tint = mix(tint, vec3(0.2, 0.22, 0.12), 0.6 * smoothstep(0.12, 0.0, bank));
  } else if (bwKind < 2.5) {
    float crack = 1.0 - smoothstep(0.0, 0.05, bwCells(p * 1.6));
    tint = mix(tint, bwDeep, 0.55 * bwNoise(p * 1.7)) + vec3(0.16) * crack;
    tint += 0.1 * smoothstep(0.55, 0.8, bwNoise(p * vec2(1.3, 4.0) + 9.0));
    bump = 0.02 * crack;
    shine = 0.8;
  } else if (bwKind < 3.5) {
    vec2 drift = p + 0.22 * vec2(bwNoise(p * 1.6 + time * 0.05), bwNoise(p * 1.6 - time * 0.04 + 7.0));
    float crust = bwCells(drift * 1.5 + vec2(time * 0.04, -time * 0.025));
    float heat = 0.45 + 0.55 * bwNoise(p * 2.4 - time * 0.12);
    float plate = smoothstep(0.06, 0.34, crust * (0.75 + 0.5 * heat));
    vec3 molten = mix(vec3(1.0, 0.86, 0.36), vec3(1.0, 0.36, 0.04), smoothstep(0.0, 0.16, crust));
    vec3 skin = mix(bwDeep, vec3(0.17, 0.06, 0.05), 0.35 + 0.65 * bwNoise(p * 9.0));
    tint = mix(molten, skin, plate * smoothstep(0.0, 0.3, bank + 0.1));
    lava = 1.0 - 0.82 * plate;
    bump = 0.06 * plate;
  } else {
    tint = mix(bwDeep, tint, bwNoise(p * 2.5));
  }
  diffuseColor.rgb = tint;
`;

// What lies in water and ice of the sky, and the sun on it.
const SHINE = /* glsl */ `
  {
    vec3 eye = normalize(vViewPosition);
    vec3 normal = normalize(normal + (viewMatrix * vec4(tilt.x, 0.0, tilt.y, 0.0)).xyz);
    vec3 upward = normalize((viewMatrix * vec4(0.0, 1.0, 0.0, 0.0)).xyz);
    float grazing = pow(1.0 - clamp(dot(normal, eye), 0.0, 1.0), 3.0);
    vec3 sky = mix(vec3(0.55, 0.66, 0.78), vec3(0.32, 0.5, 0.74), clamp(dot(reflect(-eye, normal), upward), 0.0, 1.0));
    vec3 sun = normalize((viewMatrix * vec4(-0.42, 0.72, -0.5, 0.0)).xyz);
    float glint = pow(clamp(dot(reflect(-eye, normal), sun), 0.0, 1.0), 180.0);
    outgoingLight += shine * (sky * (0.05 + 0.42 * grazing) + vec3(1.0, 0.95, 0.82) * glint * 0.26);
    outgoingLight += lava * diffuseColor.rgb * 0.9;
  }
  #include <opaque_fragment>
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
  const geometry = new THREE.CircleGeometry(RADIUS * 1.008, 6, Math.PI / 6).rotateX(-Math.PI / 2);
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
      .replace(
        'void main() {',
        'void main() {\nfloat bump = 0.0; float shine = 0.0; float lava = 0.0; vec2 tilt = vec2(0.0);',
      )
      .replace('#include <color_fragment>', `#include <color_fragment>\n${LIQUID_FRAGMENT}`)
      .replace('#include <normal_fragment_maps>', BUMPED)
      .replace('#include <opaque_fragment>', SHINE);
  };
  return material;
}
