// Figures sculpted by code: a body of round parts with what its card says it wears and carries. A person is one unit
// high and looks to +z; everything is scaled to the figure's true height.
import * as THREE from 'three';
import { bodyOf, type Arm, type Body, type Person } from './body';
import { GENERALS } from './palette';
import { ball, block, cone, limb, plate, whole, type Part, type Spot3 } from './parts';

const WOOD = 0x6b4626;
const LEATHER = 0x5a3d26;
const DARK = 0x2a2a30;

interface Paints {
  cloth: number;
  trim: number;
  body: Body;
}

/** A figure `high` hexes tall, with its foot at y = 0; its length is along z. */
export function sculptOf(person: Person & { general: string }, high: number): THREE.BufferGeometry {
  const body = bodyOf(person);
  const [light, dark] = GENERALS[person.general] ?? GENERALS['valkrill']!;
  const paints = { cloth: worn(light, person.unit, 0), trim: worn(dark, person.unit, 1), body };
  const made = whole(MAKERS[body.frame](paints, person));
  return fitted(made, high, person.hexes);
}

// Cloth takes the general's colour in many ways: faded, dark, over leather or linen.
const DYES = [0xe9e0cc, 0x34343e, 0x6b4a2c, 0x8a8f96, 0xb9894a] as const;

function worn(colour: number, unit: string, salt: number): number {
  const sum = [...unit].reduce((all, letter, n) => all + letter.charCodeAt(0) * (n + 3 + salt), 0);
  const dye = new THREE.Color(DYES[sum % DYES.length]!);
  return new THREE.Color(colour).lerp(dye, 0.12 + 0.34 * ((sum % 7) / 6)).getHex();
}

/** As tall as it is, but no wider than its base allows. */
function fitted(made: THREE.BufferGeometry, high: number, hexes: number): THREE.BufferGeometry {
  made.computeBoundingBox();
  const { min, max } = made.boundingBox!;
  const tall = high / Math.max(0.01, max.y);
  const across = Math.max(max.x, -min.x) * tall;
  const along = Math.max(max.z, -min.z) * tall;
  const wide = tall * Math.min(1, 0.62 / across, (hexes > 1 ? 1.05 : 0.66) / along);
  return made.scale(wide, tall, wide);
}

const MAKERS: Record<Body['frame'], (paints: Paints, person: Person) => Part[]> = {
  person: (p) => personParts(p),
  dragon: dragonParts,
  beast: (p) => beastParts(p),
  rider: riderParts,
  serpent: serpentParts,
  spider: spiderParts,
  heap: heapParts,
  machine: machineParts,
  egg: eggParts,
};

// --- people ---------------------------------------------------------------------------------------------------------

function personParts(paints: Paints): Part[] {
  const { body, cloth, trim } = paints;
  const g = body.girth;
  const metallic = body.head === 'robot';
  const skin = body.skin;
  const legs = metallic ? skin : trim;
  const boot = metallic ? DARK : LEATHER;
  const parts: Part[] = [];
  const hip = 0.46;
  if (body.robe) {
    parts.push(limb(trim, [0, 0, 0], [0, hip + 0.06, 0], 0.2 * g, 0.115 * g, 10));
    parts.push(limb(cloth, [0, 0.0, 0.03], [0, hip + 0.05, 0.035], 0.13 * g, 0.085 * g, 8));
  } else {
    for (const side of [-1, 1]) {
      const foot: Spot3 = [0.105 * side * g, 0.03, side > 0 ? 0.06 : -0.05];
      const knee: Spot3 = [0.1 * side * g, 0.25, side > 0 ? 0.085 : 0.03];
      parts.push(limb(boot, foot, knee, 0.052 * g, 0.055 * g));
      parts.push(limb(legs, knee, [0.065 * side * g, hip, 0], 0.06 * g, 0.082 * g));
      parts.push(ball(boot, [foot[0], 0.028, foot[2] + 0.035], 0.055 * g, [0.85, 0.55, 1.45]));
    }
    parts.push(limb(cloth, [0, hip - 0.13, 0], [0, hip + 0.04, 0], 0.155 * g, 0.11 * g, 9));
  }
  // Torso, belt and shoulders.
  parts.push(limb(cloth, [0, hip, 0], [0, 0.7, 0.005], 0.105 * g, 0.15 * g, 10));
  parts.push(ball(cloth, [0, 0.7, 0.005], 0.15 * g, [1.08, 0.72, 0.8]));
  parts.push(limb(LEATHER, [0, hip - 0.01, 0], [0, hip + 0.035, 0], 0.118 * g, 0.118 * g, 10));
  if (metallic || ['helm', 'crest', 'topknot', 'crown'].includes(body.head))
    parts.push(ball(body.metal, [0, 0.655, 0.045 * g], 0.12 * g, [1.05, 1.02, 0.75]));
  for (const side of [-1, 1])
    parts.push(
      ball(
        metallic ? skin : body.head === 'hair' ? trim : body.metal,
        [0.165 * side * g, 0.73, 0],
        0.068 * g,
        [1, 0.85, 1],
      ),
    );
  parts.push(...arms(paints));
  parts.push(limb(skin, [0, 0.74, 0.005], [0, 0.81, 0.015], 0.05 * g, 0.047 * g));
  parts.push(...headParts(paints, [0, 0.865, 0.02], 0.082 * (0.9 + 0.1 * g)));
  if (body.heads > 1) parts.push(...headParts(paints, [0.14, 0.85, 0.01], 0.07));
  if (body.cape) parts.push(capeOf(trim, g));
  if (body.wings) parts.push(...wingsOf(body.wings === 'feather' ? 0xf2ead8 : trim, body.wings));
  if (body.tail) parts.push(cone(skin, [0, 0.4, -0.08], [0.06, 0.06, -0.42], 0.075));
  return parts;
}

