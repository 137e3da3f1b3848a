import type { FranchiseTurnover } from '@barnum/rules/money/figures/figures';
import { companyVat } from '@barnum/rules/prices/vat';
import { sum } from '@barnum/rules/prices/vat-shares';
import type { Db } from '../../platform/db/client.ts';
import { listCompanyInfo } from '../../site/company-info/company-info.domain.ts';
import { readInvoiceSettings } from '../invoice-settings/invoice-settings.domain.ts';
import { countMonths } from './monthly-figures.domain.ts';
import { readVatFigures, totalOfParts } from './vat/vat-figures.domain.ts';

/**
 * The turnover of a calendar year beside the threshold of the franchise, which is without taxes: of what came in, less the
 * VAT of what bore some before the franchise began. Null without a franchise or a threshold.
 */
export async function readFranchiseTurnover(db: Db, annee: number): Promise<FranchiseTurnover | null> {
  const { seuilFranchise, seuilMajore } = (await readInvoiceSettings(db)).settings;
  const { isFranchise } = companyVat(await listCompanyInfo(db, { select: { nom: true, valeur: true } }));
  if (!isFranchise || seuilFranchise === null) return null;
  const year = { du: `${annee}-01-01`, au: `${annee}-12-31` };
  const received = sum((await countMonths(db, year)).map(({ recu }) => recu));
  const taxes = sum(totalOfParts((await readVatFigures(db, year)).parts.recu).map(({ tva }) => tva));
  return { annee, recu: received - taxes, seuil: seuilFranchise * 100, majore: seuilMajore && seuilMajore * 100 };
}
