/** The arch, its drape and the candle glasses, used by several pictures. Metres unless told. */
import {
  add,
  box,
  boxCorners,
  type Camera,
  castShadow,
  cluster,
  contact,
  curve,
  ellipse,
  fill,
  glow,
  linear,
  type Material,
  materials,
  n,
  type P2,
  type P3,
  rod,
  stroke,
  tone,
} from '../kit.ts';

/** A wooden ceremony arch of 2.2 x 2.4 m with a muslin drape and two clusters of flowers. */
export function arch(cam: Camera, at: P3, wood: Material = materials.wood): string {
  const [w, h, d] = [1.05, 2.35, 0.34];
  const p = (x: number, y: number, z: number): P3 => add(at, [x, y, z]);
  const beam = (base: P3, size: P3) => box(cam, wood, base, size, { rim: 0.55, fade: 0.08 });
  let out = '';
  for (const x of [-w, w])
    out +=
      castShadow(cam, boxCorners(p(x, 0, 0), [0.09, h, 0.09]), { opacity: 0.24, soft: 9, length: 0.55 }) +
      contact(cam, p(x, 0, 0), 0.5, 0.36);
  const upright = (x: number, z: number) => beam(p(x, 0.06, z), [0.07, h, 0.07]);
  const foot = (x: number) => beam(p(x, 0, 0), [0.09, 0.07, 0.95]);
  const z = d / 2;
  out += foot(-w) + foot(w) + upright(-w, -z) + upright(w, -z) + beam(p(0, h, -z), [2 * w + 0.36, 0.08, 0.06]);
  out += drape(cam, at, w, h, true);
  for (const x of [-w, w])
    out += beam(p(x, h * 0.42, 0), [0.05, 0.05, d]) + beam(p(x, h - 0.02, 0), [0.06, 0.06, d + 0.1]);
  out += upright(-w, z) + upright(w, z);
  for (const x of [-w, w]) out += rod(cam, wood, p(x, 0.06, 0.42), p(x, 0.5, z + 0.03), 0.022);
  out += beam(p(0, h, z), [2 * w + 0.36, 0.09, 0.07]);
  return out + drape(cam, at, w, h, false);
}

/** Muslin thrown over the beam: a swag and a long tail on the left. */
function drape(cam: Camera, at: P3, w: number, h: number, back: boolean): string {
  const cloth = materials.canvas;
  const z = back ? -0.13 : 0.24;
  const p = (x: number, y: number): P2 => cam.p(add(at, [x, y, z]));
  const tone3 = (a: number, b: number, k: number): string => {
    const [x1] = p(a, 1);
    const [x2] = p(b, 1);
    const bands = Array.from({ length: 9 }, (_, i): readonly [number, string, number] => [
      i / 8,
      tone(cloth, (i % 2 ? 0.95 : 0.56) - k),
      back ? 0.75 : 0.95,
    ]);
    return linear(x1, 0, x2, 0, bands);
  };
  if (back) {
    const tail = `${curve([p(w + 0.05, h + 0.05), p(w - 0.06, h * 0.7), p(w - 0.12, h * 0.36), p(w - 0.3, 0.02)])}L${p(
      w + 0.06,
      0.02,
    )
      .map(n)
      .join(' ')}L${p(w + 0.1, h + 0.05)
      .map(n)
      .join(' ')}Z`;
    return fill(tail, tone3(w - 0.34, w + 0.1, 0.1));
  }
  const swag = (sag: number, lower: number): string => {
    const upper = Array.from({ length: 13 }, (_, i) =>
      p(-w - 0.02 + (2 * w + 0.04) * (i / 12), h + 0.08 - sag * 4 * (i / 12) * (1 - i / 12)),
    );
    const under = Array.from({ length: 13 }, (_, i) =>
      p(-w - 0.02 + (2 * w + 0.04) * (1 - i / 12), h - 0.02 - lower * 4 * (i / 12) * (1 - i / 12)),
    );
    return `${curve(upper)}L${curve(under).slice(1)}Z`;
  };
  const [, top] = p(0, h);
  const [, low] = p(0, h - 0.6);
  const bands = [0.95, 0.62, 0.98, 0.6, 0.94, 0.5].map((b, i): readonly [number, string, number] => [
    i / 5,
    tone(cloth, b),
    0.96,
  ]);
  let out = fill(swag(0.0, 0.42), linear(0, top - 20, 0, low, bands));
  for (const k of [0.1, 0.19, 0.28, 0.36]) {
    const fold = Array.from({ length: 13 }, (_, i) =>
      p(-w + 2 * w * (i / 12), h + 0.02 - k * 4 * (i / 12) * (1 - i / 12)),
    );
    out +=
      stroke(curve(fold), tone(cloth, 0.2), 7, { opacity: 0.22 }) +
      stroke(curve(fold.map(([x, y]): P2 => [x - 2, y - 7])), '#ffffff', 4, { opacity: 0.7 });
  }
  const tail = `${curve([p(-w + 0.12, h + 0.1), p(-w + 0.2, h * 0.66), p(-w + 0.16, h * 0.34), p(-w + 0.34, 0.03)])}L${p(
    -w - 0.14,
    0.03,
  )
    .map(n)
    .join(
      ' ',
    )}${curve([p(-w - 0.14, 0.03), p(-w - 0.04, h * 0.35), p(-w - 0.12, h * 0.7), p(-w - 0.1, h + 0.1)]).replace('M', 'L')}Z`;
  return out + fill(tail, tone3(-w - 0.14, -w + 0.32, 0.02));
}

