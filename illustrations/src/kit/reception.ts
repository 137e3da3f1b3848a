/** The reception tent: a gabled roof on a steel frame, arched windows, an open entrance. Metres. */
import { add, brightness, type Camera, cross, lerp3, type P3, subtract } from './camera.ts';
import { cloth } from './fabric.ts';
import { castShadow, softShadow } from './light.ts';
import { archedWindow, daylight, gathered } from './marquee-walls.ts';
import { tuft } from './nature.ts';
import { clipped, linear, type Material, materials, type Stop, tone } from './paint.ts';
import { fill, polygon } from './path.ts';
import { along, box, line, lit } from './solids.ts';

export interface ReceptionOptions {
  /** Along x, and along z (the gabled ends look to +x and -x). */
  readonly length: number;
  readonly depth: number;
  readonly eave: number;
  readonly peak: number;
  readonly bays: number;
  /** The colours of the inside seen through the entrance. */
  readonly inside?: Material;
  readonly skin?: Material;
  /** What the windows show (default: the day outside). */
  readonly glass?: ReadonlyArray<Stop>;
  readonly lawn?: boolean;
}

/** The tent from outside: long side to the front, entrance in the gable on the right. */
export function receptionTent(cam: Camera, options: ReceptionOptions): string {
  const { length, depth, eave, peak, bays } = options;
  const skin = options.skin ?? materials.canvas;
  const [l, d] = [length / 2, depth / 2];
  const over = 0.12;
  const front: readonly [P3, P3] = [
    [-l, eave, d],
    [l, eave, d],
  ];
  const ridge: readonly [P3, P3] = [
    [-l - over, peak, 0],
    [l + over, peak, 0],
  ];
  let out = castShadow(cam, [[-l, 0, d], [l, 0, d], [l, 0, -d], [-l, 0, -d], [l, eave, -d], [l, eave, d], ...ridge], {
    opacity: 0.26,
    soft: 14,
  });
  out += gable(cam, skin, l, options);
  const posts = along(front[0], front[1], bays);
  for (let i = 0; i < bays; i++) {
    const [from, to] = [posts[i] ?? front[0], posts[i + 1] ?? front[1]];
    const ground = (p: P3): P3 => [p[0], 0.02, p[2]];
    out += cloth(cam, skin, [from, to, ground(to), ground(from)], { folds: 4, depth: 0.12, lift: -0.03 });
    out += archedWindow(cam, skin, from, to, 0.5, eave, 0.3, options.glass ?? daylight);
    out += line(cam, [from, ground(from)], tone(skin, 0.15), 3, 0.4);
  }
  out += roofSlope(cam, skin, front, ridge, over, bays);
  out += gableEdge(cam, skin, l + over, depth, eave, peak);
  // Guy ropes with a red tag, pegged in the lawn.
  for (const p of posts) out += guy(cam, p, [p[0], 0, d + 1.05], options.lawn ?? true);
  return out;
}

function roofSlope(
  cam: Camera,
  skin: Material,
  front: readonly [P3, P3],
  ridge: readonly [P3, P3],
  over: number,
  bays: number,
): string {
  const [a, b] = [add(front[0], [-over, -0.05, over]), add(front[1], [over, -0.05, over])];
  const bright = brightness(cam, cross(subtract(b, a), subtract(ridge[1], b))) - 0.05;
  const plane = [a, b, ridge[1], ridge[0]].map(cam.p);
  const [px, py] = cam.p(ridge[0]);
  const [ex, ey] = cam.p(lerp3(a, b, 0.4));
  let out = fill(
    polygon(plane),
    linear(px, py, ex, ey, [
      [0, tone(skin, bright + 0.1)],
      [0.5, tone(skin, bright)],
      [0.85, tone(skin, bright - 0.14)],
      [1, tone(skin, bright)],
    ]),
  );
  // The canvas sags a little between two arches: every arch is a ridge of light with a soft valley beside it.
  for (let i = 0; i < bays; i++) {
    const [u, v] = [i / bays, (i + 1) / bays];
    const quad = [lerp3(a, b, u), lerp3(a, b, v), lerp3(ridge[0], ridge[1], v), lerp3(ridge[0], ridge[1], u)].map(
      cam.p,
    );
    const [x1, x2] = [quad[0]?.[0] ?? 0, quad[1]?.[0] ?? 0];
    const [y1, y2] = [quad[0]?.[1] ?? 0, quad[1]?.[1] ?? 0];
    out += fill(
      polygon(quad),
      linear(x1, y1, x2, y2, [
        [0, '#ffffff', 0.7],
        [0.12, '#ffffff', 0.1],
        [0.5, tone(skin, 0.1), 0.14],
        [0.9, tone(skin, 0.1), 0.03],
        [1, tone(skin, 0.1), 0.16],
      ]),
    );
    out += line(cam, [lerp3(a, b, u), lerp3(ridge[0], ridge[1], u)], tone(skin, bright - 0.3), 1.6, 0.5);
  }
  const edge = [a, b, add(b, [0, -0.16, 0]), add(a, [0, -0.16, 0])].map(cam.p);
  out += fill(polygon(edge), lit(skin, brightness(cam, [0, 0, 1]), edge, 0.08));
  const under = [
    add(a, [over, -0.16, -over]),
    add(b, [-over, -0.16, -over]),
    add(b, [-over, -0.3, -over]),
    add(a, [over, -0.3, -over]),
  ].map(cam.p);
  const shade = linear(0, under[0]?.[1] ?? 0, 0, under[3]?.[1] ?? 1, [
    [0, '#12293a', 0.3],
    [1, '#12293a', 0],
  ]);
  return (
    fill(polygon(under), shade) +
    out +
    line(cam, [ridge[0], ridge[1]], '#ffffff', 4, 0.8) +
    line(cam, [a, b], '#ffffff', 2, 0.6)
  );
}

