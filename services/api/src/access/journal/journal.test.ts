import { journalLabel } from '@barnum/rules/access/journal/journal-labels';
import { journalKinds, journalParts, unjournaledTables } from '@barnum/rules/access/journal/journaled-tables';
import { expect, it } from 'vitest';
import { seedArticle } from '../../../../../prisma/seed/catalogue/articles.ts';
import { seedCustomer } from '../../../../../prisma/seed/customers/customers.ts';
import { seedReservationRequest } from '../../../../../prisma/seed/requests/reservation-requests.ts';
import { onEveryDatabase } from '../../../test/support/service.ts';
import { runOperatorCommand } from '../../assembly/operator-commands.ts';
import { erasePerson } from '../../desk/personal-data/personal-data.domain.ts';
import { onBehalfOf } from '../../platform/db/actor.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { deleteExpiredEntries, saveJournalYears } from './journal.domain.ts';

const journalQuery = `query ($search: String, $auteur: String, $recordKind: String, $recordId: String, $du: Date, $au: Date) {
  journal(search: $search, auteur: $auteur, recordKind: $recordKind, recordId: $recordId, du: $du, au: $au) {
    totalCount items { auteur operation sujet recordId effaceLe changements { champ avant apres } } } }`;

onEveryDatabase('the journal', (service) => {
  const entries = () => service.db.journalEntry.findMany({ orderBy: { id: 'asc' } });

  it('has every table of the database, or says why not', async () => {
    const tables = await service.db.$queryRaw<{ name: string; isJournaled: boolean }[]>`
      SELECT c.relname::text AS name, EXISTS (
        SELECT FROM pg_trigger t JOIN pg_proc p ON p.oid = t.tgfoid
        WHERE t.tgrelid = c.oid AND p.proname IN ('journal_row', 'journal_list')) AS "isJournaled"
      FROM pg_class c WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r'`;
    const named = (isJournaled: boolean) =>
      tables
        .filter((table) => table.isJournaled === isJournaled)
        .map(({ name }) => name)
        .toSorted();
    expect(named(true)).toEqual([...Object.keys(journalKinds), ...Object.keys(journalParts)].toSorted());
    expect(named(false)).toEqual(Object.keys(unjournaledTables).toSorted());
  });

  it('holds no secret, and has a word for every column that it holds', async () => {
    const columns = await service.db.$queryRaw<{ table: string; column: string; isHeld: boolean }[]>`
      SELECT c.relname::text AS table, a.attname::text AS column, journal_columns(
        jsonb_build_object(a.attname, 1),
        string_to_array(replace(split_part(encode(t.tgargs, 'escape'), '\\000', p.place), '"', ''), ',')) <> '{}' AS "isHeld"
      FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
      JOIN (VALUES ('journal_row', 5), ('journal_list', 3)) p(name, place) ON p.name = (SELECT proname FROM pg_proc WHERE oid = t.tgfoid)`;
    const held = columns.filter(({ isHeld }) => isHeld);
    expect(held.filter(({ table, column }) => journalLabel(table, column) === undefined)).toEqual([]);
    const secret = /pass|secret|token|nonce|hash|totp|credential|recovery|^cle_|_key$|private/;
    const known = ['picture_key', 'mot_de_passe_change_le'];
    expect(held.filter(({ column }) => secret.test(column) && !known.includes(column))).toEqual([]);
    expect(held.length).toBeGreaterThan(100);
  });

  it('tells who wrote through both APIs and by a command, before and after', async () => {
    const token = await service.signIn('administrator');
    const body = { nom: 'Barnum 3 × 3', prix: 120 };
    const { body: created } = await service.rest('POST', '/articles', { token, body });
    const { id } = created.article ?? created;
    await service.graphql(`mutation { createCompanyInfo(nom: "Devise", valeur: "Ici") { id } }`, {}, token);
    await service.rest('PUT', `/articles/${id}`, { token, body: { ...body, prix: 130 } });
    await service.rest('POST', '/forms', {
      body: {
        Prénom: 'Anne',
        Nom: 'Le Goff',
        date: '2027-06-12',
        phone: '06 39 98 12 34',
        item: [{ nom: 'Table', quantite: 2 }],
        livraison_montage: false,
      },
    });
    const { data } = await service.graphql(journalQuery, { recordKind: 'articles' }, token);
    expect(data.journal.items[0]).toEqual({
      auteur: 'admin@barnum.example',
      operation: 'modification',
      sujet: 'Article',
      recordId: String(id),
      effaceLe: null,
      changements: [{ champ: 'Prix', avant: '120', apres: '130' }],
    });
    expect(data.journal.items[1]).toMatchObject({ auteur: 'admin@barnum.example', operation: 'creation' });
    await service.signIn('user');
    await runOperatorCommand(service, { words: ['role', 'client@barnum.example', 'admin'] });
    const written = (await entries()).map(({ auteur, tableName }) => `${tableName} ${auteur}`);
    expect(written).toContain('company_info admin@barnum.example');
    expect(written).toContain('reservation_requests visiteur');
    expect(written).toContain('reservation_request_items visiteur');
    expect(written).toContain('users ligne de commande');
    for (const search of ['le goff', 'Lé‑Göff', '0639981234']) {
      const { data: found } = await service.graphql(journalQuery, { search }, token);
      expect(found.journal.totalCount, search).toBe(1);
    }
    const { data: none } = await service.graphql(journalQuery, { du: '2199-01-01' }, token);
    expect(none.journal.totalCount).toBe(0);
    const csv = await service.app.inject({
      url: '/api/journal-des-actions.csv?recordKind=articles',
      headers: { authorization: `Bearer ${token}` },
    });
    expect(csv.body).toContain(';Article;');
    expect(csv.body).toContain(';Prix;120;130');
    expect((await service.app.inject({ url: '/api/journal-des-actions.csv' })).statusCode).toBe(401);
  });

  it('is written with its change or not at all, and joins what rewrites a list', async () => {
    const { id } = await seedArticle(service.db, { nom: 'Table' });
    const specification = (value: string) => ({ articleId: id, position: 0, label: 'Longueur', value });
    await service.db.articleSpecification.create({ data: specification('2 m') });
    const before = await entries();
    const failed = inTransaction(service.db, async (tx) => {
      await tx.article.update({ where: { id }, data: { nom: 'Tables' } });
      throw new Error('on purpose');
    });
    await expect(failed).rejects.toThrow('on purpose');
    const rewrite = (value: string) =>
      inTransaction(service.db, async (tx) => {
        await tx.articleSpecification.deleteMany({ where: { articleId: id } });
        await tx.articleSpecification.create({ data: specification(value) });
      });
    await rewrite('2 m');
    expect(await entries()).toEqual(before);
    await onBehalfOf('camille@barnum.example', () => rewrite('3 m'));
    const [entry, ...more] = (await entries()).slice(before.length);
    expect(more).toEqual([]);
    expect(entry).toMatchObject({
      auteur: 'camille@barnum.example',
      recordKind: 'articles',
      recordId: String(id),
      operation: 'modification',
      avant: { article_specifications: [{ label: 'Longueur', value: '2 m' }] },
      apres: { article_specifications: [{ label: 'Longueur', value: '3 m' }] },
    });
  });

  it('is searched as all else: sizes, areas, numbers and the numbers of quotes', async () => {
    const token = await service.signIn('administrator');
    await seedArticle(service.db, { nom: 'Barnum pliant 3×6 m (18 m²)', courteDescription: 'Haut de 1,80 m, 1 200 W' });
    await seedArticle(service.db, { nom: 'Tente de 7\u00a0×\u00a09\u00a0m' });
    await seedArticle(service.db, { nom: 'Lampion 🎉 𠮷野', courteDescription: 'Commande VIR-2026-07/45' });
    const { id: requestId } = await seedReservationRequest(service.db, {});
    await service.db.quote.create({ data: { annee: 2026, rang: 12, requestId } });
    await service.db.quote.create({ data: { annee: 2026, rang: 112 } });
    for (const [search, found] of [
      ['7×9', 1],
      ['9 x 7 m', 1],
      ['7/9', 1],
      ['18 m²', 1],
      ['18 mètres carrés', 1],
      ['Barnum pliant 3×6', 1],
      ['barnum 6x3', 1],
      ['1m80', 1],
      ['1.200', 1],
      ['D-2026-00012', 1],
      ['D-2027-00012', 0],
      ['devis n° D-2026-00012', 1],
      ['🎉', 1],
      ['𠮷野', 1],
      ['VIR-2026-07/45', 1],
      ['3x9', 0],
    ] as const) {
      const { data } = await service.graphql(journalQuery, { search }, token);
      expect(data.journal.totalCount, search).toBe(found);
    }
  });

  it('is changed by no SQL, and goes by its age alone', async () => {
    await seedArticle(service.db, { nom: 'Table' });
    await expect(service.db.$executeRaw`UPDATE journal_entries SET auteur = 'x'`).rejects.toThrow();
    await expect(
      service.db.$executeRaw`UPDATE journal_entries SET avant = NULL, apres = '{}', efface_le = now()`,
    ).rejects.toThrow();
    await expect(service.db.$executeRaw`DELETE FROM journal_entries`).rejects.toThrow();
    await expect(service.db.$executeRaw`TRUNCATE journal_entries`).rejects.toThrow();
    const ages = [13, 25, 37];
    await service.db.$executeRaw`
      INSERT INTO journal_entries (created_at, auteur, operation, record_kind, record_id, table_name, row_key)
      SELECT now() - make_interval(months => m), 'x', 'creation', 'articles', '1', 'articles', '1' FROM unnest(${ages}::int[]) m`;
    const count = await service.db.journalEntry.count();
    expect(await deleteExpiredEntries(service.db)).toBe(1);
    await saveJournalYears(service.db, 2);
    expect(await deleteExpiredEntries(service.db)).toBe(1);
    // The change of the setting is an entry, too.
    expect(await service.db.journalEntry.count()).toBe(count - 1);
    await expect(service.db.journalSettings.update({ where: { id: 1 }, data: { annees: 0 } })).rejects.toThrow();
  });

  it('forgets a person who is erased, and keeps that it was done', async () => {
    const contact = 'anne@client.example';
    const person = { prenom: 'Anne', nom: 'Le Goff', email: contact, phone: null };
    const request = await seedReservationRequest(service.db, person);
    await service.db.reservationRequest.update({ where: { id: request.id }, data: { notes: 'Anne rappelle' } });
    await service.db.requestMessage.create({ data: { requestId: request.id, texte: 'Ici Anne' } });
    const customer = await seedCustomer(service.db, {
      kind: 'particulier',
      nom: 'Le Goff',
      prenom: 'Anne',
      emails: [contact],
    });
    const club = await seedCustomer(service.db, {
      kind: 'association' as const,
      nom: 'Club',
      emails: [contact],
      contacts: [{ nom: 'Anne Le Goff', fonction: '', email: contact, telephone: '' }],
    });
    expect(JSON.stringify(await entries())).toContain('Anne');
    await onBehalfOf('admin@barnum.example', () =>
      erasePerson(service.db, contact, { ids: [request.id], customerIds: [customer.id, club.id] }),
    );
    const left = await entries();
    expect(JSON.stringify(left)).not.toMatch(/Anne|anne|Le Goff/);
    expect(
      left.filter(({ operation }) => operation === 'suppression').map(({ tableName, auteur }) => [tableName, auteur]),
    ).toEqual([
      ['reservation_requests', 'admin@barnum.example'],
      ['customers', 'admin@barnum.example'],
    ]);
  });
});
