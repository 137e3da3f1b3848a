import { todayInParis } from '@barnum/rules/dates/paris-time';
import { expect, it } from 'vitest';
import { daysAgo } from '../../../prisma/seed/dates.ts';
import { callRest, seedEverything, viaGraphql } from './support/both-apis.ts';
import { documentedCalls } from './support/documented-calls.ts';
import { onEveryDatabase } from './support/service.ts';

/** When the request is for. */
const day = todayInParis(daysAgo(-30));
const reads = documentedCalls.filter(({ call, access }) => call.startsWith('GET') && access === 'public');

/** Each API waits, in one place, until a write was notified: a write of a record, of a file, and those that REST lacks. */
const writes = ['PUT /articles/:id', 'DELETE /testimonials/:id', 'POST /upload/logo'];
const graphqlWrites = [
  'mutation { reorderCategories(ids: [2, 1]) { id } }',
  'mutation { describeImage(id: 1, altImage: "Vue de face") { id } }',
  'mutation { moveReservationRequest(id: 1, statut: confirmee) { id } }',
];

/** What pages ask for, whose answers the storefront keeps. */
const pageReads = [
  '{ categories { id nom articleCount picture { url } } companyInfo { nom valeur } latestSalesConditions { text } }',
  `{ articles { id nom prix categorie { nom } images { id altImage primary picture { url } }
     specifications { label value } accessories { article { nom } } } articleSets { id nom items { quantite article { nom } } } }`,
  '{ partners { nom logo } testimonials { texte } siteTexts { key texte } pricing { versionId } }',
];

/** An article’s days, which nobody keeps. */
const availability = `{ availability(date: "${day}") { articleId disponibilite } }`;

onEveryDatabase(
  'after each write, the very next reads',
  (service) => {
    // A bearer of a token never meets the cache: what is answered then is made of the database as it is.
    const answers = async (token?: string) => {
      const found = await Promise.all(reads.map((row) => callRest(service, row, token)));
      const data = await Promise.all([...pageReads, availability].map((query) => service.graphql(query, {}, token)));
      return [...found.map(({ status, body }, index) => [reads[index]?.call, status, body]), ...data];
    };

    const showWhatCameIn = async (write: (token: string) => Promise<unknown>) => {
      await seedEverything(service);
      await service.db.article.update({ where: { id: 1 }, data: { quantite: 1 } });
      const [token, plain] = [await service.signIn('administrator'), await service.signIn('user')];
      await service.changes.caughtUp();
      const before = await answers();
      await write(token);
      const after = await answers();
      expect(after).toEqual(await answers(plain));
      expect(after).not.toEqual(before);
    };

    it.each(writes)('show what came in through REST: %s', async (call) => {
      const row = documentedCalls.find((each) => each.call === call);
      if (!row) throw new Error(`${call} is not documented`);
      await showWhatCameIn(async (token) => expect((await callRest(service, row, token)).status).toBe(row.status));
    });

    it.each(graphqlWrites)('show what came in through GraphQL: %s', async (graphql) => {
      await showWhatCameIn(async (token) => expect(await viaGraphql(service, { graphql }, token)).toBe('allowed'));
    });

    it('are told which article changed, where no list and no other article is made of what did', async () => {
      await seedEverything(service);
      const notices: [string, string | undefined][] = [];
      service.changes.subscribe({ changed: (table, row) => table.startsWith('article') && notices.push([table, row]) });
      const told = async (data: object, where: object = { id: 1 }) => {
        await service.changes.caughtUp();
        notices.length = 0;
        await service.db.article.updateMany({ where, data });
        await service.changes.caughtUp();
        return notices;
      };
      expect(await told({ prix: '12.34', courteDescription: 'Un autre texte' })).toEqual([['articles', '1']]);
      for (const data of [{ nom: 'Un autre nom' }, { prix: '56.78', quantite: 3 }, { etat: 'masque' }, { ordre: 7 }])
        expect(await told(data)).toEqual([['articles', undefined]]);
      expect(await told({ prix: '12.34' }, { id: 0 })).toEqual([['articles', undefined]]);
    });

    it('are made anew, whichever table that they read was written, and however', async () => {
      await seedEverything(service);
      const statements: string[] = [];
      service.database.onStatement(({ sql }) => statements.push(sql));
      for (const row of reads) expect((await callRest(service, row)).status).toBe(row.status);
      for (const query of pageReads) expect((await service.graphql(query)).errors).toEqual([]);
      const columns = await service.db.$queryRaw<{ table: string; column: string }[]>`
        SELECT table_name AS "table", min(column_name) AS "column" FROM information_schema.columns
        WHERE table_schema = 'public' AND is_generated = 'NEVER' GROUP BY table_name`;
      const read = columns.filter(({ table }) => statements.some((sql) => new RegExp(`\\b${table}\\b`).test(sql)));
      expect(read.map(({ table }) => table)).toEqual(expect.arrayContaining(['articles', 'pictures', 'company_info']));

      const costs = async () => {
        statements.length = 0;
        await service.rest('GET', '/partenaires');
        return statements.filter((sql) => /^SELECT.+"partners"/s.test(sql)).length;
      };
      for (const { table, column } of read) {
        for (const write of [
          `INSERT INTO "${table}" ("${column}") SELECT "${column}" FROM "${table}" WHERE false`,
          `UPDATE "${table}" SET "${column}" = "${column}" WHERE false`,
          `DELETE FROM "${table}" WHERE false`,
        ]) {
          await costs();
          expect([write, await costs()]).toEqual([write, 0]);
          await service.db.$executeRawUnsafe(write);
          await service.changes.caughtUp();
          expect([write, (await costs()) > 0]).toEqual([write, true]);
        }
      }
    });
  },
  { cachesAnswers: true },
);
