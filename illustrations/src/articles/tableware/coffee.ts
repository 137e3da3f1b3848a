/** The coffee cup on its saucer, and the urn that fills eighty of them. */
import { add, backdrop, type Camera, camera, contact, disc, ellipse, linear, materials, type P2, type P3, picture, radialBox, softShadow, stroke } from '../../kit.ts';
import { matt, placed, polished, raised, render, shadows, smoothed, spline3 } from '../../kit/mesh.ts';
import { bar, circleOutline, flatSection, padded, roundSection, spindle, sweep, turned } from '../../kit/shapes.ts';
import { cutlery } from './cutlery.ts';
import { plate } from './plates.ts';

const glaze = matt(materials.porcelain, { gloss: 0.45, sharp: 20, lift: 0.02 });
const hollow = matt(materials.porcelain, { lift: -0.14 });
const cupSide: ReadonlyArray<P2> = [[0.02, 0], [0.022, 0.001], [0.0225, 0.004], [0.0265, 0.008], [0.0325, 0.018], [0.0365, 0.032], [0.0385, 0.048], [0.0395, 0.06], [0.0397, 0.0615]];

/** A cup of coffee standing on `at`; its handle looks to the right, a little forward. */
export function cup(cam: Camera, at: P3, options: { turn?: number; coffee?: boolean } = {}): string {
  const s = cam.scaleAt(at);
  const inside = turned(at, [[0.0388, 0.0618], [0.0375, 0.058], [0.036, 0.045], [0.032, 0.02]], hollow, { sides: 64 });
  const level = add(at, [0, 0.0505, 0]);
  const [x, y] = cam.p(level);
  const brew = options.coffee === false ? '' :
    disc(cam, level, 0.0368, radialBox(0.46, 0.5, 0.5, [[0, '#3a1c0c'], [0.7, '#451f0d'], [0.88, '#7a4520'], [1, '#b98049']])) +
    ellipse(x - s * 0.012, y - s * 0.002, s * 0.014, s * 0.014 * cam.flat(level) * 0.7, '#c98f55', { opacity: 0.25 });
  const ear = spline3([[0.036, 0.05, 0], [0.045, 0.0535, 0], [0.0565, 0.051, 0], [0.0605, 0.04, 0], [0.0555, 0.0275, 0], [0.044, 0.0185, 0], [0.0325, 0.0155, 0]], 6);
  const handle = placed(sweep(ear, flatSection(0.0085, 0.0052, 0.48), glaze, { up: [0, 0, 1] }), at, options.turn ?? -24);
  return smoothed(cam, inside, Math.max(1, s * 0.0007)) + brew + smoothed(cam, [...raised(handle, -0.02), ...turned(at, cupSide, glaze, { sides: 96, smooth: 3 }), ...raised(turned(at, [[0.0397, 0.0615], [0.0395, 0.0625], [0.0388, 0.0618]], matt(materials.porcelain, { lift: 0.06 }), { sides: 96 }), 0.001)], Math.max(1, s * 0.0008)) + cupGleam(cam, at);
}

function cupGleam(cam: Camera, at: P3): string {
  const line = (share: number): string => {
    const points = cupSide.slice(4, 8).map(([r, y]): P2 => {
      const [px, py] = cam.p(add(at, [0, y, 0]));
      const rx = r * cam.scaleAt(at);
      return [px + rx * share, py + rx * Math.sqrt(1 - share * share) * cam.flat(at)];
    });
    return points.map(([px, py], i) => `${i ? 'L' : 'M'}${px.toFixed(1)} ${py.toFixed(1)}`).join('');
  };
  const s = cam.scaleAt(at);
  const [, high] = cam.p(add(at, [0, 0.055, 0]));
  const fade = linear(0, high, 0, high + s * 0.055, [[0, '#ffffff', 0.95], [1, '#ffffff', 0.1]]);
  return stroke(line(-0.6), fade, s * 0.0026) + stroke(line(-0.48), fade, s * 0.0011);
}

export function cupWhole(): string {
  const cam = camera({ yaw: 0, pitch: 25, distance: 0.7, target: [0.004, 0.022, 0], at: [795, 590], scale: 6900 });
  const [sx, sy] = cam.p([0.012, 0.007, 0.004]);
  const body =
    plate(cam, [0, 0, 0], 0.078) +
    softShadow(sx, sy, 260, 116, 0.4) +
    cutlery(cam, 'spoon', [-0.062, 0.0135, 0.046], -24, 0.58) +
    cup(cam, [0, 0.0035, 0]);
  return picture(1600, 1200, backdrop('tableware', { horizon: -120 }) + body);
}

const steel = polished(materials.steel, { contrast: 0.95 });
const black = matt(materials.black, { gloss: 0.7, lift: 0.02 });
const trim = polished(materials.aluminium, { lift: 0.05 });

