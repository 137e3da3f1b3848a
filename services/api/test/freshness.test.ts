import { setTimeout } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { callRest, seedEverything, viaGraphql } from './support/both-doors.ts';
import { documentedCalls } from './support/documented-calls.ts';
import { onEveryDatabase } from './support/service.ts';

const writes = documentedCalls.filter(({ call, access }) => !call.startsWith('GET') && access === 'administrator');
const reads = documentedCalls.filter(({ call, access }) => call.startsWith('GET') && access === 'public');

onEveryDatabase(
  'after each write, the very next reads',
  (service) => {
    // A bearer of a token never meets the cache: what is answered then is made of the database as it is.
    const answers = async (token?: string) => {
      const found = await Promise.all(reads.map((row) => callRest(service, row, token)));
      return found.map(({ status, body }, index) => [reads[index]?.call, status, body]);
    };

    describe.each(writes)('$call', (row) => {
      it.each(['REST', 'GraphQL'])('show what came in through %s', async (door) => {
        await seedEverything(service);
        const token = await service.signIn('administrator');
        const plain = await service.signIn('user');
        // Until the notices of what was written past the service are heard.
        await setTimeout(50);
        await answers();
        if (door === 'REST') expect((await callRest(service, row, token)).status).toBe(row.status);
        else expect(await viaGraphql(service, row, token)).toBe('allowed');
        expect(await answers()).toEqual(await answers(plain));
      });
    });
  },
  { keepAnswers: true },
);
