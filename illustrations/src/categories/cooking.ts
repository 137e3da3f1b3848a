/** A crepe maker and a griddle on a table, a patio heater behind them. */
import {
  add,
  backdrop,
  box,
  boxCorners,
  type Camera,
  camera,
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
  lit,
  type Material,
  materials,
  type P2,
  type P3,
  picture,
  polygon,
  radialBox,
  ring,
  rod,
  roundSlab,
  stroke,
  tone,
} from '../kit.ts';

const steel = materials.steel;

export function cookingCategory(): string {
  const cam = camera({ yaw: 20, pitch: 10, distance: 5.4, target: [0, 0.92, 0], at: [790, 615], scale: 470 });
  let out = backdrop('cooking', { horizon: 660 });
  out += heater(cam, [-0.95, 0, -0.75]);
  const table: P3 = [0.12, 0, 0];
  out +=
    castShadow(cam, boxCorners(table, [1.9, 0.8, 0.75]), { opacity: 0.2, length: 0.5 }) + contact(cam, table, 1.1, 0.3);
  for (const [x, z] of [
    [-0.86, -0.3],
    [0.86, -0.3],
    [-0.86, 0.3],
    [0.86, 0.3],
  ] as const)
    out += box(cam, materials.wood, add(table, [x, 0, z]), [0.07, 0.76, 0.07], { rim: 0.3 });
  out += box(cam, materials.wood, add(table, [0, 0.66, 0]), [1.76, 0.09, 0.62], { rim: 0.2, lift: -0.06 });
  out += box(cam, materials.wood, add(table, [0, 0.75, 0]), [2, 0.05, 0.8], { rim: 0.8 });
  const top = (x: number, z: number): P3 => add(table, [x, 0.8, z]);
  out +=
    crepes(cam, top(-0.4, -0.02)) +
    griddle(cam, top(0.55, -0.04)) +
    bowl(cam, top(0.1, 0.27)) +
    stack(cam, top(-0.78, 0.26));
  return picture(1600, 1200, out);
}