/** The flowers of the arch: a large cluster at the upper right, a small one at the tie on the left. */
export function archFlowers(cam: Camera, at: P3): string {
  const s = cam.scaleAt(at);
  const [rx, ry] = cam.p(add(at, [0.78, 2.3, 0.26]));
  const [sx, sy] = cam.p(add(at, [1.07, 1.75, 0.26]));
  const [lx, ly] = cam.p(add(at, [-1.0, 2.38, 0.26]));
  return (
    cluster(sx, sy, s * 0.34, { seed: 8, squash: 0.62, tilt: 80, count: 9 }) +
    cluster(rx, ry, s * 0.52, { seed: 5, squash: 0.5, tilt: 12, count: 17 }) +
    cluster(lx, ly, s * 0.28, { seed: 12, squash: 0.66, tilt: -14, count: 8 })
  );
}

/** A ribbed glass with a burning candle, standing at (x, y); `size` is its height in pixels, `flat` the flattening of its mouth. */
export function votive(x: number, y: number, size: number, flat = 0.28, tint = '#ffffff'): string {
  const [top, low] = [size * 0.4, size * 0.31];
  const rim = y - size;
  const wall = (k: number): string =>
    `M${n(x - top * k)} ${n(rim)}L${n(x - low * k)} ${n(y)}A${n(low * k)} ${n(low * flat * k)} 0 0 0 ${n(x + low * k)} ${n(y)}L${n(x + top * k)} ${n(rim)}A${n(top * k)} ${n(top * flat * k)} 0 0 1 ${n(x - top * k)} ${n(rim)}Z`;
  const wax = y - size * 0.4;
  const waxR = low * 0.92;
  const lit = linear(0, rim, 0, y, [
    [0, tint, 0.12],
    [0.35, '#ffdf9f', 0.3],
    [0.7, '#ffc978', 0.42],
    [1, '#d98f43', 0.45],
  ]);
  let out = ellipse(x + size * 0.08, y + size * 0.02, size * 0.55, size * 0.55 * flat * 0.6, '#3a2a22', {
    opacity: 0.22,
  });
  out += glow(x, y + size * 0.02, size * 0.9, 0.25);
  out +=
    ellipse(x, rim, top, top * flat, '#ffffff', { opacity: 0.14 }) +
    stroke(
      `M${n(x - top)} ${n(rim)}A${n(top)} ${n(top * flat)} 0 0 1 ${n(x + top)} ${n(rim)}`,
      '#ffffff',
      size * 0.014,
      { opacity: 0.5 },
    );
  out += fill(
    `M${n(x - waxR * 1.04)} ${n(wax)}L${n(x - waxR * 0.96)} ${n(y - size * 0.04)}A${n(waxR * 0.96)} ${n(waxR * flat)} 0 0 0 ${n(x + waxR * 0.96)} ${n(y - size * 0.04)}L${n(x + waxR * 1.04)} ${n(wax)}Z`,
    linear(x - waxR, 0, x + waxR, 0, [
      [0, '#fff3d6'],
      [0.5, '#fbe2b2'],
      [1, '#d9a968'],
    ]),
  );
  out +=
    ellipse(x, wax, waxR * 1.04, waxR * flat, '#fff6dc') + ellipse(x, wax, waxR * 0.6, waxR * flat * 0.6, '#ffe7a8');
  out += stroke(`M${n(x)} ${n(wax)}v${n(-size * 0.07)}`, '#3d2a1c', size * 0.014);
  const flame = `M${n(x)} ${n(wax - size * 0.34)}C${n(x + size * 0.03)} ${n(wax - size * 0.22)} ${n(x + size * 0.07)} ${n(wax - size * 0.15)} ${n(x)} ${n(wax - size * 0.04)}C${n(x - size * 0.07)} ${n(wax - size * 0.15)} ${n(x - size * 0.03)} ${n(wax - size * 0.22)} ${n(x)} ${n(wax - size * 0.34)}Z`;
  out += glow(x, wax - size * 0.16, size * 0.62, 0.85);
  out += fill(wall(1), lit);
  for (let i = -3; i <= 3; i++) {
    const k = i / 3.6;
    out += stroke(
      `M${n(x + top * k)} ${n(rim + top * flat * Math.sqrt(1 - k * k))}L${n(x + low * k)} ${n(y + low * flat * Math.sqrt(1 - k * k))}`,
      i < 0 ? '#ffffff' : '#a8763c',
      size * 0.011,
      { opacity: i < 0 ? 0.35 : 0.2 },
    );
  }
  out +=
    glow(x, wax - size * 0.17, size * 0.3, 0.8) +
    fill(
      flame,
      linear(0, wax - size * 0.34, 0, wax, [
        [0, '#fffdf2'],
        [0.55, '#ffe9a0'],
        [1, '#f08f2c'],
      ]),
    );
  out += stroke(
    `M${n(x - top)} ${n(rim)}A${n(top)} ${n(top * flat)} 0 0 0 ${n(x + top)} ${n(rim)}`,
    '#ffffff',
    size * 0.02,
    { opacity: 0.85 },
  );
  out += stroke(wall(1), '#ffffff', size * 0.008, { opacity: 0.35 });
  out += stroke(
    `M${n(x - top * 0.8)} ${n(rim + size * 0.16)}L${n(x - low * 0.84)} ${n(y - size * 0.1)}`,
    '#ffffff',
    size * 0.035,
    { opacity: 0.55 },
  );
  return (
    out +
    stroke(
      `M${n(x - low * 0.8)} ${n(y + low * flat * 0.5)}Q${n(x)} ${n(y + low * flat * 1.05)} ${n(x + low * 0.8)} ${n(y + low * flat * 0.5)}`,
      '#fff1cc',
      size * 0.018,
      { opacity: 0.7 },
    )
  );
}
