/** The white marquee: folding (hipped roof on a scissor frame), with or without walls. Metres. */
import { add, brightness, type Camera, cross, lerp3, type P3, subtract } from './camera.ts';
import { cloth, valance } from './fabric.ts';
import { castShadow, contact, softShadow } from './light.ts';
import { tuft } from './nature.ts';
import { linear, type Material, materials, n, type Stop, tone } from './paint.ts';
import { curve, fill, hull, type P2, polygon, stroke } from './path.ts';
import { along, box, line, lit } from './solids.ts';

export type Side = 'front' | 'right' | 'back' | 'left';

export interface MarqueeOptions {
  /** Width along x and depth along z. */
  readonly width: number;
  readonly depth: number;
  /** Height of the eaves (default 2.15) and of the ridge (default 3.25). */
  readonly eave?: number;
  readonly peak?: number;
  /** Legs along the front and the back (default: one every 3 m or so). */
  readonly bays?: number;
  readonly sideBays?: number;
  /** Walls that are closed; `window` has arched panes, `curtain` is gathered at the posts. */
  readonly walls?: Partial<Readonly<Record<Side, 'plain' | 'window' | 'curtain'>>>;
  /** Ballast on the feet. */
  readonly ballast?: boolean;
  /** Colour of the piping on the scallops. */
  readonly binding?: string;
  /** Brightness added to the inside, for lamps at dusk; colour of their light. */
  readonly inside?: Material;
  readonly skin?: Material;
  readonly frame?: Material;
  /** Grass around the feet (default yes). */
  readonly lawn?: boolean;
}

export interface Marquee {
  /** Shadow, back legs, back walls, ceiling: drawn before what stands inside. */
  readonly back: string;
  /** Front legs, front walls, roof and valance: drawn after it. */
  readonly front: string;
}

/** The inside of the canvas: a little darker and warmer than its outside. */
export const lining: Material = ['#8d8f88', '#b0b1a6', '#cfcdbf', '#e4e0d2', '#f4f0e4'];

export function marquee(cam: Camera, options: MarqueeOptions): Marquee {
  const { width, depth } = options;
  const [eave, peak] = [options.eave ?? 2.15, options.peak ?? 3.25];
  const skin = options.skin ?? materials.canvas;
  const inside = options.inside ?? lining;
  const frame = options.frame ?? materials.aluminium;
  const bays = options.bays ?? Math.max(1, Math.round(width / 3));
  const sideBays = options.sideBays ?? Math.max(1, Math.round(depth / 4));
  const [w, d] = [width / 2, depth / 2];
  const ridge = Math.max(0, w - d);
  const top: readonly [P3, P3] = [
    [-ridge, peak, 0],
    [ridge, peak, 0],
  ];
  const [fl, fr, br, bl]: readonly [P3, P3, P3, P3] = [
    [-w, eave, d],
    [w, eave, d],
    [w, eave, -d],
    [-w, eave, -d],
  ];
  const edges: Readonly<Record<Side, readonly [P3, P3, number]>> = {
    front: [fl, fr, bays],
    right: [fr, br, sideBays],
    back: [br, bl, bays],
    left: [bl, fl, sideBays],
  };
  const sides = Object.keys(edges) as Side[];
  const seen = (side: Side) => facesViewer(cam, edges[side][0], edges[side][1]);
  const hidden = sides.filter((side) => !seen(side));
  const visible = sides.filter(seen);
  const drop = 0.3;

  let back = castShadow(cam, [fl, fr, br, bl, ...top], { opacity: 0.2, soft: 16, length: 0.42 });
  back += ceiling(cam, [fl, fr, br, bl], top, inside);
  for (const side of hidden) {
    const [a, b, count] = edges[side];
    const kind = options.walls?.[side];
    if (kind) back += wall(cam, inside, a, b, count, kind, eave);
    back += scissors(cam, frame, a, b, count, 0.34);
    back += valanceInside(cam, inside, a, b, drop * 0.72);
  }
  const feet = legs(edges, eave);
  const inFront = (p: P3) => visible.some((side) => onEdge(p, edges[side]));
  const leg = (p: P3) => post(cam, frame, p, eave, options.ballast ?? true, options.lawn ?? true);
  const sorted = [...feet].sort((a, b) => cam.depth(a) - cam.depth(b));
  back += sorted
    .filter((p) => !inFront(p))
    .map(leg)
    .join('');

  let front = '';
  for (const side of visible) {
    const [a, b, count] = edges[side];
    front += scissors(cam, frame, a, b, count, 0.36);
  }
  front += sorted.filter(inFront).map(leg).join('');
  for (const side of visible) {
    const [a, b, count] = edges[side];
    const kind = options.walls?.[side];
    if (kind) front += wall(cam, skin, a, b, count, kind, eave);
  }
  front += roof(cam, skin, [fl, fr, br, bl], top);
  for (const side of visible) {
    const [a, b] = edges[side];
    const scallops = Math.round(Math.hypot(b[0] - a[0], b[2] - a[2]) / 0.375);
    front += valance(cam, skin, a, b, {
      scallops,
      height: drop,
      lift: 0.03,
      ...(options.binding ? { binding: options.binding } : {}),
    });
  }
  return { back, front };
}

