/** Gas griddles on steel bodies: the double crêpe maker and the plancha. */
import { add, backdrop, type Camera, camera, contact, disc, materials, type P2, type P3, picture, radialBox } from '../../kit.ts';
import { type Facet, matt, placed, polished, raised, render, shadows, smoothed } from '../../kit/mesh.ts';
import { bar, board, circleOutline, flatSection, padded, roundedOutline, roundSection, spindle, turned } from '../../kit/shapes.ts';

const steel = matt(materials.steel, { gloss: 0.55, sharp: 9, lift: 0.06 });
const steelTop = matt(materials.steel, { gloss: 0.2, lift: -0.04 });
const chrome = polished(materials.steel, { lift: 0.05 });
const castIron = matt(materials.iron, { gloss: 0.35, sharp: 12, lift: -0.08 });
const bakelite = matt(materials.black, { gloss: 0.8 });
const foot = matt(materials.black, { gloss: 0.2 });

/** A knob on the front, its pointer turned by `turn` degrees. */
function knob(x: number, y: number, z: number, turn: number): Facet[] {
  const ring = spindle([x, y, z], [x, y, z + 0.005], [[0, 0.026], [1, 0.0255]], chrome, { sides: 36 });
  const body = raised(spindle([x, y, z + 0.004], [x, y, z + 0.027], [[0, 0.0225], [0.5, 0.021], [0.88, 0.0195], [1, 0.0165]], bakelite, { sides: 36 }), 0.01);
  const a = (turn * Math.PI) / 180;
  const pointer = raised(bar([x, y, z + 0.029], [x + Math.sin(a) * 0.017, y + Math.cos(a) * 0.017, z + 0.0285], flatSection(0.0045, 0.003), matt(materials.sand, { lift: 0.1 })), 0.03);
  return [...ring, ...body, ...pointer];
}

const feetAt = (x: number, z: number): P3[] => [[-x, 0, -z], [x, 0, -z], [-x, 0, z], [x, 0, z]];
const footFacets = (at: P3): Facet[] => spindle(at, add(at, [0, 0.05, 0]), [[0, 0.019], [0.3, 0.0225], [1, 0.02]], foot, { sides: 24 });

/** The seasoned surface of a round plate: rings from the lathe and a soft sheen. */
function seasoned(cam: Camera, centre: P3, radius: number): string {
  let out = disc(cam, centre, radius * 0.985, radialBox(0.4, 0.36, 0.7, [[0, '#66757c'], [0.35, '#3c4a52'], [0.75, '#27333b'], [1, '#1a242b']]));
  for (let r = 0.16; r < 0.96; r += 0.1) out += disc(cam, centre, radius * r, 'none').replace('fill="none"', 'fill="none" stroke="#93a1a7" stroke-width="1.6" stroke-opacity="0.16"');
  return out + disc(cam, add(centre, [-radius * 0.34, 0, -radius * 0.3]), radius * 0.5, radialBox(0.5, 0.5, 0.5, [[0, '#c4d0d2', 0.4], [1, '#c4d0d2', 0]]));
}

export const crepeSize = { plate: 0.2, offset: 0.213, top: 0.1745 } as const;

/** The crêpe maker on its feet; `onPlates` is drawn on the left and on the right plate. */
export function crepeMaker(cam: Camera, onPlates?: (centre: P3, index: number) => string): string {
  const { plate, offset, top } = crepeSize;
  const body = raised([...padded([0, 0.09, 0], [0.88, 0.09, 0.46], steel, { round: 0.014, parts: 3 })], 0);
  const panel = raised(padded([0, 0.09, 0.2315], [0.8, 0.064, 0.006], steelTop, { round: 0.0025, parts: 2 }), 0.02);
  const knobs = [-offset, offset].flatMap((x, i) => placed(knob(0, 0, 0, i ? -42 : -42), [x, 0.09, 0.234]));
  const spark = spindle([0, 0.09, 0.234], [0, 0.09, 0.243], [[0, 0.011], [0.8, 0.0105], [1, 0.008]], matt(materials.buoy, { gloss: 0.6 }), { sides: 20 });
  let out = render(cam, feetAt(0.38, 0.18).flatMap(footFacets)) + smoothed(cam, body, 2) + render(cam, panel) + render(cam, [...knobs, ...raised(spark, 0.05)]);
  [-offset, offset].forEach((x, i) => {
    const [cx, cy] = [x, 0.135];
    const well = turned([cx, cy, 0], [[0.185, 0], [0.19, 0.001], [0.19, 0.016], [0.186, 0.018]], matt(materials.iron, { lift: -0.1 }), { sides: 72 });
    const iron = turned([cx, cy, 0], [[0.19, 0.018], [0.1985, 0.02], [plate, 0.0225], [plate, 0.036], [0.1985, 0.0385], [0.1965, 0.0395]], castIron, { sides: 120 });
    const at: P3 = [cx, top, 0];
    out += disc(cam, [cx + 0.012, 0.1355, -0.004], 0.203, '#12293a', 0.35) + render(cam, well) + smoothed(cam, iron, 1.5) + seasoned(cam, at, 0.1975);
    out += onPlates?.(at, i) ?? '';
  });
  return out;
}

export const crepeShadow = (cam: Camera): string =>
  shadows(cam, [[...roundedOutline(0.9, 0.47, 0.03, 4).flatMap(([x, z]): P3[] => [[x, 0.045, z], [x, 0.15, z]])]], { opacity: 0.34, soft: 12, length: 0.6 }) + feetAt(0.38, 0.18).map((at) => contact(cam, at, 0.045, 0.6)).join('');

