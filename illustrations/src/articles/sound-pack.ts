/** The speakers, the mixer and the microphone that go together. */
import {
  add,
  backdrop,
  boxCorners,
  type Camera,
  camera,
  castShadow,
  contact,
  curve,
  ellipse,
  type P3,
  picture,
  radialBox,
  rod,
  stroke,
} from '../kit.ts';
import { microphone, mixer } from './sound-microphone.ts';
import { satin, speaker, tripod } from './sound-parts.ts';

/** Two speakers on their stands, a microphone between them. */
export function sonoWhole(): string {
  const cam = camera({ yaw: 0, pitch: 5, distance: 7, target: [0, 0.93, 0], at: [800, 605], scale: 520 });
  let out = backdrop('sound', { horizon: 790 });
  for (const [x, turn] of [
    [-0.84, -40],
    [0.84, 40],
  ] as const) {
    out += castShadow(cam, boxCorners([x, 1.12, 0], [0.4, 0.66, 0.36]), { opacity: 0.25, soft: 18, length: 0.5 });
    out += tripod(cam, [x, 0, 0], 1.16, 0.5) + speaker(cam, [x, 1.14, 0], [0.42, 0.68, 0.38], turn);
  }
  out += micStand(cam, [0, 0, 0.35]);
  out += cable(cam, [
    [-0.84, 0.16, 0.02],
    [-0.8, 0.03, 0.1],
    [-0.6, 0.004, 0.4],
    [-0.3, 0.004, 0.3],
    [-0.02, 0.004, 0.56],
    [0.35, 0.004, 0.42],
    [0.8, 0.03, 0.1],
    [0.84, 0.16, 0.02],
  ]);
  return picture(1600, 1200, out);
}

function cable(cam: Camera, points: ReadonlyArray<P3>): string {
  const path = curve(points.map(cam.p));
  return (
    stroke(path, '#12293a', 15, { opacity: 0.16 }) +
    stroke(path, '#0d151a', 8) +
    stroke(path, '#5b6971', 2, { opacity: 0.6 })
  );
}

/** A microphone on a straight stand with a boom. */
function micStand(cam: Camera, at: P3): string {
  const joint = add(at, [0, 1.22, 0]);
  const tip = add(at, [0.05, 1.44, 0.2]);
  const [x, y] = cam.p(tip);
  const s = cam.scaleAt(tip);
  return (
    tripod(cam, at, 1.24, 0.34, satin, 75) +
    rod(cam, satin, add(at, [-0.16, 0.98, -0.12]), tip, 0.011) +
    ellipse(...cam.p(joint), s * 0.03, s * 0.03, '#0b1216') +
    microphone(x + s * 0.045, y - s * 0.05, s * 0.27, 28)
  );
}

/** One speaker close by, with the mixer and a microphone in front of it. */
export function sonoDetail(): string {
  const cam = camera({ yaw: 27, pitch: 11, distance: 3.4, target: [0, 0.34, 0], at: [700, 560], scale: 960 });
  const front: P3 = [0.5, 0, 0.3];
  let out = backdrop('sound', { horizon: 500 });
  out +=
    castShadow(cam, boxCorners([-0.1, 0, 0], [0.44, 0.7, 0.4]), { opacity: 0.34, length: 0.45 }) +
    contact(cam, [-0.1, 0, 0], 0.42, 0.5);
  out += speaker(cam, [-0.1, 0, 0], [0.44, 0.72, 0.4]);
  out += mixer(cam, front, [0.4, 0.075, 0.32]);
  const [x, y] = cam.p([-0.02, 0.03, 0.5]);
  out +=
    ellipse(
      x - 120,
      y + 34,
      190,
      26,
      radialBox(0.5, 0.5, 0.5, [
        [0, '#12293a', 0.55],
        [1, '#12293a', 0],
      ]),
    ) + microphone(x, y, 330, 76);
  return picture(1600, 1200, out);
}
