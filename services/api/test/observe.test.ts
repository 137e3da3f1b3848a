import { readFileSync } from 'node:fs';
import { currentRequestId } from '@barnum/hosting/request-id';
import { expect, it } from 'vitest';
import { metricsToken, onOneDatabase } from './support/service.ts';

onOneDatabase(
  'what a running service tells of itself',
  (service) => {
    const read = (authorization?: string) =>
      service.app.inject({ url: '/metrics', headers: authorization === undefined ? {} : { authorization } });

    it('is told to who shows the token, and to nobody else', async () => {
      for (const header of [
        undefined,
        'Bearer',
        'Bearer wrong',
        metricsToken,
        `Bearer ${await service.signIn('administrator')}`,
      ])
        expect((await read(header)).statusCode).toBe(404);
      const { statusCode, body } = await read(`Bearer ${metricsToken}`);
      expect(statusCode).toBe(200);
      for (const name of ['process_resident_memory_bytes', 'barnum_pictures_waiting', 'barnum_connections_open'])
        expect(body).toContain(`\n${name}`);
    });

    it.each(['dashboard.json', 'alerts.yml'])('holds every figure that %s asks for', async (file) => {
      const asked = readFileSync(new URL(`../../../deploy/monitoring/${file}`, import.meta.url), 'utf8');
      const names = new Set(asked.match(/\b(?:barnum|process|nodejs)_[a-z\d_]+/g));
      await service.rest('GET', '/articles');
      const { body } = await read(`Bearer ${metricsToken}`);
      expect(names.size).toBeGreaterThan(5);
      expect([...names].filter((name) => !body.includes(`\n${name}{`) && !body.includes(`\n${name} `))).toEqual([]);
    });

    it('counts requests by route and status, statements, and answers that were kept', async () => {
      await service.rest('GET', '/articles/999999');
      await service.rest('GET', '/articles');
      await service.rest('GET', '/articles');
      const { body } = await read(`Bearer ${metricsToken}`);
      expect(body).toMatch(
        /barnum_http_request_seconds_count\{method="GET",route="\/api\/articles\/:id",status="404"\} \d/,
      );
      expect(body).toMatch(/barnum_statement_seconds_count [1-9]/);
      expect(body).toMatch(/barnum_cache_misses_total [1-9]/);
      expect(body).not.toContain('articles/999999');
    });

    it('names the request on whose behalf a statement was slow', async () => {
      const told: (string | undefined)[] = [];
      service.database.onStatement(() => told.push(currentRequestId()));
      const headers = { 'x-request-id': 'gateway-0123456789' };
      await service.rest('GET', '/partenaires', { headers });
      await service.app.inject({
        method: 'POST',
        url: '/graphql',
        headers,
        payload: { query: '{ partners { nom } }' },
      });
      expect(told.length).toBeGreaterThan(1);
      expect(new Set(told)).toEqual(new Set(['gateway-0123456789']));
    });
  },
  { cachesAnswers: true },
);