export function crepeMakerWhole(): string {
  const cam = camera({ yaw: 24, pitch: 26, distance: 2.2, target: [0, 0.09, 0], at: [800, 620], scale: 1420 });
  return picture(1600, 1200, backdrop('cooking', { horizon: 190 }) + crepeShadow(cam) + crepeMaker(cam));
}

/** The plancha: a thick plate between splash guards, two burners, a drawer for the fat. */
export function plancha(cam: Camera, onPlate = ''): string {
  const [w, d] = [0.64, 0.44];
  const body = padded([0, 0.095, 0], [w, 0.1, d], steel, { round: 0.012, parts: 3 });
  const panel = raised(padded([0, 0.094, d / 2 + 0.001], [w - 0.06, 0.07, 0.006], steelTop, { round: 0.0025, parts: 2 }), 0.02);
  const knobs = [-0.2, 0.2].flatMap((x) => placed(knob(0, 0, 0, -40), [x, 0.094, d / 2 + 0.004]));
  const drawer = raised([...padded([0, 0.094, d / 2 + 0.007], [0.2, 0.045, 0.01], steel, { round: 0.004, parts: 2 }), ...raised(bar([-0.045, 0.094, d / 2 + 0.024], [0.045, 0.094, d / 2 + 0.024], roundSection(0.0055, 14), chrome), 0.03)], 0.03);
  const guard = (a: P3, b: P3): string => render(cam, guardFacets(a, b));
  const [x, z, y] = [w / 2 - 0.006, d / 2 - 0.006, 0.143];
  const iron = board(roundedOutline(w - 0.035, d - 0.04, 0.012, 5, [0, 0.006]), 0.14, 0.014, castIron, { bevel: 0.004, topSkin: castIron, fade: 0.2 });
  return (
    render(cam, feetAt(w / 2 - 0.07, d / 2 - 0.06).flatMap(footFacets)) + smoothed(cam, body, 2) + render(cam, panel) + render(cam, [...knobs, ...drawer]) +
    guard([-x, y, -z], [x, y, -z]) + guard([-x, y, z], [-x, y, -z]) + render(cam, iron) + sheen(cam, w, d) + onPlate + guard([x, y, -z], [x, y, z])
  );
}

/** A folded sheet from `a` to `b`, 7 cm high, falling towards the front when it runs along z. */
function guardFacets(a: P3, b: P3): Facet[] {
  const tall = (p: P3): number => (p[2] > 0 ? 0.022 : 0.075);
  const t = 0.004;
  const [nx, nz] = a[2] === b[2] ? [0, t] : [t, 0];
  const ring = (p: P3): P3[] => [[p[0] - nx, p[1], p[2] - nz], [p[0] + nx, p[1], p[2] + nz], [p[0] + nx, p[1] + tall(p), p[2] + nz], [p[0] - nx, p[1] + tall(p), p[2] - nz]];
  const [p, q] = [ring(a), ring(b)];
  const skin = matt(materials.steel, { gloss: 0.5, sharp: 8, lift: 0.08 });
  const faces = [0, 1, 2, 3].map((i): P3[] => [p[i], p[(i + 1) % 4], q[(i + 1) % 4], q[i]].map((v): P3 => v ?? a));
  return [...faces, p, q].map((points) => ({ points, skin, both: true, fade: 0.14 }));
}

/** What the flat plate mirrors: a soft pool of light at the back left, wear along the middle. */
function sheen(cam: Camera, w: number, d: number): string {
  const pool = (x: number, z: number, rx: number, rz: number, colour: string, opacity: number): string => {
    const ring = circleOutline(1, 40).map(([a, b]): P2 => cam.p([x + a * rx, 0.1545, z + b * rz]));
    const path = `M${ring.map(([px, py]) => `${px.toFixed(1)} ${py.toFixed(1)}`).join('L')}Z`;
    return `<path d="${path}" fill="${radialBox(0.5, 0.5, 0.5, [[0, colour, opacity], [1, colour, 0]])}"/>`;
  };
  return pool(-w * 0.16, -d * 0.1, w * 0.3, d * 0.34, '#a9b8bd', 0.42) + pool(w * 0.2, d * 0.1, w * 0.24, d * 0.26, '#0c1419', 0.35);
}

export function planchaWhole(): string {
  const cam = camera({ yaw: 27, pitch: 24, distance: 2, target: [0, 0.1, 0], at: [800, 610], scale: 1780 });
  const ground = shadows(cam, [roundedOutline(0.64, 0.44, 0.02, 4).flatMap(([x, z]): P3[] => [[x, 0.045, z], [x, 0.17, z]])], { opacity: 0.34, soft: 12, length: 0.6 });
  const feet = feetAt(0.25, 0.16).map((at) => contact(cam, at, 0.045, 0.6)).join('');
  return picture(1600, 1200, backdrop('cooking', { horizon: 200 }) + ground + feet + plancha(cam));
}

/** A plate and its burner's knob, seen close. */
export function crepeMakerDetail(): string {
  const cam = camera({ yaw: 24, pitch: 20, distance: 1.3, target: [0.22, 0.13, 0.13], at: [800, 620], scale: 2900 });
  return picture(1600, 1200, backdrop('cooking', { horizon: 60 }) + crepeShadow(cam) + crepeMaker(cam));
}