/** Whether the outer side of the vertical plane above the edge a-b (seen anticlockwise from above) is visible. */
function facesViewer(cam: Camera, a: P3, b: P3): boolean {
  const [pa, pb, low] = [cam.p(a), cam.p(b), cam.p([a[0], 0, a[2]])];
  return (pb[0] - pa[0]) * (low[1] - pa[1]) - (pb[1] - pa[1]) * (low[0] - pa[0]) > 0;
}

const onEdge = (p: P3, [a, b]: readonly [P3, P3, number]): boolean => {
  const length = Math.hypot(b[0] - a[0], b[2] - a[2]);
  return Math.abs((b[0] - a[0]) * (p[2] - a[2]) - (b[2] - a[2]) * (p[0] - a[0])) / length < 0.01;
};

function legs(edges: Readonly<Record<Side, readonly [P3, P3, number]>>, eave: number): P3[] {
  const feet = new Map<string, P3>();
  for (const [a, b, count] of Object.values(edges)) {
    for (const p of along(a, b, count)) feet.set(`${n(p[0])} ${n(p[2])}`, add(p, [0, -eave, 0]));
  }
  return [...feet.values()];
}

/** A telescopic leg with its foot plate, sleeve and ballast. */
export function post(cam: Camera, frame: Material, foot: P3, height: number, ballast: boolean, lawn: boolean): string {
  const [x, y] = cam.p(foot);
  const s = cam.scaleAt(foot);
  let out = contact(cam, add(foot, [0.06, 0, -0.02]), 0.32, 0.42);
  out += box(cam, frame, foot, [0.15, 0.012, 0.15]);
  out += box(cam, frame, foot, [0.042, height * 0.55, 0.042], { rim: 0, fade: 0.05 });
  out += box(cam, frame, add(foot, [0, height * 0.5, 0]), [0.056, height * 0.5, 0.056], { rim: 0, fade: 0.05 });
  out += box(cam, materials.iron, add(foot, [0, height * 0.485, 0]), [0.075, 0.07, 0.075], { rim: 0.3 });
  if (ballast) out += sandbag(x, y, s);
  return lawn ? out + tuft(x - s * 0.02, y + s * 0.025, s * 0.08) : out;
}

/** A double sandbag around a leg's foot at (x, y); `s` pixels a metre. */
export function sandbag(x: number, y: number, s: number): string {
  const bag = (dx: number, dy: number, size: number): string => {
    const at = (px: number, py: number): P2 => [x + dx * s + px * s * size, y + dy * s + py * s * size];
    const shape = curve(
      [
        at(-0.11, 0.015),
        at(-0.125, -0.12),
        at(-0.085, -0.31),
        at(0, -0.34),
        at(0.085, -0.31),
        at(0.125, -0.12),
        at(0.11, 0.015),
        at(0, 0.035),
      ],
      true,
    );
    const paint = linear(...at(-0.13, -0.3), ...at(0.13, 0), [
      [0, tone(materials.sea, 0.72)],
      [0.4, tone(materials.sea, 0.44)],
      [1, tone(materials.sea, 0.06)],
    ]);
    const strap = linear(...at(-0.13, 0), ...at(0.13, 0), [
      [0, '#e9dfc9'],
      [1, '#a99d84'],
    ]);
    return (
      fill(shape, paint) +
      stroke(curve([at(-0.105, -0.24), at(0, -0.225), at(0.105, -0.24)]), strap, s * size * 0.035, { butt: true }) +
      stroke(curve([at(-0.09, -0.05), at(-0.098, -0.14), at(-0.075, -0.2)]), '#ffffff', s * 0.008, { opacity: 0.35 })
    );
  };
  return (
    softShadow(x + s * 0.04, y + s * 0.01, s * 0.28, s * 0.055, 0.5) + bag(-0.07, 0, 0.74) + bag(0.075, 0.015, 0.78)
  );
}

