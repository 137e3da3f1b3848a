/** Flutes on a silver tray, ready to be handed round. */

import { polished, shadows, smoothed } from '../../kit/mesh.ts';
import { circleOutline, turned } from '../../kit/shapes.ts';
import {
  backdrop,
  camera,
  clipped,
  contact,
  disc,
  materials,
  type P3,
  picture,
  polygon,
  radialBox,
  ring,
  softShadow,
} from '../../kit.ts';
import { filledFlute } from './glasses.ts';

export function flutesOnTray(): string {
  const cam = camera({ yaw: 0, pitch: 17, distance: 1.5, target: [0, 0.092, 0], at: [800, 610], scale: 3150 });
  const silver = polished(materials.steel, { lift: 0.12, contrast: 0.8 });
  const tray = turned(
    [0, 0, 0],
    [
      [0.17, 0],
      [0.188, 0.003],
      [0.2, 0.012],
      [0.2035, 0.0155],
      [0.203, 0.017],
      [0.199, 0.0155],
      [0.187, 0.0068],
      [0.176, 0.0045],
    ],
    silver,
    { sides: 160, smooth: 3 },
  );
  const floor: P3 = [0, 0.0045, 0];
  const spots: P3[] = [...ring([0, 0.0046, 0], 0.118, 7), [0, 0.0046, 0]].map(([x, y, z], i): P3 => {
    const angle = i * 0.8976 + 0.42;
    return i === 7 ? [x, y, z] : [Math.cos(angle) * 0.118, y, Math.sin(angle) * 0.118];
  });
  const well = polygon(circleOutline(0.176, 60).map(([x, z]) => cam.p([x, 0.0046, z])));
  const standing = spots
    .sort((a, b) => cam.depth(a) - cam.depth(b))
    .map((at, i) => {
      const [x, y] = cam.p(at);
      const s = cam.scaleAt(at);
      // Each glass is mirrored in the tray: a golden blur below its foot.
      return (
        clipped(well, softShadow(x, y + s * 0.02, s * 0.03, s * 0.03, 0.45, '#b98f3f')) +
        softShadow(x + s * 0.012, y, s * 0.046, s * 0.014, 0.45) +
        filledFlute(cam, at, 20 + i)
      );
    });
  const body =
    shadows(cam, [circleOutline(0.2, 48).map(([x, z]): P3 => [x, 0.02, z])], { opacity: 0.4, soft: 14, length: 1 }) +
    contact(cam, [0, 0, 0], 0.2, 0.5) +
    smoothed(cam, tray, 1.6) +
    disc(
      cam,
      floor,
      0.1765,
      radialBox(0.32, 0.3, 0.85, [
        [0, '#f4f8f8'],
        [0.3, '#c9d4d6'],
        [0.55, '#9fb0b5'],
        [0.75, '#c3cfd1'],
        [1, '#7d9096'],
      ]),
    ) +
    standing.join('');
  return picture(1600, 1200, backdrop('tableware', { horizon: 420 }) + body);
}
