/** The large scene of the home page. */

import {
  bulb,
  type Camera,
  camera,
  cylinder,
  ellipse,
  garland,
  glow,
  grass,
  hydrangea,
  type Material,
  marquee,
  type P2,
  type P3,
  picture,
  radialBox,
  seaPine,
  softShadow,
} from './kit.ts';
import { backdropDusk, duskLeaf, duskSkin, glowing } from './scene-dusk.ts';
import { roundTable, sorted } from './scene-parts.ts';

const dimWood: Material = ['#2b211b', '#4b3626', '#745539', '#a27f56', '#dcb987'];
const dimLinen: Material = ['#565d68', '#8d8f90', '#c9bfad', '#f2e4c8', '#fff6e0'];

/** A marquee above the sea at dusk; the left 45 % is calm, the marquee is right of the middle. */
export function seaside(): string {
  const cam = camera({ yaw: 25, pitch: 2.2, distance: 17, target: [0, 1.5, 0], at: [1640, 812], scale: 141 });
  const tent = marquee(cam, {
    width: 6.2,
    depth: 4.6,
    eave: 2.4,
    peak: 4,
    bays: 2,
    sideBays: 1,
    ballast: false,
    lawn: false,
    skin: duskSkin,
    inside: glowing,
    binding: '#e7cf9f',
    frame: ['#3f4c55', '#6b7478', '#a49c8c', '#dccba8', '#fff0d0'],
    walls: { back: 'curtain', left: 'curtain', right: 'curtain', front: 'curtain' },
  });
  const set = { cloth: dimLinen, lit: true, chairs: dimWood, seats: 6, detail: 7, cushion: dimLinen };
  const inside = sorted([
    ...roundTable(cam, [-1.5, 0, -0.9], 0.72, set),
    ...roundTable(cam, [1.4, 0, -1], 0.72, set),
    ...roundTable(cam, [-1.2, 0, 1], 0.72, set),
    ...roundTable(cam, [1.5, 0, 1.05], 0.72, set),
  ]);
  const outside = sorted([
    ...roundTable(cam, [-1.25, 0, 4.7], 0.74, { ...set, detail: 12 }),
    ...roundTable(cam, [1.75, 0, 4.9], 0.74, { ...set, detail: 12 }),
  ]);
  const spill = (p: P3, r: number, opacity: number) => {
    const [x, y] = cam.p(p);
    const s = cam.scaleAt(p) * r;
    return ellipse(
      x,
      y,
      s,
      s * 0.24,
      radialBox(0.5, 0.5, 0.5, [
        [0, '#ffd78d', 0.75],
        [0.5, '#f6bf6c', 0.3],
        [1, '#f6bf6c', 0],
      ]),
      { opacity },
    );
  };
  const body =
    backdropDusk(2400, 1350, cam.horizon) +
    behind(cam) +
    spill([0, 0, 0], 6, 0.6) +
    tent.back +
    lamps(cam) +
    inside +
    tent.front +
    poles(cam) +
    warmth(cam) +
    spill([0.4, 0, 4.8], 4, 0.4) +
    outside +
    foreground();
  return picture(2400, 1350, body);
}

/** Pines and bushes on the right, farther than the marquee or beside it. */
function behind(cam: Camera): string {
  const leaf = duskLeaf;
  const trunk: Material = ['#140f10', '#2a1f1d', '#43312a', '#664a38', '#987455'];
  const y = cam.horizon + 70;
  return (
    [
      [2235, y + 120, 90],
      [2390, y + 170, 110],
      [2085, y + 60, 50],
    ]
      .map(([px = 0, py = 0, r = 0]) => softShadow(px + r * 0.5, py, r * 1.6, r * 0.2, 0.6))
      .join('') +
    seaPine(2235, y + 120, 620, { lean: -0.55, seed: 8, leaf, trunk }) +
    seaPine(2390, y + 170, 760, { lean: 0.25, seed: 14, leaf, trunk }) +
    seaPine(2085, y + 60, 330, { lean: 0.3, seed: 5, leaf, trunk })
  );
}

/** The lamps shine through the canvas: a soft halo over roof and sky. */
function warmth(cam: Camera): string {
  const [x, y] = cam.p([0, 2.5, 1]);
  const halo = radialBox(0.5, 0.5, 0.5, [
    [0, '#ffcf86', 0.62],
    [0.4, '#ffc77c', 0.28],
    [1, '#ffc77c', 0],
  ]);
  return ellipse(x, y, 620, 330, halo, { opacity: 0.75 });
}

/** Bulbs under the ridge. */
function lamps(cam: Camera): string {
  let out = '';
  for (const x of [-1.6, -0.2, 1.2]) {
    const [px, py] = cam.p([x, 2.5, 0]);
    out += glow(px, py + 20, 190, 0.7) + bulb(px, py, 34, { on: true });
  }
  return out;
}

/** Two poles on the lawn and the garland that joins them to the marquee. */
function poles(cam: Camera): string {
  const wood: Material = ['#1d1c20', '#373132', '#5a4b40', '#8a6f52', '#c9a473'];
  const left: P3 = [-4.3, 0, 2.7];
  const right: P3 = [4.9, 0, 4.4];
  const tall = 3.3;
  const top = ([x, , z]: P3): P2 => cam.p([x, tall, z]);
  let out = '';
  for (const p of [left, right]) {
    const [x, y] = cam.p(p);
    out += softShadow(x + 14, y, 60, 9, 0.5) + cylinder(cam, wood, p, 0.035, tall + 0.06);
  }
  const eave = (x: number, z: number): P2 => cam.p([x, 2.4, z]);
  out += garland(eave(-3.1, 2.3), top(left), 30, 3, 26, { cable: '#152a33' });
  out += garland(eave(3.1, 2.3), top(right), 40, 6, 28, { cable: '#152a33' });
  out += garland(top(left), top(right), 132, 21, 29, { cable: '#152a33' });
  return out;
}

/** Hydrangeas and grass at the lower edge. */
function foreground(): string {
  const heads = ['#7186b4', '#9079a8', '#6379aa'];
  return (
    hydrangea(2235, 1270, 440, 290, { seed: 12, heads, leaf: duskLeaf, count: 16 }) +
    hydrangea(2420, 1345, 400, 310, { seed: 4, heads: ['#94799f', '#a5839a'], leaf: duskLeaf, count: 13 }) +
    grass(0, 1230, 2400, 150, { seed: 3, count: 700, height: 46, light: '#7d9468', dark: '#2f4a3c' })
  );
}
