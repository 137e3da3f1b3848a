/** The white marquee: folding (hipped roof on a scissor frame), with or without walls. Metres. */
import { add, type Camera, type P3 } from './camera.ts';
import { valance } from './fabric.ts';
import { castShadow } from './light.ts';
import { post, scissors } from './marquee-frame.ts';
import { ceiling, roof } from './marquee-roof.ts';
import { wall } from './marquee-walls.ts';
import { type Material, materials, n, tone } from './paint.ts';
import { along } from './solids.ts';

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

/** The back of the far valances, seen from inside. */
function valanceInside(cam: Camera, inside: Material, a: P3, b: P3, height: number): string {
  const scallops = Math.round(Math.hypot(b[0] - a[0], b[2] - a[2]) / 0.375);
  return valance(cam, inside, a, b, { scallops, height, lift: -0.22, binding: tone(inside, 0.3) });
}
