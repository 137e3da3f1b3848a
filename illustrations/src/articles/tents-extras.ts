/** Accessories of the marquees: ballast and window walls. */
import {
  add,
  archedWindow,
  backdrop,
  box,
  boxCorners,
  type Camera,
  camera,
  castShadow,
  cloth,
  contact,
  curve,
  ellipse,
  fill,
  line,
  lit,
  type Material,
  materials,
  type P2,
  type P3,
  picture,
  polygon,
  post,
  rod,
  stroke,
  tone,
  tuft,
} from '../kit.ts';

const rubber: Material = ['#0e1a21', '#1c2b34', '#33454f', '#566873', '#a9b7bc'];

/** Four stackable weights of 15 kg: two around a leg, two beside it. */
export function lests(): string {
  const cam = camera({ yaw: 30, pitch: 19, distance: 3.4, target: [0.1, 0.2, 0], at: [740, 650], scale: 900 });
  const leg: P3 = [-0.2, 0, 0];
  let out =
    weightShadow(cam, leg, 0.17) + weightShadow(cam, [0.62, 0, 0.0], 0.09) + weightShadow(cam, [0.2, 0, 0.5], 0.09);
  out += weight(cam, leg, 0) + weight(cam, [-0.2, 0.085, 0], 4);
  out +=
    box(cam, materials.aluminium, [-0.2, 0.1, 0], [0.05, 1.2, 0.05], { rim: 0 }) +
    box(cam, materials.aluminium, [-0.2, 0.62, 0], [0.064, 0.7, 0.064], { rim: 0 }) +
    box(cam, materials.iron, [-0.2, 0.58, 0], [0.085, 0.08, 0.085], { rim: 0.4 });
  out += weight(cam, [0.62, 0, 0.0], -14) + weight(cam, [0.2, 0, 0.52], 18);
  const feet = [
    [-0.42, 0.24],
    [-0.1, 0.26],
    [0.02, 0.78],
    [0.46, 0.66],
    [0.88, 0.12],
  ] as const;
  out += feet.map(([x, z], i) => tuft(...cam.p([x, 0, z]), 42, i)).join('');
  return picture(1600, 1200, backdrop('tents', { horizon: 270 }) + out);
}

function weightShadow(cam: Camera, at: P3, height: number): string {
  return (
    castShadow(cam, boxCorners(at, [0.44, height, 0.44]), { opacity: 0.34, length: 0.6, soft: 12 }) +
    contact(cam, at, 0.4, 0.5)
  );
}

/** A square weight with chamfered corners, a slot for the leg and a handle. */
function weight(cam: Camera, at: P3, turn: number): string {
  const [c, s] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  const local = (x: number, y: number, z: number): P3 => add(at, [x * c - z * s, y, x * s + z * c]);
  const outline = (k: number): [number, number][] => [
    [-k, k * 0.62],
    [-k * 0.62, k],
    [k * 0.62, k],
    [k, k * 0.62],
    [k, -k * 0.62],
    [k * 0.62, -k],
    [-k * 0.62, -k],
    [-k, -k * 0.62],
  ];
  const layer = (k0: number, y0: number, k1: number, y1: number): string => {
    const [low, high] = [outline(k0).map(([x, z]) => local(x, y0, z)), outline(k1).map(([x, z]) => local(x, y1, z))];
    let out = '';
    for (let i = 0; i < 8; i++) {
      const [a, b, cc, d] = [low[i], low[(i + 1) % 8], high[(i + 1) % 8], high[i]];
      if (!a || !b || !cc || !d) continue;
      const quad = [a, b, cc, d].map(cam.p);
      const [pa, pb, pc] = [quad[0] ?? [0, 0], quad[1] ?? [0, 0], quad[2] ?? [0, 0]];
      if ((pb[0] - pa[0]) * (pc[1] - pa[1]) - (pb[1] - pa[1]) * (pc[0] - pa[0]) >= 0) continue;
      const [nx] = cam.turn([a[0] + b[0] - 2 * at[0], 0, a[2] + b[2] - 2 * at[2]]);
      out += fill(polygon(quad), lit(rubber, 0.46 - nx * 0.42, quad, 0.14), {
        extra: `stroke="${tone(rubber, 0.4 - nx * 0.3)}" stroke-width="1"`,
      });
    }
    return out;
  };
  const face = outline(0.2).map(([x, z]) => cam.p(local(x, 0.085, z)));
  let out = layer(0.22, 0, 0.22, 0.065) + layer(0.22, 0.065, 0.2, 0.085);
  out +=
    fill(polygon(face), lit(rubber, 0.66, face, 0.26)) + stroke(polygon(face), tone(rubber, 1), 2, { opacity: 0.5 });
  const circle = (r: number, y: number): P2[] =>
    Array.from({ length: 28 }, (_, i) =>
      cam.p(local(Math.cos((i / 28) * 6.2832) * r, y, Math.sin((i / 28) * 6.2832) * r)),
    );
  out +=
    stroke(curve(circle(0.15, 0.085), true), tone(rubber, 0.2), 5, { opacity: 0.5 }) +
    stroke(curve(circle(0.147, 0.087), true), tone(rubber, 0.95), 2, { opacity: 0.35 });
  const slot = (
    [
      [-0.034, 0.2],
      [0.034, 0.2],
      [0.034, -0.03],
      [-0.034, -0.03],
    ] as const
  ).map(([x, z]) => cam.p(local(x, 0.086, z)));
  out +=
    fill(polygon(slot), tone(rubber, 0.04)) +
    stroke(polygon(slot.slice(1, 4), false), tone(rubber, 0.9), 2, { opacity: 0.4 });
  const mouth = (
    [
      [-0.034, 0.2, 0.086],
      [0.034, 0.2, 0.086],
      [0.034, 0.222, 0],
      [-0.034, 0.222, 0],
    ] as const
  ).map(([x, z, y]) => cam.p(local(x, y, z)));
  out += fill(polygon(mouth), tone(rubber, 0.06));
  for (const x of [-0.125, 0.125]) {
    const grip = (
      [
        [x - 0.03, 0.06],
        [x + 0.03, 0.06],
        [x + 0.03, -0.06],
        [x - 0.03, -0.06],
      ] as const
    ).map(([px, z]) => cam.p(local(px, 0.086, z)));
    out +=
      fill(curve(grip, true, 0.7), tone(rubber, 0.08)) +
      stroke(curve(grip, true, 0.7), tone(rubber, 0.8), 2, { opacity: 0.4 });
  }
  return out;
}

