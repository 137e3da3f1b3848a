import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** What a sealed text is for: for another purpose, or bound to anything else, it does not open. */
export interface SealUse {
  purpose: string;
  boundTo: readonly string[];
}

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

/** Encrypts a text under the service's secret. */
export function sealText(text: string, use: SealUse, secret: string): string {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(algorithm, keyOf(use, secret), nonce).setAAD(described(use));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64');
}

/** The text; null when it was encrypted under another secret, for another use, or was altered. */
export function openText(sealed: string, use: SealUse, secret: string): string | null {
  const bytes = Buffer.from(sealed, 'base64');
  const [nonce, tag] = [bytes.subarray(0, nonceBytes), bytes.subarray(nonceBytes, nonceBytes + tagBytes)];
  try {
    const decipher = createDecipheriv(algorithm, keyOf(use, secret), nonce, { authTagLength: tagBytes });
    decipher.setAAD(described(use)).setAuthTag(tag);
    return Buffer.concat([decipher.update(bytes.subarray(nonceBytes + tagBytes)), decipher.final()]).toString('utf8');
  } catch {
    return null;
  }
}

// A key for this purpose only.
function keyOf({ purpose }: SealUse, secret: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
}

function described({ boundTo }: SealUse): Buffer {
  return Buffer.from(JSON.stringify(boundTo));
}