function arms({ body, cloth }: Paints): Part[] {
  const g = body.girth;
  const sleeve = body.head === 'robot' ? body.skin : cloth;
  // The right hand is raised for blows, level for shots.
  const level = ['rifle', 'pistol', 'cannon', 'bow'].includes(body.right);
  const elbow: Spot3 = level ? [-0.2 * g, 0.6, 0.08] : [-0.235 * g, 0.6, 0.05];
  const hand: Spot3 = level ? [-0.13 * g, 0.63, 0.22] : [-0.235 * g, 0.68, 0.19];
  const elbowL: Spot3 = [0.235 * g, 0.585, 0.03];
  const handL: Spot3 = level && body.left === 'none' ? [0.06 * g, 0.64, 0.24] : [0.215 * g, 0.54, 0.17];
  return [
    limb(sleeve, [-0.17 * g, 0.725, 0], elbow, 0.055 * g, 0.045 * g),
    limb(body.skin, elbow, hand, 0.044 * g, 0.036 * g),
    ball(body.skin, hand, 0.042 * g),
    limb(sleeve, [0.17 * g, 0.725, 0], elbowL, 0.055 * g, 0.045 * g),
    limb(body.skin, elbowL, handL, 0.044 * g, 0.036 * g),
    ball(body.skin, handL, 0.042 * g),
    ...armed(body.right, hand, body),
    ...armed(body.left, handL, body),
  ];
}

