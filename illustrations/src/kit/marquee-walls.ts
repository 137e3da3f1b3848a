/** The closed sides of a marquee: walls, curtains, arched windows. Metres. */
import { type Camera, lerp3, type P3 } from './camera.ts';
import { cloth } from './fabric.ts';
import { linear, type Material, materials, n, type Stop, tone } from './paint.ts';
import { curve, fill, type P2, polygon } from './path.ts';
import { along, line, lit } from './solids.ts';

/** A closed side between the legs from `a` to `b` (eave points). */
export function wall(
  cam: Camera,
  skin: Material,
  a: P3,
  b: P3,
  bays: number,
  kind: 'plain' | 'window' | 'curtain',
  eave: number,
): string {
  const posts = along(a, b, bays);
  let out = '';
  for (let i = 0; i < bays; i++) {
    const [from, to] = [posts[i] ?? a, posts[i + 1] ?? b];
    if (kind === 'curtain') {
      out +=
        gathered(cam, skin, from, lerp3(from, to, 0.16), eave) + gathered(cam, skin, to, lerp3(to, from, 0.16), eave);
      continue;
    }
    const ground = (p: P3): P3 => [p[0], 0.02, p[2]];
    out += cloth(cam, skin, [from, to, ground(to), ground(from)], { folds: 7, depth: 0.16, fade: 0.12 });
    if (kind === 'window') out += [0.27, 0.73].map((u) => archedWindow(cam, skin, from, to, u, eave)).join('');
    out += line(cam, [ground(from), ground(to)], tone(skin, 0.1), 2, 0.3);
  }
  return out;
}

/** A curtain bound to its post two thirds down. */
export function gathered(cam: Camera, skin: Material, at: P3, towards: P3, eave: number): string {
  const lower = (p: P3, y: number): P3 => [p[0], y, p[2]];
  const waist = eave * 0.44;
  const steps = 8;
  const side = Array.from({ length: steps + 1 }, (_, i): P2 => {
    const y = eave - (eave - waist) * (i / steps);
    return cam.p(lower(lerp3(at, towards, 1 - (i / steps) ** 0.55 * 0.84), y));
  });
  const low: P2[] = [
    cam.p(lower(lerp3(at, towards, 0.16), waist)),
    cam.p(lower(lerp3(at, towards, 0.3), waist * 0.45)),
    cam.p(lower(lerp3(at, towards, 0.4), 0.02)),
  ];
  const [up, down] = [cam.p(lower(at, eave)), cam.p(lower(at, 0.02))];
  const outline = `${curve([...side, ...low.slice(1)])}L${n(down[0])} ${n(down[1])}L${n(up[0])} ${n(up[1])}Z`;
  const [x1, x2] = [up[0], cam.p(towards)[0]];
  const bands = [0, 0.2, 0.4, 0.6, 0.8, 1].map((t, i): readonly [number, string] => [t, tone(skin, i % 2 ? 0.9 : 0.5)]);
  const s = cam.scaleAt(at);
  const tie = cam.p(lower(lerp3(at, towards, 0.09), waist));
  return (
    fill(outline, linear(Math.min(x1, x2), 0, Math.max(x1, x2), 0, bands)) +
    fill(
      polygon([
        [tie[0] - s * 0.06, tie[1] - s * 0.035],
        [tie[0] + s * 0.06, tie[1] - s * 0.035],
        [tie[0] + s * 0.06, tie[1] + s * 0.03],
        [tie[0] - s * 0.06, tie[1] + s * 0.03],
      ]),
      tone(materials.sea, 0.5),
    )
  );
}

/** What a clear pane shows: the sky, the sea's end, the lawn. */
export const daylight: ReadonlyArray<Stop> = [
  [0, '#c9dfe0'],
  [0.55, '#a3c3c4'],
  [0.6, '#b8c79c'],
  [1, '#9db287'],
];

/** A clear pane with a rounded head and glazing bars; `u` is its middle along the wall, `half` its half width (both 0-1 of the wall). */
export function archedWindow(
  cam: Camera,
  skin: Material,
  from: P3,
  to: P3,
  u: number,
  eave: number,
  half = 0.17,
  view: ReadonlyArray<Stop> = daylight,
): string {
  const at = (du: number, y: number): P3 => {
    const p = lerp3(from, to, u + du);
    return [p[0], y, p[2]];
  };
  const [sill, spring, head] = [eave * 0.36, eave * 0.66, eave * 0.84];
  const pane = (grow: number): P2[] => {
    const h = half + grow;
    const arc = Array.from({ length: 13 }, (_, i) => {
      const angle = Math.PI * (1 - i / 12);
      return cam.p(at(Math.cos(angle) * h, spring + Math.sin(angle) * (head - spring + grow)));
    });
    return [cam.p(at(-h, sill - grow)), ...arc, cam.p(at(h, sill - grow))];
  };
  const opening = pane(0);
  const [top, bottom] = [Math.min(...opening.map(([, y]) => y)), Math.max(...opening.map(([, y]) => y))];
  const glass = linear(0, top, 0, bottom, view);
  const bar = tone(skin, 0.86);
  const width = Math.max(2, cam.scaleAt(at(0, 1)) * 0.022);
  let out = fill(polygon(pane(0.02)), lit(skin, 0.92, opening, 0.1), {
    extra: `stroke="${tone(skin, 0.3)}" stroke-width="1.4" stroke-opacity="0.6"`,
  });
  out += fill(polygon(opening), glass);
  out += line(cam, [at(0, sill), at(0, head)], bar, width);
  for (const y of [sill + (spring - sill) * 0.5, spring]) out += line(cam, [at(-half, y), at(half, y)], bar, width);
  const sheen = [
    at(-half, sill + 0.35),
    at(-half, sill + 0.55),
    at(half * 0.6, head - 0.06),
    at(half * 0.2, head - 0.02),
  ].map(cam.p);
  return out + fill(polygon(sheen), '#ffffff', { opacity: 0.18 });
}