/** The gabled end on the right: closed wings, and an entrance with bound curtains. */
function gable(cam: Camera, skin: Material, x: number, options: ReceptionOptions): string {
  const { depth, eave, peak } = options;
  const d = depth / 2;
  const inside = options.inside ?? (['#6f5c43', '#9b8564', '#c6b08a', '#e6d5b3', '#fff3d6'] as const);
  const at = (z: number, y: number): P3 => [x, y, z];
  const half = d * 0.46;
  const face = [at(d, 0.02), at(-d, 0.02), at(-d, eave), at(0, peak), at(d, eave)];
  const flat = face.map(cam.p);
  const bright = brightness(cam, [1, 0, 0]) + 0.08;
  let out = fill(polygon(flat), lit(skin, bright, flat, 0.12));
  for (const [z1, z2] of [
    [d, half],
    [-half, -d],
  ] as const) {
    out += cloth(cam, skin, [at(z1, eave), at(z2, eave), at(z2, 0.02), at(z1, 0.02)], {
      folds: 4,
      depth: 0.22,
      lift: 0.08,
    });
  }
  const door = [at(half, 0.02), at(half, eave), at(-half, eave), at(-half, 0.02)].map(cam.p);
  const [top, bottom] = [door[1]?.[1] ?? 0, door[0]?.[1] ?? 1];
  out += fill(
    polygon(door),
    linear(0, top, 0, bottom, [
      [0, tone(inside, 0.42)],
      [0.45, tone(inside, 0.62)],
      [0.78, tone(inside, 0.78)],
      [0.8, tone(inside, 0.2)],
      [1, tone(inside, 0.34)],
    ]),
  );
  // Inside: the far gable with its windows, and a clothed table.
  let room = '';
  for (const z of [0.35, -0.35]) {
    const pane = [
      at(half * z - 0.22, 0.95),
      at(half * z - 0.22, 1.75),
      at(half * z + 0.22, 1.75),
      at(half * z + 0.22, 0.95),
    ].map(cam.p);
    room += fill(polygon(pane), '#eaf1ea', { opacity: 0.55 });
  }
  room += box(cam, materials.linen, [x - 1.4, 0, 0], [0.9, 0.75, 1.5], { fade: 0.2, lift: -0.12 });
  out += clipped(polygon(door), room);
  out +=
    gathered(cam, skin, at(half, eave), at(half * 0.1, eave), eave) +
    gathered(cam, skin, at(-half, eave), at(-half * 0.1, eave), eave);
  out += line(cam, [at(d, eave), at(-d, eave)], tone(skin, 0.1), 3, 0.3);
  const air = [at(0.42, eave + 0.42), at(0, eave + 0.86), at(-0.42, eave + 0.42)].map(cam.p);
  return (
    out +
    fill(polygon(air), tone(skin, 0.35), {
      extra: `stroke="${tone(skin, 0.8)}" stroke-width="3" stroke-linejoin="round"`,
    })
  );
}

/** The roof's border that overlaps the gable. */
function gableEdge(cam: Camera, skin: Material, x: number, depth: number, eave: number, peak: number): string {
  const d = depth / 2 + 0.12;
  let out = '';
  for (const z of [-d, d]) {
    const strip = (
      [
        [x, eave - 0.05, z],
        [x, peak, 0],
        [x, peak - 0.2, 0],
        [x, eave - 0.22, z],
      ] as const
    ).map(cam.p);
    out += fill(polygon(strip), lit(skin, brightness(cam, [1, 0, 0]) + 0.16, strip, 0.1));
    out += line(
      cam,
      [
        [x, eave - 0.05, z],
        [x, peak, 0],
      ],
      '#ffffff',
      3,
      0.7,
    );
  }
  return out;
}

function guy(cam: Camera, from: P3, to: P3, lawn: boolean): string {
  const rope =
    line(cam, [from, to], '#5a6a6d', Math.max(1.6, cam.scaleAt(to) * 0.012), 0.75) +
    line(cam, [from, to], '#f2ead8', Math.max(0.8, cam.scaleAt(to) * 0.005), 0.8);
  const [x, y] = cam.p(to);
  const s = cam.scaleAt(to);
  const peg = line(cam, [add(to, [0, -0.02, -0.02]), add(to, [0, 0.13, 0.05])], '#3c4a52', s * 0.03);
  return (
    softShadow(x + s * 0.05, y + s * 0.01, s * 0.16, s * 0.03, 0.45) +
    rope +
    peg +
    (lawn ? tuft(x, y + s * 0.02, s * 0.08) : '')
  );
}