/** What a hand holds. */
function armed(arm: Arm, [x, y, z]: Spot3, body: Body): Part[] {
  const steel = body.metal;
  const bar = (colour: number, from: Spot3, to: Spot3, r: number, r2 = r): Part =>
    limb(colour, [x + from[0], y + from[1], z + from[2]], [x + to[0], y + to[1], z + to[2]], r, r2, 6);
  const at = (dx: number, dy: number, dz: number): Spot3 => [x + dx, y + dy, z + dz];
  switch (arm) {
    case 'sword':
    case 'great-sword': {
      const long = arm === 'sword' ? 0.34 : 0.5;
      return [
        block(steel, at(0, 0.05 + long / 2, 0.04), [0.045, long, 0.014]),
        cone(steel, at(0, 0.05 + long, 0.04), at(0, 0.12 + long, 0.045), 0.024, 4),
        block(0xc59a3c, at(0, 0.045, 0.03), [0.13, 0.028, 0.04]),
        bar(LEATHER, [0, -0.07, 0.0], [0, 0.05, 0.02], 0.016),
      ];
    }
    case 'axe':
      return [
        bar(WOOD, [0, -0.16, -0.01], [0, 0.3, 0.05], 0.016),
        plate(
          steel,
          [
            [0, -0.085],
            [0.12, -0.12],
            [0.15, 0],
            [0.12, 0.12],
            [0, 0.085],
          ],
          0.03,
        ).translate(...at(0, 0.22, 0.04)),
      ];
    case 'hammer':
      return [bar(WOOD, [0, -0.16, -0.01], [0, 0.28, 0.05], 0.018), block(steel, at(0, 0.29, 0.05), [0.2, 0.11, 0.11])];
    case 'club':
      return [limb(WOOD, at(0, -0.1, -0.02), at(0, 0.36, 0.08), 0.022, 0.075, 7), ball(WOOD, at(0, 0.36, 0.08), 0.078)];
    case 'spear':
      return [
        bar(WOOD, [0, -0.62, -0.03], [0, 0.36, 0.03], 0.014),
        cone(steel, at(0, 0.35, 0.03), at(0, 0.5, 0.04), 0.034, 4),
      ];
    case 'trident':
      return [
        bar(WOOD, [0, -0.6, -0.03], [0, 0.3, 0.03], 0.014),
        block(steel, at(0, 0.3, 0.03), [0.17, 0.024, 0.024]),
        ...[-0.075, 0, 0.075].map((dx) => cone(steel, at(dx, 0.3, 0.03), at(dx, 0.46, 0.04), 0.018, 4)),
      ];
    case 'staff':
      return [bar(WOOD, [0, -0.62, 0], [0, 0.34, 0.02], 0.017), ball(0x7fe0ff, at(0, 0.38, 0.02), 0.052)];
    case 'torch':
      return [ball(0xff9a2a, at(0, 0.08, 0.03), 0.07), cone(0xffd25a, at(0, 0.08, 0.03), at(0, 0.3, 0.04), 0.06)];
    case 'bow': {
      const bow = new THREE.TorusGeometry(0.27, 0.014, 5, 14, Math.PI * 0.86)
        .rotateZ(-Math.PI * 0.43)
        .rotateY(-Math.PI / 2);
      const made = whole([paintedAs(bow, WOOD)]).translate(...at(0.0, 0.02, -0.14));
      return [
        made,
        limb(0xe8e0cc, at(0, 0.28, -0.08), at(0, -0.24, -0.08), 0.005, 0.005, 4),
        cone(0xd8d2c0, at(0.02, 0.02, -0.08), at(0.02, 0.02, 0.26), 0.01, 4),
      ];
    }
    case 'rifle':
      return [
        limb(WOOD, at(0.02, -0.03, -0.2), at(0.02, 0.0, 0.06), 0.036, 0.026, 6),
        limb(0x3d4148, at(0.02, 0.0, 0.02), at(0.02, 0.02, 0.4), 0.02, 0.016, 6),
      ];
    case 'pistol':
      return [
        limb(0x3d4148, at(0, 0.03, 0), at(0, 0.04, 0.17), 0.02, 0.016, 6),
        limb(WOOD, at(0, 0.03, 0.01), at(0, -0.05, -0.01), 0.018),
      ];
    case 'cannon':
      return [
        limb(0x4a5058, at(0, 0, -0.1), at(0, 0.01, 0.2), 0.06, 0.052, 8),
        limb(0x2d3036, at(0, 0.01, 0.18), at(0, 0.01, 0.33), 0.036, 0.042, 8),
        ball(0xff6a4a, at(0, 0.01, 0.33), 0.03),
      ];
    case 'flail':
      return [
        bar(WOOD, [0, -0.1, 0], [0, 0.18, 0.03], 0.016),
        limb(0x5a5e64, at(0, 0.18, 0.03), at(-0.1, 0.26, 0.1), 0.008),
        ball(steel, at(-0.12, 0.26, 0.12), 0.062),
      ];
    case 'claw':
      return [-0.03, 0, 0.03].map((dx) => cone(0xeee6d0, at(dx, -0.01, 0.03), at(dx * 1.5, -0.05, 0.13), 0.014, 4));
    case 'fist':
      return [ball(0x4a5058, [x, y, z], 0.085)];
    case 'shield':
      return [
        limb(body.metal, at(0.02, 0.06, 0.05), at(0.02, 0.06, 0.075), 0.17, 0.16, 12),
        limb(0x9c2f2a, at(0.02, 0.06, 0.07), at(0.02, 0.06, 0.085), 0.13, 0.125, 12),
        ball(0xd8b04a, at(0.02, 0.06, 0.085), 0.04),
      ].map((part) => part);
    case 'none':
      return [];
  }
}

const paintedAs = (part: THREE.BufferGeometry, colour: number): Part => {
  const { count } = part.getAttribute('position');
  const shade = new THREE.Color(colour);
  part.setAttribute(
    'color',
    new THREE.Float32BufferAttribute(Array.from({ length: count }, () => [shade.r, shade.g, shade.b]).flat(), 3),
  );
  part.deleteAttribute('uv');
  return part;
};

