import { describe, expect } from 'vitest';
import { addresses } from '../support/addresses.ts';
import { call, changeCompanyInfo } from '../support/service.ts';
import { backoffice, openUntil, storefront, test, untilPageSays } from '../support/test.ts';

describe('the sales conditions', () => {
  test('show the newest version, the day of its last change and their contents', async ({ page }) => {
    const { text, created_at } = await call('GET', '/cgv/latest', null);
    await untilPageSays('/cgv', created_at);
    await page.goto(storefront('/cgv'));
    const changed = page.getByText('Dernière mise à jour').getByRole('time');
    expect(await changed.getAttribute('datetime')).toBe(created_at);
    expect(await changed.innerText()).toBe(
      new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'Europe/Paris' })
        .format(new Date(created_at))
        .replace(/^1 /, '1er '),
    );
    const headings = [...text.matchAll(/<h2>(.*?)<\/h2>/g)].map(([, title]) => title);
    const contents = page.getByRole('navigation', { name: 'Sur cette page' }).getByRole('link');
    expect(await contents.allInnerTexts()).toEqual(headings);
    await contents.last().click();
    await expect.poll(() => page.getByRole('heading', { name: headings.at(-1) }).isVisible()).toBe(true);
    await page.getByRole('main').getByRole('link', { name: 'Contactez-nous' }).click();
    await page.waitForURL(storefront('/contact'));
  });

  test('are read at a measure of at most 70 characters on a large screen', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(storefront('/cgv'));
    const paragraph = page.getByRole('main').locator('.prose p').first();
    const characters = await paragraph.evaluate((element) => {
      const zero = document.createElement('span');
      zero.textContent = '0'.repeat(10);
      element.append(zero);
      const width = zero.getBoundingClientRect().width / 10;
      zero.remove();
      return element.getBoundingClientRect().width / width;
    });
    expect(characters).toBeLessThanOrEqual(75);
  });
});

describe('company information', () => {
  test('is what the legal notice is made of; what is missing is said to be', async ({ page }) => {
    const { companyInfo } = await call('GET', '/company-info', null);
    await changeCompanyInfo('TVA', '');
    const value = (nom: string) => companyInfo.find((info: { nom: string }) => info.nom === nom)?.valeur;
    await openUntil(page, '/mentions-legales', 'Non renseigné');
    const words = (await page.getByRole('main').innerText()).replace(/\s+/g, ' ');
    for (const nom of ['Dénomination', 'Forme juridique', 'RCS', 'Téléphone', 'Email', 'Directeur de la publication']) {
      expect(words).toContain(value(nom).replace(/\s+/g, ' '));
    }
    for (const nom of ['Hébergeur', 'Médiateur']) expect(words).toContain(value(nom));
    expect(words).toContain('TVA intracommunautaire Non renseigné');
  });

  test('is in the footer of every page, with placeholders for what is missing', async ({ page }) => {
    await changeCompanyInfo('adresse', '');
    await changeCompanyInfo('Email', '');
    const footer = page.getByRole('contentinfo');
    await expect
      .poll(async () => {
        await page.goto(storefront('/confidentialite'));
        return footer.innerText();
      })
      .toMatch(/Non renseignée\s.*Non renseigné(?!e)/s);
    await openUntil(page, '/contact', 'Non renseignée');
    expect(await page.getByRole('main').getByText('Non renseignée', { exact: true }).count()).toBe(1);
    expect(await page.getByRole('link', { name: /Voir sur une carte/ }).count()).toBe(0);
  });

  test('gives the footer its links: quick ones, legal ones, and social ones that are filled', async ({ page }) => {
    await page.goto(storefront('/'));
    const links = async (name: string) =>
      page.getByRole('contentinfo').getByRole('navigation', { name }).getByRole('link').allInnerTexts();
    expect(await links('Liens rapides')).toEqual(['Accueil', 'Catalogue', 'Réservation', 'Contact']);
    expect(await links('Informations légales')).toEqual([
      'Mentions légales',
      'Conditions générales de vente',
      'Politique de confidentialité',
      'Plan du site',
    ]);
    const footer = page.getByRole('contentinfo');
    expect(await footer.getByRole('link', { name: 'Facebook' }).getAttribute('href')).toBe(
      'https://facebook.example/barnum',
    );
    expect(await footer.getByRole('link', { name: 'Instagram' }).count()).toBe(0);
    await footer.getByText('© Barnum & Compagnie').waitFor();
  });
});

test('the contact page says how to call, write and come', async ({ page }) => {
  await openUntil(page, '/contact', 'bonjour@barnum.example');
  const main = page.getByRole('main');
  expect(await main.getByRole('link', { name: '02 61 91 00 42' }).getAttribute('href')).toBe('tel:0261910042');
  expect(await main.getByRole('link', { name: 'bonjour@barnum.example' }).getAttribute('href')).toBe(
    'mailto:bonjour@barnum.example',
  );
  expect(await main.getByRole('link', { name: /Voir sur une carte/ }).getAttribute('href')).toMatch(
    /^https:\/\/www\.openstreetmap\.org\/search\?query=1%20quai/,
  );
  await main.getByText('Du lundi au vendredi de 9 h à 18 h').waitFor();
  await main.getByRole('link', { name: 'Faire ma demande' }).click();
  await page.waitForURL(storefront('/reservation'));
});

test('the site map lists the fixed pages and all articles', async ({ page }) => {
  const { articles } = await call('GET', '/articles', null);
  await page.goto(storefront('/plan-du-site'));
  const main = page.getByRole('main');
  for (const path of ['/', '/catalogue', '/reservation', '/contact', '/cgv', '/mentions-legales', '/confidentialite']) {
    expect(await main.locator(`a[href="${path}"]`).count(), path).toBe(1);
  }
  expect(await main.locator('a[href^="/article/"]').count()).toBe(articles.length);
});

test('the page of a refused access leads back home', async ({ page }) => {
  await page.goto(storefront('/access-denied'));
  await page.getByRole('heading', { level: 1, name: 'Accès refusé' }).waitFor();
  await page.getByText("Vous n'avez pas les autorisations nécessaires pour accéder à cette page.").waitFor();
  await page.getByRole('link', { name: 'Retour à l’accueil' }).click();
  await page.waitForURL(storefront('/'));
});

test.each(['/login', '/admin', '/admin/articles/12/edit?onglet=images'])(
  '%s leads to the back-office',
  async (path) => {
    const answer = await fetch(storefront(path), { redirect: 'manual' });
    expect([answer.status, answer.headers.get('location')]).toEqual([302, backoffice(path)]);
    expect(addresses.backofficeUrl).not.toBe(addresses.storefrontUrl);
  },
);
