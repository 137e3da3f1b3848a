/** A folding marquee put away: what one loads into the car. */
import {
  add,
  backdrop,
  box,
  type Camera,
  camera,
  castShadow,
  cloth,
  contact,
  curve,
  ellipse,
  fill,
  hexahedron,
  linear,
  type Material,
  materials,
  type P2,
  type P3,
  picture,
  polygon,
  softShadow,
  stroke,
  tone,
  tuft,
} from '../kit.ts';

/** The folding marquee in its wheeled bag, with its ballast: what one loads into the car. */
export function barnum3x6Frame(): string {
  const cam = camera({ yaw: 30, pitch: 7, distance: 5, target: [0, 0.78, 0], at: [780, 610], scale: 560 });
  const cover: Material = materials.sea;
  const [w, h, d] = [0.46, 1.55, 0.36];
  let out = castShadow(
    cam,
    [
      [-w / 2, 0, d / 2],
      [w / 2, 0, d / 2],
      [w / 2, 0, -d / 2],
      [w / 2, h, d / 2],
      [-w / 2, h, -d / 2],
    ],
    { opacity: 0.3, length: 0.42 },
  );
  out += contact(cam, [0, 0, 0], 0.55, 0.5);
  for (const z of [-0.13, 0.13]) {
    const [x, y] = cam.p([w / 2 - 0.02, 0.06, z]);
    out +=
      ellipse(x, y, 24, 34, tone(materials.iron, 0.2)) +
      ellipse(x + 4, y, 15, 24, tone(materials.iron, 0.55)) +
      ellipse(x + 5, y, 6, 9, tone(materials.aluminium, 0.7));
  }
  const body = (y0: number, y1: number, grow: number): P3[] => {
    const corner = (y: number, k: number): P3[] => [
      [-w / 2 - k, y, d / 2 + k],
      [w / 2 + k, y, d / 2 + k],
      [w / 2 + k, y, -d / 2 - k],
      [-w / 2 - k, y, -d / 2 - k],
    ];
    return [...corner(y0, grow), ...corner(y1, grow)];
  };
  out += hexahedron(cam, cover, body(0.05, h, 0), { fade: 0.16, rim: 0.25 });
  out += cloth(
    cam,
    cover,
    [
      [-w / 2, h, d / 2],
      [w / 2, h, d / 2],
      [w / 2, 0.05, d / 2],
      [-w / 2, 0.05, d / 2],
    ],
    { folds: 5, depth: 0.16 },
  );
  out += cloth(
    cam,
    cover,
    [
      [w / 2, h, d / 2],
      [w / 2, h, -d / 2],
      [w / 2, 0.05, -d / 2],
      [w / 2, 0.05, d / 2],
    ],
    { folds: 4, depth: 0.14 },
  );
  out += hexahedron(cam, materials.black, body(0.03, 0.13, 0.004), { rim: 0.3, band: true });
  out += hexahedron(cam, cover, body(h - 0.12, h + 0.02, 0.008), { rim: 0.5, lift: 0.06 });
  for (const y of [0.45, 1.08])
    out += hexahedron(cam, materials.sand, body(y, y + 0.05, 0.004), { rim: 0.3, band: true });
  const grip = (z: number, y: number): P2 => cam.p([w / 2 + 0.01, y, z]);
  out +=
    stroke(curve([grip(0.1, 0.62), grip(0.12, 0.78), grip(0.1, 0.95)]), tone(materials.sand, 0.2), 22) +
    stroke(curve([grip(0.1, 0.62), grip(0.12, 0.78), grip(0.1, 0.95)]), tone(materials.sand, 0.75), 14);
  // The white scallop sewn on as a mark.
  const mark = (x: number, y: number): P2 => cam.p([x, y, d / 2 + 0.004]);
  const [a, b] = [mark(-0.13, 0.86), mark(0.13, 0.86)];
  const roofMark = polygon([mark(-0.15, 0.83), mark(0, 0.96), mark(0.15, 0.83)]);
  out += fill(
    roofMark,
    linear(a[0], 0, b[0], 0, [
      [0, tone(materials.canvas, 0.85)],
      [1, tone(materials.canvas, 0.6)],
    ]),
  );
  const scallops = [0, 1, 2, 3, 4]
    .map(
      (i) =>
        `M${mark(-0.15 + i * 0.06, 0.825).join(' ')}Q${mark(-0.12 + i * 0.06, 0.76).join(' ')} ${mark(-0.09 + i * 0.06, 0.825).join(' ')}Z`,
    )
    .join('');
  out += fill(scallops, tone(materials.canvas, 0.72));
  const lawnLine = [-0.2, -0.08, 0.06, 0.2]
    .map((x) => cam.p([x, 0, d / 2 + 0.02]))
    .map(([x, y], i) => tuft(x, y + 6, 34, i))
    .join('');
  // Beside it: a second leg set folded together, without its cover.
  const bare = foldedFrame(cam, [0.74, 0, -0.12]);
  const bags = [
    [-0.62, 0.28],
    [-0.42, 0.46],
  ]
    .map(([x = 0, z = 0]) => ballastBag(cam, [x, 0, z]))
    .join('');
  return picture(1600, 1200, backdrop('tents', { horizon: 470 }) + bare + out + lawnLine + bags);
}

