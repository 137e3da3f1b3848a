/** The reception tent from inside. */
import {
  archedWindow,
  type Camera,
  camera,
  cloth,
  fill,
  garland,
  glow,
  grass,
  line,
  linear,
  type Material,
  materials,
  type P3,
  picture,
  polygon,
  rect,
  rod,
  tone,
} from '../kit.ts';
import { roundTable, sorted } from '../scene-parts.ts';

/** Inside the reception tent: two rows of tables under the ridge, the sea behind the far windows. */
export function tent5x10Inside(): string {
  const cam = camera({ yaw: 0, pitch: 1, distance: 7.6, target: [0, 1.5, 0], at: [800, 640], scale: 250 });
  const skin: Material = ['#9b998c', '#bdb9a9', '#dcd7c7', '#f2ecdd', '#fffaf0'];
  const [w, eave, peak, far, near] = [2.5, 2.3, 3.9, -5, 4.4];
  let out = rect(
    0,
    0,
    1600,
    1200,
    linear(0, 0, 0, 1200, [
      [0, '#e9e2cf'],
      [0.55, '#ddd6c0'],
      [0.6, '#9cb07e'],
      [1, '#728c5e'],
    ]),
  );
  const floor = (
    [
      [-w, 0, far],
      [w, 0, far],
      [w, 0, near],
      [-w, 0, near],
    ] as const
  ).map((p) => cam.p(p));
  out += fill(
    polygon(floor),
    linear(0, floor[0]?.[1] ?? 0, 0, 1200, [
      [0, '#b9c795'],
      [1, '#7d9668'],
    ]),
  );
  out += grass(-60, (floor[0]?.[1] ?? 700) + 16, 1720, 420, { count: 900, height: 24 });
  // Far gable.
  const gable = (
    [
      [-w, 0, far],
      [w, 0, far],
      [w, eave, far],
      [0, peak, far],
      [-w, eave, far],
    ] as const
  ).map((p) => cam.p(p));
  out += fill(
    polygon(gable),
    linear(0, 300, 0, 760, [
      [0, tone(skin, 0.86)],
      [1, tone(skin, 0.62)],
    ]),
  );
  for (const u of [0.2, 0.5, 0.8]) out += archedWindow(cam, skin, [-w, eave, far], [w, eave, far], u, eave, 0.11);
  for (const side of [-1, 1]) {
    const x = side * w;
    const bright = side < 0 ? -0.12 : 0.14;
    out += cloth(
      cam,
      skin,
      [
        [x, eave, far],
        [x, eave, near],
        [x, 0, near],
        [x, 0, far],
      ],
      { folds: 12, depth: 0.12, lift: bright },
    );
    for (let i = 0; i < 5; i++)
      out += archedWindow(cam, skin, [x, eave, far + i * 1.9], [x, eave, far + (i + 1) * 1.9], 0.5, eave, 0.3);
    const slope = (
      [
        [x, eave, far],
        [x, eave, near],
        [0, peak, near],
        [0, peak, far],
      ] as const
    ).map((p) => cam.p(p));
    const [a, b] = side < 0 ? [0.66, 0.84] : [0.84, 0.95];
    out += fill(
      polygon(slope),
      linear(slope[0]?.[0] ?? 0, 0, slope[1]?.[0] ?? 0, 0, [
        [0, tone(skin, a)],
        [1, tone(skin, b)],
      ]),
    );
  }
  for (let i = 0; i <= 4; i++) out += arch(cam, w, eave, peak, far + i * 1.9);
  out += fairy(cam, peak, far);
  const set = { lit: false, chairs: materials.paleWood, seats: 6, detail: 8 };
  out += sorted(
    [-3.6, -1.5, 0.7].flatMap((z) => [
      ...roundTable(cam, [-1.35, 0, z], 0.62, { ...set, gap: 0.24 }),
      ...roundTable(cam, [1.35, 0, z], 0.62, { ...set, gap: 0.24 }),
    ]),
  );
  return picture(1600, 1200, out);
}

/** One steel arch of the frame. */
function arch(cam: Camera, w: number, eave: number, peak: number, z: number): string {
  const bar = (a: P3, b: P3) => rod(cam, materials.plastic, a, b, 0.028);
  return (
    bar([-w + 0.04, 0, z], [-w + 0.04, eave, z]) +
    bar([w - 0.04, 0, z], [w - 0.04, eave, z]) +
    bar([-w + 0.04, eave, z], [0, peak - 0.04, z]) +
    bar([w - 0.04, eave, z], [0, peak - 0.04, z])
  );
}

/** Garlands from arch to arch under the ridge. */
function fairy(cam: Camera, peak: number, far: number): string {
  let out = line(
    cam,
    [
      [0, peak - 0.04, far],
      [0, peak - 0.04, 4.4],
    ],
    tone(materials.plastic, 0.8),
    8,
  );
  for (let i = 0; i < 4; i++) {
    const [a, b] = [cam.p([-1.75, 2.86, far + i * 1.9]), cam.p([1.75, 2.86, far + i * 1.9])];
    const s = cam.scaleAt([0, 2.3, far + i * 1.9]);
    out +=
      garland(a, b, s * 0.3, 9, s * 0.16, { cable: '#6b6a60' }) +
      glow((a[0] + b[0]) / 2, a[1] + s * 0.3, s * 1.4, 0.16);
  }
  return out;
}