/** A gas heater, 2.2 m: base, pole, burner cage, reflector. */
function heater(cam: Camera, at: P3): string {
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
function crepes(cam: Camera, at: P3): string {
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

const skewered: ReadonlyArray<Material> = [
  ['#5c3720', '#875533', '#b57e4f', '#d8a977', '#f2d9b2'],
  ['#6d2b18', '#93402a', '#c9573a', '#e58a6c', '#f7c7b0'],
  ['#4a6638', '#6b8a4c', '#92ad66', '#bfd191', '#e6eec6'],
];

/** A gas griddle with vegetables and skewers. */
function griddle(cam: Camera, at: P3): string {
  let out = castShadow(cam, boxCorners(at, [0.66, 0.2, 0.46]), { opacity: 0.34, soft: 8, floor: at[1] });
  for (const [x, z] of [
    [-0.3, 0.19],
    [0.3, 0.19],
    [0.3, -0.19],
  ] as const)
    out += cylinder(cam, materials.black, add(at, [x, 0, z]), 0.02, 0.05);
  out += box(cam, materials.ink, add(at, [0, 0.045, 0]), [0.68, 0.11, 0.47], { rim: 0.5, fade: 0.16 });
  for (const x of [-0.17, 0.17]) {
    const [kx, ky] = cam.p(add(at, [x, 0.1, 0.24]));
    out +=
      ellipse(
        kx,
        ky,
        17,
        18,
        linear(kx - 14, ky - 14, kx + 14, ky + 14, [
          [0, '#f3f5f4'],
          [0.5, '#a3b0b5'],
          [1, '#46545b'],
        ]),
      ) +
      stroke(
        polygon(
          [
            [kx, ky],
            [kx - 4, ky - 12],
          ],
          false,
        ),
        '#12293a',
        4,
      );
  }
  const tray = boxCorners(add(at, [0, 0.155, 0]), [0.7, 0.03, 0.49]);
  out += box(cam, steel, add(at, [0, 0.155, 0]), [0.7, 0.03, 0.49], { rim: 0.8 });
  const inner = (
    [
      [-0.33, 0.225],
      [0.33, 0.225],
      [0.33, -0.225],
      [-0.33, -0.225],
    ] as const
  ).map(([x, z]) => cam.p(add(at, [x, 0.186, z])));
  out +=
    fill(polygon(inner), lit(materials.iron, 0.5, inner, 0.3)) +
    (tray.length ? box(cam, steel, add(at, [0, 0.185, -0.24]), [0.7, 0.09, 0.012], { rim: 0.8 }) : '');
  const slice = (x: number, z: number, r: number, colours: readonly [string, string, string]): string => {
    const p = add(at, [x, 0.192, z]);
    const [sx, sy] = cam.p(p);
    const s = cam.scaleAt(p) * r;
    return (
      ellipse(sx + 3, sy + 5, s, s * 0.34, '#05090b', { opacity: 0.45 }) +
      ellipse(sx, sy, s, s * 0.36, colours[2]) +
      ellipse(sx, sy - 4, s, s * 0.34, colours[1]) +
      ellipse(sx - s * 0.08, sy - 5, s * 0.72, s * 0.22, colours[0])
    );
  };
  const courgette = ['#e4e7b4', '#a9bd72', '#4f7143'] as const;
  const pepper = ['#e9826a', '#c94f35', '#86301c'] as const;
  const onion = ['#f7eede', '#dcc6a4', '#a98a5e'] as const;
  const spots = [
    [-0.25, -0.14, courgette],
    [-0.12, -0.16, pepper],
    [0.02, -0.14, courgette],
    [0.16, -0.15, onion],
    [0.27, -0.13, courgette],
    [-0.2, -0.02, onion],
    [-0.07, -0.03, courgette],
    [0.07, -0.02, pepper],
    [0.21, -0.02, courgette],
  ] as const;
  for (const [x, z, colours] of spots) out += slice(x, z, 0.048, colours);
  for (const z of [0.08, 0.155]) {
    out += rod(cam, materials.paleWood, add(at, [-0.29, 0.205, z]), add(at, [0.3, 0.205, z]), 0.004);
    for (let i = 0; i < 8; i++) {
      const [sx, sy] = cam.p(add(at, [-0.2 + i * 0.055, 0.21, z]));
      const colour = skewered[i % skewered.length] ?? materials.wood;
      out += ellipse(
        sx,
        sy,
        15,
        14,
        linear(sx - 10, sy - 12, sx + 10, sy + 12, [
          [0, tone(colour, 0.85)],
          [1, tone(colour, 0.15)],
        ]),
      );
    }
  }
  return out;
}

/** A bowl of batter with its ladle. */
function bowl(cam: Camera, at: P3): string {
  const mouth = add(at, [0, 0.1, 0]);
  return (
    contact(cam, at, 0.14, 0.4) +
    lathe(
      cam,
      materials.porcelain,
      at,
      [
        [0.05, 0],
        [0.055, 0.012],
        [0.1, 0.06],
        [0.115, 0.105],
      ],
      { smooth: true, gloss: 0.6 },
    ) +
    disc(
      cam,
      mouth,
      0.1,
      radialBox(0.4, 0.4, 0.6, [
        [0, '#fbefcf'],
        [1, '#e6cf9c'],
      ]),
    ) +
    rod(cam, steel, add(mouth, [0.02, -0.01, 0]), add(mouth, [0.16, 0.16, 0.02]), 0.007, { gloss: 1 })
  );
}

/** Folded crepes on a plate. */
function stack(cam: Camera, at: P3): string {
  let out = contact(cam, at, 0.17, 0.4) + roundSlab(cam, materials.porcelain, at, 0.14, 0.012);
  for (let i = 0; i < 6; i++) {
    const y = 0.014 + i * 0.009;
    out += roundSlab(
      cam,
      ['#8f5a28', '#bd8040', '#dca558', '#f0cb86', '#fbe7bc'],
      add(at, [((i * 5) % 3) * 0.004, y, 0]),
      0.108 - i * 0.002,
      0.008,
    );
  }
  return out;
}
