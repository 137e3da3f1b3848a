import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { seedArticle } from '../../../prisma/seed/catalogue/articles.ts';
import { seedTestimonial } from '../../../prisma/seed/site/testimonials.ts';
import { countStatements } from './support/count-statements.ts';
import { onEveryDatabase } from './support/service.ts';

const create = 'mutation ($nom: String!) { createArticle(input: { nom: $nom, prix: "1" }) { id } }';
const list = '{ articles { nom } }';

onEveryDatabase(
  'cached answers',
  (service) => {
    const names = async () => {
      const { body } = await service.rest('GET', '/articles');
      const { data } = await service.graphql(list);
      return [body.articles, data.articles].map((articles) => articles.map(({ nom }: { nom: string }) => nom));
    };

    it('cost no statement once they are made', async () => {
      const read = () => service.rest('GET', '/articles');
      await read();
      await service.changes.caughtUp();
      await read();
      expect(await countStatements(async () => void (await read()))).toBe(0);
    });

    it('stay when what changes is no visitor’s to read', async () => {
      const read = () => service.rest('GET', '/articles');
      await read();
      await service.db.passwordResetAsked.create({ data: { email: 'a@exemple.example' } });
      await service.changes.caughtUp();
      expect(await countStatements(async () => void (await read()))).toBe(0);
    });

    it('show a change in the very next read, through whichever API it came', async () => {
      const token = await service.signIn('administrator');
      const expected: string[] = [];
      for (let round = 0; round < 10; round += 1) {
        const nom = `Article ${round}`;
        if (round % 2 === 0) await service.rest('POST', '/articles', { token, body: { nom, prix: 1 } });
        else await service.graphql(create, { nom }, token);
        expected.push(nom);
        expect(await names()).toEqual([expected, expected]);
      }
      await service.rest('DELETE', '/articles/1', { token });
      expect(await names()).toEqual([expected.slice(1), expected.slice(1)]);
    });

    it('show what another process wrote', async () => {
      await names();
      await seedArticle(service.db, { nom: 'Ailleurs' });
      await expect.poll(names).toEqual([['Ailleurs'], ['Ailleurs']]);
    });

    it('never show a reader what is another’s', async () => {
      const token = await service.signIn('administrator');
      await seedTestimonial(service.db, { prenom: 'Visible' });
      await seedTestimonial(service.db, { prenom: 'Masqué', hide: true });
      await service.changes.caughtUp();
      const read = async (as?: string) => {
        const { body } = await service.rest('GET', '/testimonials', as === undefined ? {} : { token: as });
        const { data } = await service.graphql('{ testimonials { prenom } }', {}, as);
        return [body.testimonials.length, data.testimonials.length];
      };
      for (let round = 0; round < 3; round += 1) {
        expect(await read()).toEqual([1, 1]);
        expect(await read(token)).toEqual([2, 2]);
      }
    });

    it('hold no refusal', async () => {
      expect((await service.rest('GET', '/articles/1')).status).toBe(404);
      expect((await service.graphql('{ reservationRequests { totalCount } }')).errors).toHaveLength(1);
      const { id } = await seedArticle(service.db, { nom: 'Premier' });
      expect((await service.rest('GET', `/articles/${id}`)).status).toBe(200);
      const token = await service.signIn('administrator');
      expect((await service.graphql('{ reservationRequests { totalCount } }', {}, token)).errors).toEqual([]);
    });

    describe('over HTTP', () => {
      const get = (headers: Record<string, string> = {}) =>
        service.app.inject({ method: 'GET', url: '/api/articles', headers });

      it('answer 304 to who has them, in the encoding that was asked for', async () => {
        for (let index = 0; index < 10; index += 1) await seedArticle(service.db, { nom: `Article ${index}` });
        await service.changes.caughtUp();
        const plain = await get();
        expect(plain.headers).toMatchObject({ 'cache-control': 'no-cache', vary: 'accept-encoding' });
        const compressed = await get({ 'accept-encoding': 'gzip, br' });
        expect(compressed.headers['content-encoding']).toBe('br');
        expect(brotliDecompressSync(compressed.rawPayload).toString()).toBe(plain.body);
        expect((await get({ 'accept-encoding': 'br;q=0, gzip' })).headers['content-encoding']).toBe('gzip');

        const etag = String(plain.headers.etag);
        const known = await get({ 'if-none-match': etag });
        expect([known.statusCode, known.body, known.headers.etag]).toEqual([304, '', etag]);
        expect(known.headers['content-length']).toBeUndefined();
        expect(known.headers['x-content-type-options']).toBe('nosniff');
        await seedArticle(service.db);
        await service.changes.caughtUp();
        expect((await get({ 'if-none-match': etag })).statusCode).toBe(200);
      });

      it('are made once for many who ask at the same time', async () => {
        await seedArticle(service.db);
        await service.changes.caughtUp();
        const one = await countStatements(async () => void (await get()));
        await seedArticle(service.db);
        await service.changes.caughtUp();
        const many = await countStatements(
          async () => void (await Promise.all(Array.from({ length: 20 }, () => get()))),
        );
        expect(many).toBe(one);
      });
    });
  },
  { cachesAnswers: true },
);
