import { drawing } from './acceptances.ts';

/** A point in the field of a signature, in its units. */
export interface DrawnPoint {
  x: number;
  y: number;
}

/** Units between two points of a line: fewer would only make it longer. */
const step = 3;

/** Where a pointer is in the field that is drawn in, whole units within it. */
export function drawnPoint(
  { clientX, clientY }: { clientX: number; clientY: number },
  { left, top, width, height }: { left: number; top: number; width: number; height: number },
): DrawnPoint {
  const within = (value: number, most: number) => Math.round(Math.min(Math.max(value, 0), 1) * most);
  return {
    x: within((clientX - left) / width, drawing.width),
    y: within((clientY - top) / height, drawing.height),
  };
}

/**
 * A path that goes on to a point, from `from`, or begins a line there (null). What is too near to tell, or makes the path too
 * long, is left out.
 */
export function drawnTo(path: string, { x, y }: DrawnPoint, from: DrawnPoint | null): string {
  if (from !== null && Math.hypot(x - from.x, y - from.y) < step) return path;
  const command = `${from === null ? 'M' : 'L'}${x} ${y}`;
  const longer = path === '' ? command : `${path} ${command}`;
  return longer.length > drawing.maxLength ? path : longer;
}
