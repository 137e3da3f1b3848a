import { addDays } from '@barnum/rules/dates/days';
import { formatNumericDay } from '@barnum/rules/dates/format-dates';
import { todayInParis } from '@barnum/rules/dates/paris-time';
import { sheetImportInput } from '@barnum/rules/desk/sheet-import-input';
import { importSentences } from '@barnum/rules/desk/spreadsheets/import-sentences';
import { countsOf } from '@barnum/rules/desk/spreadsheets/imported-rows';
import { sheetPath } from '@barnum/rules/desk/spreadsheets/spreadsheets';
import { pastHireSentences } from '@barnum/rules/money/past-hires/past-hires';
import { expect, it } from 'vitest';
import { seedCustomer } from '../../../../../prisma/seed/customers/customers.ts';
import { makeKey } from '../../../test/support/make-key.ts';
import { onOneDatabase } from '../../../test/support/service.ts';
import { deleteCustomer, mergeCustomers, undoMerge } from '../../customers/customers/customer-merges.domain.ts';
import { erasePerson } from '../personal-data/personal-data.domain.ts';
import { applySheetImport, compareImport, undoSheetImport } from './apply-import.domain.ts';
import { chooseForImport, type SheetImport, startSheetImport } from './sheet-imports.domain.ts';

const auteur = 'admin@barnum.example';

