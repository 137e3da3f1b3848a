/** Hand microphones and the small mixer. */
import {
  add,
  boxCorners,
  type Camera,
  castShadow,
  define,
  ellipse,
  fill,
  hexahedron,
  linear,
  n,
  type P2,
  type P3,
  polygon,
  radialBox,
  rect,
  stroke,
} from '../kit.ts';
import { satin } from './sound-parts.ts';

/** A hand microphone in pixels: the head at (x, y), `length` long, turned by `angle` degrees (0 = head up). */
export function microphone(
  x: number,
  y: number,
  length: number,
  angle: number,
  options: { wireless?: boolean } = {},
): string {
  const r = length * 0.135;
  const head = `M${n(-r)} ${n(r * 0.3)}C${n(-r * 1.08)} ${n(-r * 1.5)} ${n(r * 1.08)} ${n(-r * 1.5)} ${n(r)} ${n(r * 0.3)}L${n(r * 0.86)} ${n(r * 1.05)}L${n(-r * 0.86)} ${n(r * 1.05)}Z`;
  const steel = radialBox(0.34, 0.26, 0.85, [
    [0, '#ffffff'],
    [0.25, '#d2dadc'],
    [0.6, '#84939a'],
    [1, '#2f3c43'],
  ]);
  const weave = define('p', (name) => {
    const s = length * 0.017;
    return `<pattern id="${name}" patternUnits="userSpaceOnUse" width="${n(s)}" height="${n(s)}" patternTransform="rotate(45)"><path d="M0 0H${n(s)}M0 0V${n(s)}" stroke="#1d282e" stroke-width="${n(s * 0.34)}" stroke-opacity="0.75"/></pattern>`;
  });
  const body = `M${n(-r * 0.8)} ${n(r * 1.3)}L${n(r * 0.8)} ${n(r * 1.3)}L${n(r * 0.52)} ${n(length * 0.86)}Q${n(r * 0.5)} ${n(length * 0.9)} 0 ${n(length * 0.9)}Q${n(-r * 0.5)} ${n(length * 0.9)} ${n(-r * 0.52)} ${n(length * 0.86)}Z`;
  const across = linear(-r, 0, r, 0, [
    [0, '#0d1519'],
    [0.16, '#33414a'],
    [0.28, '#8fa0a8'],
    [0.4, '#3a4850'],
    [0.7, '#182228'],
    [1, '#05090b'],
  ]);
  const ringPaint = linear(-r, 0, r, 0, [
    [0, '#3c4a52'],
    [0.25, '#f2f5f4'],
    [0.5, '#9aa8ae'],
    [1, '#2b373d'],
  ]);
  const parts =
    fill(body, across) +
    (options.wireless ? rect(-r * 0.4, length * 0.89, r * 0.8, length * 0.06, '#151e23', { radius: r * 0.2 }) : '') +
    fill(head, steel) +
    fill(head, `url(#${weave})`) +
    fill(
      `M${n(-r * 0.62)} ${n(-r * 0.1)}Q${n(-r * 0.66)} ${n(-r * 0.82)} ${n(-r * 0.1)} ${n(-r * 0.98)}Q${n(-r * 0.44)} ${n(-r * 0.6)} ${n(-r * 0.4)} ${n(-r * 0.05)}Z`,
      '#ffffff',
      { opacity: 0.5 },
    ) +
    rect(-r * 1.02, r * 0.02, r * 2.04, r * 0.26, ringPaint, { radius: r * 0.1 }) +
    rect(-r * 0.86, r * 1.02, r * 1.72, r * 0.34, ringPaint, { radius: r * 0.1 }) +
    rect(-r * 0.2, length * 0.36, r * 0.4, r * 0.9, '#070c0f', { radius: r * 0.16 }) +
    rect(-r * 0.13, length * 0.365, r * 0.26, r * 0.4, '#5a6a72', { radius: r * 0.1 }) +
    ellipse(0, length * 0.34, r * 0.07, r * 0.07, '#8fd08a');
  return `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(angle)})">${parts}</g>`;
}

/** A small mixer lying on a surface. */
export function mixer(cam: Camera, at: P3, size: P3 = [0.36, 0.07, 0.3]): string {
  const [w, h, d] = size;
  let out =
    castShadow(cam, boxCorners(at, size), { opacity: 0.3, soft: 6, floor: at[1] }) +
    hexahedron(
      cam,
      satin,
      [
        ...boxCorners(at, [w, h * 0.7, d]).slice(0, 4),
        ...boxCorners(at, size)
          .slice(4)
          .map((p, i): P3 => (i < 2 ? add(p, [0, -h * 0.45, 0]) : p)),
      ],
      { rim: 0.5 },
    );
  const top = (u: number, v: number): P3 => add(at, [u * w, h * (0.56 + 0.44 * v), d / 2 - v * d]);
  const px = cam.scaleAt(at);
  const knobs = ['#e8e3d6', '#e8e3d6', '#7fb0b4', '#c9a35a'];
  for (let i = 0; i < 6; i++) {
    const u = -0.4 + i * 0.135;
    for (let k = 0; k < 4; k++) {
      const [x, y] = cam.p(top(u, 0.9 - k * 0.14));
      out +=
        ellipse(x + 1, y + 2, px * 0.011, px * 0.009, '#000000', { opacity: 0.5 }) +
        ellipse(x, y, px * 0.0095, px * 0.008, knobs[k] ?? '#e8e3d6');
    }
    const [a, b] = [cam.p(top(u, 0.34)), cam.p(top(u, 0.06))];
    out += stroke(polygon([a, b], false), '#05090b', px * 0.006);
    const slide: P2 = [a[0] + (b[0] - a[0]) * (0.3 + (i % 3) * 0.2), a[1] + (b[1] - a[1]) * (0.3 + (i % 3) * 0.2)];
    out += rect(slide[0] - px * 0.012, slide[1] - px * 0.006, px * 0.024, px * 0.012, i === 5 ? '#c63d22' : '#f2ede0', {
      radius: 2,
    });
  }
  return out;
}

export { satin };
