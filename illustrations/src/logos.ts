/** Marks of invented partners: shapes only, on a transparent ground. */
import { curve, ellipse, fill, n, type P2, picture, polygon, stroke } from './kit.ts';
import { word } from './lettering.ts';

export interface Logo {
  readonly width: number;
  readonly height: number;
  readonly svg: () => string;
}

/** Fournil: an ear of wheat and a wide name. */
function bakery(): string {
  const brown = '#8a5a2b';
  let ear = stroke('M130 250C128 190 132 120 140 60', brown, 8);
  for (let i = 0; i < 6; i++) {
    const y = 76 + i * 26;
    const grain = (side: number) =>
      `M${n(138 - i * 1.4)} ${y + 16}C${n(138 + side * 12)} ${y + 10} ${n(138 + side * 46)} ${y - 6} ${n(138 + side * 42)} ${y - 34}C${n(138 + side * 14)} ${y - 26} ${n(138)} ${y - 8} ${n(138 - i * 1.4)} ${y + 16}Z`;
    ear += fill(grain(1), i % 2 ? '#c98f3f' : '#d9a552') + fill(grain(-1), i % 2 ? '#d9a552' : '#c98f3f');
  }
  ear += fill('M140 62C126 44 128 24 142 8C154 26 154 46 140 62Z', '#c98f3f');
  const loaf = 'M60 270C80 250 200 250 220 270';
  return picture(
    900,
    300,
    ear +
      stroke(loaf, brown, 8) +
      word('LE FOURNIL', 270, 96, 82, '#5b3a1c', 13) +
      word('DU PORT', 272, 206, 44, brown, 7, 10) +
      stroke('M560 228H850', brown, 5),
  );
}

/** Caterer: a cloche above a wave. */
function caterer(): string {
  const ink = '#12293a';
  const cloche = 'M70 190C72 92 230 92 232 190Z';
  const mark =
    fill(cloche, ink) +
    stroke('M104 168C110 132 132 120 148 118', '#fdfbf6', 8, { opacity: 0.85 }) +
    ellipse(151, 104, 14, 14, ink) +
    stroke('M48 206H254', ink, 12) +
    stroke('M62 238C86 222 102 222 126 238S166 254 190 238S230 222 244 236', '#14626b', 9);
  return picture(
    880,
    300,
    mark + word('ARMEN', 300, 86, 104, ink, 16) + word('TRAITEUR', 304, 220, 38, '#14626b', 6, 17),
  );
}

/** Florist: a tall stem with a round flower. */
function florist(): string {
  const leaf = '#4f7455';
  let flower = '';
  for (let ring = 0; ring < 3; ring++) {
    const petals = 10 - ring * 2;
    for (let i = 0; i < petals; i++) {
      const angle = (i / petals) * 360 + ring * 18;
      const [far, wide] = [118 - ring * 34, 34 - ring * 7];
      const petal = `M0 0C${-wide} ${-far * 0.4} ${-wide * 0.9} ${-far} 0 ${-far}C${wide * 0.9} ${-far} ${wide} ${-far * 0.4} 0 0Z`;
      flower += `<g transform="translate(210 170) rotate(${n(angle)})">${fill(petal, ['#c88fa6', '#dcaec0', '#eecfd9'][ring] ?? '#eecfd9')}</g>`;
    }
  }
  flower += ellipse(210, 170, 20, 20, '#d8a54a');
  const stem = stroke('M210 250C214 330 206 390 210 520', leaf, 11);
  const leaves =
    fill('M212 430C250 380 310 372 336 384C322 424 270 450 212 440Z', leaf) +
    fill('M208 380C170 334 118 328 92 340C104 380 152 402 208 392Z', '#6b9070');
  return picture(
    420,
    760,
    stem +
      leaves +
      flower +
      word('FLEUR', 74, 570, 66, '#3a4a3d', 10, 18) +
      word('DE SEL', 78, 676, 46, '#8a5a70', 7, 16),
  );
}

