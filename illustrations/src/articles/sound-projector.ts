/** The projector and its screen. */
import {
  add,
  backdrop,
  box,
  boxCorners,
  camera,
  castShadow,
  curve,
  ellipse,
  fill,
  glow,
  hull,
  linear,
  lit,
  materials,
  type P2,
  type P3,
  picture,
  polygon,
  rod,
  stroke,
  tone,
} from '../kit.ts';
import { ray, satin, tripod } from './sound-parts.ts';

/** A screen on its tripod and the projector on a low table. */
export function projector(): string {
  const cam = camera({ yaw: 14, pitch: 5, distance: 8, target: [0, 1, 0], at: [800, 580], scale: 420 });
  let out = backdrop('sound', { horizon: 760 });
  const [w, low, high, z] = [1, 0.78, 2.08, -0.7];
  const at: P3 = [0.15, 0, z];
  out +=
    tripod(cam, [at[0], 0, z - 0.02], 1.2, 0.55, satin, 30) +
    rod(cam, satin, [at[0], 0.6, z - 0.03], [at[0], high + 0.12, z - 0.03], 0.016);
  const quad = (k: number): P2[] =>
    (
      [
        [at[0] - w - k, low - k, z],
        [at[0] + w + k, low - k, z],
        [at[0] + w + k, high + k, z],
        [at[0] - w - k, high + k, z],
      ] as const
    ).map((p) => cam.p(p));
  const [frame, sheet] = [quad(0.05), quad(0)];
  out +=
    fill(polygon(frame.map(([x, y]): P2 => [x + 16, y + 14])), '#12293a', { opacity: 0.14 }) +
    fill(polygon(frame), '#10181d') +
    fill(polygon(sheet), lit(materials.canvas, 0.9, sheet, 0.16));
  out += slide(sheet);
  out +=
    rod(cam, satin, [at[0] - w - 0.08, high + 0.07, z], [at[0] + w + 0.08, high + 0.07, z], 0.035) +
    rod(cam, satin, [at[0] - w - 0.06, low - 0.06, z], [at[0] + w + 0.06, low - 0.06, z], 0.018);
  const table: P3 = [-0.85, 0, 0.75];
  let desk = castShadow(cam, boxCorners(table, [0.62, 0.5, 0.46]), { opacity: 0.24, length: 0.6 });
  for (const [x, dz] of [
    [-0.27, -0.19],
    [0.27, -0.19],
    [-0.27, 0.19],
    [0.27, 0.19],
  ] as const)
    desk += rod(cam, materials.paleWood, add(table, [x * 1.06, 0, dz * 1.06]), add(table, [x, 0.5, dz]), 0.02);
  desk += box(cam, materials.paleWood, add(table, [0, 0.5, 0]), [0.66, 0.035, 0.5], { rim: 0.7 });
  const unit: P3 = add(table, [0, 0.535, 0]);
  const lens = cam.p(add(unit, [0.07, 0.075, -0.17]));
  const beam = ray(hull([lens, ...sheet]), lens, cam.p([at[0], 1.4, z]));
  const body = box(cam, materials.plastic, unit, [0.38, 0.13, 0.3], { rim: 0.6, fade: 0.16 });
  const back = (u: number, v: number): P2 => cam.p(add(unit, [u * 0.38, v * 0.13, 0.151]));
  let ports = '';
  for (const u of [-0.36, -0.22, -0.08])
    ports += fill(polygon([back(u, 0.3), back(u + 0.1, 0.3), back(u + 0.1, 0.55), back(u, 0.55)]), '#2a363d');
  for (let i = 0; i < 6; i++)
    ports += stroke(
      polygon([back(0.16 + i * 0.05, 0.25), back(0.16 + i * 0.05, 0.7)], false),
      tone(materials.plastic, 0.1),
      3,
      { opacity: 0.7 },
    );
  const knob = cam.p(add(unit, [-0.1, 0.131, 0]));
  ports +=
    ellipse(knob[0], knob[1], 14, 5, tone(materials.sea, 0.6)) +
    ellipse(...cam.p(add(unit, [0.02, 0.131, 0])), 5, 2.4, '#8fd08a');
  return picture(1600, 1200, out + beam + desk + body + ports);
}

/** The picture on the screen: a sunset over the sea. */
function slide(sheet: ReadonlyArray<P2>): string {
  const [bl, br, tr, tl] = sheet as [P2, P2, P2, P2];
  const at = (u: number, v: number): P2 => {
    const [l, r] = [
      [tl[0] + (bl[0] - tl[0]) * v, tl[1] + (bl[1] - tl[1]) * v],
      [tr[0] + (br[0] - tr[0]) * v, tr[1] + (br[1] - tr[1]) * v],
    ] as [P2, P2];
    return [l[0] + (r[0] - l[0]) * u, l[1] + (r[1] - l[1]) * u];
  };
  const area = (a: number, b: number, top: number, low: number): string =>
    polygon([at(a, top), at(b, top), at(b, low), at(a, low)]);
  const [, y0] = at(0.5, 0.07);
  const [, y1] = at(0.5, 0.93);
  const sun = at(0.62, 0.52);
  return (
    fill(
      area(0.045, 0.955, 0.07, 0.6),
      linear(0, y0, 0, y0 + (y1 - y0) * 0.62, [
        [0, '#7fa9b4'],
        [0.6, '#e8cfae'],
        [1, '#f7c795'],
      ]),
    ) +
    ellipse(sun[0], sun[1], 38, 38, '#fff1cc') +
    glow(sun[0], sun[1], 150, 0.7) +
    fill(
      area(0.045, 0.955, 0.6, 0.93),
      linear(0, y0 + (y1 - y0) * 0.6, 0, y1, [
        [0, '#c9b79a'],
        [0.3, '#5d959b'],
        [1, '#1f6570'],
      ]),
    ) +
    fill(curve([at(0.045, 0.6), at(0.14, 0.54), at(0.26, 0.57), at(0.4, 0.6)]), '#4b7780') +
    [0.66, 0.71, 0.77, 0.84]
      .map((v, i) =>
        stroke(polygon([at(0.56 - i * 0.02, v), at(0.68 + i * 0.025, v)], false), '#fff1cc', 4, { opacity: 0.7 }),
      )
      .join('') +
    fill(polygon([at(0.3, 0.7), at(0.34, 0.5), at(0.345, 0.7)]), '#fdfbf6') +
    fill(polygon([at(0.352, 0.7), at(0.352, 0.54), at(0.39, 0.7)]), '#efe6d6') +
    fill(polygon([at(0.28, 0.715), at(0.41, 0.715), at(0.39, 0.745), at(0.3, 0.745)]), '#12293a')
  );
}
