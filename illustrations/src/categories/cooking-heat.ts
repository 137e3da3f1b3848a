/** A patio heater and a crepe maker. */
import {
  add,
  box,
  boxCorners,
  type Camera,
  castShadow,
  contact,
  curve,
  cylinder,
  disc,
  ellipse,
  fill,
  glow,
  lathe,
  linear,
  materials,
  type P2,
  type P3,
  polygon,
  radialBox,
  ring,
  rod,
  roundSlab,
  stroke,
} from '../kit.ts';

export const steel = materials.steel;

/** A gas heater, 2.2 m: base, pole, burner cage, reflector. */
export function heater(cam: Camera, at: P3): string {
  const up = (y: number): P3 => add(at, [0, y, 0]);
  const [gx, gy] = cam.p(up(1.86));
  return (
    contact(cam, at, 0.5, 0.45) +
    lathe(
      cam,
      steel,
      at,
      [
        [0.24, 0],
        [0.24, 0.03],
        [0.2, 0.05],
        [0.2, 0.72],
        [0.17, 0.76],
        [0.04, 0.79],
      ],
      { gloss: 0.6 },
    ) +
    cylinder(cam, steel, up(0.79), 0.032, 0.88, { gloss: 0.8 }) +
    lathe(
      cam,
      steel,
      up(1.66),
      [
        [0.05, 0],
        [0.1, 0.06],
        [0.1, 0.12],
      ],
      { gloss: 0.6 },
    ) +
    lathe(cam, ['#7a2f16', '#b84a20', '#e8823a', '#ffc67a', '#fff0c4'], up(1.78), [
      [0.095, 0],
      [0.105, 0.18],
      [0.07, 0.2],
    ]) +
    glow(gx, gy, 300, 0.55, '#ffb765') +
    lathe(
      cam,
      steel,
      up(1.98),
      [
        [0.5, 0.0],
        [0.46, 0.05],
        [0.3, 0.12],
        [0.06, 0.17],
        [0.03, 0.19],
      ],
      { gloss: 0.7, smooth: true },
    )
  );
}

/** A double gas crepe maker; a crepe bakes on the left plate. */
export function crepes(cam: Camera, at: P3): string {
  let out = castShadow(cam, boxCorners(at, [0.92, 0.12, 0.46]), { opacity: 0.34, soft: 8, floor: at[1] });
  for (const [x, z] of [
    [-0.42, 0.19],
    [0.42, 0.19],
    [0.42, -0.19],
  ] as const)
    out += cylinder(cam, materials.black, add(at, [x, 0, z]), 0.022, 0.03);
  out += box(cam, steel, add(at, [0, 0.025, 0]), [0.94, 0.1, 0.48], { rim: 0.9, fade: 0.2 });
  for (const x of [-0.22, 0.22]) {
    const knob = add(at, [x, 0.075, 0.245]);
    const [kx, ky] = cam.p(knob);
    const r = cam.scaleAt(knob) * 0.032;
    out +=
      ellipse(kx + 3, ky + 4, r * 1.1, r * 1.1, '#12293a', { opacity: 0.4 }) +
      ellipse(
        kx,
        ky,
        r,
        r,
        linear(kx - r, ky - r, kx + r, ky + r, [
          [0, '#5d6b73'],
          [1, '#0d1418'],
        ]),
      ) +
      stroke(
        polygon(
          [
            [kx, ky],
            [kx - r * 0.4, ky - r * 0.7],
          ],
          false,
        ),
        '#fdfbf6',
        r * 0.18,
      );
    out += plate(cam, add(at, [x, 0.125, -0.01]));
  }
  const cake = add(at, [-0.22, 0.157, -0.01]);
  const golden = ring(cake, 0.168, 40).map(
    ([x, y, z], i): P2 => cam.p([x + ((i * 7) % 5) * 0.0012, y, z + ((i * 11) % 7) * 0.0012]),
  );
  const [cx, cy] = cam.p(cake);
  out += fill(
    curve(golden, true),
    radialBox(0.42, 0.4, 0.62, [
      [0, '#f9e2ae'],
      [0.6, '#f0c97f'],
      [0.88, '#d99a4c'],
      [1, '#b87434'],
    ]),
  );
  for (const [dx, dy, r] of [
    [-40, -6, 9],
    [14, 8, 12],
    [46, -8, 8],
    [-12, -14, 7],
    [-58, 6, 7],
    [62, 7, 6],
    [-20, 14, 6],
  ] as const)
    out += ellipse(cx + dx, cy + dy, r, r * 0.42, '#b87434', { opacity: 0.5 });
  // The wooden spreader lies on the free plate.
  const handle = add(at, [0.1, 0.19, 0.3]);
  out +=
    rod(cam, materials.paleWood, add(at, [0.24, 0.175, 0.03]), handle, 0.008) +
    rod(cam, materials.paleWood, add(at, [0.15, 0.172, -0.01]), add(at, [0.33, 0.172, 0.05]), 0.01);
  return out + steam(cx, cy - 20);
}

/** A cast-iron plate of 40 cm. */
function plate(cam: Camera, at: P3): string {
  const under = cylinder(cam, steel, at, 0.15, 0.012);
  const disc0 = roundSlab(cam, materials.iron, add(at, [0, 0.01, 0]), 0.2, 0.02);
  const shine = disc(
    cam,
    add(at, [-0.03, 0.0305, -0.03]),
    0.13,
    radialBox(0.4, 0.4, 0.6, [
      [0, '#8e9ca4', 0.55],
      [1, '#8e9ca4', 0],
    ]),
  );
  return under + disc0 + shine;
}

function steam(x: number, y: number): string {
  const wisp = (dx: number, k: number) =>
    stroke(
      curve([
        [x + dx, y],
        [x + dx + 18 * k, y - 50],
        [x + dx - 16 * k, y - 110],
        [x + dx + 12 * k, y - 170],
      ]),
      '#ffffff',
      9,
      { opacity: 0.28 },
    );
  return wisp(-34, 1) + wisp(12, -1) + wisp(50, 0.8);
}