function headParts({ body, cloth, trim }: Paints, [x, y, z]: Spot3, r: number): Part[] {
  const { skin, metal } = body;
  const at = (dx: number, dy: number, dz: number): Spot3 => [x + dx * r, y + dy * r, z + dz * r];
  const eyes = (colour: number): Part[] => [-0.38, 0.38].map((dx) => ball(colour, at(dx, 0.12, 0.86), r * 0.16));
  const face = [ball(skin, [x, y, z], r, [0.92, 1.12, 1])];
  const nose = ball(skin, at(0, -0.1, 0.98), r * 0.2);
  switch (body.head) {
    case 'robot':
      return [
        block(skin, [x, y, z], [r * 1.7, r * 1.7, r * 1.7]),
        block(0x2a2d33, at(0, 0.1, 0.86), [r * 1.5, r * 0.5, r * 0.2]),
        ball(0xff4a3a, at(-0.36, 0.1, 0.98), r * 0.17),
        ball(0xff4a3a, at(0.36, 0.1, 0.98), r * 0.17),
        limb(DARK, at(0.6, 0.8, 0), at(0.6, 1.7, -0.1), r * 0.08),
      ];
    case 'skull':
      return [
        ball(0xe6e0c8, [x, y, z], r, [0.95, 1.05, 1]),
        block(0xe6e0c8, at(0, -0.75, 0.4), [r * 0.9, r * 0.6, r * 0.8]),
        ...eyes(0x1d1a16),
      ];
    case 'snout':
      return [
        ...face,
        cone(skin, at(0, -0.25, 0.5), at(0, -0.45, 1.95), r * 0.62),
        cone(skin, at(-0.6, 0.6, -0.1), at(-0.8, 1.6, -0.2), r * 0.32, 5),
        cone(skin, at(0.6, 0.6, -0.1), at(0.8, 1.6, -0.2), r * 0.32, 5),
        ...eyes(0xf2d04a),
      ];
    case 'tentacles':
      return [
        ball(skin, at(0, 0.25, 0), r * 1.15, [0.95, 1.25, 1.05]),
        ...[-0.5, -0.18, 0.18, 0.5].map((dx) => cone(skin, at(dx, -0.4, 0.75), at(dx * 1.8, -1.9, 1.15), r * 0.22, 5)),
        ...eyes(0xf4f0ff),
      ];
    case 'bald':
      return [
        ...face,
        nose,
        ...eyes(0x1a1712),
        cone(0xeee6d0, at(-0.3, -0.6, 0.8), at(-0.34, -0.2, 1.05), r * 0.12, 4),
        cone(0xeee6d0, at(0.3, -0.6, 0.8), at(0.34, -0.2, 1.05), r * 0.12, 4),
      ];
    case 'ears':
      return [
        ...face,
        nose,
        ...eyes(0x1a1712),
        cone(skin, at(-0.8, 0.05, 0), at(-1.9, 0.7, -0.4), r * 0.26, 4),
        cone(skin, at(0.8, 0.05, 0), at(1.9, 0.7, -0.4), r * 0.26, 4),
        ball(trim, at(0, 0.35, -0.28), r * 1.02, [0.98, 1, 0.9]),
      ];
    case 'hood':
      return [
        ...face,
        ...eyes(0x1a1712),
        ball(trim, at(0, 0.12, -0.2), r * 1.24, [1, 1.08, 0.95]),
        cone(trim, at(0, 0.7, -0.5), at(0, 1.15, -1.5), r * 0.6),
        block(trim, at(0, -0.42, 0.72), [r * 1.2, r * 0.55, r * 0.55]),
      ];
    case 'hat':
      return body.robe
        ? [
            ...face,
            nose,
            ...eyes(0x1a1712),
            limb(cloth, at(0, 0.45, 0), at(0, 0.58, 0), r * 1.75, r * 1.6, 12),
            cone(cloth, at(0, 0.55, 0), at(0.25, 2.6, -0.3), r * 1.05, 9),
            cone(0xe8e4da, at(0, -0.5, 0.7), at(0, -2, 1), r * 0.6, 6),
          ]
        : [
            ...face,
            nose,
            ...eyes(0x1a1712),
            limb(LEATHER, at(0, 0.5, 0), at(0, 0.62, 0), r * 1.8, r * 1.8, 12),
            limb(LEATHER, at(0, 0.6, 0), at(0, 1.35, 0), r * 0.98, r * 0.82, 10),
          ];
    case 'cap':
      return [
        ...face,
        nose,
        ...eyes(0x1a1712),
        limb(0x55603c, at(0, 0.35, 0), at(0, 0.5, 0), r * 1.35, r * 1.3, 12),
        ball(0x55603c, at(0, 0.45, 0), r * 1.05, [1, 0.8, 1]),
      ];
    case 'horned':
      return [
        ...face,
        nose,
        ...eyes(0x1a1712),
        ball(metal, at(0, 0.3, -0.05), r * 1.1, [1, 0.92, 1]),
        ...[-1, 1].map((s) => cone(0xe8dcbc, at(0.85 * s, 0.55, 0), at(1.75 * s, 1.75, 0.1), r * 0.3, 6)),
        ball(0xa5672c, at(0, -0.75, 0.45), r * 0.72, [0.9, 1.1, 0.8]),
      ];
    case 'crest':
      return [
        ...face,
        ball(metal, at(0, 0.22, -0.08), r * 1.14, [1, 1.02, 1]),
        block(metal, at(0, -0.1, 1.0), [r * 0.2, r * 0.9, r * 0.2]),
        plate(
          0xb02f2a,
          [
            [-1.35 * r, -0.5 * r],
            [-1.2 * r, 1.1 * r],
            [0, 1.75 * r],
            [1.05 * r, 1.15 * r],
            [0.9 * r, 0.5 * r],
            [0, 0.9 * r],
            [-0.8 * r, 0.2 * r],
          ],
          r * 0.4,
        )
          .rotateY(Math.PI / 2)
          .rotateY(Math.PI)
          .translate(...at(0, 0.35, -0.1)),
      ];
    case 'topknot':
      return [
        ...face,
        ...eyes(0x1a1712),
        ball(trim, at(0, 0.32, -0.1), r * 1.12, [1.05, 0.85, 1.05]),
        limb(trim, at(0, 0.02, -0.15), at(0, -0.5, -0.25), r * 1.15, r * 1.6, 10),
        ...[-1, 1].map((s) => cone(0xd8b04a, at(0.3 * s, 0.9, 0.55), at(0.95 * s, 2.1, 0.55), r * 0.16, 4)),
      ];
    case 'helm':
      return [
        ball(metal, at(0, 0.08, 0), r * 1.12, [0.96, 1.16, 1]),
        block(0x1d1f24, at(0, 0.12, 0.98), [r * 1.3, r * 0.22, r * 0.3]),
        block(metal, at(0, -0.35, 1.0), [r * 0.22, r * 1.0, r * 0.22]),
        cone(cloth, at(0, 1.1, -0.1), at(0, 2.1, -0.7), r * 0.36, 6),
      ];
    case 'crown':
      return [
        ...face,
        nose,
        ...eyes(0x1a1712),
        limb(0xe0b440, at(0, 0.5, 0), at(0, 0.85, 0), r * 0.98, r * 1.06, 10),
        ...[0, 1, 2, 3, 4].map((n) =>
          cone(
            0xe0b440,
            at(Math.sin(n * 1.257) * 0.95, 0.8, Math.cos(n * 1.257) * 0.95),
            at(Math.sin(n * 1.257) * 1.05, 1.5, Math.cos(n * 1.257) * 1.05),
            r * 0.2,
            4,
          ),
        ),
      ];
    case 'hair':
      return [...face, nose, ...eyes(0x1a1712), ball(0x5c3a1e, at(0, 0.32, -0.22), r * 1.06, [1, 1, 0.95])];
  }
}

