/** Loudspeakers, stands and microphones, used by several pictures. Metres unless told. */
import {
  add,
  type Camera,
  contact,
  curve,
  cylinder,
  define,
  ellipse,
  fill,
  hexahedron,
  linear,
  lit,
  type Material,
  materials,
  n,
  type P2,
  type P3,
  polygon,
  radialBox,
  rod,
  stroke,
  tone,
} from '../kit.ts';

export const satin: Material = ['#0b1216', '#151e24', '#232e35', '#3b4850', '#7e8d95'];

/** A fine perforated grille; `pitch` in pixels between the holes. */
export function mesh(pitch: number, hole = '#05090c', opacity = 0.55): string {
  const id = define('p', (name) => {
    const r = pitch * 0.3;
    const dot = (x: number, y: number) =>
      `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${hole}" fill-opacity="${opacity}"/>`;
    return `<pattern id="${name}" patternUnits="userSpaceOnUse" width="${n(pitch)}" height="${n(pitch * 1.7)}">${dot(pitch / 2, pitch * 0.4)}${dot(0, pitch * 1.25)}${dot(pitch, pitch * 1.25)}</pattern>`;
  });
  return `url(#${id})`;
}

/** A loudspeaker standing on `at` (centre of its underside), turned by `turn` degrees. */
export function speaker(cam: Camera, at: P3, size: P3, turn = 0): string {
  const [w, h, d] = size;
  const [c, s] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  const local = (x: number, y: number, z: number): P3 => add(at, [x * c - z * s, y, x * s + z * c]);
  // The back is narrower than the front, as stage speakers are.
  const corners = (y0: number, y1: number, k = 0): P3[] =>
    [y0, y1].flatMap((y) => [
      local(-w / 2 - k, y, d / 2 + k),
      local(w / 2 + k, y, d / 2 + k),
      local(w * 0.32 + k, y, -d / 2 - k),
      local(-w * 0.32 - k, y, -d / 2 - k),
    ]);
  let out = hexahedron(cam, satin, corners(0, h), { fade: 0.14, rim: 0.35 });
  const face = (u: number, v: number): P3 => local(u * w, v * h, d / 2 + 0.002);
  const front = (inset: number, low: number, high: number): P2[] => {
    const [a, b] = [-0.5 + inset, 0.5 - inset];
    return [
      face(a + 0.03, low),
      face(b - 0.03, low),
      face(b, low + 0.03),
      face(b, high - 0.03),
      face(b - 0.03, high),
      face(a + 0.03, high),
      face(a, high - 0.03),
      face(a, low + 0.03),
    ].map(cam.p);
  };
  const circle = (u: number, v: number, r: number): P2[] =>
    Array.from({ length: 40 }, (_, i) =>
      cam.p(local(u * w + Math.cos((i / 40) * 6.2832) * r, v * h + Math.sin((i / 40) * 6.2832) * r, d / 2 + 0.003)),
    );
  const plate = front(0.05, 0.035, 0.965);
  out +=
    fill(polygon(plate), lit(satin, 0.4, plate, 0.26)) + stroke(polygon(plate), tone(satin, 0.75), 2, { opacity: 0.4 });
  const cone = circle(0, 0.34, w * 0.4);
  const px = cam.scaleAt(at);
  out += fill(
    curve(cone, true),
    radialBox(0.42, 0.4, 0.62, [
      [0, '#3c4952'],
      [0.28, '#1b252b'],
      [0.62, '#27333b'],
      [0.86, '#10181d'],
      [1, '#3a4750'],
    ]),
  );
  out += fill(
    curve(circle(0, 0.34, w * 0.13), true),
    radialBox(0.36, 0.32, 0.7, [
      [0, '#5d6c75'],
      [0.6, '#202b31'],
      [1, '#0d1418'],
    ]),
  );
  out +=
    stroke(curve(circle(0, 0.34, w * 0.335), true), '#070c0f', px * 0.008, { opacity: 0.6 }) +
    stroke(curve(circle(0, 0.34, w * 0.41), true), '#74838b', px * 0.004, { opacity: 0.5 });
  const horn = (
    [
      [-0.34, 0.7],
      [0.34, 0.7],
      [0.34, 0.9],
      [-0.34, 0.9],
    ] as const
  ).map(([u, v]) => cam.p(face(u, v)));
  const throat = (
    [
      [-0.09, 0.76],
      [0.09, 0.76],
      [0.09, 0.85],
      [-0.09, 0.85],
    ] as const
  ).map(([u, v]) => cam.p(face(u, v)));
  out += fill(polygon(horn), lit(satin, 0.5, horn, 0.5)) + fill(polygon(throat), '#05090b');
  for (let i = 0; i < 4; i++) {
    const [a, b] = [horn[i], throat[i]];
    if (a && b) out += stroke(polygon([a, b], false), '#060a0d', 2, { opacity: 0.6 });
  }
  out += fill(polygon(plate), mesh(Math.max(5, px * 0.011)));
  // A sheen across the grille, and the maker's plate: a small scallop.
  const sheen = [face(-0.45, 0.5), face(-0.45, 0.95), face(0.1, 0.95), face(-0.25, 0.5)].map(cam.p);
  out += fill(
    polygon(sheen),
    linear(sheen[1]?.[0] ?? 0, 0, sheen[2]?.[0] ?? 1, 0, [
      [0, '#ffffff', 0.16],
      [1, '#ffffff', 0],
    ]),
  );
  const badge = (
    [
      [-0.09, 0.06],
      [0.09, 0.06],
      [0.09, 0.085],
      [-0.09, 0.085],
    ] as const
  ).map(([u, v]) => cam.p(face(u, v)));
  return out + fill(polygon(badge), tone(materials.aluminium, 0.8));
}

