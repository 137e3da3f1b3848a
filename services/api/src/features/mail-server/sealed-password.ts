import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** Where a password may be sent: it opens for the server and account that it was given for alone. */
export interface PasswordUse {
  host: string;
  account: string;
}

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

/** Encrypts a password under the service's secret. */
export function sealPassword(password: string, use: PasswordUse, secret: string): string {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(algorithm, keyOf(secret), nonce).setAAD(described(use));
  const sealed = Buffer.concat([cipher.update(password, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64');
}

/** The password; null when it was encrypted under another secret, for another use, or was altered. */
export function openPassword(sealed: string, use: PasswordUse, secret: string): string | null {
  const bytes = Buffer.from(sealed, 'base64');
  const [nonce, tag] = [bytes.subarray(0, nonceBytes), bytes.subarray(nonceBytes, nonceBytes + tagBytes)];
  try {
    const decipher = createDecipheriv(algorithm, keyOf(secret), nonce, { authTagLength: tagBytes });
    decipher.setAAD(described(use)).setAuthTag(tag);
    return Buffer.concat([decipher.update(bytes.subarray(nonceBytes + tagBytes)), decipher.final()]).toString('utf8');
  } catch {
    return null;
  }
}

// A key for this purpose only.
function keyOf(secret: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', 'password of the mail server', 32));
}

function described({ host, account }: PasswordUse): Buffer {
  return Buffer.from(JSON.stringify([host, account]));
}
