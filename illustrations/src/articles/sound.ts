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
  ellipse,
  fill,
  glow,
  hexahedron,
  hull,
  linear,
  lit,
  materials,
  type P2,
  type P3,
  picture,
  polygon,
  radialBox,
  rod,
  stroke,
  tone,
  tube,
} from '../kit.ts';
import { garlandBulb, garlandEvening, garlandPosts } from './sound-garland.ts';
import { mesh, microphone, mixer, ray, satin, speaker, tripod } from './sound-parts.ts';

/** Two speakers on their stands, a microphone between them. */
function sonoWhole(): string {
  const cam = camera({ yaw: 0, pitch: 5, distance: 7, target: [0, 0.93, 0], at: [800, 605], scale: 520 });
  let out = backdrop('sound', { horizon: 790 });
  for (const [x, turn] of [
    [-0.84, 30],
    [0.84, -30],
  ] as const) {
    out += castShadow(cam, boxCorners([x, 1.12, 0], [0.4, 0.66, 0.36]), { opacity: 0.25, soft: 18, length: 0.5 });
    out += tripod(cam, [x, 0, 0], 1.16, 0.5) + speaker(cam, [x, 1.14, 0], [0.42, 0.68, 0.38], turn);
  }
  out += micStand(cam, [0, 0, 0.35]);
  out += cable(cam, [
    [-0.82, 0.004, 0.04],
    [-0.6, 0.004, 0.4],
    [-0.3, 0.004, 0.3],
    [-0.02, 0.004, 0.56],
    [0.35, 0.004, 0.42],
    [0.82, 0.004, 0.06],
  ]);
  return picture(1600, 1200, out);
}

function cable(cam: Camera, points: ReadonlyArray<P3>): string {
  const path = curve(points.map(cam.p));
  return (
    stroke(path, '#12293a', 15, { opacity: 0.16 }) +
    stroke(path, '#0d151a', 8) +
    stroke(path, '#5b6971', 2, { opacity: 0.6 })
  );
}

/** A microphone on a straight stand with a boom. */
function micStand(cam: Camera, at: P3): string {
  const joint = add(at, [0, 1.22, 0]);
  const tip = add(at, [0.05, 1.44, 0.2]);
  const [x, y] = cam.p(tip);
  const s = cam.scaleAt(tip);
  return (
    tripod(cam, at, 1.24, 0.34, satin, 75) +
    rod(cam, satin, add(at, [-0.16, 0.98, -0.12]), tip, 0.011) +
    ellipse(...cam.p(joint), s * 0.03, s * 0.03, '#0b1216') +
    microphone(x + s * 0.045, y - s * 0.05, s * 0.27, 28)
  );
}

/** One speaker close by, with the mixer and a microphone in front of it. */
function sonoDetail(): string {
  const cam = camera({ yaw: 27, pitch: 11, distance: 3.4, target: [0, 0.34, 0], at: [700, 560], scale: 960 });
  const front: P3 = [0.5, 0, 0.3];
  let out = backdrop('sound', { horizon: 500 });
  out +=
    castShadow(cam, boxCorners([-0.1, 0, 0], [0.44, 0.7, 0.4]), { opacity: 0.34, length: 0.45 }) +
    contact(cam, [-0.1, 0, 0], 0.42, 0.5);
  out += speaker(cam, [-0.1, 0, 0], [0.44, 0.72, 0.4]);
  out += mixer(cam, front, [0.4, 0.075, 0.32]);
  const [x, y] = cam.p([-0.02, 0.03, 0.5]);
  out +=
    ellipse(
      x - 120,
      y + 34,
      190,
      26,
      radialBox(0.5, 0.5, 0.5, [
        [0, '#12293a', 0.55],
        [1, '#12293a', 0],
      ]),
    ) + microphone(x, y, 330, 76);
  return picture(1600, 1200, out);
}

/** The pack in use under a marquee's garland. */
function sonoInUse(): string {
  return garlandEvening(true);
}