/** The frame folded to a bundle of legs, the canvas bound around its head. */
function foldedFrame(cam: Camera, at: P3): string {
  let out =
    castShadow(
      cam,
      [
        add(at, [-0.14, 0, 0.14]),
        add(at, [0.14, 0, 0.14]),
        add(at, [0.14, 0, -0.14]),
        add(at, [0.14, 1.5, 0]),
        add(at, [-0.14, 1.5, 0]),
      ],
      { opacity: 0.26, length: 0.42 },
    ) + contact(cam, at, 0.34, 0.5);
  for (const z of [-0.1, 0, 0.1])
    for (const x of [-0.11, 0, 0.11]) {
      const foot = add(at, [x, 0, z]);
      out +=
        box(cam, materials.aluminium, foot, [0.1, 0.012, 0.1], { rim: 0.2 }) +
        box(cam, materials.aluminium, foot, [0.045, 1.2, 0.045], { rim: 0 });
    }
  for (const y of [0.28, 0.62])
    out += box(cam, materials.iron, add(at, [0, y, 0]), [0.29, 0.06, 0.27], { rim: 0.3, band: true });
  const head = (y0: number, y1: number, a: number, b: number): P3[] => [...ring4(at, y0, a), ...ring4(at, y1, b)];
  out +=
    hexahedron(cam, materials.canvas, head(0.86, 1.0, 0.17, 0.2), { rim: 0.3 }) +
    hexahedron(cam, materials.canvas, head(1.0, 1.42, 0.2, 0.17), { rim: 0 }) +
    hexahedron(cam, materials.canvas, head(1.42, 1.56, 0.17, 0.06), { rim: 0.2 });
  out += cloth(
    cam,
    materials.canvas,
    [
      add(at, [-0.17, 1.42, 0.17]),
      add(at, [0.17, 1.42, 0.17]),
      add(at, [0.19, 0.9, 0.19]),
      add(at, [-0.19, 0.9, 0.19]),
    ],
    { folds: 5, depth: 0.4 },
  );
  out += cloth(
    cam,
    materials.canvas,
    [
      add(at, [0.17, 1.42, 0.17]),
      add(at, [0.17, 1.42, -0.17]),
      add(at, [0.19, 0.9, -0.19]),
      add(at, [0.19, 0.9, 0.19]),
    ],
    { folds: 4, depth: 0.4 },
  );
  out += hexahedron(cam, materials.sea, head(1.13, 1.19, 0.194, 0.191), { rim: 0.3, band: true });
  const [x, y] = cam.p(add(at, [0, 0, 0.16]));
  return out + tuft(x - 20, y + 4, 30) + tuft(x + 50, y - 4, 26);
}

const ring4 = (at: P3, y: number, k: number): P3[] => [
  add(at, [-k, y, k]),
  add(at, [k, y, k]),
  add(at, [k, y, -k]),
  add(at, [-k, y, -k]),
];

/** A filled sandbag lying upright, with its handle. */
function ballastBag(cam: Camera, at: P3): string {
  const [x, y] = cam.p(at);
  const s = cam.scaleAt(at);
  const p = (dx: number, dy: number): P2 => [x + dx * s, y - dy * s];
  const shape = curve(
    [
      p(-0.12, -0.01),
      p(-0.14, 0.12),
      p(-0.11, 0.28),
      p(-0.04, 0.33),
      p(0.05, 0.33),
      p(0.11, 0.28),
      p(0.14, 0.12),
      p(0.12, -0.01),
      p(0, -0.03),
    ],
    true,
  );
  const paint = linear(...p(-0.14, 0.3), ...p(0.15, 0), [
    [0, tone(materials.ink, 0.8)],
    [0.35, tone(materials.ink, 0.5)],
    [1, tone(materials.ink, 0.05)],
  ]);
  return (
    softShadow(x + s * 0.05, y + s * 0.01, s * 0.24, s * 0.05, 0.6) +
    stroke(
      curve([p(-0.06, 0.31), p(-0.05, 0.41), p(0.05, 0.41), p(0.06, 0.31)]),
      tone(materials.sand, 0.5),
      s * 0.022,
    ) +
    fill(shape, paint) +
    stroke(curve([p(-0.135, 0.2), p(0, 0.175), p(0.135, 0.2)]), tone(materials.sand, 0.62), s * 0.026, { butt: true }) +
    stroke(curve([p(-0.11, 0.06), p(-0.12, 0.13), p(-0.1, 0.22)]), '#ffffff', s * 0.01, { opacity: 0.3 }) +
    tuft(x - s * 0.05, y + s * 0.03, s * 0.07)
  );
}
