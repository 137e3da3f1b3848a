/** The gas plancha: a thick plate between splash guards, with something tasty on it. */
import { stuffed } from '../../kit/cushions.ts';
import { type Facet, matt, placed, raised, render, shadows, smoothed } from '../../kit/mesh.ts';
import { bar, board, circleOutline, padded, roundedOutline, roundSection, turned } from '../../kit/shapes.ts';
import {
  add,
  backdrop,
  type Camera,
  camera,
  contact,
  disc,
  type Material,
  materials,
  type P2,
  type P3,
  picture,
  radialBox,
} from '../../kit.ts';
import { castIron, chrome, feetAt, footFacets, knob, steel, steelTop } from './griddle-parts.ts';

export function planchaWhole(): string {
  const cam = camera({ yaw: 27, pitch: 24, distance: 2, target: [0, 0.1, 0], at: [800, 610], scale: 1780 });
  const ground = shadows(
    cam,
    [
      roundedOutline(0.64, 0.44, 0.02, 4).flatMap(([x, z]): P3[] => [
        [x, 0.045, z],
        [x, 0.17, z],
      ]),
    ],
    { opacity: 0.34, soft: 12, length: 0.6 },
  );
  const feet = feetAt(0.25, 0.16)
    .map((at) => contact(cam, at, 0.045, 0.6))
    .join('');
  return picture(1600, 1200, backdrop('cooking', { horizon: 200 }) + ground + feet + plancha(cam, skewers(cam)));
}

/** The plancha: a thick plate between splash guards, two burners, a drawer for the fat. */
export function plancha(cam: Camera, onPlate = ''): string {
  const [w, d] = [0.64, 0.44];
  const body = padded([0, 0.095, 0], [w, 0.1, d], steel, { round: 0.012, parts: 3 });
  const panel = raised(
    padded([0, 0.094, d / 2 + 0.001], [w - 0.06, 0.07, 0.006], steelTop, { round: 0.0025, parts: 2 }),
    0.02,
  );
  const knobs = [-0.2, 0.2].flatMap((x) => placed(knob(0, 0, 0, -40), [x, 0.094, d / 2 + 0.004]));
  const drawer = raised(
    [
      ...padded([0, 0.094, d / 2 + 0.007], [0.2, 0.045, 0.01], steel, { round: 0.004, parts: 2 }),
      ...raised(
        bar([-0.045, 0.094, d / 2 + 0.024], [0.045, 0.094, d / 2 + 0.024], roundSection(0.0055, 14), chrome),
        0.03,
      ),
    ],
    0.03,
  );
  const guard = (a: P3, b: P3): string => render(cam, guardFacets(a, b));
  const [x, z, y] = [w / 2 - 0.006, d / 2 - 0.006, 0.143];
  const iron = board(roundedOutline(w - 0.035, d - 0.04, 0.012, 5, [0, 0.006]), 0.14, 0.014, castIron, {
    bevel: 0.004,
    topSkin: castIron,
    fade: 0.2,
  });
  return (
    render(cam, feetAt(w / 2 - 0.07, d / 2 - 0.06).flatMap(footFacets)) +
    smoothed(cam, body, 2) +
    render(cam, panel) +
    render(cam, [...knobs, ...drawer]) +
    guard([-x, y, -z], [x, y, -z]) +
    guard([-x, y, z], [-x, y, -z]) +
    render(cam, iron) +
    sheen(cam, w, d) +
    onPlate +
    guard([x, y, -z], [x, y, z])
  );
}

/** A folded sheet from `a` to `b`, 7 cm high, falling towards the front when it runs along z. */
function guardFacets(a: P3, b: P3): Facet[] {
  const tall = (p: P3): number => (p[2] > 0 ? 0.022 : 0.075);
  const t = 0.004;
  const [nx, nz] = a[2] === b[2] ? [0, t] : [t, 0];
  const ring = (p: P3): P3[] => [
    [p[0] - nx, p[1], p[2] - nz],
    [p[0] + nx, p[1], p[2] + nz],
    [p[0] + nx, p[1] + tall(p), p[2] + nz],
    [p[0] - nx, p[1] + tall(p), p[2] - nz],
  ];
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
    return `<path d="${path}" fill="${radialBox(0.5, 0.5, 0.5, [
      [0, colour, opacity],
      [1, colour, 0],
    ])}"/>`;
  };
  return (
    pool(-w * 0.16, -d * 0.1, w * 0.3, d * 0.34, '#a9b8bd', 0.42) +
    pool(w * 0.2, d * 0.1, w * 0.24, d * 0.26, '#0c1419', 0.35)
  );
}

