/** Red, green and blue from 0 to 255, alpha from 0 to 1. */
export type Colour = [red: number, green: number, blue: number, alpha: number];

export const white: Colour = [255, 255, 255, 1];

/** The colour as the browser reads it; null for what is none, or depends on something else. */
export function readColour(written: string): Colour | null {
  const text = /^[\da-f]{6}$/i.test(written) ? `#${written}` : written;
  if (/^(inherit|initial|unset|revert|revert-layer|currentcolor|)$/i.test(text)) return null;
  const colour = normalised(text, '#000000');
  // What it cannot read leaves the colour that was there.
  if (colour !== normalised(text, '#ffffff')) return null;
  const [, red, green, blue] = /^#(..)(..)(..)$/.exec(colour) ?? [];
  if (red && green && blue) return [Number.parseInt(red, 16), Number.parseInt(green, 16), Number.parseInt(blue, 16), 1];
  const parts = /^rgba\((\d+), (\d+), (\d+), ([\d.]+)\)$/.exec(colour);
  return parts ? [Number(parts[1]), Number(parts[2]), Number(parts[3]), Number(parts[4])] : null;
}

/** What one sees of a colour over another one. */
export function over([red, green, blue, alpha]: Colour, below: Colour): Colour {
  const mix = (upper: number, lower: number) => upper * alpha + lower * (1 - alpha);
  return [mix(red, below[0]), mix(green, below[1]), mix(blue, below[2]), 1];
}

/** Whether nobody can tell the two apart. */
export function isNear(one: Colour, other: Colour): boolean {
  return [0, 1, 2].every((part) => Math.abs((one[part] ?? 0) - (other[part] ?? 0)) <= 8);
}

let brush: CanvasRenderingContext2D | null = null;

// A canvas writes every colour in one of two forms.
function normalised(text: string, before: string): string {
  brush ??= document.createElement('canvas').getContext('2d');
  if (!brush) return before;
  brush.fillStyle = before;
  brush.fillStyle = text;
  return String(brush.fillStyle);
}
