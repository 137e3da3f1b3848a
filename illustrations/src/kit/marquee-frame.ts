/** The folding frame: legs, ballast, scissors. Metres. */
import { add, type Camera, type P3 } from './camera.ts';
import { contact, softShadow } from './light.ts';
import { tuft } from './nature.ts';
import { linear, type Material, materials, tone } from './paint.ts';
import { curve, fill, type P2, stroke } from './path.ts';
import { along, box, line } from './solids.ts';

/** A telescopic leg with its foot plate, sleeve and ballast. */
export function post(cam: Camera, frame: Material, foot: P3, height: number, ballast: boolean, lawn: boolean): string {
  const [x, y] = cam.p(foot);
  const s = cam.scaleAt(foot);
  let out = contact(cam, add(foot, [0.06, 0, -0.02]), 0.32, 0.42);
  out += box(cam, frame, foot, [0.15, 0.012, 0.15]);
  out += box(cam, frame, foot, [0.042, height * 0.55, 0.042], { rim: 0, fade: 0.05 });
  out += box(cam, frame, add(foot, [0, height * 0.5, 0]), [0.056, height * 0.5, 0.056], { rim: 0, fade: 0.05 });
  out += box(cam, materials.iron, add(foot, [0, height * 0.485, 0]), [0.075, 0.07, 0.075], { rim: 0.3 });
  if (ballast) out += sandbag(x, y, s);
  return lawn ? out + tuft(x - s * 0.02, y + s * 0.025, s * 0.08) : out;
}

/** A double sandbag around a leg's foot at (x, y); `s` pixels a metre. */
export function sandbag(x: number, y: number, s: number): string {
  const bag = (dx: number, dy: number, size: number): string => {
    const at = (px: number, py: number): P2 => [x + dx * s + px * s * size, y + dy * s + py * s * size];
    const shape = curve(
      [
        at(-0.11, 0.015),
        at(-0.125, -0.12),
        at(-0.085, -0.31),
        at(0, -0.34),
        at(0.085, -0.31),
        at(0.125, -0.12),
        at(0.11, 0.015),
        at(0, 0.035),
      ],
      true,
    );
    const paint = linear(...at(-0.13, -0.3), ...at(0.13, 0), [
      [0, tone(materials.sea, 0.72)],
      [0.4, tone(materials.sea, 0.44)],
      [1, tone(materials.sea, 0.06)],
    ]);
    const strap = linear(...at(-0.13, 0), ...at(0.13, 0), [
      [0, '#e9dfc9'],
      [1, '#a99d84'],
    ]);
    return (
      fill(shape, paint) +
      stroke(curve([at(-0.105, -0.24), at(0, -0.225), at(0.105, -0.24)]), strap, s * size * 0.035, { butt: true }) +
      stroke(curve([at(-0.09, -0.05), at(-0.098, -0.14), at(-0.075, -0.2)]), '#ffffff', s * 0.008, { opacity: 0.35 })
    );
  };
  return (
    softShadow(x + s * 0.04, y + s * 0.01, s * 0.28, s * 0.055, 0.5) + bag(-0.07, 0, 0.74) + bag(0.075, 0.015, 0.78)
  );
}

/** Scissor trusses that fold together, under the eave from `a` to `b`. */
export function scissors(cam: Camera, frame: Material, a: P3, b: P3, bays: number, height: number): string {
  const posts = along(a, b, bays);
  let out = '';
  const bar = (from: P3, to: P3, bright: number) => {
    const width = 0.026 * cam.scaleAt(from);
    return (
      line(cam, [from, to], tone(frame, bright - 0.3), width) +
      line(cam, [add(from, [0, 0.006, 0]), add(to, [0, 0.006, 0])], tone(frame, bright), width * 0.5)
    );
  };
  for (let i = 0; i < bays; i++) {
    const [from, to] = [posts[i] ?? a, posts[i + 1] ?? b];
    const cells = along(from, to, 2);
    for (let k = 0; k < 2; k++) {
      const [l, r] = [cells[k] ?? from, cells[k + 1] ?? to];
      const low: P3 = [0, -height - 0.06, 0];
      const high: P3 = [0, -0.06, 0];
      out += bar(add(l, low), add(r, high), 0.62) + bar(add(l, high), add(r, low), 0.8);
    }
  }
  return out;
}
