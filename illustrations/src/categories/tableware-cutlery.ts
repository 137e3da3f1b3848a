/** Cutlery lying on the table. */
import { type Camera, curve, ellipse, fill, linear, type P2, stroke } from '../kit.ts';

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

export function fork(cam: Camera, x: number, k = 1): string {
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

export function knife(cam: Camera, x: number): string {
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

export function spoon(cam: Camera, x: number): string {
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
