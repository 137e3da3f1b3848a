import { companyInfoNames } from '@barnum/rules/company-info';
import type { Db } from '../../services/api/src/db/client.ts';
import { createCompanyInfo } from '../../services/api/src/features/company-info/company-info.domain.ts';
import { demoCompanyInfo } from './data/company-info.ts';

/** Every name that the product reads, with the demo company's values. */
export async function seedDemoCompanyInfo(db: Db, values = demoCompanyInfo): Promise<void> {
  for (const nom of companyInfoNames) await createCompanyInfo(db, { nom, valeur: values[nom] });
}