/** A battery speaker with its handle. */
function bluetooth(): string {
  const cam = camera({ yaw: 28, pitch: 9, distance: 3.2, target: [0, 0.3, 0], at: [790, 650], scale: 1280 });
  const [w, h, d] = [0.42, 0.5, 0.32];
  const base: P3 = [0, 0.02, 0];
  let out =
    backdrop('sound', { horizon: 620 }) +
    castShadow(cam, boxCorners(base, [w, h, d]), { opacity: 0.34, length: 0.5 }) +
    contact(cam, [0, 0, 0], 0.42, 0.55);
  for (const [x, z] of [
    [-0.17, 0.13],
    [0.17, 0.13],
    [0.17, -0.13],
  ] as const)
    out += cylinder(cam, satin, [x, 0, z], 0.026, 0.03);
  out += hexahedron(cam, satin, boxCorners(base, [w, h, d]), { fade: 0.16, rim: 0 });
  const face = (u: number, v: number): P3 => [u * w, base[1] + v * h, d / 2 + 0.002];
  const rounded = (a: number, b: number, low: number, high: number, r: number): P2[] => {
    const arc = (cu: number, cv: number, from: number): P3[] =>
      [0, 1, 2, 3, 4].map((k) =>
        face(cu + Math.cos(from + (k * Math.PI) / 8) * r, cv + Math.sin(from + (k * Math.PI) / 8) * r * (w / h)),
      );
    return [
      ...arc(b - r, high - r, 0),
      ...arc(a + r, high - r, Math.PI / 2),
      ...arc(a + r, low + r, Math.PI),
      ...arc(b - r, low + r, Math.PI * 1.5),
    ].map(cam.p);
  };
  const grille = rounded(-0.44, 0.44, 0.06, 0.8, 0.09);
  const circle = (v: number, r: number): P2[] =>
    Array.from({ length: 44 }, (_, i) =>
      cam.p([Math.cos((i / 44) * 6.2832) * r, base[1] + v * h + Math.sin((i / 44) * 6.2832) * r, d / 2 + 0.003]),
    );
  out +=
    fill(polygon(grille), lit(satin, 0.44, grille, 0.3)) +
    stroke(polygon(grille), tone(materials.sea, 0.72), 5, { opacity: 0.9 });
  out += fill(
    curve(circle(0.42, 0.145), true),
    radialBox(0.42, 0.4, 0.6, [
      [0, '#46545d'],
      [0.3, '#1b252b'],
      [0.64, '#2b3841'],
      [0.88, '#10181d'],
      [1, '#3f4d56'],
    ]),
  );
  out +=
    stroke(curve(circle(0.42, 0.157), true), '#7fc4c6', 7, { opacity: 0.85 }) +
    stroke(curve(circle(0.42, 0.157), true), '#d9f3ef', 2, { opacity: 0.8 });
  out += fill(
    curve(circle(0.42, 0.05), true),
    radialBox(0.36, 0.3, 0.7, [
      [0, '#76868f'],
      [0.6, '#222d34'],
      [1, '#0d1418'],
    ]),
  );
  out += fill(polygon(grille), mesh(11, '#05090c', 0.5));
  const sheen = [face(-0.43, 0.3), face(-0.43, 0.78), face(0.1, 0.78), face(-0.2, 0.3)].map(cam.p);
  out += fill(
    polygon(sheen),
    linear(sheen[1]?.[0] ?? 0, 0, sheen[2]?.[0] ?? 1, 0, [
      [0, '#ffffff', 0.18],
      [1, '#ffffff', 0],
    ]),
  );
  const panel = rounded(-0.42, 0.42, 0.84, 0.96, 0.03);
  out += fill(polygon(panel), lit(satin, 0.56, panel, 0.2));
  for (const [u, colour] of [
    [-0.32, '#e8e3d6'],
    [-0.2, '#e8e3d6'],
    [0.2, '#e8e3d6'],
    [0.33, '#c63d22'],
  ] as const) {
    const [x, y] = cam.p(face(u, 0.9));
    out +=
      ellipse(x + 3, y + 4, 20, 22, '#000000', { opacity: 0.4 }) +
      ellipse(
        x,
        y,
        18,
        20,
        linear(x - 16, y - 18, x + 14, y + 18, [
          [0, '#66757e'],
          [1, '#10181d'],
        ]),
      ) +
      stroke(
        polygon(
          [
            [x, y],
            [x + 4, y - 15],
          ],
          false,
        ),
        colour,
        4,
      );
  }
  const screen = rounded(-0.11, 0.11, 0.865, 0.935, 0.015);
  out +=
    fill(polygon(screen), lit(materials.sea, 0.85, screen, 0.3)) +
    stroke(polygon([cam.p(face(-0.07, 0.9)), cam.p(face(0.07, 0.9))], false), '#eafaf6', 6, { opacity: 0.9 });
  out += stroke(
    polygon(
      [
        [-w / 2, h, -d / 2],
        [-w / 2, h, d / 2],
        [w / 2, h, d / 2],
        [w / 2, h, -d / 2],
      ].map(([x = 0, y = 0, z = 0]) => cam.p([x, y + 0.02, z])),
      false,
    ),
    tone(satin, 1),
    4,
    { opacity: 0.5 },
  );
  const grip = (
    [
      [-0.12, 0.52, 0],
      [-0.12, 0.6, 0],
      [-0.09, 0.625, 0],
      [0.09, 0.625, 0],
      [0.12, 0.6, 0],
      [0.12, 0.52, 0],
    ] as const
  ).map((p) => cam.p(p));
  out += stroke(curve(grip, false, 0.6), '#12293a', 46, { opacity: 0.1 }) + tube(grip, 40, satin);
  return picture(1600, 1200, out);
}

