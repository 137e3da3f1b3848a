/** Quiet placeholders (1600x1200) for what has no picture of its own: everything in sand tones. */
import {
  add,
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
  hexahedron,
  line,
  linear,
  lit,
  type Material,
  type P2,
  type P3,
  picture,
  polygon,
  radialBox,
  rect,
  stroke,
  tone,
} from './kit.ts';

const pale: Material = ['#b9a88a', '#cdbfa4', '#ded2bb', '#ece3d1', '#f9f4e9'];
const deep: Material = ['#a39173', '#b9a98b', '#cdbfa4', '#ddd2bb', '#f3ecdc'];

function ground(horizon: number): string {
  return (
    rect(
      0,
      0,
      1600,
      1200,
      linear(0, 0, 0, 1200, [
        [0, '#f0e8d9'],
        [(horizon - 30) / 1200, '#f7f1e6'],
        [(horizon + 30) / 1200, '#ebe1ce'],
        [1, '#ddd0b7'],
      ]),
    ) +
    rect(
      0,
      0,
      1600,
      1200,
      radialBox(0.3, 0.24, 0.62, [
        [0, '#ffffff', 0.5],
        [1, '#ffffff', 0],
      ]),
    )
  );
}

const shadowOf = (cam: Camera, points: ReadonlyArray<P3>): string =>
  castShadow(cam, points, { opacity: 0.1, length: 0.5, soft: 16 });

/** An article without picture: a small marquee, silhouette only. */
export function standingMarquee(): string {
  const cam = camera({ yaw: 28, pitch: 3, distance: 12, target: [0, 1.55, 0], at: [795, 620], scale: 232 });
  const [w, eave, peak] = [1.5, 2.1, 3.2];
  const top: P3 = [0, peak, 0];
  const [fl, fr, br, bl]: [P3, P3, P3, P3] = [
    [-w, eave, w],
    [w, eave, w],
    [w, eave, -w],
    [-w, eave, -w],
  ];
  let out = ground(760) + shadowOf(cam, [fl, fr, br, bl, top]);
  const leg = (p: P3) =>
    contact(cam, [p[0], 0, p[2]], 0.24, 0.16) +
    box(cam, deep, [p[0], 0, p[2]], [0.06, eave, 0.06], { rim: 0 }) +
    box(cam, deep, [p[0], 0, p[2]], [0.2, 0.02, 0.2], { rim: 0.3 });
  out += leg(bl) + leg(br);
  out += fill(polygon([fl, fr, br, bl].map(cam.p)), tone(deep, 0.3));
  out += leg(fl) + leg(fr);
  for (const [a, b, lift] of [
    [fl, fr, 0.78],
    [fr, br, 0.4],
  ] as const) {
    const face = [a, b, top].map(cam.p);
    out += fill(polygon(face), lit(pale, lift, face, 0.16));
    const scallops: P2[] = [];
    const count = 8;
    for (let i = 0; i <= count * 8; i++) {
      const t = i / (count * 8);
      const drop = 0.2 + 0.1 * Math.abs(Math.sin(t * count * Math.PI)) ** 0.7;
      scallops.push(cam.p([a[0] + (b[0] - a[0]) * t, eave - drop, a[2] + (b[2] - a[2]) * t]));
    }
    const border = [cam.p(a), cam.p(b), ...scallops.reverse()];
    out +=
      fill(polygon(border), lit(pale, lift - 0.14, border, 0.1)) +
      stroke(polygon([cam.p(a), cam.p(b)], false), tone(deep, 0.2), 3, { opacity: 0.35 });
  }
  out +=
    line(cam, [fl, top], '#fffaf0', 5, 0.8) +
    line(cam, [fr, top], '#fffaf0', 5, 0.8) +
    line(cam, [br, top], '#fffaf0', 4, 0.6);
  return picture(1600, 1200, out);
}

/** A category without picture: crates stacked as in the store. */
export function stackedCrates(): string {
  const cam = camera({ yaw: 30, pitch: 9, distance: 6, target: [0, 0.72, 0], at: [790, 640], scale: 520 });
  let out = ground(600);
  for (const [at, size] of [
    [
      [-0.42, 0, 0],
      [0.8, 1.0, 0.56],
    ],
    [
      [0.5, 0, 0.02],
      [0.8, 1.4, 0.56],
    ],
  ] as const)
    out += shadowOf(cam, boxCorners(at, size)) + contact(cam, at, 0.75, 0.22);
  out +=
    crate(cam, [-0.42, 0, 0], 0) +
    crate(cam, [-0.42, 0.5, 0], -4) +
    crate(cam, [0.5, 0, 0.02], 0) +
    crate(cam, [0.5, 0.5, 0.02], 3) +
    crate(cam, [0.48, 1, 0], -6);
  const roll: P3 = [-0.5, 1, 0.02];
  out += cloth(
    cam,
    pale,
    [add(roll, [-0.3, 0.12, 0.2]), add(roll, [0.3, 0.12, 0.2]), add(roll, [0.3, 0, 0.2]), add(roll, [-0.3, 0, 0.2])],
    { folds: 1, depth: 0.1 },
  );
  for (let i = 0; i < 3; i++)
    out += box(cam, pale, add(roll, [0, i * 0.055, 0]), [0.6, 0.052, 0.4], { rim: 0.9, fade: 0.16 });
  return picture(1600, 1200, out);
}

