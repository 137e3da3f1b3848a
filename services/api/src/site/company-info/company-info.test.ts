import { companyInfoNames } from '@barnum/rules/site/company-info/company-info';
import { expect, it } from 'vitest';
import { seedDemoCompanyInfo } from '../../../../../prisma/seed/site/company-info.ts';
import { onOneDatabase } from '../../../test/support/service.ts';
import { createCompanyInfo } from './company-info.domain.ts';

onOneDatabase('company information', (service) => {
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

  it('takes any text under a name, but no closed days that would close nothing', async () => {
    const token = await service.signIn('administrator');
    const create = (nom: string, valeur: string) =>
      service.rest('POST', '/company-info', { token, body: { nom, valeur } });
    expect((await create('Horaires', 'Sur rendez-vous')).status).toBe(201);
    const { status, body } = await create('Jours fermés', 'le lundi ; quand il pleut');
    expect([status, body.fields.valeur]).toEqual([
      422,
      expect.stringContaining('«\u00a0quand il pleut\u00a0» n’est pas compris'),
    ]);
    const stored = await create('Jours fermés', 'le lundi ; du 1er au 15 août 2027 ; les jours fériés');
    const path = `/company-info/${stored.body.companyInfo.id}`;
    expect((await service.rest('PUT', path, { token, body: { valeur: '31/2' } })).status).toBe(422);
    const changed = await service.rest('PUT', path, { token, body: { valeur: '' } });
    expect([changed.status, changed.body.companyInfo.valeur]).toEqual([200, '']);
  });
});