/** One window wall of 3 m hanging between two legs. */
export function windowWall(): string {
  const cam = camera({ yaw: 20, pitch: 1.5, distance: 8, target: [0, 1.1, 0], at: [790, 640], scale: 342 });
  const skin = materials.canvas;
  const [w, eave] = [1.5, 2.15];
  let out = castShadow(
    cam,
    [
      [-w, 0, 0],
      [w, 0, 0],
      [w, eave, 0],
      [-w, eave, 0],
    ],
    { opacity: 0.22, length: 0.5, soft: 14 },
  );
  out += [-w, w].map((x) => post(cam, materials.aluminium, [x, 0, -0.04], eave + 0.06, false, true)).join('');
  out += rod(cam, materials.aluminium, [-w, eave + 0.03, -0.04], [w, eave + 0.03, -0.04], 0.03);
  out += cloth(
    cam,
    skin,
    [
      [-w, eave, 0],
      [w, eave, 0],
      [w, 0.03, 0],
      [-w, 0.03, 0],
    ],
    { folds: 9, depth: 0.16, lift: -0.02 },
  );
  for (const u of [0.2, 0.5, 0.8]) out += archedWindow(cam, skin, [-w, eave, 0], [w, eave, 0], u, eave, 0.12);
  out +=
    line(
      cam,
      [
        [-w, 0.12, 0.004],
        [w, 0.12, 0.004],
      ],
      tone(skin, 0.2),
      2.4,
      0.5,
    ) +
    line(
      cam,
      [
        [-w, 1.98, 0.004],
        [w, 1.98, 0.004],
      ],
      tone(skin, 0.2),
      2.4,
      0.4,
    );
  // Bands that tie the wall to the leg.
  for (const x of [-w, w])
    for (const y of [0.4, 0.95, 1.5, 2]) {
      out += box(cam, materials.sea, [x, y, -0.02], [0.1, 0.045, 0.1], { rim: 0.4 });
    }
  for (const x of [-w + 0.06, w - 0.06])
    out += line(
      cam,
      [
        [x, eave, 0.003],
        [x, 0.03, 0.003],
      ],
      tone(skin, 0.15),
      2.4,
      0.4,
    );
  for (let i = 0; i <= 10; i++) {
    const [x, y] = cam.p([-w + 0.1 + i * 0.28, eave - 0.05, 0.005]);
    out +=
      ellipse(x, y, 5.5, 6.5, tone(materials.aluminium, 0.25)) +
      ellipse(x, y, 2.8, 3.4, tone(materials.aluminium, 0.9));
  }
  for (let i = 0; i < 14; i++) out += tuft(...cam.p([-w + 0.1 + i * 0.215, 0, 0.02]), 26 + (i % 3) * 6, i);
  return picture(1600, 1200, backdrop('tents', { horizon: cam.horizon }) + out);
}
