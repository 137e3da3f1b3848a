import { toDay } from '@barnum/rules/dates/days';
import { DomainError } from '@barnum/rules/errors';
import type { RetainedLine } from '@barnum/rules/money/ledger/deposits';
import { ledgerMeansLabels } from '@barnum/rules/money/ledger/ledger';
import { paymentSentences, receiptFileName } from '@barnum/rules/money/ledger/payments';
import { toAmount } from '@barnum/rules/prices/amounts';
import { companyValue } from '@barnum/rules/site/company-info/company-info';
import { outwardName } from '@barnum/rules/site/site-texts/site-texts';
import type { Db } from '../../platform/db/client.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { runInWorker } from '../../platform/worker/run-in-worker.ts';
import { listCompanyInfo } from '../../site/company-info/company-info.domain.ts';
import { readColours, readLogoFile, readSiteText } from '../../site/site-texts/site-texts.domain.ts';
import { inForce } from '../ledger/ledger.domain.ts';
import { getPayment, type Payment } from './payment-list.domain.ts';

/** A receipt as a document. */
export interface Receipt {
  fileName: string;
  pdf: Uint8Array;
}

type Content = Pick<
  Parameters<typeof runInWorker<'drawReceipt'>>[1],
  'isRefund' | 'payeur' | 'subject' | 'lines' | 'total' | 'notes'
>;

/**
 * Draws the receipt of a payment, of what was given back, or of an indemnity that was kept of a deposit.
 * @throws DomainError NOT_FOUND when there is none, also of what was reversed; UNAVAILABLE when it takes too long.
 */
export async function drawReceiptOf({ db, storage }: { db: Db; storage: Storage }, id: number): Promise<Receipt> {
  const entry = await db.ledgerEntry.findFirst({ where: { id, ...inForce } });
  if (entry === null) throw notFound();
  const content =
    entry.nature === 'caution_retenue' && entry.usage === 'perte_ou_vol'
      ? await ofIndemnity(db, id)
      : ofPayment(await getPayment(db, id));
  const company = await listCompanyInfo(db, { select: { nom: true, valeur: true } });
  const logo = await readLogoFile(db);
  const pdf = await runInWorker('drawReceipt', {
    ...content,
    title: `${content.isRefund ? 'Remboursement' : 'Reçu'} n°\u00a0${id}`,
    date: toDay(entry.date),
    company,
    colours: await readColours(db),
    shopName: outwardName(await readSiteText(db, 'name'), companyValue(company, 'Dénomination')),
    logoBytes: logo === null ? null : await storage.readAll(logo),
  });
  return { fileName: receiptFileName(id), pdf };
}

function ofPayment(payment: Payment): Content {
  const { nature, notes, moyen, reference, montant, steps, invoices, free, requestId, invoiceId } = payment;
  const isRefund = nature === 'remboursement';
  const how = `${ledgerMeansLabels[moyen]}${reference && ` n°\u00a0${reference}`}`;
  const what = isRefund ? 'Remboursement' : 'Paiement';
  const request = requestId === null ? '' : `, demande n°\u00a0${requestId}`;
  const invoiceOf = (id: number | null) => `Facture ${(id && invoices.get(id)) || ''}`;
  const about = { isRefund, payeur: notes?.payeur ?? '', subject: `${what} par ${how.toLowerCase()}${request}.` };
  if (isRefund) {
    const amount = montant.abs().toFixed(2);
    return {
      ...about,
      lines: [{ libelle: invoiceId === null ? what : invoiceOf(invoiceId), montant: amount }],
      total: { name: 'Remboursé', amount },
      notes: ['Ce document n’est pas une facture.'],
    };
  }
  const lines = steps.map((step) => ({ libelle: invoiceOf(step.invoiceId), montant: step.montant.toFixed(2) }));
  const rest = lines.length === 0 ? montant.toFixed(2) : toAmount(free);
  return {
    ...about,
    lines: Number(rest) === 0 ? lines : [...lines, { libelle: lines.length === 0 ? what : 'À valoir', montant: rest }],
    total: { name: 'Reçu', amount: montant.toFixed(2) },
    notes: [
      'Ce reçu n’est pas une facture.',
      ...(moyen === 'cheque' ? ['Sous réserve d’encaissement du chèque.'] : []),
    ],
  };
}

async function ofIndemnity(db: Db, id: number): Promise<Content> {
  const entry = await db.ledgerEntry.findUniqueOrThrow({
    where: { id },
    include: { source: { include: { notes: true } } },
  });
  return {
    isRefund: false,
    payeur: entry.source?.notes?.payeur ?? '',
    subject: `Indemnité pour perte ou vol, retenue sur une caution : ${entry.motif}`,
    lines: (entry.lignes as RetainedLine[] | null) ?? [],
    total: { name: 'Indemnité', amount: entry.montant.toFixed(2) },
    notes: ['Une indemnité n’est pas soumise à la TVA.', 'Ce reçu n’est pas une facture.'],
  };
}

function notFound(): DomainError {
  return new DomainError('NOT_FOUND', { message: paymentSentences.notFound });
}
