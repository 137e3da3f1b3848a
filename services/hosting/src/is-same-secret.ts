import { timingSafeEqual } from 'node:crypto';

/** Compares `given` with the secret `expected` in constant time; only the secret's length can be measured. */
export function isSameSecret(given: string | readonly string[] | undefined, expected: string): boolean {
  const [sent, known] = [Buffer.from(String(given ?? '')), Buffer.from(expected)];
  return sent.length === known.length && timingSafeEqual(sent, known);
}
