import { matt, placed, raised, render, shadows, smoothed } from '../../kit/mesh.ts';
import { padded, roundedOutline, spindle, turned } from '../../kit/shapes.ts';
import {
  add,
  backdrop,
  type Camera,
  camera,
  contact,
  disc,
  materials,
  type P3,
  picture,
  radialBox,
} from '../../kit.ts';
import { castIron, feetAt, footFacets, knob, steel, steelTop } from './griddle-parts.ts';

export function crepeMakerWhole(): string {
  const cam = camera({ yaw: 24, pitch: 26, distance: 2.2, target: [0, 0.09, 0], at: [800, 620], scale: 1420 });
  return picture(1600, 1200, backdrop('cooking', { horizon: 190 }) + crepeShadow(cam) + crepeMaker(cam));
}

/** A plate and its burner's knob, seen close. */
export function crepeMakerDetail(): string {
  const cam = camera({ yaw: 24, pitch: 20, distance: 1.3, target: [0.22, 0.13, 0.13], at: [800, 620], scale: 2900 });
  return picture(1600, 1200, backdrop('cooking', { horizon: 60 }) + crepeShadow(cam) + crepeMaker(cam));
}

/** The crêpe maker on its feet; `onPlates` is drawn on the left and on the right plate. */
export function crepeMaker(cam: Camera, onPlates?: (centre: P3, index: number) => string): string {
  const { plate, offset, top } = crepeSize;
  const body = raised([...padded([0, 0.09, 0], [0.88, 0.09, 0.46], steel, { round: 0.014, parts: 3 })], 0);
  const panel = raised(padded([0, 0.09, 0.2315], [0.8, 0.064, 0.006], steelTop, { round: 0.0025, parts: 2 }), 0.02);
  const knobs = [-offset, offset].flatMap((x, i) => placed(knob(0, 0, 0, i ? -42 : -42), [x, 0.09, 0.234]));
  const spark = spindle(
    [0, 0.09, 0.234],
    [0, 0.09, 0.243],
    [
      [0, 0.011],
      [0.8, 0.0105],
      [1, 0.008],
    ],
    matt(materials.buoy, { gloss: 0.6 }),
    { sides: 20 },
  );
  let out =
    render(cam, feetAt(0.38, 0.18).flatMap(footFacets)) +
    smoothed(cam, body, 2) +
    render(cam, panel) +
    render(cam, [...knobs, ...raised(spark, 0.05)]);
  [-offset, offset].forEach((x, i) => {
    const [cx, cy] = [x, 0.135];
    const well = turned(
      [cx, cy, 0],
      [
        [0.185, 0],
        [0.19, 0.001],
        [0.19, 0.016],
        [0.186, 0.018],
      ],
      matt(materials.iron, { lift: -0.1 }),
      { sides: 72 },
    );
    const iron = turned(
      [cx, cy, 0],
      [
        [0.19, 0.018],
        [0.1985, 0.02],
        [plate, 0.0225],
        [plate, 0.036],
        [0.1985, 0.0385],
        [0.1965, 0.0395],
      ],
      castIron,
      { sides: 120 },
    );
    const at: P3 = [cx, top, 0];
    out +=
      disc(cam, [cx + 0.012, 0.1355, -0.004], 0.203, '#12293a', 0.35) +
      render(cam, well) +
      smoothed(cam, iron, 1.5) +
      seasoned(cam, at, 0.1975);
    out += onPlates?.(at, i) ?? '';
  });
  return out;
}

export const crepeSize = { plate: 0.2, offset: 0.213, top: 0.1745 } as const;

export const crepeShadow = (cam: Camera): string =>
  shadows(
    cam,
    [
      [
        ...roundedOutline(0.9, 0.47, 0.03, 4).flatMap(([x, z]): P3[] => [
          [x, 0.045, z],
          [x, 0.15, z],
        ]),
      ],
    ],
    { opacity: 0.34, soft: 12, length: 0.6 },
  ) +
  feetAt(0.38, 0.18)
    .map((at) => contact(cam, at, 0.045, 0.6))
    .join('');

/** The seasoned surface of a round plate: rings from the lathe and a soft sheen. */
function seasoned(cam: Camera, centre: P3, radius: number): string {
  let out = disc(
    cam,
    centre,
    radius * 0.985,
    radialBox(0.4, 0.36, 0.7, [
      [0, '#66757c'],
      [0.35, '#3c4a52'],
      [0.75, '#27333b'],
      [1, '#1a242b'],
    ]),
  );
  for (let r = 0.16; r < 0.96; r += 0.1)
    out += disc(cam, centre, radius * r, 'none').replace(
      'fill="none"',
      'fill="none" stroke="#93a1a7" stroke-width="1.6" stroke-opacity="0.16"',
    );
  return (
    out +
    disc(
      cam,
      add(centre, [-radius * 0.34, 0, -radius * 0.3]),
      radius * 0.5,
      radialBox(0.5, 0.5, 0.5, [
        [0, '#c4d0d2', 0.4],
        [1, '#c4d0d2', 0],
      ]),
    )
  );
}
