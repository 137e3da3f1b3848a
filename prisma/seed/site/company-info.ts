import { type CompanyInfoName, companyInfoNames } from '@barnum/rules/site/company-info/company-info';
import type { Db } from '../../../services/api/src/platform/db/client.ts';
import { createCompanyInfo } from '../../../services/api/src/site/company-info/company-info.domain.ts';
import { demoCompanyInfo } from '../data/company-info.ts';

/** Every name that the product reads, with the demo company's values. */
export async function seedDemoCompanyInfo(db: Db, values = demoCompanyInfo): Promise<void> {
  for (const nom of companyInfoNames) await createCompanyInfo(db, { nom, valeur: values[nom] });
}

/** What names the made-up company. Its terms (hours, deposit, supplement) are anybody's: they stay. */
const identity = [
  'adresse',
  'Email',
  'Téléphone',
  'Dénomination',
  'Forme juridique',
  'Capital',
  'Siège',
  'RCS',
  'SIRET',
  'TVA',
  'Directeur de la publication',
  'Hébergeur',
  'Médiateur',
  'Facebook',
] as const satisfies readonly CompanyInfoName[];

/** Marks what names the demo company as the example's. */
export async function markDemoIdentity(db: Db): Promise<void> {
  await db.companyInfo.updateMany({ where: { nom: { in: [...identity] } }, data: { isExample: true } });
}
