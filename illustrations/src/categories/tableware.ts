/** A place laid on linen: plates, cutlery, glasses. */
import {
  backdrop,
  type Camera,
  camera,
  castShadow,
  contact,
  curve,
  eucalyptus,
  fill,
  linear,
  lit,
  materials,
  type P2,
  type P3,
  picture,
  polygon,
  ring,
  stroke,
  tone,
} from '../kit.ts';
import { fork, knife, spoon } from './tableware-cutlery.ts';
import { glass } from './tableware-glass.ts';

export function tablewareCategory(): string {
  const cam = camera({ yaw: 0, pitch: 34, distance: 1.7, target: [0, 0, 0.02], at: [750, 760], scale: 2500 });
  let out = backdrop('tableware', { horizon: 170 });
  // A runner of linen lies across the table.
  const runner = (
    [
      [-0.62, 0, -0.215],
      [0.62, 0, -0.215],
      [0.62, 0, 0.235],
      [-0.62, 0, 0.235],
    ] as const
  ).map((p) => cam.p(p));
  out +=
    fill(polygon(runner.map(([x, y]): P2 => [x + 6, y + 10])), '#12293a', { opacity: 0.12 }) +
    fill(polygon(runner), lit(materials.linen, 0.82, runner, 0.14));
  for (const z of [-0.2, 0.22])
    out += stroke(polygon([cam.p([-0.7, 0, z]), cam.p([0.7, 0, z])], false), tone(materials.sea, 0.6), 5, {
      opacity: 0.55,
    });
  out += plate(cam, [0, 0, 0], 0.135) + plate(cam, [0, 0.018, 0], 0.102);
  out += napkin(cam);
  out += fork(cam, -0.19) + fork(cam, -0.225, 0.9) + knife(cam, 0.18) + spoon(cam, 0.22);
  out += glass(cam, [0.165, 0, -0.19], 0.19, 'wine') + glass(cam, [0.262, 0, -0.15], 0.215, 'flute');
  return picture(1600, 1200, out);
}

/** A plate of `radius` at `at`: a rim, a well, a foot hidden below. */
function plate(cam: Camera, at: P3, radius: number): string {
  const circle = (r: number, y: number): P2[] => ring([at[0], at[1] + y, at[2]], r, 60).map(cam.p);
  const porcelain = materials.porcelain;
  const [outer, under, well, deep] = [
    circle(radius, 0.018),
    circle(radius * 0.98, 0.013),
    circle(radius * 0.68, 0.012),
    circle(radius * 0.62, 0.006),
  ];
  const [x, y] = cam.p(at);
  const s = cam.scaleAt(at);
  const diagonal = (a: number, b: number): string =>
    linear(x - radius * s * 0.7, y - radius * s * 0.5, x + radius * s * 0.7, y + radius * s * 0.5, [
      [0, tone(porcelain, a)],
      [1, tone(porcelain, b)],
    ]);
  return (
    castShadow(cam, ring([at[0], at[1] + 0.012, at[2]], radius, 24), {
      opacity: 0.3,
      soft: 9,
      length: 1.6,
      floor: at[1],
    }) +
    contact(cam, [at[0] + 0.012, at[1], at[2] + 0.008], radius * 1.08, 0.3) +
    fill(curve(under, true), diagonal(0.5, 0.24)) +
    fill(curve(outer, true), diagonal(0.98, 0.7)) +
    stroke(curve(outer, true), '#ffffff', 3, { opacity: 0.9 }) +
    fill(curve(well, true), diagonal(0.52, 0.9)) +
    fill(curve(deep, true), diagonal(0.82, 0.94)) +
    stroke(curve(circle(radius * 0.94, 0.0175), true), tone(materials.sea, 0.6), 3, { opacity: 0.7 })
  );
}

/** A folded napkin with a sprig, on the upper plate. */
function napkin(cam: Camera): string {
  const at = (x: number, z: number, y = 0.036): P2 => cam.p([x, y, z]);
  const linen = materials.sand;
  const body = [at(-0.034, -0.085), at(0.034, -0.085), at(0.034, 0.085), at(-0.034, 0.085)];
  const [x, y] = at(0, -0.02);
  return (
    fill(polygon(body.map(([px, py]): P2 => [px + 8, py + 8])), '#12293a', { opacity: 0.2 }) +
    fill(polygon(body), lit(linen, 0.66, body, 0.2)) +
    [-0.012, 0.012]
      .map((px) => stroke(polygon([at(px, -0.085), at(px, 0.085)], false), tone(linen, 0.2), 4, { opacity: 0.35 }))
      .join('') +
    fill(
      polygon([at(-0.036, 0.0), at(0.036, 0.0), at(0.036, 0.018), at(-0.036, 0.018)]),
      lit(materials.sea, 0.55, body, 0.2),
    ) +
    eucalyptus(x + 10, y + 170, 330, -96, { seed: 5, bend: 0.25 })
  );
}
