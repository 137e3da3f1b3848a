/** The guinguette garland: hung, close by, and above the tables in the evening. */
import {
  backdrop,
  bulb,
  type Camera,
  camera,
  contact,
  curve,
  cylinder,
  ellipse,
  fill,
  garland,
  glow,
  grass,
  linear,
  type Material,
  materials,
  n,
  type P2,
  type P3,
  picture,
  radialBox,
  rect,
  ring,
  sagging,
  softShadow,
  stroke,
  tone,
  tube,
} from '../kit.ts';
import { backdropDusk } from '../scene-dusk.ts';
import { roundTable, sorted } from '../scene-parts.ts';
import { microphone } from './sound-microphone.ts';
import { speaker, tripod } from './sound-parts.ts';

const cord: Material = ['#0b1216', '#18232b', '#2a3740', '#495963', '#94a2a9'];

/** The garland between two wooden posts, the rest coiled on the floor. */
export function garlandPosts(): string {
  const cam = camera({ yaw: 0, pitch: 6, distance: 7, target: [0, 0.95, 0], at: [800, 600], scale: 490 });
  let out = backdrop('sound', { horizon: 830 });
  const posts: P3[] = [
    [-1.28, 0, 0],
    [1.28, 0, 0],
  ];
  for (const p of posts)
    out +=
      contact(cam, p, 0.32, 0.5) +
      cylinder(cam, materials.darkWood, p, 0.19, 0.12) +
      cylinder(cam, materials.wood, [p[0], 0.12, 0], 0.036, 1.8);
  const top = (x: number, y: number): P2 => cam.p([x, y, 0.02]);
  out += garland(top(-1.28, 1.86), top(1.28, 1.86), 250, 9, 104, { cable: '#16222a' });
  out += garland(top(-1.28, 1.52), top(1.28, 1.52), 330, 8, 104, { cable: '#16222a' });
  out += [1.86, 1.52]
    .flatMap((y) =>
      [-1.28, 1.28].map((x) => {
        const [px, py] = top(x, y);
        return rect(px - 21, py - 7, 42, 15, tone(cord, 0.35), { radius: 6 });
      }),
    )
    .join('');
  return picture(1600, 1200, out + coil(cam, [0.02, 0, 0.12]));
}

/** The coiled rest of the cable with its plug. */
function coil(cam: Camera, at: P3): string {
  let out = contact(cam, at, 0.5, 0.45);
  for (let i = 0; i < 5; i++) {
    const loop = ring([at[0] + (i % 2) * 0.012, 0.012 + i * 0.012, at[2]], 0.3 - (i % 3) * 0.018, 30).map(cam.p);
    out += tube(loop, 9, cord, { closed: true });
  }
  for (const [angle, on] of [
    [200, true],
    [262, true],
    [318, true],
    [20, true],
  ] as const) {
    const a = (angle * Math.PI) / 180;
    const [x, y] = cam.p([at[0] + Math.cos(a) * 0.3, 0.06, at[2] - Math.sin(a) * 0.3]);
    out += bulb(x, y - 8, 84, { on, angle: Math.cos(a) * -72 });
  }
  return out;
}

/** One bulb close by, the others out of focus behind. */
export function garlandBulb(): string {
  let out =
    backdrop('sound', { horizon: 1500 }) +
    rect(
      0,
      0,
      1600,
      1200,
      linear(0, 0, 0, 1200, [
        [0, '#173f4e', 0.7],
        [1, '#0d3f47', 0.25],
      ]),
    );
  for (const [x, y, r] of [
    [180, 420, 120],
    [520, 690, 80],
    [1330, 640, 110],
    [1490, 300, 90],
    [1080, 860, 60],
    [300, 930, 70],
    [880, 300, 55],
  ] as const) {
    out +=
      ellipse(
        x,
        y,
        r,
        r,
        radialBox(0.5, 0.5, 0.5, [
          [0, '#ffdf9a', 0.5],
          [0.8, '#ffcf7a', 0.34],
          [0.94, '#ffe6b0', 0.42],
          [1, '#ffcf7a', 0],
        ]),
      ) + glow(x, y, r * 2, 0.25);
  }
  const path = sagging([-60, 120], [1660, 40], 150, 30);
  out += tube(
    path.filter((_, i) => i % 3 === 0),
    26,
    cord,
  );
  out += heroBulb(800, 226, 760) + heroBulb(120, 186, 620) + heroBulb(1480, 166, 620);
  return picture(1600, 1200, out);
}