/** A slatted crate of 80 x 50 x 56 cm with a grip. */
function crate(cam: Camera, at: P3, turn: number): string {
  const [w, h, d] = [0.8, 0.49, 0.56];
  let out = box(cam, deep, at, [w - 0.02, h, d - 0.02], { turn, rim: 0 });
  for (let i = 0; i < 3; i++)
    out += box(cam, pale, add(at, [0, 0.012 + i * 0.162, 0]), [w, 0.142, d], { turn, rim: 0.6, fade: 0.14 });
  const corners = boxCorners(at, [w + 0.006, h, d + 0.006], turn);
  const face = (u: number, v: number): P3 => {
    const [a, b] = [corners[0] ?? at, corners[1] ?? at];
    return [a[0] + (b[0] - a[0]) * u, at[1] + h * v, a[2] + (b[2] - a[2]) * u];
  };
  for (const u of [0.06, 0.94]) {
    const post = [face(u - 0.045, 0), face(u + 0.045, 0), face(u + 0.045, 1), face(u - 0.045, 1)].map(cam.p);
    out +=
      fill(polygon(post), lit(pale, 0.62, post, 0.1)) + stroke(polygon(post), tone(deep, 0.1), 2, { opacity: 0.3 });
  }
  const grip = [face(0.38, 0.48), face(0.62, 0.48), face(0.62, 0.6), face(0.38, 0.6)].map(cam.p);
  return (
    out +
    fill(curve(grip, true, 0.8), tone(deep, 0.05)) +
    stroke(curve(grip, true, 0.8), tone(pale, 1), 2, { opacity: 0.5 })
  );
}

/** Any other missing picture: a framed view of the sea. */
export function framedSea(): string {
  const cam = camera({ yaw: 16, pitch: 2, distance: 5, target: [0, 0.55, 0], at: [800, 610], scale: 660 });
  const [w, h] = [0.78, 1.12];
  const lean = (x: number, y: number, z = 0): P3 => [x, y, -y * 0.14 + z];
  const quad = (inset: number, z: number): P2[] =>
    (
      [
        [-w + inset, inset],
        [w - inset, inset],
        [w - inset, h - inset],
        [-w + inset, h - inset],
      ] as const
    ).map(([x, y]) => cam.p(lean(x, y, z)));
  let out =
    ground(905) +
    shadowOf(cam, [[-w, 0, 0.04], [w, 0, 0.04], lean(w, h), lean(-w, h)]) +
    contact(cam, [0, 0, 0.02], 1.0, 0.26);
  out += hexahedron(
    cam,
    deep,
    [
      lean(-w, 0, 0.03),
      lean(w, 0, 0.03),
      lean(w, 0, -0.03),
      lean(-w, 0, -0.03),
      lean(-w, h, 0.03),
      lean(w, h, 0.03),
      lean(w, h, -0.03),
      lean(-w, h, -0.03),
    ],
    { rim: 0.8 },
  );
  const [moulding, mat, view] = [quad(0.02, 0.031), quad(0.08, 0.032), quad(0.2, 0.033)];
  out +=
    fill(polygon(moulding), lit(pale, 0.7, moulding, 0.2)) +
    fill(polygon(mat), tone(deep, 0.12)) +
    fill(polygon(mat.map(([x, y]): P2 => [x + 3, y + 3])), lit(pale, 0.98, mat, 0.08));
  const [bl, br, tr, tl] = view as [P2, P2, P2, P2];
  const at = (u: number, v: number): P2 => {
    const l: P2 = [tl[0] + (bl[0] - tl[0]) * v, tl[1] + (bl[1] - tl[1]) * v];
    const r: P2 = [tr[0] + (br[0] - tr[0]) * v, tr[1] + (br[1] - tr[1]) * v];
    return [l[0] + (r[0] - l[0]) * u, l[1] + (r[1] - l[1]) * u];
  };
  out += fill(
    polygon(view),
    linear(0, tl[1], 0, bl[1], [
      [0, '#e9dfcb'],
      [1, '#f5eee0'],
    ]),
  );
  const sun = at(0.68, 0.34);
  out += ellipse(sun[0], sun[1], 46, 46, '#fbf6ea');
  out += fill(
    `${curve([at(0, 0.6), at(0.2, 0.44), at(0.36, 0.52), at(0.56, 0.6)])}L${at(0, 0.62).join(' ')}Z`,
    '#d3c5a9',
  );
  out += fill(
    polygon([at(0, 0.6), at(1, 0.6), at(1, 1), at(0, 1)]),
    linear(0, at(0, 0.6)[1], 0, bl[1], [
      [0, '#d9ccb2'],
      [1, '#c3b394'],
    ]),
  );
  out += [0.67, 0.74, 0.83]
    .map((v, i) =>
      stroke(polygon([at(0.58 - i * 0.03, v), at(0.78 + i * 0.03, v)], false), '#f7f0e2', 5, { opacity: 0.7 }),
    )
    .join('');
  out += fill(
    `${curve([at(0, 0.9), at(0.3, 0.82), at(0.62, 0.9), at(1, 0.84)])}L${at(1, 1).join(' ')}L${at(0, 1).join(' ')}Z`,
    '#b5a484',
  );
  out += fill(polygon([at(0, 0), at(0.28, 0), at(0.02, 0.7), at(0, 0.7)]), '#ffffff', { opacity: 0.22 });
  return picture(1600, 1200, out);
}
