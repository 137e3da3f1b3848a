import { type RentalTerms, rentalTermsOf } from '@barnum/rules/prices/rental-terms';
import type { Db } from '../../platform/db/client.ts';
import { listCompanyInfo } from './company-info.domain.ts';

/** The rental terms in the company information. */
export async function readRentalTerms(db: Db): Promise<RentalTerms> {
  return rentalTermsOf(await listCompanyInfo(db, { select: { nom: true, valeur: true } }));
}
