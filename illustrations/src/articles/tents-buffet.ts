/** A buffet under the small marquee. */
import {
  backdrop,
  box,
  type Camera,
  camera,
  contact,
  curve,
  ellipse,
  fill,
  lathe,
  type Material,
  marquee,
  materials,
  type P3,
  picture,
  polygon,
  radialBox,
  ring,
  roundSlab,
  stroke,
} from '../kit.ts';
import { longTable } from '../scene-parts.ts';

/** Barnum 3x3 with a buffet: crates of fruit, jugs, a cake, flags under the valance. */
export function barnum3x3Buffet(): string {
  const cam = camera({ yaw: 22, pitch: 2.2, distance: 10.5, target: [0, 1.55, 0], at: [790, 610], scale: 278 });
  const tent = marquee(cam, { width: 3, depth: 3 });
  const table: P3 = [-0.1, 0, 0.7];
  let buffet = longTable(cam, table, 2.3, { depth: 0.75 }).svg;
  const top = (x: number, z = 0): P3 => [table[0] + x, 0.74, table[2] + z];
  buffet += crate(cam, top(-0.85, 0.05), '#c96a3a') + crate(cam, top(-0.42, -0.05), '#93a356');
  buffet += cake(cam, top(0.12)) + jug(cam, top(0.5, 0.1), '#e3a35c') + jug(cam, top(0.72, -0.05), '#d9c27e');
  for (const i of [0, 1, 2, 3]) buffet += glassOf(cam, top(0.88 + (i % 2) * 0.1, 0.16 - Math.floor(i / 2) * 0.14));
  return picture(
    1600,
    1200,
    backdrop('tents', { horizon: cam.horizon }) + tent.back + buffet + tent.front + flags(cam),
  );
}

/** Small pennants along the front, under the scallops. */
function flags(cam: Camera): string {
  const colours = ['#14626b', '#efe6d6', '#d9a55c', '#88a578'];
  const count = 15;
  const cord = Array.from({ length: 25 }, (_, i) => {
    const t = i / 24;
    return cam.p([-1.5 + 3 * t, 1.82 - 4 * 0.13 * t * (1 - t), 1.52]);
  });
  let out = stroke(curve(cord), '#8a8371', 3, { opacity: 0.9 });
  for (let i = 0; i < count; i++) {
    const at = (u: number, drop: number): P3 => {
      const t = (i + u) / count;
      return [-1.45 + 2.9 * t, 1.82 - 4 * 0.13 * t * (1 - t) - drop, 1.52];
    };
    const colour = colours[i % colours.length] ?? '#14626b';
    const [a, b, c] = [cam.p(at(0.1, 0)), cam.p(at(0.9, 0)), cam.p(at(0.5, 0.17))];
    out +=
      fill(polygon([a, b, c]), colour) +
      fill(polygon([[(a[0] + b[0]) / 2, (a[1] + b[1]) / 2], b, c]), '#12293a', { opacity: 0.14 });
  }
  return out;
}

/** A wooden crate with fruit. */
function crate(cam: Camera, at: P3, fruit: string): string {
  const [w, h, d] = [0.36, 0.15, 0.28];
  let out = contact(cam, at, 0.26, 0.3) + box(cam, materials.paleWood, at, [w, h, d], { rim: 0.6 });
  for (const y of [0.05, 0.1])
    out += box(cam, materials.wood, [at[0], at[1] + y, at[2]], [w + 0.004, 0.006, d + 0.004], { rim: 0 });
  for (const [dx, dz] of [
    [-0.12, -0.08],
    [0, -0.09],
    [0.12, -0.08],
    [-0.13, 0.03],
    [-0.04, 0.02],
    [0.06, 0.03],
    [0.14, 0.02],
    [-0.08, 0.09],
    [0.02, 0.1],
    [0.11, 0.09],
  ] as const) {
    const [x, y] = cam.p([at[0] + dx, at[1] + h + 0.02, at[2] + dz]);
    const r = cam.scaleAt(at) * 0.052;
    out += ellipse(
      x,
      y,
      r,
      r * 0.95,
      radialBox(0.35, 0.3, 0.8, [
        [0, '#fff0d8', 0.9],
        [0.25, fruit],
        [1, '#4a2a1c'],
      ]),
    );
  }
  return out;
}

function cake(cam: Camera, at: P3): string {
  const up = (y: number): P3 => [at[0], at[1] + y, at[2]];
  let out =
    contact(cam, at, 0.16, 0.3) +
    lathe(
      cam,
      materials.porcelain,
      at,
      [
        [0.09, 0],
        [0.03, 0.03],
        [0.025, 0.12],
        [0.05, 0.15],
      ],
      { smooth: true },
    );
  out += roundSlab(cam, materials.porcelain, up(0.15), 0.19, 0.012);
  out += lathe(cam, ['#8a5a32', '#b98450', '#e0b482', '#f5ddb5', '#fff6e2'], up(0.162), [
    [0.15, 0],
    [0.15, 0.1],
  ]);
  out += lathe(cam, materials.linen, up(0.255), [
    [0.154, 0],
    [0.154, 0.025],
  ]);
  for (const p of ring(up(0.29), 0.11, 8).sort((a, b) => cam.depth(a) - cam.depth(b))) {
    const [x, y] = cam.p(p);
    out += ellipse(
      x,
      y,
      7,
      7,
      radialBox(0.35, 0.3, 0.8, [
        [0, '#ffd3c4'],
        [0.3, '#c63d22'],
        [1, '#6d1d0e'],
      ]),
    );
  }
  return out;
}

function jug(cam: Camera, at: P3, juice: string): string {
  const [x, y] = cam.p(at);
  const s = cam.scaleAt(at);
  const liquid: Material = [juice, juice, juice, '#f6dfae', '#fff6e0'];
  return (
    contact(cam, at, 0.11, 0.28) +
    lathe(
      cam,
      liquid,
      at,
      [
        [0.07, 0],
        [0.08, 0.06],
        [0.07, 0.16],
      ],
      { smooth: true },
    ) +
    fill(
      `M${x - s * 0.075} ${y}L${x - s * 0.06} ${y - s * 0.27}L${x + s * 0.06} ${y - s * 0.27}L${x + s * 0.075} ${y}Z`,
      '#ffffff',
      { opacity: 0.22, extra: 'stroke="#ffffff" stroke-width="2" stroke-opacity="0.7"' },
    ) +
    `<path d="M${x + s * 0.065} ${y - s * 0.22}q${s * 0.08} ${s * 0.02} ${s * 0.01} ${s * 0.15}" fill="none" stroke="#ffffff" stroke-width="4" opacity="0.65"/>`
  );
}

export function glassOf(cam: Camera, at: P3): string {
  const [x, y] = cam.p(at);
  const s = cam.scaleAt(at);
  return fill(
    polygon([
      [x - s * 0.03, y],
      [x - s * 0.038, y - s * 0.11],
      [x + s * 0.038, y - s * 0.11],
      [x + s * 0.03, y],
    ]),
    '#ffffff',
    { opacity: 0.4, extra: 'stroke="#ffffff" stroke-width="1.6" stroke-opacity="0.8"' },
  );
}
