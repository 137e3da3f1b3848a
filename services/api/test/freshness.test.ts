import { todayInParis } from '@barnum/rules/dates/paris-time';
import { describe, expect, it } from 'vitest';
import { daysAgo } from '../../../prisma/seed/dates.ts';
import { callRest, seedEverything, viaGraphql } from './support/both-apis.ts';
import { documentedCalls } from './support/documented-calls.ts';
import { onEveryDatabase } from './support/service.ts';

/** When the request is for. */
const day = todayInParis(daysAgo(-30));
const writes = documentedCalls.filter(
  ({ call, access }) => !call.startsWith('GET') && access !== 'public' && access !== 'authenticated',
);
const reads = documentedCalls.filter(({ call, access }) => call.startsWith('GET') && access === 'public');

/** What visitors see changes by these as well, which REST does not have. */
const graphqlWrites = [
  'mutation { reorderCategories(ids: [2, 1]) { id } }',
  'mutation { describeImage(id: 1, altImage: "Vue de face") { id } }',
  'mutation { moveReservationRequest(id: 1, statut: confirmee) { id } }',
];

/** What pages ask for, and an article’s days. */
const graphqlReads = [
  '{ categories { id nom articleCount picture { url } } companyInfo { nom valeur } latestSalesConditions { text } }',
  '{ articles { id nom prix categorie { nom } images { id altImage primary picture { url } } } }',
  '{ partners { nom logo } testimonials { texte } }',
  `{ availability(date: "${day}") { articleId disponibilite } }`,
];

onEveryDatabase(
  'after each write, the very next reads',
  (service) => {
    // A bearer of a token never meets the cache: what is answered then is made of the database as it is.
    const answers = async (token?: string) => {
      const found = await Promise.all(reads.map((row) => callRest(service, row, token)));
      const data = await Promise.all(graphqlReads.map((query) => service.graphql(query, {}, token)));
      return [...found.map(({ status, body }, index) => [reads[index]?.call, status, body]), ...data];
    };

    it.each(graphqlWrites)('show what came in through GraphQL alone: %s', async (graphql) => {
      await seedEverything(service);
      await service.db.article.update({ where: { id: 1 }, data: { quantite: 1 } });
      const [token, plain] = [await service.signIn('administrator'), await service.signIn('user')];
      await service.changes.caughtUp();
      const before = await answers();
      expect(await viaGraphql(service, { graphql }, token)).toBe('allowed');
      const after = await answers();
      expect(after).toEqual(await answers(plain));
      expect(after).not.toEqual(before);
    });

    describe.each(writes)('$call', (row) => {
      it.each(['REST', 'GraphQL'])('show what came in through %s', async (api) => {
        await seedEverything(service);
        const token = await service.signIn('administrator');
        const plain = await service.signIn('user');
        await service.changes.caughtUp();
        await answers();
        if (api === 'REST') expect((await callRest(service, row, token)).status).toBe(row.status);
        else expect(await viaGraphql(service, row, token)).toBe('allowed');
        expect(await answers()).toEqual(await answers(plain));
      });
    });
  },
  { cachesAnswers: true },
);
