import { readFile } from 'node:fs/promises';
import { sheetImportInput } from '@barnum/rules/desk/sheet-import-input';
import { importSentences } from '@barnum/rules/desk/spreadsheets/import-sentences';
import { countsOf } from '@barnum/rules/desk/spreadsheets/imported-rows';
import { sheetPath } from '@barnum/rules/desk/spreadsheets/spreadsheets';
import { toCsv } from '@barnum/rules/text/csv';
import { writeXlsx } from 'hucre/xlsx';
import { expect, it, vi } from 'vitest';
import { seedArticle } from '../../../../../prisma/seed/catalogue/articles.ts';
import { onOneDatabase } from '../../../test/support/service.ts';
import { updateArticle } from '../../catalogue/articles/articles.domain.ts';
import { applySheetImport, compareImport, listStaying, undoSheetImport } from './apply-import.domain.ts';
import { compareWithCatalogue } from './compare-articles.domain.ts';
import {
  chooseForImport,
  chooseSheet,
  forgetImportedTables,
  type SheetImport,
  startSheetImport,
} from './sheet-imports.domain.ts';

const auteur = 'admin@barnum.example';

onOneDatabase('articles of a spreadsheet', (service) => {
  const windows = (text: string) => Buffer.from(text.replaceAll('€', '\x80'), 'latin1');
  const start = (bytes: Buffer | string, fileName = 'tarifs.csv') =>
    startSheetImport(service.db, { kind: 'articles', bytes: Buffer.from(bytes), fileName, sheet: 0 }, auteur);
  const preview = (draft: SheetImport) => compareImport(service.db, draft);
  const countsIn = async (draft: SheetImport) => countsOf((await preview(draft)).rows);
  const apply = async (draft: SheetImport) =>
    applySheetImport(service.db, { id: draft.id, signature: (await preview(draft)).signature }, auteur);
  const articles = () =>
    service.db.article.findMany({
      select: {
        nom: true,
        prix: true,
        quantite: true,
        montantCaution: true,
        etat: true,
        categorie: { select: { nom: true } },
      },
      orderBy: { id: 'asc' },
    });

  it('come in from a price list, once', async () => {
    const list = [
      ['TARIFS 2027', '', '', ''],
      ['Désignation', 'Qté', 'PU TTC', 'Caution'],
      ['TENTES', '', '', ''],
      ['Barnum 3 × 3', '4', '1 234,50 €', '300'],
      ['Chaise', '120', '1,5', ''],
    ];
    const draft = await start(windows(toCsv(list).slice(1)));
    expect(draft.choices.columns).toEqual(['nom', 'quantite', 'prix', 'montantCaution']);
    expect(await countsIn(draft)).toMatchObject({ nouveau: 2, titre: 1 });
    expect((await preview(draft)).newCategories).toEqual(['TENTES']);
    const done = await apply(draft);
    expect(done).toMatchObject({ state: 'fait', report: { counts: { nouveau: 2 } } });
    const [barnum] = await articles();
    expect(JSON.parse(JSON.stringify(barnum))).toEqual({
      nom: 'Barnum 3 × 3',
      prix: '1234.5',
      quantite: 4,
      montantCaution: '300',
      etat: 'en_ligne',
      categorie: { nom: 'TENTES' },
    });
    await expect(apply(done)).rejects.toMatchObject({ code: 'CONFLICT' });
    expect(await countsIn(await start(windows(toCsv(list).slice(1))))).toMatchObject({ identique: 2 });
  });

  it('leave by the export and come back unchanged, in both forms', async () => {
    const chair = await seedArticle(service.db, { nom: 'Chaise', quantite: 120, prix: 1.5, tauxTva: '5.50' });
    await seedArticle(service.db, {
      nom: '=SOMME(A1)',
      courteDescription: '-1 « pliant »',
      longueDescription: '<p>Deux <strong>lignes</strong> &amp; plus</p><p>@ ici</p>',
      included: ['Une housse', "'=A1"],
      specifications: [{ label: 'Capacité : debout', value: '12 : 13' }],
      components: [{ articleId: chair.id, quantite: 12, terrain: null, choix: '' }],
      etat: 'masque',
    });
    const headers = { authorization: `Bearer ${await service.signIn('administrator')}` };
    for (const form of ['csv', 'xlsx'] as const) {
      const { rawPayload } = await service.app.inject({ url: sheetPath('articles', form), headers });
      const draft = await start(rawPayload, `articles.${form}`);
      const { rows, questions } = await compareWithCatalogue(service.db, draft);
      expect(questions).toEqual([]);
      expect(
        rows.map(({ kind, patch }) => [kind, patch]),
        form,
      ).toEqual([
        ['identique', {}],
        ['identique', {}],
      ]);
    }
  });

  it('are written all together, or not at all', async () => {
    const tent = await seedArticle(service.db, { nom: 'Tente', quantite: 5 });
    const draft = await start('Nom;Stock;Prix\nChaise;10;2\nTente;0;110\nBanc;4;3');
    const { signature } = await preview(draft);
    await service.db.article.update({ where: { id: tent.id }, data: { prix: 99 } });
    await expect(applySheetImport(service.db, { id: draft.id, signature }, auteur)).rejects.toMatchObject({
      code: 'CONFLICT',
    });
    await expect(apply(draft)).rejects.toMatchObject({
      code: 'VALIDATION',
      message: expect.stringMatching(/^Ligne 3/),
    });
    expect((await articles()).map(({ nom }) => nom)).toEqual(['Tente']);
    const without = await chooseForImport(service.db, draft.id, { choices: { ...draft.choices, leftOut: [3] } });
    await apply(without);
    expect((await articles()).map(({ nom }) => nom)).toEqual(['Tente', 'Chaise', 'Banc']);
  });

  it('never write over what somebody else is saving', async () => {
    const tent = await seedArticle(service.db, { nom: 'Tente', prix: 100 });
    const draft = await start('Nom;Prix\nTente;110');
    const { signature } = await preview(draft);
    const importing = { refused: null as unknown };
    let applied: Promise<unknown> = Promise.resolve();
    await service.db.$transaction(async (tx) => {
      await tx.article.update({ where: { id: tent.id }, data: { prix: 99 } });
      applied = applySheetImport(service.db, { id: draft.id, signature }, auteur).catch((error: unknown) => {
        importing.refused = error;
      });
      // On the embedded database it waits for its first statement.
      if (service.database.kind === 'postgresql')
        await vi.waitUntil(async () => {
          const waiting = await service.db.$queryRaw<object[]>`
            SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
          return waiting.length > 0;
        }, 15_000);
    });
    await applied;
    expect(importing.refused).toMatchObject({ code: 'CONFLICT', message: importSentences.outdated });
    expect((await articles()).map(({ prix }) => prix.toFixed(2))).toEqual(['99.00']);
  });

  it('say how far they are while they are written', async () => {
    const draft = await start(`Nom;Prix\n${Array.from({ length: 1_200 }, (_, at) => `Chaise ${at};2`).join('\n')}`);
    const token = await service.signIn('administrator');
    const read = async () => {
      const query = 'query ($id: Int!) { sheetImportProgress(id: $id) }';
      return (await service.graphql(query, { id: draft.id }, token)).data.sheetImportProgress as number | null;
    };
    expect(await read()).toBeNull();
    const seen = new Set<number | null>();
    const writing = { isOver: false };
    const applied = apply(draft).finally(() => {
      writing.isOver = true;
    });
    while (!writing.isOver) seen.add(await read());
    await applied;
    const percents = [...seen].filter((percent) => percent !== null);
    expect(percents.length).toBeGreaterThan(0);
    expect(percents).toEqual(percents.toSorted((one, other) => one - other));
    expect(await read()).toBeNull();
  });

  it('are refused line by line, and mended in their cell', async () => {
    const rows = 'Nom;Prix;Caution\nChaise;120/150;10\n;5;\nTente;110;beaucoup\nBanc;;\nTable;7;\ntable;8;';
    const draft = await start(rows);
    const kinds = async (one: SheetImport) => (await preview(one)).rows.map(({ line, kind }) => `${line} ${kind}`);
    expect(await kinds(draft)).toEqual(['2 refuse', '3 refuse', '4 nouveau', '5 titre', '6 refuse', '7 refuse']);
    const choices = sheetImportInput('articles').parse({
      ...draft.choices,
      hasHeadings: false,
      mended: [{ line: 2, column: 1, text: '120' }],
      leftOut: [7],
    });
    const mended = await chooseForImport(service.db, draft.id, { choices });
    expect(await kinds(mended)).toEqual(['2 nouveau', '3 refuse', '4 nouveau', '5 nouveau', '6 nouveau', '7 ecarte']);
    await apply(mended);
    expect((await articles()).map(({ nom, etat }) => `${nom} ${etat}`)).toEqual([
      'Chaise en_ligne',
      'Tente en_ligne',
      'Banc masque',
      'Table en_ligne',
    ]);
  });

  it('ask for a rate where prices are without taxes, and for what the columns are the next time never', async () => {
    const draft = await start('Machin;PU HT\nChaise;10,00\nTente;100');
    expect((await preview(draft)).questions).toHaveLength(1);
    const choices = sheetImportInput('articles').parse({
      ...draft.choices,
      columns: ['nom', 'prixHorsTaxes'],
      rate: '20.00',
    });
    await apply(await chooseForImport(service.db, draft.id, { choices }));
    expect((await articles()).map(({ prix }) => prix.toFixed(2))).toEqual(['12.00', '120.00']);
    const next = await start('Machin;PU HT\nChaise;11,00');
    expect(next.choices).toMatchObject({ columns: ['nom', 'prixHorsTaxes'], rate: '20.00' });
    expect((await preview(next)).rows[0]?.cells[1]).toMatchObject({ before: '12,00', after: '13,20' });
  });

  it('get their price with the rate that the row, or the article, has of its own', async () => {
    await seedArticle(service.db, { nom: 'Livre', prix: 1, tauxTva: '5.50' });
    await seedArticle(service.db, { nom: 'Chaise', prix: 1 });
    const draft = await start(
      'Nom;PU HT;TVA\nLivre;100;\nChaise;100;\nRepas;100;10 %\nBanc;100;beaucoup\nTable;120 € TTC;',
    );
    const choices = sheetImportInput('articles').parse({ ...draft.choices, rate: '20.00' });
    const { rows } = await compareWithCatalogue(service.db, await chooseForImport(service.db, draft.id, { choices }));
    expect(rows.map(({ nom, kind, patch }) => [nom, kind, patch.prix])).toEqual([
      ['Livre', 'modifie', '105.50'],
      ['Chaise', 'modifie', '120.00'],
      ['Repas', 'nouveau', '110.00'],
      ['Banc', 'nouveau', '120.00'],
      ['Table', 'refuse', undefined],
    ]);
    expect(rows[4]?.problems).toEqual([importSentences.withTaxes('120 € TTC')]);
    const gross = await start('Nom;Prix TTC;Caution\nTable;120 € HT;300 € TTC');
    expect((await preview(gross)).rows[0]).toMatchObject({
      kind: 'refuse',
      problems: [importSentences.withoutTaxes('120 € HT')],
    });
    // What most cells of a column say, its title need not.
    expect((await start('Nom;Prix;Caution\nTable;120 € HT;\nBanc;12 € HT;3')).choices.columns).toEqual([
      'nom',
      'prixHorsTaxes',
      'montantCaution',
    ]);
  });

  it('go again for thirty days, but for what changed meanwhile', async () => {
    const tent = await seedArticle(service.db, { nom: 'Tente', prix: 110, quantite: 5 });
    const done = await apply(await start('Nom;Catégorie;Prix;Stock\nTente;;120;8\nChaise;Assises;2;10\nBanc;;3;4'));
    const bench = await service.db.article.findFirstOrThrow({ where: { nom: 'Banc' } });
    await updateArticle(service.db, bench.id, { prix: '4.00' });
    expect((await listStaying(service.db, done)).map(({ nom }) => nom)).toEqual(['Banc']);
    const undone = await undoSheetImport(service.db, service.storage, { id: done.id, auteur });
    expect(undone).toMatchObject({ state: 'annule', report: { staying: [{ nom: 'Banc' }] } });
    expect((await articles()).map(({ nom, quantite }) => `${nom} ${quantite}`)).toEqual(['Tente 5', 'Banc 4']);
    expect((await service.db.article.findUniqueOrThrow({ where: { id: tent.id } })).prix.toFixed(2)).toBe('110.00');
    expect(await service.db.category.count()).toBe(0);
    expect(
      (await service.db.stockMovement.findMany({ where: { articleId: tent.id }, orderBy: { id: 'asc' } })).map(
        (one) => one.quantite,
      ),
    ).toEqual([5, 3, -3]);
    await forgetImportedTables(service.db, new Date(Date.now() + 31 * 24 * 60 * 60 * 1_000));
    expect(await service.db.sheetImport.findUniqueOrThrow({ where: { id: done.id } })).toMatchObject({ content: null });
  });

  it('are read of a workbook as it is shown: merged titles, stored values of formulas, no hidden rows', async () => {
    const file = await writeXlsx({
      sheets: [
        { name: 'Notes', hidden: true, rows: [['Nom'], ['Rien']] },
        {
          name: 'Tarifs',
          rows: [
            ['Tarifs 2027', null, null],
            ['Nom', 'Prix', 'En ligne'],
            ['Chaise', 4.1 * 3, false],
            ['Cachée', 1, true],
          ],
          merges: [{ startRow: 0, startCol: 0, endRow: 0, endCol: 2 }],
          cells: new Map([['2,1', { type: 'formula', value: 12.3, formula: '4.1*3', formulaResult: 12.3 }]]),
          rowDefs: new Map([[3, { hidden: true }]]),
        },
      ],
    });
    const draft = await start(Buffer.from(file), 'tarifs.xlsx');
    expect(draft.content?.notes).toHaveLength(1);
    const { rows } = await compareWithCatalogue(service.db, draft);
    expect(rows.map(({ line, patch }) => ({ line, ...patch }))).toEqual([
      { line: 3, nom: 'Chaise', prix: '12.30', etat: 'masque' },
    ]);
  });

  it('change what is there alone, where nothing may be created', async () => {
    await seedArticle(service.db, { nom: 'Tente', quantite: 5 });
    const draft = await start('Nom;Stock;Catégorie\nTente;8;\nChaise;10;Assises');
    const choices = sheetImportInput('articles').parse({ ...draft.choices, onlyUpdates: true });
    const chosen = await chooseForImport(service.db, draft.id, { choices });
    const { rows, newCategories } = await preview(chosen);
    expect(newCategories).toEqual([]);
    expect(rows.map(({ kind, problems }) => [kind, problems.length])).toEqual([
      ['modifie', 0],
      ['ecarte', 1],
    ]);
    await apply(chosen);
    expect((await articles()).map(({ nom, quantite }) => `${nom} ${quantite}`)).toEqual(['Tente 8']);
  });

  it('are joined from several columns of text, and asked about where two say the same otherwise', async () => {
    const draft = await start(
      'Nom;Description;Commentaire;PU TTC;Tarif\nTente;<p>Pliante</p>;Sans clous & cordes;10;12',
    );
    const { rows, questions } = await preview(draft);
    expect(questions).toEqual([importSentences.fieldTwice('Prix TTC')]);
    expect(rows[0]?.cells[1]?.after).toBe('<p>Pliante</p><p>Sans clous &amp; cordes</p>');
  });

  it('are read of another sheet of their workbook, until they came in', async () => {
    const sheets = [
      { name: 'Notes', rows: [['Nom'], ['Rien']] },
      { name: 'Secret', hidden: true, rows: [['Nom'], ['Rien non plus']] },
      {
        name: 'Tarifs',
        rows: [
          ['Nom', 'Prix'],
          ['Tente', 110],
        ],
      },
    ];
    const draft = await start(Buffer.from(await writeXlsx({ sheets })), 'tarifs.xlsx');
    expect(draft.content?.sheets).toEqual(['Notes', 'Tarifs']);
    const chosen = await chooseSheet(service.db, { id: draft.id, sheet: 1 });
    expect(chosen.content?.sheet).toBe(1);
    await apply(chosen);
    expect((await articles()).map(({ nom }) => nom)).toEqual(['Tente']);
    expect(await service.db.sheetImport.findUniqueOrThrow({ where: { id: draft.id } })).toMatchObject({ file: null });
    await expect(chooseSheet(service.db, { id: draft.id, sheet: 0 })).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  it.each(['exceljs', 'sheetjs'])('are read of what %s writes', async (library) => {
    const file = await readFile(new URL(`../../../test/tables/${library}.xlsx`, import.meta.url));
    const draft = await start(file, 'tarifs.xlsx');
    expect([draft.content?.sheets, draft.choices.columns]).toEqual([
      ['Tarifs', 'Clients'],
      ['nom', 'quantite', 'prix', 'montantCaution'],
    ]);
    await apply(draft);
    const come = JSON.parse(JSON.stringify(await articles()));
    const online = { etat: 'en_ligne', categorie: { nom: 'TENTES' } };
    expect(come).toEqual([
      { nom: 'Barnum 3 × 3', quantite: 4, prix: '1234.5', montantCaution: '308.63', ...online },
      { nom: 'Chaise « Napoléon »', quantite: 120, prix: '1.5', montantCaution: '0', ...online },
    ]);
    expect(await countsIn(await start(file, 'tarifs.xlsx'))).toMatchObject({ identique: 2, nouveau: 0, modifie: 0 });
  });

  it('are known by what is in the file, and what is hostile is refused', async () => {
    const problem = async (bytes: Buffer | string) =>
      start(bytes).then(
        () => null,
        (error: Error) => error.message,
      );
    expect(await problem('%PDF-1.7')).toMatch(/PDF/);
    expect(await problem('<html><table>')).toMatch(/page web/);
    expect(await problem(Buffer.from('d0cf11e0a1b11ae1', 'hex'))).toMatch(/\.xls/);
    expect(await problem('Nom;Prix')).toMatch(/aucune ligne/);
    expect(await problem(Buffer.from([0, 1, 2, 3]))).toMatch(/ni un/);
    expect(await problem(`Nom${';'.repeat(1_000_000)}x\nTente`)).toMatch(/colonnes/);
    expect(await problem(`Nom;Prix\n${'Tente;1\n'.repeat(20_001)}`)).toMatch(/lignes/);
    const book = (rows: string[][], more = {}) =>
      writeXlsx({ sheets: [{ name: 'Tarifs', rows, ...more }] }).then(Buffer.from);
    expect(await problem((await book([['Nom'], ['Tente']])).subarray(0, 900))).toMatch(/abîmé/);
    expect(await problem(await book([['Nom'], ['A'.repeat(5_000_000)]]))).toMatch(/plus grand|caractères/);
  });
});
