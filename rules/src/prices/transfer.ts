import { toAmount } from './amounts.ts';

/** Lengths of an IBAN by country, and its characters (ISO 13616). */
const form = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/;

/** Whether an IBAN, without spaces and in capitals, has its form and its key (ISO 7064, modulo 97). */
export function isIban(iban: string): boolean {
  if (!form.test(iban) || (iban.startsWith('FR') && iban.length !== 27)) return false;
  const turned = iban.slice(4) + iban.slice(0, 4);
  // Letters count as 10 to 35; piece by piece, as the whole is larger than a number can be.
  return [...turned].reduce((rest, sign) => Number(`${rest}${Number.parseInt(sign, 36)}`) % 97, 0) === 1;
}

/** « FR76 3000 6000 0112 3456 7890 189 », kept on one line. */
export function formatIban(iban: string): string {
  return iban.replace(/(.{4})(?=.)/g, '$1\u00a0');
}

/** What an invoice says of the account, without a full stop. */
export function transferMention(iban: string): string {
  return `Virement\u00a0: IBAN ${formatIban(iban)}`;
}

/** A transfer that somebody is asked to make. */
export interface Transfer {
  beneficiaire: string;
  iban: string;
  /** Cents, from 1 on. */
  montant: number;
  /** What the bank statement says it is for. */
  reference: string;
}

/**
 * The text of the QR code that fills in a transfer in the payer's banking application (EPC069-12, version 002: within
 * the European Economic Area it needs no BIC). Its lines have at most 70 and 140 characters.
 */
export function epcPayment({ beneficiaire, iban, montant, reference }: Transfer): string {
  const name = oneLine(beneficiaire, 70);
  return ['BCD', '002', '1', 'SCT', '', name, iban, `EUR${toAmount(montant)}`, '', '', oneLine(reference, 140)].join(
    '\n',
  );
}

function oneLine(text: string, most: number): string {
  return text.replace(/\s+/gu, ' ').trim().slice(0, most).trim();
}