/** Scissor trusses that fold together, under the eave from `a` to `b`. */
export function scissors(cam: Camera, frame: Material, a: P3, b: P3, bays: number, height: number): string {
  const posts = along(a, b, bays);
  let out = '';
  const bar = (from: P3, to: P3, bright: number) => {
    const width = 0.026 * cam.scaleAt(from);
    return (
      line(cam, [from, to], tone(frame, bright - 0.3), width) +
      line(cam, [add(from, [0, 0.006, 0]), add(to, [0, 0.006, 0])], tone(frame, bright), width * 0.5)
    );
  };
  for (let i = 0; i < bays; i++) {
    const [from, to] = [posts[i] ?? a, posts[i + 1] ?? b];
    const cells = along(from, to, 2);
    for (let k = 0; k < 2; k++) {
      const [l, r] = [cells[k] ?? from, cells[k + 1] ?? to];
      const low: P3 = [0, -height - 0.06, 0];
      const high: P3 = [0, -0.06, 0];
      out += bar(add(l, low), add(r, high), 0.62) + bar(add(l, high), add(r, low), 0.8);
    }
  }
  return out;
}

/** The underside of the roof, seen from outside below the front eave. */
function ceiling(cam: Camera, eaves: ReadonlyArray<P3>, top: readonly [P3, P3], inside: Material): string {
  const [fl, fr, br, bl] = eaves as [P3, P3, P3, P3];
  const all = eaves.map(cam.p);
  const outline = hull([...all, ...top.map(cam.p)]);
  const ys = all.map(([, y]) => y);
  const [high, low] = [Math.min(...ys), Math.max(...ys)];
  let out = fill(
    polygon(outline),
    linear(0, high - (low - high) * 2, 0, low, [
      [0, tone(inside, 0.75)],
      [1, tone(inside, 0.4)],
    ]),
  );
  const side = polygon([fr, br, top[1]].map(cam.p));
  out += fill(side, tone(inside, 0.62), { opacity: 0.6 });
  out += fill(polygon([bl, br, top[1], top[0]].map(cam.p)), tone(inside, 0.5), { opacity: 0.6 });
  return out + fill(polygon([bl, fl, top[0]].map(cam.p)), tone(inside, 0.3), { opacity: 0.5 });
}

/** The back of the far valances, seen from inside. */
function valanceInside(cam: Camera, inside: Material, a: P3, b: P3, height: number): string {
  const scallops = Math.round(Math.hypot(b[0] - a[0], b[2] - a[2]) / 0.375);
  return valance(cam, inside, a, b, { scallops, height, lift: -0.22, binding: tone(inside, 0.3) });
}

/** Roof faces from back to front, with seams, soft sag and a highlight along the hips. */
export function roof(cam: Camera, skin: Material, eaves: readonly [P3, P3, P3, P3], top: readonly [P3, P3]): string {
  const [fl, fr, br, bl] = eaves;
  const planes: P3[][] = [
    [br, bl, top[0], top[1]],
    [bl, fl, top[0]],
    [fr, br, top[1]],
    [fl, fr, top[1], top[0]],
  ];
  let out = '';
  for (const plane of planes) {
    const flat = plane.map(cam.p);
    if (!facesUp(flat)) continue;
    const [a, b, c] = plane as [P3, P3, P3];
    const normal = cross(subtract(b, a), subtract(c, b));
    const bright = brightness(cam, normal) - 0.05;
    const peakAt = plane[plane.length - 1] ?? c;
    // Canvas hangs between eave and ridge: light near the peak, a shade in the belly, light again at the edge.
    const [px, py] = cam.p(peakAt);
    const [ex, ey] = cam.p(lerp3(a, b, 0.5));
    const paint = linear(px, py, ex, ey, [
      [0, tone(skin, bright + 0.12)],
      [0.4, tone(skin, bright)],
      [0.78, tone(skin, bright - 0.13)],
      [1, tone(skin, bright - 0.02)],
    ]);
    out += fill(polygon(flat), paint, { extra: `stroke="${paint}" stroke-width="1"` });
    out += softFolds(cam, skin, plane, bright);
  }
  const width = Math.max(2, cam.scaleAt(fr) * 0.018);
  for (const tip of top) {
    const [x, y] = cam.p(tip);
    const r = cam.scaleAt(tip) * 0.05;
    out += fill(
      curve(
        [
          [x - r * 1.6, y + r * 0.9],
          [x - r * 0.7, y - r * 0.3],
          [x, y - r * 0.6],
          [x + r * 0.7, y - r * 0.3],
          [x + r * 1.6, y + r * 0.9],
          [x, y + r * 1.1],
        ],
        true,
      ),
      linear(x - r, 0, x + r, 0, [
        [0, tone(skin, 0.95)],
        [1, tone(skin, 0.45)],
      ]),
    );
  }
  for (const [p, q] of [
    [fl, top[0]],
    [fr, top[1]],
    [top[0], top[1]],
    [br, top[1]],
  ] as const) {
    out += line(cam, [p, q], '#ffffff', width, 0.75);
  }
  return out;
}

