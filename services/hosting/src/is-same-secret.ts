import { timingSafeEqual } from 'node:crypto';

/** Whether `given` is the secret `expected`. How long it takes tells nothing of the secret but its length. */
export function isSameSecret(given: string | readonly string[] | undefined, expected: string): boolean {
  const [sent, known] = [Buffer.from(String(given ?? '')), Buffer.from(expected)];
  return sent.length === known.length && timingSafeEqual(sent, known);
}
