import { createHmac, randomBytes } from 'node:crypto';
import { openText, type SealUse, sealText } from '../../platform/sealing/sealed-text.ts';

const prefix = 'whsec_';
const secretBytes = 32;
const use: SealUse = { purpose: 'secret of a webhook', boundTo: [] };

/** A new secret, as the Standard Webhooks write it. */
export function createWebhookSecret(): string {
  return prefix + randomBytes(secretBytes).toString('base64');
}

/** Encrypts a secret under the service's own. */
export function sealWebhookSecret(secret: string, serviceSecret: string): string {
  return sealText(secret, use, serviceSecret);
}

/** The secret; null when it was encrypted under another secret of the service. */
export function openWebhookSecret(sealed: string, serviceSecret: string): string | null {
  return openText(sealed, use, serviceSecret);
}

/** What is signed: the scheme of the Standard Webhooks, version 1. */
export interface SignedMessage {
  id: string;
  /** Of this attempt. */
  at: Date;
  body: string;
}

/** The headers of a message, with a signature by each secret. */
export function signedHeaders({ id, at, body }: SignedMessage, secrets: readonly string[]): Record<string, string> {
  const timestamp = String(Math.floor(at.getTime() / 1_000));
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(prefix.length), 'base64');
    return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
  });
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures.join(' ') };
}
