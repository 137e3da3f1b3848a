import { createHmac, randomBytes } from 'node:crypto';
import { isSameSecret } from '@barnum/hosting/is-same-secret';

/** As RFC 6238 has it, and as all apps do: SHA-1, six digits, half a minute. */
const stepSeconds = 30;
const digits = 6;
const secretBytes = 20;

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** A new secret of 160 bits, in base32 as apps read it. */
export function newTotpSecret(): string {
  const bits = [...randomBytes(secretBytes)].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{5}/g) ?? []).map((five) => alphabet[Number.parseInt(five, 2)]).join('');
}

/** What an app reads from a QR code. */
export function totpAddress(secret: string, { issuer, account }: { issuer: string; account: string }): string {
  const [from, to] = [encodeURIComponent(issuer), encodeURIComponent(account)];
  return `otpauth://totp/${from}:${to}?secret=${secret}&issuer=${from}`;
}

/** The half minute of an instant. */
export function totpStep(now: Date): number {
  return Math.floor(now.getTime() / 1_000 / stepSeconds);
}

/** The code of a half minute. */
export function totpCode(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', decoded(secret)).update(counter).digest();
  const offset = (mac.at(-1) ?? 0) & 0xf;
  return String((mac.readUInt32BE(offset) & 0x7fffffff) % 10 ** digits).padStart(digits, '0');
}

/** The half minute that a code belongs to, a clock being half a minute wrong at most; null for a wrong code. */
export function stepOfCode(secret: string, code: string, now: Date): number | null {
  const current = totpStep(now);
  const steps = [current - 1, current, current + 1];
  return steps.find((step) => isSameSecret(code, totpCode(secret, step))) ?? null;
}

function decoded(secret: string): Buffer {
  const bits = [...secret].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((eight) => Number.parseInt(eight, 2)));
}