/** The urn: body, lid, handles, sight glass and tap; the tap looks to +z. */
function urn(cam: Camera): string {
  const body = turned([0, 0, 0], [[0.13, 0.055], [0.131, 0.06], [0.131, 0.395], [0.1335, 0.4], [0.1335, 0.41], [0.131, 0.413]], steel, { sides: 144 });
  const base = turned([0, 0, 0], [[0.128, 0.008], [0.138, 0.012], [0.139, 0.048], [0.134, 0.056], [0.13, 0.058]], black, { sides: 96 });
  const lid = turned([0, 0, 0], [[0.1315, 0.413], [0.131, 0.419], [0.122, 0.43], [0.1, 0.4405], [0.06, 0.449], [0.02, 0.452], [0, 0.4525]], polished(materials.steel, { lift: 0.1, contrast: 0.8 }), { sides: 144, smooth: 4 });
  const knob = turned([0, 0.45, 0], [[0.011, 0], [0.01, 0.012], [0.017, 0.02], [0.0235, 0.028], [0.0225, 0.038], [0.013, 0.043], [0, 0.044]], black, { sides: 40, smooth: 4 });
  const ears = [-1, 1].map((side) => {
    const grip = spline3([[side * 0.13, 0.352, 0], [side * 0.158, 0.354, 0], [side * 0.172, 0.342, 0], [side * 0.172, 0.296, 0], [side * 0.158, 0.284, 0], [side * 0.13, 0.286, 0]], 5);
    return sweep(grip, flatSection(0.026, 0.014, 0.4), black, { up: [0, 0, 1] });
  });
  const seam = turned([0, 0, 0], [[0.1315, 0.088], [0.1325, 0.09], [0.1325, 0.094], [0.1315, 0.096]], trim, { sides: 144 });
  return render(cam, [...base, ...(ears[0] ?? [])]) + smoothed(cam, body, 3) + render(cam, seam) + smoothed(cam, lid, 2) + render(cam, knob) + render(cam, ears[1] ?? []) + front(cam);
}

/** What is fixed to the front: gauge, tap, switch. */
function front(cam: Camera): string {
  const z = 0.131;
  const gauge = [...padded([0, 0.255, z + 0.008], [0.03, 0.2, 0.018], trim, { round: 0.007, parts: 2 })];
  const tube = raised(bar([0, 0.172, z + 0.019], [0, 0.338, z + 0.019], roundSection(0.0062, 14), matt(['#1c0d06', '#3b1c0d', '#5c3018', '#8c5a36', '#e6c6a4'], { gloss: 0.9 })), 0.03);
  const empty = raised(bar([0, 0.31, z + 0.0192], [0, 0.338, z + 0.0192], roundSection(0.0063, 14), matt(materials.porcelain, { lift: -0.05 })), 0.04);
  const shank = bar([0, 0.125, z - 0.002], [0, 0.125, z + 0.05], roundSection(0.012, 18), trim);
  const tap = [
    ...spindle([0, 0.088, z + 0.052], [0, 0.15, z + 0.052], [[0, 0.0095], [0.2, 0.0105], [0.3, 0.0175], [0.85, 0.0175], [1, 0.013]], black, { sides: 28 }),
    ...bar([0, 0.15, z + 0.052], [0, 0.158, z + 0.052], roundSection(0.008, 14), trim),
    ...sweep(spline3([[0, 0.157, z + 0.046], [0, 0.163, z + 0.066], [0, 0.16, z + 0.09]], 5), flatSection(0.018, 0.009, 0.45), black, { up: [0, 1, 0] }),
  ];
  const nut = spindle([0, 0.125, z], [0, 0.125, z + 0.012], [[0, 0.019], [1, 0.018]], trim, { sides: 24 });
  const [sx, sy] = cam.p([0.07, 0.033, Math.sqrt(0.139 ** 2 - 0.07 ** 2)]);
  const lamp = ellipse(sx, sy, 11, 11, '#3a0d06') + ellipse(sx, sy, 8.5, 8.5, radialBox(0.4, 0.36, 0.6, [[0, '#ffd0a8'], [0.4, '#ef6a45'], [1, '#b2361d']]));
  return render(cam, gauge) + render(cam, [...tube, ...empty]) + render(cam, nut) + render(cam, [...shank, ...raised(tap, 0.05)]) + lamp;
}

export function urnWhole(): string {
  const cam = camera({ yaw: 24, pitch: 10, distance: 1.9, target: [0.02, 0.235, 0], at: [690, 605], scale: 1960 });
  const spot: P3 = [0.275, 0, 0.05];
  const body =
    shadows(cam, [[...circleOutline(0.138, 30).map(([x, z]): P3 => [x, 0, z]), ...circleOutline(0.132, 30).map(([x, z]): P3 => [x, 0.42, z])]], { opacity: 0.3, soft: 16, length: 0.42 }) +
    contact(cam, [0, 0, 0], 0.17, 0.6) + urn(cam) +
    plate(cam, spot, 0.075) + cup(cam, add(spot, [0, 0.0035, 0]), { turn: -30 });
  return picture(1600, 1200, backdrop('tableware', { horizon: 640 }) + body);
}
