import { todayInParis } from '@barnum/rules/dates/paris-time';
import { chequeSlipFileName } from '@barnum/rules/money/cheque-slips/cheque-slips';
import { companyValue } from '@barnum/rules/site/company-info/company-info';
import { outwardName } from '@barnum/rules/site/site-texts/site-texts';
import type { Db } from '../../platform/db/client.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { runInWorker } from '../../platform/worker/run-in-worker.ts';
import { listCompanyInfo } from '../../site/company-info/company-info.domain.ts';
import { readColours, readLogoFile, readSiteText } from '../../site/site-texts/site-texts.domain.ts';
import { getChequeSlip } from './cheque-slips.domain.ts';

/** A slip as a document. */
export interface ChequeSlipDocument {
  fileName: string;
  pdf: Uint8Array;
}

/**
 * Draws a slip as it goes, or went, to the bank, with cheques that came back since.
 * @throws DomainError NOT_FOUND; UNAVAILABLE when it takes too long.
 */
export async function drawSlipDocument(
  { db, storage }: { db: Db; storage: Storage },
  id: number,
): Promise<ChequeSlipDocument> {
  const { numero, createdAt, handedOn, compte, cheques } = await getChequeSlip(db, id);
  const company = await listCompanyInfo(db, { select: { nom: true, valeur: true } });
  const logo = await readLogoFile(db);
  const pdf = await runInWorker('drawChequeSlip', {
    numero,
    date: handedOn ?? todayInParis(createdAt),
    isHanded: handedOn !== null,
    company,
    colours: await readColours(db),
    shopName: outwardName(await readSiteText(db, 'name'), companyValue(company, 'Dénomination')),
    logoBytes: logo === null ? null : await storage.readAll(logo),
    compte,
    cheques: cheques.map(({ isDeposit, payeur, banque, reference, montant }) => ({
      isDeposit,
      payeur,
      banque,
      reference,
      montant,
    })),
  });
  return { fileName: chequeSlipFileName(numero), pdf };
}