const facesUp = (points: ReadonlyArray<P2>): boolean =>
  points.reduce((sum, [x, y], i) => {
    const [nx, ny] = points[(i + 1) % points.length] ?? [x, y];
    return sum + x * ny - nx * y;
  }, 0) < 0;

/** Tension creases that run from the corners into the face, and the seams of the canvas widths. */
function softFolds(cam: Camera, skin: Material, plane: ReadonlyArray<P3>, bright: number): string {
  const [a, b] = plane as [P3, P3];
  const [tb, ta] = [plane[2] ?? b, plane[3] ?? plane[2] ?? a];
  let out = '';
  const wedge = (corner: P3, to: P3, spread: P3, shade: number) => {
    const [c, t, s] = [cam.p(corner), cam.p(to), cam.p(spread)];
    const paint = linear(c[0], c[1], t[0], t[1], [
      [0, tone(skin, shade), 0.55],
      [1, tone(skin, shade), 0],
    ]);
    return fill(polygon([c, t, s]), paint);
  };
  const inner = (u: number, v: number): P3 => lerp3(lerp3(a, b, u), lerp3(ta, tb, u), v);
  out += wedge(a, inner(0.3, 0.34), inner(0.34, 0.2), bright - 0.2);
  out += wedge(a, inner(0.36, 0.16), inner(0.34, 0.08), bright + 0.2);
  out += wedge(b, inner(0.7, 0.34), inner(0.66, 0.2), bright - 0.2);
  out += wedge(b, inner(0.64, 0.16), inner(0.66, 0.08), bright + 0.2);
  const seams = Math.max(1, Math.round(Math.hypot(b[0] - a[0], b[2] - a[2]) / 1.5) - 1);
  for (let i = 1; i <= seams; i++) {
    const u = i / (seams + 1);
    out += line(cam, [lerp3(a, b, u), lerp3(ta, tb, u)], tone(skin, bright - 0.3), 1.6, 0.35);
  }
  return out;
}

/** A closed side between the legs from `a` to `b` (eave points). */
export function wall(
  cam: Camera,
  skin: Material,
  a: P3,
  b: P3,
  bays: number,
  kind: 'plain' | 'window' | 'curtain',
  eave: number,
): string {
  const posts = along(a, b, bays);
  let out = '';
  for (let i = 0; i < bays; i++) {
    const [from, to] = [posts[i] ?? a, posts[i + 1] ?? b];
    if (kind === 'curtain') {
      out +=
        gathered(cam, skin, from, lerp3(from, to, 0.16), eave) + gathered(cam, skin, to, lerp3(to, from, 0.16), eave);
      continue;
    }
    const ground = (p: P3): P3 => [p[0], 0.02, p[2]];
    out += cloth(cam, skin, [from, to, ground(to), ground(from)], { folds: 7, depth: 0.16, fade: 0.12 });
    if (kind === 'window') out += [0.27, 0.73].map((u) => archedWindow(cam, skin, from, to, u, eave)).join('');
    out += line(cam, [ground(from), ground(to)], tone(skin, 0.1), 2, 0.3);
  }
  return out;
}