const capeOf = (colour: number, g: number): Part =>
  plate(
    colour,
    [
      [-0.15 * g, 0],
      [0.15 * g, 0],
      [0.24 * g, -0.62],
      [0.08 * g, -0.66],
      [-0.06 * g, -0.62],
      [-0.24 * g, -0.66],
    ],
    0.02,
  )
    .rotateX(0.2)
    .translate(0, 0.74, -0.1 * g);

function wingsOf(colour: number, kind: 'feather' | 'bat', size = 1, y = 0.7, z = -0.08): Part[] {
  const feather = [
    [0, 0.04],
    [0.16, 0.3],
    [0.36, 0.42],
    [0.5, 0.34],
    [0.5, 0.12],
    [0.44, -0.08],
    [0.34, -0.22],
    [0.22, -0.3],
    [0.12, -0.24],
    [0.04, -0.12],
  ] as const;
  const bat = [
    [0, 0.03],
    [0.14, 0.3],
    [0.2, 0.42],
    [0.36, 0.36],
    [0.58, 0.16],
    [0.44, 0.08],
    [0.42, -0.1],
    [0.3, -0.04],
    [0.24, -0.22],
    [0.14, -0.08],
    [0.03, -0.12],
  ] as const;
  return [-1, 1].map((side) => {
    const points = (kind === 'feather' ? feather : bat).map(([px, py]) => [px * size * side, py * size] as const);
    return plate(colour, side > 0 ? points : [...points].reverse(), 0.022)
      .rotateY(side * 0.45)
      .translate(0.05 * side, y, z);
  });
}

// --- others ---------------------------------------------------------------------------------------------------------