/** A tripod with a pole of `height`, legs of radius `spread`. */
export function tripod(
  cam: Camera,
  at: P3,
  height: number,
  spread: number,
  material: Material = satin,
  turn = 20,
): string {
  let out = contact(cam, at, spread * 1.15, 0.34);
  const legs = [0, 120, 240].map((deg) => {
    const angle = ((deg + turn) * Math.PI) / 180;
    const foot = add(at, [Math.cos(angle) * spread, 0.012, Math.sin(angle) * spread]);
    const knee = add(at, [Math.cos(angle) * spread * 0.5, height * 0.29, Math.sin(angle) * spread * 0.5]);
    const [fx, fy] = cam.p(foot);
    const r = cam.scaleAt(foot) * 0.02;
    const svg =
      contact(cam, foot, 0.08, 0.5) +
      rod(cam, material, add(at, [0, height * 0.17, 0]), knee, 0.009) +
      rod(cam, material, foot, add(at, [0, height * 0.58, 0]), 0.013) +
      ellipse(fx, fy, r, r * 0.8, '#0b1216');
    return { depth: cam.depth(foot), svg };
  });
  legs.sort((a, b) => a.depth - b.depth);
  out += legs
    .slice(0, 1)
    .map((leg) => leg.svg)
    .join('');
  out +=
    cylinder(cam, material, add(at, [0, height * 0.12, 0]), 0.017, height * 0.88) +
    cylinder(cam, material, add(at, [0, height * 0.55, 0]), 0.03, 0.07) +
    cylinder(cam, material, add(at, [0, height * 0.15, 0]), 0.025, 0.04);
  return (
    out +
    legs
      .slice(1)
      .map((leg) => leg.svg)
      .join('') +
    cylinder(cam, material, add(at, [0, height * 0.55, 0]), 0.029, 0.06)
  );
}

/** A light cone seen from the side, for the projector (pixels). */
export const ray = (points: ReadonlyArray<P2>, from: P2, to: P2): string =>
  fill(
    polygon(points),
    linear(from[0], from[1], to[0], to[1], [
      [0, '#fff6d8', 0.5],
      [1, '#fff6d8', 0.04],
    ]),
  );
