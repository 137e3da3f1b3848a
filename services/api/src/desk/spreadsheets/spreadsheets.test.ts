import { todayInParis } from '@barnum/rules/dates/paris-time';
import { sheetKeys, sheetPath, sheets, wholeExport } from '@barnum/rules/desk/spreadsheets/spreadsheets';
import type { SheetForm } from '@barnum/rules/platform/table-columns';
import { readXlsx } from 'hucre/xlsx';
import readExcelFile from 'read-excel-file/node';
import { expect, it } from 'vitest';
import { seedArticle } from '../../../../../prisma/seed/catalogue/articles.ts';
import { seedCustomer } from '../../../../../prisma/seed/customers/customers.ts';
import { seedIssuedInvoices } from '../../../../../prisma/seed/money/invoices.ts';
import { seedReservationRequest } from '../../../../../prisma/seed/requests/reservation-requests.ts';
import { photo } from '../../../test/support/both-apis.ts';
import { onEveryDatabase } from '../../../test/support/service.ts';
import { uploadArticleImage } from '../../catalogue/images/images.domain.ts';
import { readZip } from '../../platform/zip/read-zip.ts';

onEveryDatabase('tables for a spreadsheet', (service) => {
  const open = async (path: string) =>
    service.app.inject({ url: path, headers: { authorization: `Bearer ${await service.signIn('administrator')}` } });
  /** The rows of a table, its titles first. */
  const rowsOf = async (key: (typeof sheetKeys)[number], query = '', form: SheetForm = 'xlsx') => {
    const { rawPayload, statusCode, headers } = await open(`${sheetPath(key, form)}${query}`);
    expect([statusCode, headers['cache-control']]).toEqual([200, 'private, no-store']);
    return (await readXlsx(rawPayload)).sheets[0]?.rows ?? [];
  };
  const columnOf = async (key: (typeof sheetKeys)[number], title: string, query = '') => {
    const [titles = [], ...rows] = await rowsOf(key, query);
    return rows.map((row) => row[titles.indexOf(title)] ?? null);
  };

  it('have the titles of their columns alone where there is nothing', async () => {
    for (const key of sheetKeys) {
      const titles = sheets[key].columns.map(({ title }) => title);
      if (key !== 'categories') expect(await rowsOf(key), key).toEqual([titles]);
      const csv = (await open(sheetPath(key, 'csv'))).payload;
      expect(csv.split('\r\n')[0], key).toBe(`\uFEFF${titles.join(';')}`);
    }
  });

  it('have every field of an article, and the same bytes when they are made again', async () => {
    const category = await service.db.category.create({ data: { nom: 'Tentes', slug: 'tentes' } });
    const chair = await seedArticle(service.db, { nom: 'Chaise', quantite: 120, prix: 1.5, unite: 'weekend' });
    const pack = await seedArticle(service.db, {
      nom: '=SOMME(A1)',
      categorieId: category.id,
      prix: 1234.5,
      montantCaution: 300,
      included: ['Une housse', 'Un mode d’emploi'],
      longueDescription: '<p>Deux <strong>lignes</strong></p><p>@ ici</p>',
      specifications: [{ label: 'Capacité', value: '12 personnes' }],
      components: [{ articleId: chair.id, quantite: 12, terrain: 'herbe', choix: '' }],
    });
    await uploadArticleImage(service.db, service.storage, { articleId: pack.id, bytes: photo, altImage: null });
    const [titles = [], ...rows] = await rowsOf('articles');
    const cells = Object.fromEntries(titles.map((title, index) => [title, rows[0]?.[index] ?? null]));
    expect(rows).toHaveLength(2);
    expect(cells).toMatchObject({
      'N° Barnum': pack.id,
      Nom: '=SOMME(A1)',
      Catégorie: category.nom,
      'Prix TTC': 1234.5,
      Caution: 300,
      État: 'En ligne',
      // What its chairs give.
      Stock: 10,
      Compris: 'Une housse\nUn mode d’emploi',
      Caractéristiques: 'Capacité : 12 personnes',
      Composition: '12 × Chaise (Herbe ou terre)',
      Photos: `${pack.slug}-1.jpg`,
      Page: `/article/${pack.slug}`,
    });
    expect(cells.Description).toContain('<strong>lignes</strong>');
    const csv = (await open(sheetPath('articles', 'csv'))).payload;
    expect(csv).toContain(`${pack.id};'=SOMME(A1);${category.nom};1234,50;`);
    for (const form of ['csv', 'xlsx'] as const) {
      const [first, second] = [await open(sheetPath('articles', form)), await open(sheetPath('articles', form))];
      expect(first.rawPayload.equals(second.rawPayload)).toBe(true);
    }
    // As another reader has it.
    const [sheet] = await readExcelFile((await open(sheetPath('articles', 'xlsx'))).rawPayload);
    expect(sheet?.data[1]?.slice(0, 4)).toEqual([pack.id, '=SOMME(A1)', category.nom, 1234.5]);
  });

  it('hold what their list holds', async () => {
    const tent = await seedArticle(service.db, { nom: 'Tente' });
    await seedArticle(service.db, { nom: 'Chaise', etat: 'masque' });
    expect(await columnOf('articles', 'Nom', '?q=tente')).toEqual(['Tente']);
    expect(await columnOf('articles', 'Nom', '?etat=masque')).toEqual(['Chaise']);
    expect(await columnOf('articles', 'Nom', '?etat=en_ligne&categorie=0')).toEqual(['Tente']);
    expect(await columnOf('prices', 'Nom')).toEqual(['Tente']);
    await seedCustomer(service.db, { nom: 'Mairie de Vannes', kind: 'collectivite', telephones: ['+33639980112'] });
    await seedCustomer(service.db, { nom: 'Corre', kind: 'particulier' });
    expect(await columnOf('customers', 'Nom', '?genre=collectivite')).toEqual(['Mairie de Vannes']);
    expect(await columnOf('customers', 'Téléphone', '?q=vannes')).toEqual(['+33639980112']);
    const items = [
      { nom: 'Tente', articleId: tent.id, quantite: 2 },
      { nom: 'Une guirlande', quantite: 1 },
    ];
    const first = await seedReservationRequest(service.db, { nom: 'Corre', items });
    const second = await seedReservationRequest(service.db, { nom: 'Le Goff' });
    await service.db.reservationRequest.update({ where: { id: second.id }, data: { statut: 'refusee' } });
    const numbers = async (query: string) => [...new Set(await columnOf('requests', 'Demande', query))];
    expect(await numbers('')).toEqual([second.id, first.id]);
    expect(await numbers('?etat=refusee&page=3')).toEqual([second.id]);
    expect(await numbers('?q=corre')).toEqual([first.id]);
    expect(await numbers('?etat=inconnu&du=hier')).toEqual([second.id, first.id]);
    expect(await columnOf('requests', 'Reçue le', '?q=corre')).toEqual([
      new Date(todayInParis()),
      new Date(todayInParis()),
    ]);
    // Once a request, so that a column adds up.
    expect((await columnOf('requests', 'Total de la demande', '?q=corre')).map((total) => total === null)).toEqual([
      false,
      true,
    ]);
    await seedIssuedInvoices(service.db, [
      { rang: 1, date: '2027-01-31' },
      { rang: 2, date: '2027-02-28' },
    ]);
    expect(new Set(await columnOf('invoices', 'Numéro', '?du=2027-02-01')).size).toBe(1);
  });

  it('leave together, with the pictures and a README, for a manager', async () => {
    const tent = await seedArticle(service.db, { nom: 'Tente' });
    await uploadArticleImage(service.db, service.storage, { articleId: tent.id, bytes: photo, altImage: null });
    const { rawPayload, headers } = await open(wholeExport.path);
    expect(headers['content-type']).toBe('application/zip');
    const files = await readZip(rawPayload, { files: 100, bytes: 10_000_000, ratio: 100 });
    const tables = sheetKeys.flatMap((key) => [`${sheets[key].name}.xlsx`, `${sheets[key].name}.csv`]);
    expect([...files.keys()]).toEqual(['LISEZ-MOI.txt', ...tables, `photos/${tent.slug}-1.jpg`]);
    expect(files.get('LISEZ-MOI.txt')?.toString()).toContain('Vos données, exportées le');
    expect(files.get('articles.csv')?.toString()).toContain('Tente');
    expect(files.get(`photos/${tent.slug}-1.jpg`)?.subarray(0, 2)).toEqual(Buffer.from([0xff, 0xd8]));
  });
});
