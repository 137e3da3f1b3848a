/** The outlines of fork, knife and spoon, metres: [half width, place along from the handle's end]. */
import { spline3 } from '../../kit/mesh.ts';
import type { P2, P3 } from '../../kit.ts';

export type Piece = 'fork' | 'knife' | 'spoon';

/** Half outlines: [half width, place along from the handle's end], metres. */
const handle: ReadonlyArray<P2> = [
  [0, 0],
  [0.0056, 0.0012],
  [0.0094, 0.006],
  [0.0104, 0.014],
  [0.0096, 0.03],
  [0.0076, 0.055],
  [0.0052, 0.085],
  [0.0037, 0.108],
  [0.0034, 0.122],
];

const forkHead: ReadonlyArray<P2> = [
  [0.0046, 0.13],
  [0.0082, 0.1375],
  [0.0115, 0.145],
  [0.0128, 0.153],
  [0.0129, 0.158],
];

export const spoonHead: ReadonlyArray<P2> = [
  [0.0038, 0.13],
  [0.0074, 0.1365],
  [0.0135, 0.1465],
  [0.0185, 0.16],
  [0.0203, 0.172],
  [0.0194, 0.184],
  [0.0146, 0.195],
  [0.0074, 0.201],
  [0, 0.2025],
];

export const smooth = (points: ReadonlyArray<P2>, per = 5): P2[] =>
  spline3(
    points.map(([x, y]): P3 => [x, y, 0]),
    per,
  ).map(([x, y]): P2 => [x, y]);

export const mirrored = (half: ReadonlyArray<P2>): P2[] => [
  ...half,
  ...[...half].reverse().map(([x, y]): P2 => [-x, y]),
];

export function outlineOf(kind: Piece): P2[] {
  if (kind === 'spoon') return mirrored(smooth([...handle, ...spoonHead]));
  if (kind === 'fork') {
    const side = smooth([...handle, ...forkHead]);
    const tines: P2[] = [];
    // Four tines from the right to the left; the gaps end in round roots.
    for (let i = 0; i < 4; i++) {
      const centre = 0.011 - i * 0.00733;
      tines.push(
        [centre + 0.0019, 0.16],
        [centre + 0.0017, 0.194],
        [centre + 0.0006, 0.2],
        [centre - 0.0006, 0.2],
        [centre - 0.0017, 0.194],
        [centre - 0.0019, 0.16],
      );
      if (i < 3) tines.push([centre - 0.0024, 0.1555], [centre - 0.00366, 0.1535], [centre - 0.0049, 0.1555]);
    }
    return [...side, ...tines, ...[...side].reverse().map(([x, y]): P2 => [-x, y])];
  }
  const grip: P2[] = [
    [0, 0],
    [0.005, 0.001],
    [0.0082, 0.005],
    [0.009, 0.014],
    [0.0086, 0.035],
    [0.0076, 0.07],
    [0.0074, 0.09],
    [0.0078, 0.098],
  ];
  const edge = smooth([
    ...grip,
    [0.0096, 0.106],
    [0.0105, 0.125],
    [0.0104, 0.16],
    [0.0088, 0.19],
    [0.0048, 0.212],
    [-0.002, 0.223],
    [-0.0058, 0.224],
  ]);
  const spine = smooth([
    [-0.0062, 0.222],
    [-0.0066, 0.19],
    [-0.0068, 0.14],
    [-0.007, 0.106],
    [-0.0076, 0.095],
    [-0.0074, 0.07],
    [-0.0086, 0.035],
    [-0.009, 0.014],
    [-0.0082, 0.005],
    [-0.005, 0.001],
    [0, 0],
  ]);
  return [...edge, ...spine];
}
