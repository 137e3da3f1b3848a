import { openText, type SealUse, sealText } from '../../platform/sealing/sealed-text.ts';

/** Where a password may be sent: it opens for the server and account that it was given for alone. */
export interface PasswordUse {
  host: string;
  account: string;
}

/** Encrypts a password under the service's secret. */
export function sealPassword(password: string, use: PasswordUse, secret: string): string {
  return sealText(password, toSealUse(use), secret);
}

/** The password; null when it was encrypted under another secret, for another use, or was altered. */
export function openPassword(sealed: string, use: PasswordUse, secret: string): string | null {
  return openText(sealed, toSealUse(use), secret);
}

function toSealUse({ host, account }: PasswordUse): SealUse {
  return { purpose: 'password of the mail server', boundTo: [host, account] };
}
