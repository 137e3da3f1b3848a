import { DomainError } from '@barnum/rules/errors';
import { limits } from '@barnum/rules/limits';
import type { InvoiceContent } from '@barnum/rules/money/invoices/invoice-content';
import { companyValue } from '@barnum/rules/site/company-info/company-info';
import { outwardName } from '@barnum/rules/site/site-texts/site-texts';
import type { Db } from '../../platform/db/client.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { runInWorker } from '../../platform/worker/run-in-worker.ts';
import { listCompanyInfo } from '../../site/company-info/company-info.domain.ts';
import { readColours, readLogoFile, readSiteText } from '../../site/site-texts/site-texts.domain.ts';
import { readInvoiceSettings } from '../invoice-settings/invoice-settings.domain.ts';
import type { InvoiceDocuments } from './pdf/draw-invoice.ts';

/**
 * Draws the documents of an invoice, with the shop's present face; of a draft, what it would look like.
 * @throws DomainError VALIDATION beyond `limits.quotePages`; UNAVAILABLE when it takes too long.
 */
export async function drawInvoiceDocuments(
  { db, storage }: { db: Db; storage: Pick<Storage, 'readAll'> },
  content: InvoiceContent,
): Promise<InvoiceDocuments> {
  const company = await listCompanyInfo(db, { select: { nom: true, valeur: true } });
  const logo = await readLogoFile(db);
  const drawn = await runInWorker('drawInvoice', {
    content,
    shopName: outwardName(await readSiteText(db, 'name'), companyValue(company, 'Dénomination')),
    colours: await readColours(db),
    logoBytes: logo === null ? null : await storage.readAll(logo),
    xmlParticuliers: (await readInvoiceSettings(db)).settings.xmlParticuliers,
  });
  if (drawn === null) throw new DomainError('VALIDATION', { message: tooLong });
  return drawn;
}

const tooLong = `Cette facture aurait plus de ${limits.quotePages} pages : raccourcissez ses textes`;