/** A large bulb with its threaded socket and glowing filament; `size` its height in pixels. */
function heroBulb(x: number, y: number, size: number): string {
  const [w, neck] = [size * 0.27, size * 0.3];
  const pear: P2[] = [
    [-size * 0.1, neck],
    [-size * 0.13, neck * 1.2],
    [-w * 0.82, size * 0.52],
    [-w, size * 0.7],
    [-w * 0.72, size * 0.9],
    [0, size * 0.98],
    [w * 0.72, size * 0.9],
    [w, size * 0.7],
    [w * 0.82, size * 0.52],
    [size * 0.13, neck * 1.2],
    [size * 0.1, neck],
  ];
  const d = curve(pear, true);
  const glass = radialBox(0.5, 0.6, 0.62, [
    [0, '#fffbe6', 0.96],
    [0.3, '#ffe7a6', 0.86],
    [0.68, '#f6bf63', 0.62],
    [0.92, '#d98f37', 0.55],
    [1, '#f7d9a0', 0.8],
  ]);
  const wall = linear(-size * 0.13, 0, size * 0.13, 0, [
    [0, '#121b21'],
    [0.22, '#4d5c65'],
    [0.36, '#8c9aa2'],
    [0.5, '#36434b'],
    [1, '#080d10'],
  ]);
  const socket = `M${n(-size * 0.1)} ${n(-size * 0.02)}L${n(size * 0.1)} ${n(-size * 0.02)}L${n(size * 0.125)} ${n(neck * 0.4)}L${n(size * 0.125)} ${n(neck * 1.06)}L${n(-size * 0.125)} ${n(neck * 1.06)}L${n(-size * 0.125)} ${n(neck * 0.4)}Z`;
  const zig = [-0.42, -0.24, -0.12, 0, 0.12, 0.24, 0.42].map((k, i): P2 => [k * w, size * (i % 2 ? 0.52 : 0.72)]);
  const filament = curve(zig, false, 0.5);
  const body =
    fill(d, glass) +
    stroke(
      `M${n(-size * 0.02)} ${n(neck)}L${n(-w * 0.42)} ${n(size * 0.72)}M${n(size * 0.02)} ${n(neck)}L${n(w * 0.42)} ${n(size * 0.72)}`,
      '#b57a33',
      size * 0.006,
      { opacity: 0.8 },
    ) +
    stroke(filament, '#ffb84a', size * 0.02, { opacity: 0.75 }) +
    stroke(filament, '#fffdf0', size * 0.009) +
    stroke(d, '#fff3cf', size * 0.006, { opacity: 0.7 }) +
    stroke(
      `M${n(-w * 0.66)} ${n(size * 0.55)}Q${n(-w * 0.95)} ${n(size * 0.7)} ${n(-w * 0.62)} ${n(size * 0.87)}`,
      '#ffffff',
      size * 0.022,
      { opacity: 0.85 },
    ) +
    fill(socket, wall) +
    [0.5, 0.68, 0.86]
      .map((k) =>
        stroke(`M${n(-size * 0.125)} ${n(neck * k)}L${n(size * 0.125)} ${n(neck * k)}`, '#05090b', size * 0.009, {
          opacity: 0.6,
        }),
      )
      .join('');
  return `${glow(x, y + size * 0.64, size * 1.05, 0.75)}<g transform="translate(${n(x)} ${n(y)})">${body}</g>`;
}

/** Tables under the garlands at dusk; with `music`, two speakers and a microphone beside them. */
export function garlandEvening(music: boolean): string {
  const cam = camera({ yaw: 18, pitch: 4, distance: 11, target: [0, 1.2, 0], at: [800, 690], scale: 250 });
  const linen: Material = ['#565d68', '#8d8f90', '#c9bfad', '#f2e4c8', '#fff6e0'];
  const wood: Material = ['#2b211b', '#4b3626', '#745539', '#a27f56', '#dcb987'];
  const set = { cloth: linen, lit: true, chairs: wood, cushion: linen, seats: 6, detail: 9 };
  let out = backdropDusk(1600, 1200, cam.horizon, { lighthouse: false });
  const spill = (p: P3, r: number) => {
    const [x, y] = cam.p(p);
    const s = cam.scaleAt(p) * r;
    return ellipse(
      x,
      y,
      s,
      s * 0.24,
      radialBox(0.5, 0.5, 0.5, [
        [0, '#ffd78d', 0.5],
        [0.5, '#f6bf6c', 0.22],
        [1, '#f6bf6c', 0],
      ]),
    );
  };
  out += spill([0, 0, 0.4], 3.6);
  const tall = 2.75;
  const feet: P3[] = [
    [-2.7, 0, -1.2],
    [2.5, 0, -1.4],
    [-2.0, 0, 1.3],
    [2.5, 0, 1.4],
  ];
  const post = (p: P3) => {
    const [x, y] = cam.p(p);
    return softShadow(x + 10, y, 70, 10, 0.5) + cylinder(cam, wood, p, 0.035, tall + 0.05);
  };
  const top = ([x, , z]: P3): P2 => cam.p([x, tall, z]);
  const [bl, br, fl, fr] = feet as [P3, P3, P3, P3];
  out += post(bl) + post(br) + garland(top(bl), top(br), 60, 12, 40) + garland(top(bl), top(fr), 90, 13, 46);
  if (music) {
    const stage = sorted([...roundTable(cam, [-1.75, 0, -0.5], 0.62, set)]);
    out += stage;
    for (const [x, turn] of [
      [-0.35, -14],
      [2.25, 34],
    ] as const)
      out += tripod(cam, [x, 0, 0.5], 1.16, 0.48) + speaker(cam, [x, 1.14, 0.5], [0.42, 0.68, 0.38], turn);
    out += tripod(cam, [0.98, 0, 0.9], 1.3, 0.34);
    const [mx, my] = cam.p([0.98, 1.33, 0.9]);
    out += microphone(mx + 26, my - 26, 92, 36);
  } else {
    out += sorted(
      [
        [-1.2, -0.5],
        [1.25, -0.4],
        [0.1, 1.5],
      ].flatMap(([x = 0, z = 0]) => roundTable(cam, [x, 0, z], 0.66, set)),
    );
  }
  out += post(fl) + post(fr) + garland(top(fl), top(br), 90, 13, 46) + garland(top(fl), top(fr), 84, 12, 54);
  return picture(
    1600,
    1200,
    out + grass(0, 1090, 1600, 120, { count: 260, height: 46, light: '#7d9468', dark: '#2f4a3c', seed: 5 }),
  );
}
