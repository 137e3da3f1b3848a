import type { Page } from 'playwright-core';
import { expect, onTestFinished, vi } from 'vitest';
import { startPostgres } from '../../scripts/lib/postgres.mjs';
import { type MailServer, startMailServer } from '../../services/api/test/support/mail-server.ts';
import { emptyData } from './empty-data.ts';
import { type Programs, startPrograms } from './programs.ts';
import { administrator } from './users.ts';

/** A new shop with a mail server and one article. */
export async function openShop(database: 'embedded' | 'postgresql') {
  const mails = await startMailServer();
  onTestFinished(mails.close);
  const postgres = database === 'postgresql' ? await startPostgres() : null;
  onTestFinished(async () => postgres?.stop());
  const env = {
    SEED_DEMO: '0',
    ADMIN_PASSWORD: administrator.password,
    SMTP_URL: mails.url,
    // A lower limit for guessed addresses.
    RATE_LIMIT_FACTOR: '0.5',
    ...(postgres && { DATABASE_URL: postgres.url }),
  };
  const programs = await startPrograms(env, postgres ? undefined : emptyData);
  onTestFinished(programs.end);

  const post = async (path: string, body: object, token?: string) => {
    const answer = await fetch(`${programs.serviceUrl}/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token !== undefined && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify(body),
    });
    expect(answer.ok, path).toBe(true);
    return answer.json();
  };
  const { token } = await post('/auth/login', administrator);
  const company = {
    Dénomination: 'Barnum',
    'Forme juridique': 'SARL',
    SIRET: '000 000 000 00000',
    'Taux de TVA (%)': '20',
  };
  const reachable = { Siège: '1 quai, 56999 Exempleville', Email: 'contact@exemple.example' };
  for (const [nom, valeur] of Object.entries({ ...company, ...reachable })) {
    await post('/company-info', { nom, valeur }, token);
  }
  await post('/articles', { nom: 'Chapiteau', prix: 300, quantite: 1, unite: 'unitaire', coût_montage: 20 }, token);
  await post('/cgv', { text: '<p>Le matériel est rendu propre.</p>' }, token);
  const ask = async (query: string, variables: object) => {
    const answer = await fetch(`${programs.serviceUrl}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ query, variables }),
    });
    expect((await answer.json()).errors).toBeUndefined();
  };
  return { programs, mails, ask };
}

/** Resolves with the mail of this subject to this address. */
export async function received(mails: MailServer, address: string, subject: string | RegExp) {
  return vi.waitFor(
    () => {
      const found = mails.received.find(
        ({ to, mail }) =>
          to.includes(address) &&
          (typeof subject === 'string'
            ? mail.subject?.replace(/\s/g, ' ') === subject
            : subject.test(mail.subject ?? '')),
      );
      expect(found, String(subject)).toBeDefined();
      return found?.mail as NonNullable<typeof found>['mail'];
    },
    { timeout: 30_000 },
  );
}

export async function signInTo(page: Page, { backofficeUrl }: Programs): Promise<void> {
  await page.goto(`${backofficeUrl}/login`);
  await page.getByLabel('Adresse email').fill(administrator.email);
  await page.getByLabel('Mot de passe', { exact: true }).fill(administrator.password);
  await page.getByRole('button', { name: 'Se connecter' }).click();
}
