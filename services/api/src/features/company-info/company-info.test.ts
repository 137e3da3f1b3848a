import { companyInfoNames } from '@barnum/rules/company-info';
import { expect, it } from 'vitest';
import { seedDemoCompanyInfo } from '../../../../../prisma/seed/company-info.ts';
import { onEveryDatabase } from '../../../test/support/service.ts';
import { createCompanyInfo } from './company-info.domain.ts';

onEveryDatabase('company information', (service) => {
  it('is read whole and by its exact name', async () => {
    await seedDemoCompanyInfo(service.db);
    const { body } = await service.rest('GET', '/company-info');
    expect(body.companyInfo).toHaveLength(companyInfoNames.length);
    const email = await service.rest('GET', '/company-info/name/Email');
    expect(email.body.companyInfo.valeur).toBe('bonjour@barnum.example');
    const accented = await service.rest('GET', `/company-info/name/${encodeURIComponent('Téléphone')}`);
    expect(accented.body.companyInfo.valeur).toBe('02 61 91 00 42');
    expect((await service.rest('GET', '/company-info/name/email')).status).toBe(404);
  });

  it('refuses a name twice', async () => {
    await createCompanyInfo(service.db, { nom: 'adresse', valeur: '' });
    await expect(createCompanyInfo(service.db, { nom: 'adresse', valeur: 'x' })).rejects.toMatchObject({
      code: 'VALIDATION',
      fields: { nom: 'Une information porte déjà ce nom' },
    });
  });
});
