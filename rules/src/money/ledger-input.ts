import { isRentalDay } from '../dates/days.ts';
import { todayInParis } from '../dates/paris-time.ts';
import { id, optionalId } from '../fields/id.ts';
import { requiredMoney } from '../fields/money.ts';
import { pageInput } from '../fields/page.ts';
import { line, name, orEmpty, requiredLine, requiredText, text } from '../fields/text.ts';
import { z } from '../fields/zod.ts';
import { limits } from '../limits.ts';
import { toCents } from '../prices/amounts.ts';
import { releaseReasons } from './ledger/deposit-acts.ts';
import { depositSentences, depositStates, retentionPurposes } from './ledger/deposits.ts';
import { depositMeans, ledgerSentences, paymentMeans } from './ledger/ledger.ts';

const day = z.string(ledgerSentences.dateForm).refine(isRentalDay, ledgerSentences.dateForm);

/** Day on which something happened, for which it may be recorded: today at the latest. */
export const entryDayInput = day.refine((value) => value <= todayInParis(), ledgerSentences.dateLater);

const optionalDay = z.preprocess((value) => (value === undefined || value === '' ? null : value), day.nullable());

/** An amount above 0, in cents. */
export const cents = requiredMoney(ledgerSentences.amountRequired)
  .transform(toCents)
  .refine((value) => value > 0, ledgerSentences.amountPositive);

const paymentMeansField = z.enum(paymentMeans, ledgerSentences.meansRequired);

/** What is counted against an invoice. */
const allocation = z.object({ invoiceId: id, montant: cents });

/** A payment: for a request, for invoices, or both. */
export const paymentInput = z
  .object({
    date: entryDayInput,
    moyen: paymentMeansField,
    montant: cents,
    reference: orEmpty(line(limits.nom)),
    banque: orEmpty(name(limits.nom)),
    payeur: orEmpty(name(limits.nom)),
    note: orEmpty(text(limits.shortText)),
    requestId: optionalId,
    affectations: z.preprocess((value) => value ?? [], z.array(allocation).max(limits.allocations)),
  })
  .transform((value) => ({ ...value, banque: value.moyen === 'cheque' ? value.banque : '' }));

/** What a payment, or a kept deposit, is counted against later. */
export const allocationInput = allocation.extend({ id });

/** What is given back of a payment, or of what was paid for an invoice. */
export const refundInput = z.object({
  id: optionalId,
  invoiceId: optionalId,
  date: entryDayInput,
  moyen: paymentMeansField,
  montant: cents,
  reference: orEmpty(line(limits.nom)),
  note: orEmpty(text(limits.shortText)),
});

/** The reverse of an entry. */
export const reversalInput = z.object({ id, motif: requiredLine(limits.nom, ledgerSentences.reasonRequired) });

/** A page of payments: of a period, of one means, of those that are not counted against an invoice in whole. */
export const paymentListInput = pageInput.extend({
  search: orEmpty(line(limits.search)),
  du: optionalDay,
  au: optionalDay,
  moyen: paymentMeansField.nullish().transform((value) => value ?? null),
});

/** What is typed to find an invoice. */
export const invoiceSearchInput = line(limits.search);

/** The days of which the ledger is summed up. */
export const ledgerPeriodInput = z
  .object({ du: day, au: day })
  .refine(({ du, au }) => du <= au, { path: ['au'], message: ledgerSentences.periodOrder });

/** A deposit that came in. */
export const depositInput = z
  .object({
    requestId: id,
    date: entryDayInput,
    moyen: z.enum(depositMeans, ledgerSentences.meansRequired),
    montant: cents,
    reference: orEmpty(line(limits.nom)),
    banque: orEmpty(name(limits.nom)),
    dateCheque: optionalDay,
    finEmpreinte: optionalDay,
    payeur: orEmpty(name(limits.nom)),
    note: orEmpty(text(limits.shortText)),
  })
  .superRefine(({ moyen, reference, banque, finEmpreinte }, context) => {
    const refuse = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message });
    if (moyen === 'cheque' && reference === '') refuse('reference', depositSentences.chequeRequired);
    if (moyen === 'cheque' && banque === '') refuse('banque', depositSentences.bankRequired);
    if (moyen === 'empreinte' && finEmpreinte === null) refuse('finEmpreinte', depositSentences.imprintEndRequired);
  })
  // What another means asked for is not kept.
  .transform((value) => ({
    ...value,
    banque: value.moyen === 'cheque' ? value.banque : '',
    dateCheque: value.moyen === 'cheque' ? value.dateCheque : null,
    finEmpreinte: value.moyen === 'empreinte' ? value.finEmpreinte : null,
  }));

/** A step of a deposit. */
export const depositStepInput = z.object({
  id,
  etape: z.enum(depositStates).exclude(['attendue', 'recue', 'retenue']),
  /** How money is given back; of a cheque or an imprint that was not cashed nothing is to be said. */
  moyen: z.enum(paymentMeans, ledgerSentences.meansRequired).nullish(),
  /** Of what is cashed: how what is not kept goes back on the same day; null where it goes back later. */
  moyenDuReste: z.enum(paymentMeans, ledgerSentences.meansRequired).nullish(),
  date: entryDayInput,
  reference: orEmpty(line(limits.nom)),
  note: orEmpty(text(limits.shortText)),
});

/** What is kept of a deposit. */
export const retentionInput = z.object({
  id,
  date: entryDayInput,
  usage: z.enum(retentionPurposes, depositSentences.purposeRequired),
  motif: requiredText(limits.shortText, ledgerSentences.reasonRequired),
  lignes: z
    .array(
      z.object({
        libelle: requiredLine(limits.nom, depositSentences.lineRequired),
        montant: cents,
      }),
    )
    .min(1, depositSentences.linesRequired)
    .max(limits.retainedLines),
  fichiers: z.preprocess((value) => value ?? [], z.array(id).max(limits.requestFiles)),
});

/** Why what is kept of a deposit is let go. */
export const releaseInput = z.object({ id, raison: z.enum(releaseReasons, depositSentences.reasonOfRelease) });

export type PaymentInput = z.infer<typeof paymentInput>;
export type AllocationInput = z.infer<typeof allocationInput>;
export type RefundInput = z.infer<typeof refundInput>;
export type ReversalInput = z.infer<typeof reversalInput>;
export type DepositInput = z.infer<typeof depositInput>;
export type DepositStepInput = z.infer<typeof depositStepInput>;
export type ReleaseInput = z.infer<typeof releaseInput>;
export type RetentionInput = z.infer<typeof retentionInput>;
