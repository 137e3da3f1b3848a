/** The speaker that runs on its battery. */
import {
  backdrop,
  boxCorners,
  camera,
  castShadow,
  contact,
  curve,
  cylinder,
  ellipse,
  fill,
  hexahedron,
  linear,
  lit,
  materials,
  type P2,
  type P3,
  picture,
  polygon,
  radialBox,
  stroke,
  tone,
  tube,
} from '../kit.ts';
import { mesh, satin } from './sound-parts.ts';

/** A battery speaker with its handle. */
export function bluetooth(): string {
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