/** A four-legged trunk from z = -long to long, its back at `back`. */
function trunk(colour: number, long: number, back: number, thick: number, leg = colour): Part[] {
  const parts = [
    limb(colour, [0, back - thick, -long], [0, back - thick * 0.9, long], thick * 0.92, thick * 1.05, 10),
    ball(colour, [0, back - thick, -long], thick * 1.02),
    ball(colour, [0, back - thick * 0.9, long], thick * 1.12),
  ];
  for (const [z, bend] of [
    [long * 0.95, 0.06],
    [-long * 0.95, -0.06],
  ] as const)
    for (const side of [-1, 1]) {
      const knee: Spot3 = [thick * 1.05 * side, (back - thick) * 0.5, z + bend];
      parts.push(limb(colour, [thick * 0.7 * side, back - thick, z], knee, thick * 0.56, thick * 0.34));
      parts.push(limb(leg, knee, [thick * 1.05 * side, 0.03, z], thick * 0.34, thick * 0.26));
      parts.push(ball(leg, [thick * 1.05 * side, 0.03, z + 0.03], thick * 0.36, [0.9, 0.55, 1.3]));
    }
  return parts;
}

function dragonParts({ body, trim }: Paints): Part[] {
  const c = body.skin;
  const belly = new THREE.Color(c).lerp(new THREE.Color(0xe8d8a8), 0.35).getHex();
  const parts = trunk(c, 0.26, 0.5, 0.155);
  parts.push(ball(belly, [0, 0.33, 0.06], 0.14, [0.9, 0.9, 1.9]));
  for (let n = 0; n < body.heads; n += 1) {
    const lean = (n - (body.heads - 1) / 2) * 0.17;
    const bend: Spot3 = [lean * 0.7, 0.72, 0.42];
    const head: Spot3 = [lean * 1.5, 0.86 - Math.abs(lean) * 0.3, 0.52];
    parts.push(limb(c, [lean * 0.3, 0.44, 0.28], bend, 0.105, 0.078, 8), limb(c, bend, head, 0.078, 0.062, 8));
    parts.push(
      ball(c, head, 0.085, [0.95, 0.85, 1.2]),
      cone(c, [head[0], head[1] - 0.01, head[2] + 0.05], [head[0], head[1] - 0.06, head[2] + 0.26], 0.07),
    );
    for (const s of [-1, 1]) {
      parts.push(
        cone(
          0xe8dcbc,
          [head[0] + 0.045 * s, head[1] + 0.05, head[2] - 0.03],
          [head[0] + 0.09 * s, head[1] + 0.17, head[2] - 0.19],
          0.024,
          5,
        ),
      );
      parts.push(ball(0xffd84a, [head[0] + 0.06 * s, head[1] + 0.025, head[2] + 0.075], 0.018));
    }
  }
  parts.push(
    limb(c, [0, 0.36, -0.3], [0.1, 0.2, -0.56], 0.1, 0.06),
    cone(c, [0.1, 0.2, -0.56], [-0.04, 0.12, -0.86], 0.06),
  );
  for (let n = 0; n < 6; n += 1)
    parts.push(cone(trim, [0, 0.5, 0.22 - n * 0.1], [0, 0.62 - 0.012 * n, 0.17 - n * 0.1], 0.036, 4));
  if (body.heads === 1)
    parts.push(...wingsOf(new THREE.Color(c).multiplyScalar(0.72).getHex(), 'bat', 1.15, 0.56, 0.02));
  return parts;
}

function beastParts({ body, trim }: Paints): Part[] {
  const c = body.skin;
  return [
    ...trunk(c, 0.25, 0.66, 0.15),
    limb(c, [0, 0.6, 0.26], [0, 0.8, 0.4], 0.11, 0.09, 8),
    ball(c, [0, 0.85, 0.44], 0.11, [0.95, 0.95, 1.1]),
    cone(c, [0, 0.82, 0.48], [0, 0.76, 0.74], 0.075),
    ...[-1, 1].flatMap((s) => [
      cone(c, [0.06 * s, 0.9, 0.4], [0.09 * s, 1.02, 0.37], 0.04, 5),
      ball(0xf2d04a, [0.055 * s, 0.88, 0.535], 0.017),
    ]),
    cone(c, [0, 0.62, -0.28], [0.06, 0.42, -0.62], 0.06),
    limb(trim, [0, 0.62, 0.31], [0, 0.7, 0.36], 0.122, 0.112, 10),
  ];
}

