/** A place laid on linen: plates, cutlery, glasses. */
import {
  backdrop,
  type Camera,
  camera,
  castShadow,
  contact,
  curve,
  ellipse,
  eucalyptus,
  fill,
  linear,
  lit,
  materials,
  n,
  type P2,
  type P3,
  picture,
  polygon,
  radialBox,
  ring,
  stroke,
  tone,
} from '../kit.ts';

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

/** Shapes lying on the table: an outline in metres, x to the right, z towards the viewer. */
function lying(cam: Camera, outline: ReadonlyArray<P2>, dx: number, tension = 1): { d: string; points: P2[] } {
  const points = outline.map(([x, z]) => cam.p([x + dx, 0.004, z]));
  return { d: curve(points, true, tension), points };
}

function metal(cam: Camera, outline: ReadonlyArray<P2>, dx: number, tension = 1): string {
  const { d, points } = lying(cam, outline, dx, tension);
  const xs = points.map(([x]) => x);
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const paint = linear(left, 0, right, 0, [
    [0, '#8d9ba1'],
    [0.22, '#f4f7f6'],
    [0.42, '#d3dcdd'],
    [0.7, '#7f8e95'],
    [1, '#56646b'],
  ]);
  const shade = lying(cam, outline, dx + 0.004, tension).d;
  return fill(shade, '#12293a', { opacity: 0.25 }) + fill(d, paint) + stroke(d, '#ffffff', 1.4, { opacity: 0.5 });
}

function fork(cam: Camera, x: number, k = 1): string {
  const handle: P2[] = [
    [-0.003, -0.03],
    [0.003, -0.03],
    [0.004, 0.03],
    [0.0085, 0.09],
    [0.007, 0.11],
    [0, 0.115],
    [-0.007, 0.11],
    [-0.0085, 0.09],
    [-0.004, 0.03],
  ];
  let out = metal(
    cam,
    handle.map(([px, z]): P2 => [px * k, z * k]),
    x,
  );
  const head: P2[] = [
    [-0.003, -0.028],
    [0.003, -0.028],
    [0.012, -0.045],
    [0.0125, -0.06],
    [-0.0125, -0.06],
    [-0.012, -0.045],
  ];
  out += metal(
    cam,
    head.map(([px, z]): P2 => [px * k, z * k]),
    x,
    0.6,
  );
  for (const t of [-0.0108, -0.0036, 0.0036, 0.0108])
    out += metal(
      cam,
      (
        [
          [t - 0.0017, -0.058],
          [t + 0.0017, -0.058],
          [t + 0.0012, -0.1],
          [t, -0.103],
          [t - 0.0012, -0.1],
        ] as const
      ).map(([px, z]): P2 => [px * k, z * k]),
      x,
      0.3,
    );
  return out;
}

function knife(cam: Camera, x: number): string {
  const blade: P2[] = [
    [0.006, 0.005],
    [-0.0075, 0.005],
    [-0.0095, -0.05],
    [-0.006, -0.1],
    [0.003, -0.12],
    [0.006, -0.11],
  ];
  const handle: P2[] = [
    [-0.006, 0.004],
    [0.006, 0.004],
    [0.008, 0.07],
    [0.0085, 0.105],
    [0, 0.117],
    [-0.0085, 0.105],
    [-0.008, 0.07],
  ];
  return metal(cam, blade, x, 0.5) + metal(cam, handle, x, 0.7);
}

function spoon(cam: Camera, x: number): string {
  const handle: P2[] = [
    [-0.003, -0.05],
    [0.003, -0.05],
    [0.004, 0.03],
    [0.008, 0.09],
    [0.0065, 0.11],
    [0, 0.115],
    [-0.0065, 0.11],
    [-0.008, 0.09],
    [-0.004, 0.03],
  ];
  const bowl: P2[] = [
    [0, -0.042],
    [0.012, -0.056],
    [0.0155, -0.078],
    [0.0095, -0.1],
    [0, -0.106],
    [-0.0095, -0.1],
    [-0.0155, -0.078],
    [-0.012, -0.056],
  ];
  const [cx, cy] = cam.p([x, 0.004, -0.074]);
  return (
    metal(cam, handle, x) +
    metal(cam, bowl, x) +
    ellipse(
      cx - 2,
      cy,
      15,
      24,
      linear(cx - 14, cy - 20, cx + 12, cy + 22, [
        [0, '#6d7b82'],
        [0.6, '#cfd8d9'],
        [1, '#f6f9f8'],
      ]),
    )
  );
}

