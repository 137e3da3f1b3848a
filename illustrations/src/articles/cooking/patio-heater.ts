/** The gas patio heater: a mushroom of steel with a glowing burner. */
import { backdrop, type Camera, camera, contact, ellipse, glow, linear, materials, type P3, picture, radialBox, rect } from '../../kit.ts';
import { matt, polished, render, shadows, smoothed } from '../../kit/mesh.ts';
import { circleOutline, turned } from '../../kit/shapes.ts';

const steel = polished(materials.steel, { contrast: 0.9, lift: 0.03 });
const bright = polished(materials.aluminium, { contrast: 0.7, lift: 0.1 });
const black = matt(materials.black, { gloss: 0.5 });

export function patioHeater(cam: Camera): string {
  const foot = turned([0, 0, 0], [[0.24, 0.012], [0.25, 0.02], [0.25, 0.05], [0.236, 0.066], [0.21, 0.07]], black, { sides: 96 });
  const housing = turned([0, 0, 0], [[0.205, 0.065], [0.205, 0.7], [0.212, 0.705], [0.212, 0.725], [0.2, 0.735], [0.15, 0.765], [0.06, 0.8], [0.03, 0.805]], steel, { sides: 120 });
  const pole = turned([0, 0, 0], [[0.03, 0.8], [0.03, 1.7]], steel, { sides: 48 });
  const collar = turned([0, 0, 0], [[0.031, 0.8], [0.045, 0.803], [0.045, 0.83], [0.031, 0.836]], black, { sides: 40 });
  const control = turned([0, 0, 0], [[0.03, 1.66], [0.1, 1.69], [0.115, 1.7], [0.115, 1.765], [0.108, 1.77], [0.09, 1.772]], steel, { sides: 80 });
  const cap = turned([0, 0, 0], [[0.14, 2.015], [0.15, 2.02], [0.15, 2.035], [0.1, 2.045], [0.03, 2.06], [0.022, 2.065], [0.022, 2.11]], bright, { sides: 80 });
  const dome = turned([0, 0, 0], [[0.4, 2.085], [0.415, 2.083], [0.418, 2.092], [0.38, 2.118], [0.28, 2.16], [0.16, 2.19], [0.05, 2.2], [0.02, 2.201], [0.018, 2.215], [0, 2.218]], bright, { sides: 144, smooth: 3 });
  return (
    render(cam, foot) + smoothed(cam, housing, 3) + door(cam) + render(cam, [...pole, ...collar]) +
    smoothed(cam, control, 2) + knob(cam) + burner(cam) + render(cam, cap) + underside(cam) + smoothed(cam, dome, 2)
  );
}

/** The hatch behind which the bottle stands, with its hinges and its handle. */
function door(cam: Camera): string {
  const at = (angle: number, y: number): P3 => [Math.sin(angle) * 0.2055, y, Math.cos(angle) * 0.2055];
  const edge = (from: number, to: number, y0: number, y1: number): string => {
    const steps = Array.from({ length: 17 }, (_, i) => from + ((to - from) * i) / 16);
    const points = [...steps.map((a) => at(a, y1)), ...[...steps].reverse().map((a) => at(a, y0))].map(cam.p);
    return `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`;
  };
  const line = (d: string, colour: string, width: number, opacity: number): string => `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linejoin="round" opacity="${opacity}"/>`;
  const frame = edge(-0.75, 0.75, 0.12, 0.66);
  const [hx, hy] = cam.p(at(0.58, 0.4));
  return line(frame, '#22313a', 3, 0.5) + `<g transform="translate(1.6 1.8)">${line(frame, '#ffffff', 1.6, 0.5)}</g>` + rect(hx - 6, hy - 26, 12, 52, linear(hx - 6, 0, hx + 6, 0, [[0, '#41525c'], [0.35, '#18232b'], [1, '#0c1419']]), { radius: 6 });
}

function knob(cam: Camera): string {
  const [x, y] = cam.p([0, 1.733, 0.115]);
  return ellipse(x, y, 14, 14, '#0c1419') + ellipse(x, y, 12, 12, radialBox(0.36, 0.3, 0.75, [[0, '#5b6a73'], [0.5, '#26343d'], [1, '#0c1419']])) + rect(x - 1.6, y - 11, 3.2, 10, '#efe6d6', { radius: 1.5 });
}

/** The perforated cage, glowing from inside; it widens towards the top. */
function burner(cam: Camera): string {
  const [low, high] = [1.77, 2.018];
  const radius = (y: number): number => 0.095 + 0.045 * ((y - low) / (high - low));
  const cage = turned([0, 0, 0], [[radius(low), low], [radius(high), high]], matt(['#4a1c0c', '#8a3413', '#c95c1e', '#f09a45', '#ffd9a0'], { gloss: 0.2 }), { sides: 80 });
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
      holes += ellipse(x, py + Math.cos(angle) * r * cam.flat([0, y, 0]) * -1, 2.4 * Math.cos(angle) + 0.3, 2.7, i < 8 ? '#fff3cf' : '#ffd694', { opacity: 0.9 });
    }
  }
  const heart = ellipse(cx, cy + 12, s * 0.1, s * 0.115, radialBox(0.5, 0.6, 0.5, [[0, '#fff1c2', 0.85], [0.5, '#ffb65e', 0.5], [1, '#ff8a3a', 0]]));
  return glow(cx, cy, s * 0.42, 0.45, '#ffb469') + render(cam, cage) + heart + holes;
}

/** The hollow of the reflector: warm with the burner's light. */
function underside(cam: Camera): string {
  const centre: P3 = [0, 2.086, 0];
  const [x, y] = cam.p(centre);
  const rx = 0.414 * cam.scaleAt(centre);
  const ry = rx * cam.flat(centre);
  return ellipse(x, y, rx, ry, radialBox(0.5, 0.5, 0.5, [[0, '#ffe3ae'], [0.3, '#f3b873'], [0.7, '#b98a62'], [1, '#8c7766']]));
}

export function patioHeaterWhole(): string {
  const cam = camera({ yaw: 14, pitch: 1.5, distance: 6.2, target: [0, 1.1, 0], at: [760, 615], scale: 455 });
  const [gx, gy] = cam.p([0, 1.85, 0]);
  const body =
    ellipse(gx, gy, 620, 470, radialBox(0.5, 0.5, 0.5, [[0, '#ffcf8a', 0.5], [0.5, '#ffcf8a', 0.16], [1, '#ffcf8a', 0]])) +
    shadows(cam, [[...circleOutline(0.24, 24).map(([x, z]): P3 => [x, 0, z]), ...circleOutline(0.2, 24).map(([x, z]): P3 => [x, 0.75, z])], [[-0.03, 0.7, 0], [0.03, 0.7, 0], [-0.03, 1.8, 0], [0.03, 1.8, 0]], circleOutline(0.41, 30).map(([x, z]): P3 => [x, 2.1, z])], { opacity: 0.22, soft: 9, length: 0.55 }) +
    contact(cam, [0, 0, 0], 0.34, 0.6) + patioHeater(cam);
  return picture(1600, 1200, backdrop('cooking', { horizon: 880 }) + body);
}