function riderParts(paints: Paints, person: Person): Part[] {
  const { body, cloth, trim } = paints;
  const mount = /templar|grok|horse/.test(person.unit) ? 0x6b4a2e : person.species === 'orc' ? 0x7a6a3c : 0x6d6459;
  const rider = whole(personParts({ ...paints, body: { ...body, girth: 1, cape: false, robe: false } }))
    .scale(0.72, 0.72, 0.72)
    .translate(0, 0.24, -0.04);
  return [
    ...trunk(mount, 0.27, 0.56, 0.13),
    limb(mount, [0, 0.5, 0.27], [0, 0.72, 0.44], 0.1, 0.075, 8),
    ball(mount, [0, 0.75, 0.47], 0.085, [0.85, 0.9, 1.1]),
    limb(mount, [0, 0.74, 0.5], [0, 0.66, 0.66], 0.07, 0.045),
    cone(mount, [0, 0.5, -0.32], [0, 0.24, -0.5], 0.05),
    limb(cloth, [0, 0.49, -0.14], [0, 0.5, 0.1], 0.146, 0.146, 10),
    limb(trim, [0, 0.48, -0.2], [0, 0.49, -0.13], 0.15, 0.15, 10),
    rider,
  ];
}

function serpentParts(paints: Paints, person: Person): Part[] {
  const { body } = paints;
  const c = body.skin;
  const coils: Part[] = [];
  for (let n = 0; n < 14; n += 1) {
    const [a, b] = [n * 0.62, (n + 1) * 0.62];
    const [ra, rb] = [0.26 - n * 0.008, 0.26 - (n + 1) * 0.008];
    const [ya, yb] = [0.07 + n * 0.016, 0.07 + (n + 1) * 0.016];
    coils.push(
      limb(
        c,
        [Math.cos(a) * ra, ya, Math.sin(a) * ra],
        [Math.cos(b) * rb, yb, Math.sin(b) * rb],
        0.06 + n * 0.002,
        0.062 + n * 0.002,
      ),
    );
  }
  if (/worm|nagrub/.test(person.unit))
    return [
      ...coils,
      limb(c, [0.1, 0.25, 0.1], [0, 0.7, 0.2], 0.14, 0.11, 9),
      ball(c, [0, 0.8, 0.24], 0.15),
      ...[-1, 0, 1].map((s) => cone(0xeee6d0, [0.07 * s, 0.78, 0.36], [0.09 * s, 0.72, 0.5], 0.022, 4)),
    ];
  const torso = whole(personParts({ ...paints, body: { ...body, head: 'snout', tail: false } }));
  const place = torso.getAttribute('position');
  // Of the person only what is above the belt stands on the coils.
  for (let n = 0; n < place.count; n += 1)
    if (place.getY(n) < 0.42) place.setXYZ(n, place.getX(n) * 0.5, 0.36, place.getZ(n) * 0.5);
  return [...coils, limb(c, [0, 0.2, 0], [0, 0.5, 0], 0.15, 0.1, 9), torso];
}

function spiderParts({ body, trim }: Paints, person: Person): Part[] {
  const c = /deathreaver|spider-bot/.test(person.unit) ? 0x5d646c : body.skin;
  const parts = [
    ball(c, [0, 0.5, -0.26], 0.27, [1, 0.85, 1.15]),
    ball(trim, [0, 0.46, 0.12], 0.17, [1, 0.85, 1.1]),
    ball(c, [0, 0.52, 0.32], 0.11),
  ];
  for (const side of [-1, 1])
    for (let n = 0; n < 4; n += 1) {
      const z = 0.22 - n * 0.13;
      const knee: Spot3 = [0.4 * side, 0.82 - 0.05 * n, z + (1.5 - n) * 0.13];
      parts.push(
        limb(c, [0.12 * side, 0.46, z], knee, 0.042, 0.034),
        cone(c, knee, [0.66 * side, 0, z + (1.5 - n) * 0.24], 0.034),
      );
    }
  for (const s of [-1, 1])
    parts.push(
      ball(0xff5a4a, [0.05 * s, 0.57, 0.41], 0.026),
      cone(0xeee6d0, [0.05 * s, 0.46, 0.4], [0.06 * s, 0.34, 0.46], 0.022, 4),
    );
  return parts;
}