onOneDatabase('hires of the past of a spreadsheet', (service) => {
  const start = (bytes: Buffer | string, fileName = 'locations.csv') =>
    startSheetImport(service.db, { kind: 'locations', bytes: Buffer.from(bytes), fileName, sheet: 0 }, auteur);
  const preview = (draft: SheetImport) => compareImport(service.db, draft);
  const withRate = (draft: SheetImport) =>
    chooseForImport(service.db, draft.id, {
      choices: sheetImportInput('locations').parse({ ...draft.choices, rate: '20.00' }),
    });
  const apply = async (draft: SheetImport) =>
    applySheetImport(service.db, { id: draft.id, signature: (await preview(draft)).signature }, auteur);
  const hires = async () =>
    (await service.db.pastHire.findMany({ orderBy: { id: 'asc' } })).map((hire) => [
      hire.reference,
      hire.debut.toISOString().slice(0, 10),
      hire.total.toFixed(2),
      hire.totalHorsTaxes.toFixed(2),
      hire.customerId,
    ]);

  it('come in as people write them, once, and say what they change', async () => {
    const corre = await seedCustomer(service.db, {
      nom: 'Corre',
      prenom: 'Nolwenn',
      emails: ['nolwenn@exemple.example'],
    });
    const list = [
      'N° facture;Date;Client;Mail;Montant',
      'F-1;12/07/2025;Nolwenn Corre;;1 200,00 €',
      'F-2;samedi 9 août 2025;Autre;NOLWENN@exemple.example;60',
      ';3-5-25;Le Goff;;99,99',
      ';3-5-25;Riou;;99,99',
      'F-3;hier;Riou;;10',
      'F-4;12/07/2025;Riou;;beaucoup',
      `F-5;${formatNumericDay(addDays(todayInParis(), 3))};Riou;;10`,
    ].join('\n');
    const draft = await start(list);
    expect(draft.choices.columns).toEqual(['reference', 'debut', 'client', 'email', 'total']);
    expect((await preview(draft)).questions).toEqual([importSentences.whichHireRate]);
    const { rows, notes, questions } = await preview(await withRate(draft));
    expect([questions, notes]).toEqual([[], [importSentences.withoutSheet(2)]]);
    expect(rows.map(({ kind, problems }) => [kind, problems])).toEqual([
      ['nouveau', []],
      ['nouveau', []],
      ['nouveau', []],
      ['nouveau', []],
      ['refuse', [importSentences.day('hier')]],
      ['refuse', [importSentences.amount('beaucoup')]],
      ['refuse', [pastHireSentences.dayToCome]],
    ]);
    await apply(await withRate(draft));
    expect(await hires()).toEqual([
      ['F-1', '2025-07-12', '1200.00', '1000.00', corre.id],
      ['F-2', '2025-08-09', '60.00', '50.00', corre.id],
      ['', '2025-05-03', '99.99', '83.33', null],
      ['', '2025-05-03', '99.99', '83.33', null],
    ]);
    const again = await start(list);
    expect(countsOf((await preview(again)).rows)).toMatchObject({ identique: 4, nouveau: 0, modifie: 0, refuse: 3 });
    const changed = await withRate(await start('N° facture;Date;Client;Montant\nF-2;09/08/2025;Nolwenn Corre;72,00'));
    expect((await preview(changed)).rows[0]?.cells.at(-1)).toMatchObject({
      before: '60,00\u00a0€',
      after: '72,00\u00a0€',
    });
    await apply(changed);
    expect((await hires())[1]).toEqual(['F-2', '2025-08-09', '72.00', '60.00', corre.id]);
  });

  it('leave by the export and come back unchanged, in both forms', async () => {
    await seedCustomer(service.db, { nom: 'Corre', prenom: 'Nolwenn' });
    await seedCustomer(service.db, { nom: 'Riou', prenom: 'Yann', emails: ['y@exemple.example'] });
    await seedCustomer(service.db, { nom: 'Riou', prenom: 'Yann' });
    await apply(
      await start(
        'Réf;Date;Client;Mail;Total TTC;Total HT\n=A1;12/07/2025;Nolwenn Corre;;12;10\n;12/07/2025;Yann Riou;y@exemple.example;5;5\n;01/02/2024;;;7,5;7',
      ),
    );
    const before = await hires();
    expect(before.map((hire) => hire.at(-1) === null)).toEqual([false, false, true]);
    const headers = { authorization: `Bearer ${await service.signIn('administrator')}` };
    const leave = async (form: 'csv' | 'xlsx') =>
      (await service.app.inject({ url: sheetPath('pastHires', form), headers })).rawPayload;
    for (const form of ['csv', 'xlsx'] as const) {
      const { rows, questions } = await preview(await start(await leave(form), `locations-passees.${form}`));
      expect(questions).toEqual([]);
      expect(
        rows.map(({ kind, problems }) => [kind, problems]),
        form,
      ).toEqual(Array.from({ length: 3 }, () => ['identique', []]));
    }
  });

  it('of a company in franchise have one total, and the same row twice is asked about', async () => {
    const franchise = { nom: 'Régime de TVA', valeur: 'Franchise en base' };
    await service.db.companyInfo.upsert({ where: { nom: franchise.nom }, create: franchise, update: franchise });
    const draft = await start('Date;Client;Total HT\n12/07/2025;Riou;120\n12/07/2025;Riou;120\n13/07/2025;Riou;12');
    const { rows, questions } = await preview(draft);
    expect(questions).toEqual([]);
    expect(rows.map(({ kind, problems }) => [kind, problems])).toEqual([
      ['refuse', [importSentences.twice('La même location', 3)]],
      ['refuse', [importSentences.twice('La même location', 2)]],
      ['nouveau', []],
    ]);
    expect((await start('Jour;Client\n12/07/2025;Riou')).choices.columns).toEqual(['debut', 'client']);
    await apply(draft);
    expect(await hires()).toEqual([['', '2025-07-13', '12.00', '12.00', null]]);
    const net = await start('Date;Total TTC;Total HT\n12/07/2025;10;12');
    expect((await preview(net)).rows[0]?.problems).toEqual([pastHireSentences.netAboveTotal]);
  });

  it('are known again when their customers have a sheet by then, and by their number within its year', async () => {
    const list = 'Date;Client;Total TTC;Total HT\n12/07/2025;Nolwenn Corre;12;10\n12/07/2025;Yann Riou;12;10';
    await apply(await start(list));
    const corre = await seedCustomer(service.db, { nom: 'Corre', prenom: 'Nolwenn' });
    const linking = await preview(await start(list));
    expect(linking.rows.map(({ kind }) => kind)).toEqual(['modifie', 'identique']);
    await apply(await start(list));
    expect((await hires()).map((hire) => hire.at(-1))).toEqual([corre.id, null]);
    const numbered = (year: number, total: number) =>
      start(`N°;Date;Nom;Prénom;Total TTC;Total HT\n1;12/07/${year};Corre;Nolwenn;${total};10`);
    await apply(await numbered(2024, 20));
    await apply(await numbered(2023, 30));
    expect((await hires()).map(([reference, , total, , customerId]) => [reference, total, customerId])).toEqual([
      ['', '12.00', corre.id],
      ['', '12.00', null],
      ['1', '20.00', corre.id],
      ['1', '30.00', corre.id],
    ]);
  });

  it('keep what a row says nothing of, and ask for a rate where one total is missing', async () => {
    await apply(await start('Réf;Date;Total TTC;Total HT\nA;12/07/2025;120;113,74'));
    const [hire] = await service.db.pastHire.findMany();
    const own = await start(`N° Barnum;Référence;Date;Client;Total TTC;Total HT\n${hire?.id};;;;;`);
    expect((await preview(own)).rows).toMatchObject([{ kind: 'identique' }]);
    const alone = await withRate(await start('Réf;Date;Total TTC\nA;12/07/2025;120'));
    expect((await preview(alone)).rows).toMatchObject([{ kind: 'identique' }]);
    const half = await start('Réf;Date;Total TTC;Montant (HT)\nB;12/07/2025;120;\nC;12/07/2025;;100');
    expect([half.choices.columns.at(-1), (await preview(half)).questions]).toEqual([
      'totalHorsTaxes',
      [importSentences.whichHireRate],
    ]);
    await apply(await withRate(half));
    expect((await hires()).slice(1).map(([, , total, net]) => [total, net])).toEqual([
      ['120.00', '100.00'],
      ['120.00', '100.00'],
    ]);
    const phones = await start('Date;Client;N° téléphone;Total TTC;Total HT\n12/07/2025;Riou;0639980112;12;10');
    expect(phones.choices.columns).toEqual(['debut', 'client', null, 'total', 'totalHorsTaxes']);
  });

  it('go again with their import, and all of them at once', async () => {
    const first = await apply(await withRate(await start('Réf;Date;Total\nA;12/07/2025;10\nB;12/07/2025;20')));
    const second = await apply(await start('Réf;Date;Total\nA;12/07/2025;11\nC;12/07/2025;30'));
    const undone = await undoSheetImport(service.db, service.storage, { id: first.id, auteur });
    expect(undone.report?.staying).toMatchObject([{ nom: 'A', why: importSentences.changedSince }]);
    expect((await hires()).map(([reference, , total]) => [reference, total])).toEqual([
      ['A', '11.00'],
      ['C', '30.00'],
    ]);
    await undoSheetImport(service.db, service.storage, { id: second.id, auteur });
    expect((await hires()).map(([reference, , total]) => [reference, total])).toEqual([['A', '10.00']]);
    const { secret } = await makeKey(service, ['articles']);
    const all = 'mutation { deletePastHires }';
    expect((await service.graphql(all, {}, secret)).errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
    const token = await service.signIn('administrator');
    expect((await service.graphql('{ pastHireCount }', {}, token)).data).toEqual({ pastHireCount: 1 });
    expect((await service.graphql(all, {}, token)).data).toEqual({ deletePastHires: 1 });
    expect(await hires()).toEqual([]);
  });

  it('follow their customer, and keep no name of who is gone', async () => {
    const kept = await seedCustomer(service.db, { nom: 'Corre' });
    const gone = await seedCustomer(service.db, { nom: 'Riou', emails: ['r@exemple.example'] });
    const list =
      'Réf;Date;Client;Mail;Total TTC;Total HT\nA;12/07/2025;Riou;r@exemple.example;12;10\nB;12/07/2025;;;12;10';
    const done = await apply(await start(list));
    const owner = async () => (await hires())[0]?.at(-1);
    await mergeCustomers(service.db, { keptId: kept.id, goneId: gone.id, auteur });
    expect(await owner()).toBe(kept.id);
    await undoMerge(service.db, gone.id);
    expect(await owner()).toBe(gone.id);
    await erasePerson(service.db, 'r@exemple.example', { ids: [], customerIds: [gone.id] });
    expect(await owner()).toBeNull();
    const stored = JSON.stringify(await service.db.sheetImport.findUniqueOrThrow({ where: { id: done.id } }));
    expect(stored).not.toMatch(/Riou|r@exemple/);
    await apply(await start('Réf;Date;Client;Total TTC;Total HT\nB;12/07/2025;Corre;12;10'));
    const changing = await apply(await start('Réf;Date;Client;Total TTC;Total HT\nB;12/07/2025;Corre;24;20'));
    expect((await hires()).map((hire) => hire.at(-1))).toEqual([null, kept.id]);
    await deleteCustomer(service.db, kept.id);
    await undoSheetImport(service.db, service.storage, { id: changing.id, auteur });
    expect((await hires()).map(([reference, , total, , customerId]) => [reference, total, customerId])).toEqual([
      ['A', '12.00', null],
      ['B', '12.00', null],
    ]);
  });

  it('keep a sheet that they are of, and lose its name with a person who is erased', async () => {
    const bytes = Buffer.from('Nom;Prénom;Mail\nCorre;Nolwenn;n@exemple.example');
    const given = { kind: 'clients', bytes, fileName: 'clients.csv', sheet: 0 } as const;
    const sheets = await apply(await startSheetImport(service.db, given, auteur));
    const done = await apply(await start('Réf;Date;Client;Total TTC;Total HT\nA;12/07/2025;Nolwenn Corre;12;10'));
    const undone = await undoSheetImport(service.db, service.storage, { id: sheets.id, auteur });
    expect(undone.report?.staying).toMatchObject([{ why: importSentences.customerUsedSince }]);
    const corre = await service.db.customer.findFirstOrThrow();
    await erasePerson(service.db, 'n@exemple.example', { ids: [], customerIds: [corre.id] });
    expect(await hires()).toEqual([['A', '2025-07-12', '12.00', '10.00', null]]);
    const stored = JSON.stringify(await service.db.sheetImport.findUniqueOrThrow({ where: { id: done.id } }));
    expect(stored).not.toContain('Corre');
  });
});