/** Estate: a round seal with a manor between pines, the sea below. */
function estate(): string {
  const green = '#2f4f43';
  const circle = `<circle cx="250" cy="250" r="222" fill="none" stroke="${green}" stroke-width="9"/><circle cx="250" cy="250" r="202" fill="none" stroke="${green}" stroke-width="3"/>`;
  const house =
    fill('M150 290V206H350V290Z', green) +
    fill('M138 208L176 150H324L362 208Z', '#3f6a5a') +
    fill('M232 150L250 112L268 150Z', '#3f6a5a') +
    [168, 208, 272, 312].map((x) => `<rect x="${x}" y="222" width="20" height="34" fill="#fdfbf6"/>`).join('') +
    fill('M238 290V250A12 12 0 0 1 262 250V290Z', '#fdfbf6') +
    [190, 310].map((x) => `<rect x="${x - 6}" y="120" width="13" height="34" fill="${green}"/>`).join('');
  const tree = (x: number, k: number) =>
    fill(`M${x} 290V${230}`, 'none') +
    stroke(`M${x} 290V226`, green, 7) +
    fill(
      curve(
        [
          [x - 46 * k, 222],
          [x - 30 * k, 190],
          [x, 176],
          [x + 30 * k, 190],
          [x + 46 * k, 222],
          [x, 232],
        ],
        true,
      ),
      '#5c8158',
    );
  const wave = (x: number, y: number, count: number) =>
    stroke(`M${x} ${y}${'q22 -18 44 0t44 0'.repeat(count)}`, '#14626b', 8);
  const sea = wave(118, 314, 3) + wave(162, 340, 2);
  return picture(
    500,
    500,
    circle + tree(112, 0.8) + tree(392, 0.8) + house + sea + word('KERMOR', 153, 372, 36, green, 7, 9),
  );
}

/** Photographer: an aperture that is also a lighthouse's light. */
function photographer(): string {
  const blades: string[] = [];
  for (let i = 0; i < 6; i++) {
    const a = (i / 6) * Math.PI * 2;
    const at = (r: number, turn: number): P2 => [250 + Math.cos(a + turn) * r, 208 + Math.sin(a + turn) * r];
    const rim = Array.from({ length: 7 }, (_, k) => at(158, (k / 6) * (Math.PI / 3)));
    blades.push(fill(polygon([...rim, at(64, Math.PI / 3 + 0.62), at(64, 0.62)]), i % 2 ? '#1c3f57' : '#12293a'));
  }
  const gaps = Array.from({ length: 6 }, (_, i) => {
    const a = (i / 6) * Math.PI * 2;
    return stroke(
      polygon(
        [
          [250 + Math.cos(a) * 162, 208 + Math.sin(a) * 162],
          [250 + Math.cos(a + 0.62) * 64, 208 + Math.sin(a + 0.62) * 64],
        ],
        false,
      ),
      '#fdfbf6',
      7,
    );
  }).join('');
  const hole = Array.from(
    { length: 6 },
    (_, i): P2 => [
      250 + Math.cos((i / 6) * Math.PI * 2 + 0.62) * 64,
      208 + Math.sin((i / 6) * Math.PI * 2 + 0.62) * 64,
    ],
  );
  return picture(
    500,
    500,
    blades.join('') + gaps + fill(polygon(hole), '#f2c14e') + word('INSTANT', 113, 408, 46, '#12293a', 7, 14),
  );
}

/** Two wide, one tall, two square. */
export const logos: Readonly<Record<string, Logo>> = {
  boulangerie: { width: 900, height: 300, svg: bakery },
  traiteur: { width: 880, height: 300, svg: caterer },
  fleuriste: { width: 420, height: 760, svg: florist },
  domaine: { width: 500, height: 500, svg: estate },
  photographe: { width: 500, height: 500, svg: photographer },
};