function heapParts({ body }: Paints, person: Person): Part[] {
  const c = body.skin;
  const bright = new THREE.Color(c).lerp(new THREE.Color(0xffffff), 0.4).getHex();
  if (/fire|moltarn/.test(person.unit))
    return [
      ball(c, [0, 0.2, 0], 0.26, [1, 0.8, 1]),
      ...Array.from({ length: 9 }, (_, n) => {
        const [a, r] = [n * 2.4, 0.05 + 0.025 * n];
        const foot: Spot3 = [Math.cos(a) * r, 0.14, Math.sin(a) * r];
        return cone(
          n % 3 ? c : 0xffd25a,
          foot,
          [foot[0] * 1.5 + 0.04, 1 - 0.07 * n, foot[2] * 1.5],
          0.2 - n * 0.012,
          6,
        );
      }),
      ball(0xffe680, [0, 0.48, 0.12], 0.12),
    ];
  if (/water|sujoah/.test(person.unit))
    return [
      limb(c, [0, 0, 0], [0, 0.5, 0], 0.34, 0.14, 12),
      limb(bright, [0, 0.02, 0], [0, 0.1, 0], 0.38, 0.3, 12),
      ball(c, [0, 0.62, 0.02], 0.2, [1, 1.15, 0.9]),
      ball(bright, [0, 0.88, 0.05], 0.11),
      limb(c, [-0.16, 0.68, 0], [-0.36, 0.5, 0.2], 0.08, 0.1),
      limb(c, [0.16, 0.68, 0], [0.36, 0.84, 0.14], 0.08, 0.1),
      ball(bright, [0.37, 0.86, 0.14], 0.11),
      ball(bright, [-0.37, 0.48, 0.2], 0.11),
    ];
  const stone = (at: Spot3, r: number): Part => ball(c, at, r, [1, 0.9, 1]);
  return [
    stone([-0.14, 0.14, 0.03], 0.16),
    stone([0.15, 0.14, -0.02], 0.16),
    stone([0, 0.38, 0], 0.22),
    stone([0, 0.64, 0.01], 0.25),
    stone([-0.28, 0.62, 0.05], 0.13),
    stone([0.28, 0.62, 0.05], 0.13),
    stone([-0.32, 0.38, 0.14], 0.14),
    stone([0.32, 0.4, 0.14], 0.14),
    stone([0, 0.9, 0.06], 0.12),
    ball(0xffc94a, [-0.045, 0.92, 0.16], 0.022),
    ball(0xffc94a, [0.045, 0.92, 0.16], 0.022),
  ];
}

function machineParts({ cloth, trim }: Paints, person: Person): Part[] {
  const steel = 0x8d959e;
  if (/x17|wheel/.test(person.unit))
    return [
      paintedWheel(0.3),
      limb(steel, [0, 0.3, 0], [0, 0.62, 0], 0.07, 0.12, 8),
      block(cloth, [0, 0.72, 0], [0.34, 0.24, 0.26]),
      block(steel, [0, 0.92, 0.02], [0.18, 0.16, 0.18]),
      ball(0xff4a3a, [0, 0.93, 0.12], 0.035),
      limb(DARK, [-0.22, 0.7, 0], [-0.22, 0.7, 0.4], 0.05, 0.04),
      limb(DARK, [0.22, 0.7, 0], [0.22, 0.7, 0.4], 0.05, 0.04),
    ];
  return [
    ...[-1, 1].flatMap((s) => [
      limb(steel, [0.2 * s, 0.5, 0], [0.27 * s, 0.28, 0.1], 0.07, 0.055),
      limb(DARK, [0.27 * s, 0.28, 0.1], [0.26 * s, 0.03, 0], 0.055, 0.05),
      block(DARK, [0.26 * s, 0.03, 0.04], [0.16, 0.06, 0.28]),
      limb(steel, [0.26 * s, 0.66, -0.05], [0.26 * s, 0.67, 0.44], 0.07, 0.05, 8),
      ball(0xff5a3a, [0.26 * s, 0.67, 0.44], 0.04),
    ]),
    block(cloth, [0, 0.64, 0], [0.44, 0.34, 0.4]),
    block(trim, [0, 0.83, -0.02], [0.3, 0.1, 0.3]),
    ball(steel, [0, 0.88, 0.04], 0.13, [1, 0.8, 1]),
    ball(0xff4a3a, [0, 0.89, 0.16], 0.04),
  ];
}

const paintedWheel = (r: number): Part =>
  whole([
    paintedAs(new THREE.TorusGeometry(r * 0.78, r * 0.24, 8, 18).rotateY(Math.PI / 2).translate(0, r, 0), DARK),
    paintedAs(new THREE.CylinderGeometry(r * 0.5, r * 0.5, 0.08, 12).rotateZ(Math.PI / 2).translate(0, r, 0), 0x8d959e),
  ]);

function eggParts({ body }: Paints): Part[] {
  const c = body.skin;
  return [
    ball(c, [0, 0.4, 0], 0.42, [1, 0.95, 1]),
    ...Array.from({ length: 11 }, (_, n) => {
      const [a, y] = [n * 2.4, 0.12 + n * 0.06];
      const r = 0.4 * Math.cos(Math.asin(Math.min(1, Math.abs(y - 0.4) / 0.42)));
      return ball(0xc9b98a, [Math.cos(a) * r, y, Math.sin(a) * r], 0.1 - n * 0.003);
    }),
    cone(c, [0, 0.7, 0], [0.1, 1, 0.05], 0.16),
  ];
}