/** Three skewers of vegetables and chicken, and slices of courgette. */
function skewers(cam: Camera): string {
  const chunk = (colours: Material): ReturnType<typeof matt> => matt(colours, { gloss: 0.5, sharp: 8, lift: 0.04 });
  const [red, yellow, meat, green] = [
    chunk(['#5e1208', '#8f1f10', '#c8371f', '#e2684a', '#ffc0a4']),
    chunk(['#7c5207', '#b47d10', '#e2ab2c', '#f3ca62', '#fff0bb']),
    chunk(['#6b3d1a', '#9c6430', '#c98f52', '#e0b57c', '#f8e2bd']),
    chunk(['#25421a', '#3f6628', '#658f3c', '#94b867', '#d5e6b0']),
  ];
  const order = [red, meat, yellow, green, meat, red, yellow, meat];
  const floor = 0.1542;
  const stickSkin = matt(materials.paleWood);
  return (
    [-0.17, -0.09, -0.01]
      .map((x, row) => {
        const spot = (t: number): P3 => [x + 0.03 * t - row * 0.004, floor + 0.016, -0.14 + 0.27 * t];
        const stick = bar(spot(-0.08), spot(1.12), roundSection(0.0024, 8), stickSkin);
        const food = order.flatMap((skin, i) =>
          placed(
            stuffed([0, 0, 0], [0.036, 0.03, 0.027], skin, { power: 4, parts: 8 }),
            spot(0.08 + i * 0.118),
            ((i * 37 + row * 20) % 24) - 12,
          ),
        );
        return (
          shadows(
            cam,
            [
              [
                [x - 0.016, floor + 0.02, -0.13],
                [x + 0.016, floor + 0.02, -0.13],
                [x + 0.046, floor + 0.02, 0.12],
                [x + 0.012, floor + 0.02, 0.12],
              ],
            ],
            { floor, opacity: 0.5, soft: 5, length: 0.9 },
          ) + render(cam, [...stick, ...food])
        );
      })
      .join('') + courgettes(cam, floor)
  );
}

/** Round slices, browned where they touched the plate. */
function courgettes(cam: Camera, floor: number): string {
  const spots: ReadonlyArray<readonly [number, number]> = [
    [0.1, -0.12],
    [0.17, -0.13],
    [0.235, -0.11],
    [0.085, -0.05],
    [0.15, -0.06],
    [0.22, -0.04],
    [0.11, 0.02],
    [0.18, 0.015],
    [0.245, 0.035],
    [0.14, 0.09],
    [0.21, 0.1],
  ];
  return spots
    .map(([x, z], i) => {
      const at: P3 = [x, floor + 0.006, z];
      const rim = turned(
        [x, floor, z],
        [
          [0.0235, 0],
          [0.0245, 0.003],
          [0.0235, 0.006],
        ],
        matt(['#1f3a18', '#36592a', '#56803c', '#86aa5f', '#c5dba0']),
        { sides: 32 },
      );
      const brown = i % 3 === 0 ? '#c08a45' : '#d9b567';
      return (
        contact(cam, [x + 0.003, floor, z], 0.033, 0.5) +
        render(cam, rim) +
        disc(
          cam,
          at,
          0.0232,
          radialBox(0.45, 0.45, 0.55, [
            [0, '#efe3a6'],
            [0.55, '#e9d995'],
            [0.85, brown],
            [1, '#a8b565'],
          ]),
        ) +
        disc(cam, add(at, [0.002, 0, 0.001]), 0.01, '#c9a552', 0.35)
      );
    })
    .join('');
}
