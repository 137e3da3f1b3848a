/** A griddle, a bowl of batter, a pile of crepes. */
import {
  add,
  box,
  boxCorners,
  type Camera,
  castShadow,
  contact,
  cylinder,
  disc,
  ellipse,
  fill,
  lathe,
  linear,
  lit,
  type Material,
  materials,
  type P3,
  polygon,
  radialBox,
  rod,
  roundSlab,
  stroke,
  tone,
} from '../kit.ts';
import { steel } from './cooking-heat.ts';

const skewered: ReadonlyArray<Material> = [
  ['#5c3720', '#875533', '#b57e4f', '#d8a977', '#f2d9b2'],
  ['#6d2b18', '#93402a', '#c9573a', '#e58a6c', '#f7c7b0'],
  ['#4a6638', '#6b8a4c', '#92ad66', '#bfd191', '#e6eec6'],
];

/** A gas griddle with vegetables and skewers. */
export function griddle(cam: Camera, at: P3): string {
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
export function bowl(cam: Camera, at: P3): string {
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
export function stack(cam: Camera, at: P3): string {
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
