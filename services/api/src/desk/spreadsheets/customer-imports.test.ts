import { sheetImportInput } from '@barnum/rules/desk/sheet-import-input';
import { importSentences } from '@barnum/rules/desk/spreadsheets/import-sentences';
import { countsOf } from '@barnum/rules/desk/spreadsheets/imported-rows';
import { sheetPath } from '@barnum/rules/desk/spreadsheets/spreadsheets';
import { expect, it } from 'vitest';
import { seedCustomer } from '../../../../../prisma/seed/customers/customers.ts';
import { seedReservationRequest } from '../../../../../prisma/seed/requests/reservation-requests.ts';
import { makeKey } from '../../../test/support/make-key.ts';
import { onOneDatabase } from '../../../test/support/service.ts';
import { contentOf, joinRequests, updateCustomer } from '../../customers/customers/customers.domain.ts';
import { erasePerson } from '../personal-data/personal-data.domain.ts';
import { applySheetImport, compareImport, listStaying, undoSheetImport } from './apply-import.domain.ts';
import {
  chooseForImport,
  forgetImportedTables,
  importOf,
  type SheetImport,
  startSheetImport,
} from './sheet-imports.domain.ts';

const auteur = 'admin@barnum.example';

onOneDatabase('customers of a spreadsheet', (service) => {
  const start = (bytes: Buffer | string, fileName = 'clients.csv') =>
    startSheetImport(service.db, { kind: 'clients', bytes: Buffer.from(bytes), fileName, sheet: 0 }, auteur);
  const preview = (draft: SheetImport) => compareImport(service.db, draft);
  const countsIn = async (draft: SheetImport) => countsOf((await preview(draft)).rows);
  const apply = async (draft: SheetImport) =>
    applySheetImport(service.db, { id: draft.id, signature: (await preview(draft)).signature }, auteur);
  const customers = () => service.db.customer.findMany({ orderBy: { id: 'asc' } });

  it('come in as people write them, once', async () => {
    const list = [
      'Société;Nom;Prénom;Tél;Portable;Mail;Adresse;CP Ville;SIRET;Remarques',
      ';Corre;Nolwenn;297000001;06 39 98 01 12;Nolwenn@Exemple.EXAMPLE;4 rue du Port;56000 Vannes;;Sonner deux fois',
      'Mairie de Vannes;Le Goff;Yann;;;;;;;',
      'Crêperie du Port;;;2,97E+08;;contact@creperie.example;;;abc;',
      ';;;0297000003;;;;;;',
    ].join('\r\n');
    const draft = await start(Buffer.from(list, 'latin1'));
    expect(draft.choices.columns).toEqual([
      'societe',
      'nom',
      'prenom',
      'telephones',
      'telephones',
      'emails',
      'rue',
      'codePostalVille',
      'siret',
      'notes',
    ]);
    const { rows, questions } = await preview(draft);
    expect(questions).toEqual([]);
    expect(rows.map(({ kind }) => kind)).toEqual(['nouveau', 'nouveau', 'nouveau', 'refuse']);
    expect(rows[0]?.problems).toEqual(
      [
        'Téléphone : le zéro perdu du tableur est remis (0297000001)',
        'Code postal et ville séparés : 56000 et Vannes',
      ].map((text) => text.replaceAll(' :', '\u00a0:')),
    );
    expect(rows[2]?.cells.filter(({ problem }) => problem !== null)).toHaveLength(2);
    const done = await apply(draft);
    expect(done.report?.refused).toMatchObject([{ line: 5 }]);
    expect((await customers()).map(contentOf)).toMatchObject([
      {
        kind: 'particulier',
        nom: 'Corre',
        prenom: 'Nolwenn',
        telephones: [expect.stringMatching(/97/), expect.stringMatching(/39/)],
        emails: ['nolwenn@exemple.example'],
        rue: '4 rue du Port',
        codePostal: '56000',
        ville: 'Vannes',
        notes: 'Sonner deux fois',
      },
      { kind: 'collectivite', nom: 'Mairie de Vannes', prenom: '', contacts: [{ nom: 'Yann Le Goff' }] },
      { kind: 'professionnel', nom: 'Crêperie du Port', siret: null, telephones: [] },
    ]);
    expect(await countsIn(await start(Buffer.from(list, 'latin1')))).toMatchObject({ identique: 3, nouveau: 0 });
  });

  it('leave by the export and come back unchanged, in both forms', async () => {
    await seedCustomer(service.db, {
      nom: 'Mairie de Vannes',
      kind: 'collectivite',
      telephones: ['+33639980112', '02 97 00 00 01 poste 4'],
      emails: ['mairie@exemple.example', 'fetes@exemple.example'],
      contacts: [{ nom: 'Yann Le Goff', fonction: 'Fêtes', email: null, telephone: '0297000002' }],
      adressesLivraison: ['Place de la Mairie\n56000 Vannes', '=Quai'],
      notes: 'Deux\nlignes',
      etiquettes: ['fidèle, de longue date'],
      codeServiceExige: true,
    });
    await seedCustomer(service.db, { nom: 'Corre', prenom: 'Nolwenn', kind: 'particulier' });
    const headers = { authorization: `Bearer ${await service.signIn('administrator')}` };
    for (const form of ['csv', 'xlsx'] as const) {
      const { rawPayload } = await service.app.inject({ url: sheetPath('customers', form), headers });
      const { rows, questions } = await preview(await start(rawPayload, `clients.${form}`));
      expect(questions).toEqual([]);
      expect(
        rows.map(({ kind, problems, cells }) => [kind, problems, cells.filter(({ problem }) => problem !== null)]),
        form,
      ).toEqual([
        ['identique', [], []],
        ['identique', [], []],
      ]);
    }
  });

  it('are known by e-mail, SIRET, or telephone and name together, never by a telephone alone', async () => {
    const corre = await seedCustomer(service.db, {
      nom: 'Corre',
      prenom: 'Nolwenn',
      kind: 'particulier',
      emails: ['nolwenn@exemple.example'],
      telephones: ['0639980112'],
    });
    const shop = await seedCustomer(service.db, { nom: 'Le Port', kind: 'professionnel', siret: '73282932000074' });
    const rows = async (text: string) => (await preview(await start(text))).rows;
    const lines = 'Nom;Prénom;Tél;Mail;SIRET\n';
    expect(await rows(`${lines}Autre;;;NOLWENN@exemple.example;`)).toMatchObject([{ recordId: corre.id }]);
    expect(await rows(`${lines}Corre;Nolwenn;+33 6 39 98 01 12;;`)).toMatchObject([
      { recordId: corre.id, kind: 'identique' },
    ]);
    expect(await rows(`${lines}Le Gall;Anna;0639980112;;`)).toMatchObject([{ recordId: null, kind: 'nouveau' }]);
    expect(await rows(`${lines}Port;;;;732 829 320 00074`)).toMatchObject([{ recordId: shop.id }]);
    expect(await rows(`${lines}Corre;Nolwenn;;;`)).toMatchObject([{ kind: 'refuse' }]);
    expect(await rows(`${lines}A;;;a@exemple.example;\nB;;;a@exemple.example;`)).toMatchObject([
      { kind: 'refuse' },
      { kind: 'refuse' },
    ]);
    // What another table says of a list is added to it.
    const [added] = await rows(`${lines}Corre;Nolwenn;0297000001;nolwenn@exemple.example;`);
    expect(added?.cells.find(({ column }) => column === 2)?.after).toContain('39');
  });

  it('are asked about where a cell has their first name and their name', async () => {
    const draft = await start('Nom;Mail\nNolwenn Corre;a@exemple.example\nMairie de Vannes;b@exemple.example');
    expect((await preview(draft)).questions).toEqual([importSentences.whichNameOrder]);
    const choose = async (nameOrder: string) => {
      const choices = sheetImportInput('clients').parse({ ...draft.choices, nameOrder });
      return preview(await chooseForImport(service.db, draft.id, { choices }));
    };
    const whole = await choose('ensemble');
    expect([whole.questions, whole.rows[0]?.nom]).toEqual([[], 'Nolwenn Corre']);
    expect((await choose('prenomNom')).rows[0]?.problems).toEqual([importSentences.nameSplit('Nolwenn', 'Corre')]);
    const chosen = await service.db.sheetImport.findUniqueOrThrow({ where: { id: draft.id } });
    await apply(importOf(chosen));
    expect((await customers()).map(({ prenom, nom }) => [prenom, nom])).toEqual([
      ['Nolwenn', 'Corre'],
      ['', 'Mairie de Vannes'],
    ]);
    const next = await start('Nom;Mail\nYann Le Goff;c@exemple.example');
    expect(next.choices.nameOrder).toBe('prenomNom');
  });

  it('keep the names of organisations whole', async () => {
    await seedCustomer(service.db, { nom: 'Kerlann Fêtes', kind: 'professionnel', emails: ['k@exemple.example'] });
    const draft = await start(
      'Nom;Mail;SIRET\nKerlann Fêtes;k@exemple.example;\nRiou Traiteur;;73282932000074\nNolwenn Corre;n@exemple.example;',
    );
    const choices = sheetImportInput('clients').parse({ ...draft.choices, nameOrder: 'nomPrenom' });
    const { rows } = await preview(await chooseForImport(service.db, draft.id, { choices }));
    expect(rows.map(({ nom, kind }) => [nom, kind])).toEqual([
      ['Kerlann Fêtes', 'identique'],
      ['Riou Traiteur', 'nouveau'],
      ['Corre Nolwenn', 'nouveau'],
    ]);
  });

  it('keep the postal codes of their country', async () => {
    const known = await seedCustomer(service.db, { nom: 'Peeters', pays: 'BE', emails: ['p@exemple.example'] });
    const list =
      'Nom;Mail;CP;Ville;Pays\nPeeters;p@exemple.example;4000;Liège;\nFavre;f@exemple.example;1000;Lausanne;Suisse';
    await apply(await start(`${list}\nRiou;r@exemple.example;1000;Bourg-en-Bresse;`));
    expect((await customers()).map(({ id, codePostal }) => [id === known.id, codePostal])).toEqual([
      [true, '4000'],
      [false, '1000'],
      [false, '01000'],
    ]);
  });

  it('go again for thirty days, but for those that changed or hire meanwhile', async () => {
    const old = await seedCustomer(service.db, { nom: 'Corre', emails: ['a@exemple.example'], notes: 'Avant' });
    const draft = await start(
      'Nom;Mail;Notes\nCorre;a@exemple.example;Après\nLe Goff;b@exemple.example;\nLe Gall;c@exemple.example;\nRiou;d@exemple.example;',
    );
    const done = await apply(draft);
    const [, goff, gall] = await customers();
    if (!goff || !gall) throw new Error('They came in');
    await updateCustomer(service.db, goff.id, { ...contentOf(goff), notes: 'Vu' });
    const { id } = await seedReservationRequest(service.db, { nom: 'Le Gall' });
    await joinRequests(service.db, [id], gall.id);
    expect((await listStaying(service.db, done)).map(({ nom }) => nom)).toEqual(['Le Goff', 'Le Gall']);
    await undoSheetImport(service.db, service.storage, { id: done.id, auteur });
    expect((await customers()).map(({ nom, notes }) => `${nom} ${notes}`.trim())).toEqual([
      'Corre Avant',
      'Le Goff Vu',
      'Le Gall',
    ]);
    expect((await customers())[0]?.id).toBe(old.id);
    await forgetImportedTables(service.db, new Date(Date.now() + 31 * 24 * 60 * 60 * 1_000));
    const { content, report } = await service.db.sheetImport.findUniqueOrThrow({ where: { id: done.id } });
    expect([content, report]).toMatchObject([null, { records: [], staying: [] }]);
  });

  it('are forgotten with the rows that were refused and the cells that were mended', async () => {
    const draft = await start('Nom;Mail;Tél\nCorre;a@exemple.example;\n;b@exemple.example;\nRiou;?;');
    const mended = [{ line: 4, column: 1, text: 'c@exemple.example' }];
    const choices = sheetImportInput('clients').parse({ ...draft.choices, mended });
    const done = await apply(await chooseForImport(service.db, draft.id, { choices }));
    const stored = async () =>
      JSON.stringify(await service.db.sheetImport.findUniqueOrThrow({ where: { id: done.id } }));
    const riou = await service.db.customer.findFirstOrThrow({ where: { nom: 'Riou' } });
    await erasePerson(service.db, 'c@exemple.example', { ids: [], customerIds: [riou.id] });
    expect(await stored()).not.toMatch(/c@exemple|Riou/);
    expect(await stored()).toContain('b@exemple.example');
    await forgetImportedTables(service.db, new Date(Date.now() + 31 * 24 * 60 * 60 * 1_000));
    expect(await service.db.sheetImport.findUniqueOrThrow({ where: { id: done.id } })).toMatchObject({
      content: null,
      report: { records: [], refused: [] },
      choices: { mended: [] },
    });
  });

  it('leave the table with a person who is erased', async () => {
    const list = 'Nom;Mail;Tél\nCorre;a@exemple.example;0639980112\nLe Goff;b@exemple.example;\nAutre;;06 39 98 01 12';
    const done = await apply(await start(list));
    const draft = await start(list);
    const [corre] = await customers();
    await erasePerson(service.db, 'a@exemple.example', { ids: [], customerIds: [corre?.id ?? 0] });
    for (const { id } of [done, draft]) {
      const stored = JSON.stringify(await service.db.sheetImport.findUniqueOrThrow({ where: { id } }));
      expect(stored).toContain('b@exemple.example');
      expect(stored).not.toMatch(/a@exemple|39 ?98/);
    }
  });

  it('are for who may see customers, and their tables too', async () => {
    const draft = await start('Nom;Mail\nCorre;a@exemple.example');
    const { secret } = await makeKey(service, ['articles']);
    const call = async (query: string) => (await service.graphql(query, { id: draft.id }, secret)).errors?.[0];
    for (const query of [
      'query ($id: Int!) { sheetImport(id: $id) { fileName } }',
      'mutation ($id: Int!) { updateSheetImport(id: $id, input: { columns: [] }) { id } }',
      'mutation ($id: Int!) { applySheetImport(id: $id, signature: "") { id } }',
      'mutation ($id: Int!) { undoSheetImport(id: $id) { id } }',
    ])
      expect((await call(query))?.extensions?.code, query).toBe('FORBIDDEN');
    const listed = await service.graphql('{ sheetImports { id } all: sheetImports(kind: clients) { id } }', {}, secret);
    expect(listed.data).toEqual({ sheetImports: [], all: [] });
    const choices = sheetImportInput('clients').parse({ columns: ['nom', 'prix'] });
    expect((await chooseForImport(service.db, draft.id, { choices })).choices.columns).toEqual(['nom', null]);
  });
});