/** A wireless microphone in front of its receiver. */
function wireless(): string {
  const cam = camera({ yaw: 22, pitch: 12, distance: 1.6, target: [0, 0.06, 0], at: [800, 640], scale: 2500 });
  const base: P3 = [0.02, 0, -0.06];
  const size: P3 = [0.36, 0.075, 0.18];
  let out =
    backdrop('sound', { horizon: 520 }) +
    castShadow(cam, boxCorners(base, size), { opacity: 0.34, floor: 0, length: 0.8 }) +
    contact(cam, base, 0.26, 0.5);
  for (const x of [-0.14, 0.18]) {
    const low: P3 = [x, 0.06, -0.145];
    out +=
      rod(cam, satin, low, add(low, [x * 0.22, 0.2, 0]), 0.006, { taper: 0.7 }) +
      rod(cam, satin, low, add(low, [x * 0.04, 0.03, 0]), 0.009);
  }
  out += box(cam, satin, base, size, { rim: 0.55, fade: 0.2 });
  const face = (u: number, v: number): P3 => [
    base[0] + u * size[0],
    base[1] + v * size[1],
    base[2] + size[2] / 2 + 0.001,
  ];
  const quad = (a: number, b: number, low: number, high: number): P2[] =>
    [face(a, low), face(b, low), face(b, high), face(a, high)].map(cam.p);
  const screen = quad(-0.17, 0.14, 0.2, 0.8);
  out += fill(polygon(screen), lit(materials.sea, 0.62, screen, 0.4)) + stroke(polygon(screen), '#05090b', 5);
  for (let i = 0; i < 7; i++) {
    const bar = quad(-0.14 + i * 0.034, -0.12 + i * 0.034, 0.3, 0.36 + 0.055 * i);
    out += fill(polygon(bar), i < 5 ? '#c9f0e4' : '#5d9ea2');
  }
  for (const u of [-0.38, -0.27]) {
    const [x, y] = cam.p(face(u, 0.5));
    out +=
      ellipse(x + 4, y + 5, 34, 38, '#000000', { opacity: 0.4 }) +
      ellipse(
        x,
        y,
        31,
        35,
        linear(x - 26, y - 30, x + 22, y + 30, [
          [0, '#6c7b84'],
          [1, '#10181d'],
        ]),
      ) +
      stroke(
        polygon(
          [
            [x, y],
            [x - 8, y - 25],
          ],
          false,
        ),
        '#f2ede0',
        5,
      );
  }
  for (const [u, colour] of [
    [0.25, '#8fd08a'],
    [0.31, '#8fd08a'],
    [0.4, '#c63d22'],
  ] as const) {
    const [x, y] = cam.p(face(u, 0.5));
    out += glow(x, y, 40, 0.4, colour) + ellipse(x, y, 9, 10, colour);
  }
  out += ellipse(
    640,
    1000,
    520,
    60,
    radialBox(0.5, 0.5, 0.5, [
      [0, '#12293a', 0.6],
      [0.7, '#12293a', 0.2],
      [1, '#12293a', 0],
    ]),
  );
  out += microphone(1090, 905, 860, 82, { wireless: true });
  return picture(1600, 1200, out);
}

/** A screen on its tripod and the projector on a low table. */
function projector(): string {
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

export const sound: Record<string, ReadonlyArray<() => string>> = {
  'pack-sono': [sonoWhole, sonoDetail, sonoInUse],
  'enceinte-bluetooth': [bluetooth],
  'micro-sans-fil': [wireless],
  guirlande: [garlandPosts, garlandBulb, () => garlandEvening(false)],
  videoprojecteur: [projector],
};
