/** What glows and opens on the patio heater: hatch, knob, burner, reflector. */
import { matt, render } from '../../kit/mesh.ts';
import { turned } from '../../kit/shapes.ts';
import { type Camera, ellipse, glow, linear, type P3, radialBox, rect } from '../../kit.ts';

/** The hatch behind which the bottle stands, with its hinges and its handle. */
export function door(cam: Camera): string {
  const at = (angle: number, y: number): P3 => [Math.sin(angle) * 0.2055, y, Math.cos(angle) * 0.2055];
  const edge = (from: number, to: number, y0: number, y1: number): string => {
    const steps = Array.from({ length: 17 }, (_, i) => from + ((to - from) * i) / 16);
    const points = [...steps.map((a) => at(a, y1)), ...[...steps].reverse().map((a) => at(a, y0))].map(cam.p);
    return `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`;
  };
  const line = (d: string, colour: string, width: number, opacity: number): string =>
    `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linejoin="round" opacity="${opacity}"/>`;
  const frame = edge(-0.75, 0.75, 0.12, 0.66);
  const [hx, hy] = cam.p(at(0.58, 0.4));
  return (
    line(frame, '#22313a', 3, 0.5) +
    `<g transform="translate(1.6 1.8)">${line(frame, '#ffffff', 1.6, 0.5)}</g>` +
    rect(
      hx - 6,
      hy - 26,
      12,
      52,
      linear(hx - 6, 0, hx + 6, 0, [
        [0, '#41525c'],
        [0.35, '#18232b'],
        [1, '#0c1419'],
      ]),
      { radius: 6 },
    )
  );
}

export function knob(cam: Camera): string {
  const [x, y] = cam.p([0, 1.733, 0.115]);
  return (
    ellipse(x, y, 14, 14, '#0c1419') +
    ellipse(
      x,
      y,
      12,
      12,
      radialBox(0.36, 0.3, 0.75, [
        [0, '#5b6a73'],
        [0.5, '#26343d'],
        [1, '#0c1419'],
      ]),
    ) +
    rect(x - 1.6, y - 11, 3.2, 10, '#efe6d6', { radius: 1.5 })
  );
}

/** The perforated cage, glowing from inside; it widens towards the top. */
export function burner(cam: Camera): string {
  const [low, high] = [1.77, 2.018];
  const radius = (y: number): number => 0.095 + 0.045 * ((y - low) / (high - low));
  const cage = turned(
    [0, 0, 0],
    [
      [radius(low), low],
      [radius(high), high],
    ],
    matt(['#4a1c0c', '#8a3413', '#c95c1e', '#f09a45', '#ffd9a0'], { gloss: 0.2 }),
    { sides: 80 },
  );
  const [cx, cy] = cam.p([0, 1.9, 0]);
  const s = cam.scaleAt([0, 1.9, 0]);
  let holes = '';
  const rows = 13;
  for (let i = 0; i < rows; i++) {
    const y = low + 0.012 + ((high - low - 0.024) * i) / (rows - 1);
    const [, py] = cam.p([0, y, 0]);
    const r = radius(y) * s;
    for (let k = -9; k <= 9; k++) {
      const angle = ((k + (i % 2) * 0.5) / 9.5) * (Math.PI / 2);
      const x = cx + Math.sin(angle) * r;
      holes += ellipse(
        x,
        py + Math.cos(angle) * r * cam.flat([0, y, 0]) * -1,
        2.4 * Math.cos(angle) + 0.3,
        2.7,
        i < 8 ? '#fff3cf' : '#ffd694',
        { opacity: 0.9 },
      );
    }
  }
  const heart = ellipse(
    cx,
    cy + 12,
    s * 0.1,
    s * 0.115,
    radialBox(0.5, 0.6, 0.5, [
      [0, '#fff1c2', 0.85],
      [0.5, '#ffb65e', 0.5],
      [1, '#ff8a3a', 0],
    ]),
  );
  return glow(cx, cy, s * 0.42, 0.45, '#ffb469') + render(cam, cage) + heart + holes;
}

/** The hollow of the reflector: warm with the burner's light. */
export function underside(cam: Camera): string {
  const centre: P3 = [0, 2.086, 0];
  const [x, y] = cam.p(centre);
  const rx = 0.414 * cam.scaleAt(centre);
  const ry = rx * cam.flat(centre);
  return ellipse(
    x,
    y,
    rx,
    ry,
    radialBox(0.5, 0.5, 0.5, [
      [0, '#ffe3ae'],
      [0.3, '#f3b873'],
      [0.7, '#b98a62'],
      [1, '#8c7766'],
    ]),
  );
}
