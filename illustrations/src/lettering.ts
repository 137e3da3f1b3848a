/** A few geometric capitals drawn as strokes: fonts may be missing where pictures are rasterised. */
import { n, stroke } from './kit.ts';

/** Letters on a grid of height 1: advance width and path. */
const letters: Readonly<Record<string, readonly [width: number, d: string]>> = {
  A: [0.8, 'M0 1L.4 0L.8 1M.14 .66H.66'],
  D: [0.74, 'M0 0V1H.26C.9 1 .9 0 .26 0Z'],
  E: [0.54, 'M.54 0H0V1H.54M0 .5H.44'],
  F: [0.52, 'M.52 0H0V1M0 .5H.42'],
  I: [0.02, 'M.01 0V1'],
  K: [0.64, 'M0 0V1M.6 0L0 .6M.2 .42L.64 1'],
  L: [0.5, 'M0 0V1H.5'],
  M: [0.86, 'M0 1V0L.43 .66L.86 0V1'],
  N: [0.7, 'M0 1V0L.7 1V0'],
  O: [0.9, 'M.45 0C1.05 0 1.05 1 .45 1C-.15 1 -.15 0 .45 0Z'],
  P: [0.58, 'M0 1V0H.3C.68 0 .68 .56 .3 .56H0'],
  R: [0.62, 'M0 1V0H.3C.68 0 .68 .54 .3 .54H0M.3 .54L.62 1'],
  S: [0.58, 'M.54 .14C.4 -.06 .04 -.06 .04 .25C.04 .6 .56 .4 .56 .75C.56 1.06 .14 1.06 .02 .84'],
  T: [0.66, 'M0 0H.66M.33 0V1'],
  U: [0.7, 'M0 0V.6C0 1.13 .7 1.13 .7 .6V0'],
};

/** A word whose upper left is (x, y); `height`, `pen` and `gap` in pixels. */
export function word(
  text: string,
  x: number,
  y: number,
  height: number,
  colour: string,
  pen: number,
  gap = height * 0.26,
): string {
  let [at, out] = [x, ''];
  for (const letter of text) {
    const shape = letters[letter];
    if (shape)
      out += `<g transform="translate(${n(at)} ${n(y)}) scale(${n(height)})">${stroke(shape[1], colour, 1, { butt: true }).replace('stroke-width="1"', `stroke-width="${Math.round((pen / height) * 1000) / 1000}"`)}</g>`;
    at += (shape ? shape[0] * height : height * 0.3) + gap;
  }
  return out;
}