/** A stemmed glass standing on the table; height in metres. */
function glass(cam: Camera, at: P3, height: number, kind: 'wine' | 'flute'): string {
  const spots = (profile: ReadonlyArray<readonly [number, number]>) =>
    profile.map(([r, h]) => {
      const p: P3 = [at[0], at[1] + h * height, at[2]];
      const [x, y] = cam.p(p);
      const rx = r * cam.scaleAt(p);
      return { x, y, rx, ry: rx * cam.flat(p) };
    });
  const bowl = spots(
    kind === 'wine'
      ? [
          [0.006, 0.45],
          [0.024, 0.49],
          [0.037, 0.6],
          [0.038, 0.74],
          [0.033, 1],
        ]
      : [
          [0.005, 0.36],
          [0.014, 0.42],
          [0.022, 0.56],
          [0.024, 0.74],
          [0.021, 1],
        ],
  );
  const drink = spots(
    kind === 'wine'
      ? [
          [0.006, 0.46],
          [0.023, 0.5],
          [0.035, 0.6],
          [0.0365, 0.68],
        ]
      : [
          [0.005, 0.38],
          [0.013, 0.43],
          [0.0205, 0.56],
          [0.0225, 0.82],
        ],
  );
  const outline = (rows: typeof bowl): string =>
    `${curve(rows.map(({ x, y, rx }): P2 => [x - rx, y]))}L${curve([...rows].reverse().map(({ x, y, rx }): P2 => [x + rx, y])).slice(1)}Z`;
  const [rim, level, foot] = [bowl.at(-1), drink.at(-1), spots([[kind === 'wine' ? 0.034 : 0.029, 0]])[0]];
  const stem = spots([
    [0.0035, 0.02],
    [0.0032, 0.46],
  ]);
  const [s0, s1] = [stem[0], stem[1]];
  if (!rim || !level || !foot || !s0 || !s1) return '';
  const liquid =
    kind === 'wine' ? (['#f1d58b', '#d9b25a', '#fbeec0'] as const) : (['#f6dfa0', '#e0bd6c', '#fff4cf'] as const);
  const wall = linear(rim.x - rim.rx * 1.2, 0, rim.x + rim.rx * 1.2, 0, [
    [0, '#ffffff', 0.75],
    [0.12, '#ffffff', 0.2],
    [0.5, '#ffffff', 0.08],
    [0.85, '#7f9a9d', 0.22],
    [1, '#ffffff', 0.55],
  ]);
  let out = ellipse(
    foot.x + 40,
    foot.y + 6,
    foot.rx * 1.9,
    foot.ry * 0.9,
    radialBox(0.5, 0.5, 0.5, [
      [0, '#12293a', 0.34],
      [1, '#12293a', 0],
    ]),
  );
  out += ellipse(
    foot.x,
    foot.y,
    foot.rx,
    foot.ry,
    radialBox(0.4, 0.4, 0.6, [
      [0, '#ffffff', 0.2],
      [0.8, '#dfeceb', 0.4],
      [1, '#ffffff', 0.9],
    ]),
  );
  out += fill(
    polygon([
      [s0.x - s0.rx * 1.6, s0.y],
      [s0.x + s0.rx * 1.6, s0.y],
      [s1.x + s1.rx, s1.y],
      [s1.x - s1.rx, s1.y],
    ]),
    linear(s0.x - s0.rx, 0, s0.x + s0.rx, 0, [
      [0, '#ffffff', 0.9],
      [0.5, '#b9cccd', 0.5],
      [1, '#6f8c90', 0.8],
    ]),
  );
  out += fill(
    outline(drink),
    linear(level.x - level.rx, 0, level.x + level.rx, 0, [
      [0, liquid[2], 0.95],
      [0.35, liquid[0], 0.85],
      [1, liquid[1], 0.9],
    ]),
  );
  out += ellipse(level.x, level.y, level.rx, level.ry, liquid[2], { opacity: 0.95 });
  if (kind === 'flute')
    out += [0, 1, 2, 3, 4, 5, 6]
      .map((i) => ellipse(level.x + ((i * 37) % 30) - 14, level.y + 20 + i * 17, 2.4, 2.4, '#fffdf0', { opacity: 0.8 }))
      .join('');
  out += fill(outline(bowl), wall) + stroke(outline(bowl).replace('Z', ''), '#ffffff', 2, { opacity: 0.5 });
  out += `<ellipse cx="${n(rim.x)}" cy="${n(rim.y)}" rx="${n(rim.rx)}" ry="${n(rim.ry)}" fill="#ffffff" fill-opacity="0.12" stroke="#ffffff" stroke-width="3.4" stroke-opacity="0.9"/>`;
  const gleam = bowl.slice(1).map(({ x, y, rx }): P2 => [x - rx * 0.72, y]);
  return out + stroke(curve(gleam), '#ffffff', 7, { opacity: 0.7 });
}