/** A curtain bound to its post two thirds down. */
export function gathered(cam: Camera, skin: Material, at: P3, towards: P3, eave: number): string {
  const lower = (p: P3, y: number): P3 => [p[0], y, p[2]];
  const waist = eave * 0.44;
  const steps = 8;
  const side = Array.from({ length: steps + 1 }, (_, i): P2 => {
    const y = eave - (eave - waist) * (i / steps);
    return cam.p(lower(lerp3(at, towards, 1 - (i / steps) ** 0.55 * 0.84), y));
  });
  const low: P2[] = [
    cam.p(lower(lerp3(at, towards, 0.16), waist)),
    cam.p(lower(lerp3(at, towards, 0.3), waist * 0.45)),
    cam.p(lower(lerp3(at, towards, 0.4), 0.02)),
  ];
  const [up, down] = [cam.p(lower(at, eave)), cam.p(lower(at, 0.02))];
  const outline = `${curve([...side, ...low.slice(1)])}L${n(down[0])} ${n(down[1])}L${n(up[0])} ${n(up[1])}Z`;
  const [x1, x2] = [up[0], cam.p(towards)[0]];
  const bands = [0, 0.2, 0.4, 0.6, 0.8, 1].map((t, i): readonly [number, string] => [t, tone(skin, i % 2 ? 0.9 : 0.5)]);
  const s = cam.scaleAt(at);
  const tie = cam.p(lower(lerp3(at, towards, 0.09), waist));
  return (
    fill(outline, linear(Math.min(x1, x2), 0, Math.max(x1, x2), 0, bands)) +
    fill(
      polygon([
        [tie[0] - s * 0.06, tie[1] - s * 0.035],
        [tie[0] + s * 0.06, tie[1] - s * 0.035],
        [tie[0] + s * 0.06, tie[1] + s * 0.03],
        [tie[0] - s * 0.06, tie[1] + s * 0.03],
      ]),
      tone(materials.sea, 0.5),
    )
  );
}

/** What a clear pane shows: the sky, the sea's end, the lawn. */
export const daylight: ReadonlyArray<Stop> = [
  [0, '#c9dfe0'],
  [0.55, '#a3c3c4'],
  [0.6, '#b8c79c'],
  [1, '#9db287'],
];

/** A clear pane with a rounded head and glazing bars; `u` is its middle along the wall, `half` its half width (both 0-1 of the wall). */
export function archedWindow(
  cam: Camera,
  skin: Material,
  from: P3,
  to: P3,
  u: number,
  eave: number,
  half = 0.17,
  view: ReadonlyArray<Stop> = daylight,
): string {
  const at = (du: number, y: number): P3 => {
    const p = lerp3(from, to, u + du);
    return [p[0], y, p[2]];
  };
  const [sill, spring, head] = [eave * 0.36, eave * 0.66, eave * 0.84];
  const pane = (grow: number): P2[] => {
    const h = half + grow;
    const arc = Array.from({ length: 13 }, (_, i) => {
      const angle = Math.PI * (1 - i / 12);
      return cam.p(at(Math.cos(angle) * h, spring + Math.sin(angle) * (head - spring + grow)));
    });
    return [cam.p(at(-h, sill - grow)), ...arc, cam.p(at(h, sill - grow))];
  };
  const opening = pane(0);
  const [top, bottom] = [Math.min(...opening.map(([, y]) => y)), Math.max(...opening.map(([, y]) => y))];
  const glass = linear(0, top, 0, bottom, view);
  const bar = tone(skin, 0.86);
  const width = Math.max(2, cam.scaleAt(at(0, 1)) * 0.022);
  let out = fill(polygon(pane(0.02)), lit(skin, 0.92, opening, 0.1), {
    extra: `stroke="${tone(skin, 0.3)}" stroke-width="1.4" stroke-opacity="0.6"`,
  });
  out += fill(polygon(opening), glass);
  out += line(cam, [at(0, sill), at(0, head)], bar, width);
  for (const y of [sill + (spring - sill) * 0.5, spring]) out += line(cam, [at(-half, y), at(half, y)], bar, width);
  const sheen = [
    at(-half, sill + 0.35),
    at(-half, sill + 0.55),
    at(half * 0.6, head - 0.06),
    at(half * 0.2, head - 0.02),
  ].map(cam.p);
  return out + fill(polygon(sheen), '#ffffff', { opacity: 0.18 });
}
