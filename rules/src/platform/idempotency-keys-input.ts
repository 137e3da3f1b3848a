import { optionalLine } from '../fields/text.ts';
import { z } from '../fields/zod.ts';

/** The key that a client chooses for one sending: what comes again with it was sent twice. */
export const idempotencyKeyInput = z.object({ key: optionalLine(200) });

/** A random key for one sending. Not `randomUUID`, which browsers offer on secure origins only. */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The same as a UUID (version 4), for what the database keeps under it. */
export function newUuid(): string {
  const key = newIdempotencyKey();
  const parts = [key.slice(0, 8), key.slice(8, 12), `4${key.slice(13, 16)}`, `8${key.slice(17, 20)}`, key.slice(20)];
  return parts.join('-');
}
