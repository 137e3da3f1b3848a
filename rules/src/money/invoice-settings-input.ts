import { requiredLine, requiredText, text } from '../fields/text.ts';
import { z } from '../fields/zod.ts';
import { limits } from '../limits.ts';
import { isIban } from '../prices/transfer.ts';
import { type InvoiceSettings, invoiceSettingsSentences } from './invoices/invoice-settings.ts';

const {
  prefixForm,
  prefixTwice,
  daysInvalid,
  accountForm,
  textRequired,
  franchiseRequired,
  higherBelow,
  ibanInvalid,
  thresholdInvalid,
} = invoiceSettingsSentences;

const prefix = requiredLine(limits.nom, prefixForm).refine((value) => /^[A-Z0-9]{1,8}$/.test(value), prefixForm);
const days = z.int(daysInvalid).min(0, daysInvalid).max(60, daysInvalid);
const threshold = z.int(thresholdInvalid).min(1, thresholdInvalid).max(999_999, thresholdInvalid);
const account = requiredLine(limits.nom, accountForm).refine((value) => /^[A-Z0-9]{3,12}$/.test(value), accountForm);
/** Typed with spaces and small letters, too. */
const iban = z
  .string()
  .transform((value) => value.replace(/\s/gu, '').toUpperCase())
  .refine((value) => value === '' || isIban(value), ibanInvalid);
const professional = requiredText(limits.shortText, textRequired);

/** The settings of invoices, whole. */
export const invoiceSettingsInput = z
  .object({
    actif: z.boolean(),
    prefixeFacture: prefix,
    prefixeAvoir: prefix,
    delaiPaiement: days,
    rappelApresJours: days,
    penalites: professional,
    escompte: professional,
    indemnite: professional,
    franchise: requiredText(limits.shortText, franchiseRequired),
    seuilFranchise: threshold.nullable(),
    seuilMajore: threshold.nullish().transform((seuil) => seuil ?? null),
    exoneration: text(limits.shortText),
    texteLibre: text(limits.shortText),
    iban,
    debits: z.boolean(),
    xmlParticuliers: z.boolean(),
    comptes: z.object({
      clients: account,
      ventes: account,
      acomptes: account,
      tva20: account,
      tva10: account,
      tva55: account,
      tva21: account,
      tvaAutre: account,
      tvaAttente: account,
      banque: account,
      caisse: account,
      cheques: account,
      carte: account,
      cautions: account,
      indemnites: account,
    }),
  })
  .refine(({ prefixeFacture, prefixeAvoir }) => prefixeFacture !== prefixeAvoir, {
    path: ['prefixeAvoir'],
    error: prefixTwice,
  })
  .refine(({ seuilFranchise, seuilMajore }) => seuilMajore === null || Number(seuilMajore) >= Number(seuilFranchise), {
    path: ['seuilMajore'],
    error: higherBelow,
  }) satisfies z.ZodType<InvoiceSettings>;
