import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { seedArticle } from '../../../prisma/seed/articles.ts';
import { seedUser } from '../../../prisma/seed/auth.ts';
import { seedCategory } from '../../../prisma/seed/categories.ts';
import { seedDemoCompanyInfo } from '../../../prisma/seed/company-info.ts';
import { seedPartner } from '../../../prisma/seed/partners.ts';
import { seedReservationRequest } from '../../../prisma/seed/reservation-requests.ts';
import { seedDemoSalesConditions } from '../../../prisma/seed/sales-conditions.ts';
import { seedTestimonial } from '../../../prisma/seed/testimonials.ts';
import { uploadArticleImage } from '../src/features/images/images.domain.ts';
import { restRoutes } from '../src/rest/router.ts';
import { askingForAll } from './support/asking-for-all.ts';
import { type DocumentedCall, documentedCalls, documentedFields } from './support/documented-calls.ts';
import { multipartBody } from './support/multipart.ts';
import { onEveryDatabase, type TestService } from './support/service.ts';

type Verdict = 'allowed' | 'UNAUTHENTICATED' | 'FORBIDDEN';

let photo: Buffer;
beforeAll(async () => {
  photo = await sharp({ create: { width: 64, height: 48, channels: 3, background: '#14626b' } })
    .png()
    .toBuffer();
});

it('every call that the service offers has a row', () => {
  const offered = restRoutes.map(({ method, path }) => `${method} ${path}`);
  expect(documentedCalls.map(({ call }) => call).toSorted()).toEqual(offered.toSorted());
});

onEveryDatabase('documented calls', (service) => {
  describe.each(documentedCalls)('$call', (row) => {
    it('is judged alike through REST and GraphQL, for a visitor, a plain user and an administrator', async () => {
      await seedEverything(service);
      const visitor = { REST: await viaRest(service, row), GraphQL: await viaGraphql(service, row) };
      const expected: Verdict = row.access === 'public' ? 'allowed' : 'UNAUTHENTICATED';
      expect(visitor).toEqual({ REST: expected, GraphQL: expected });

      const token = await service.signIn('user');
      const plain = { REST: await viaRest(service, row, token), GraphQL: await viaGraphql(service, row, token) };
      const forUser: Verdict = row.access === 'administrator' ? 'FORBIDDEN' : 'allowed';
      expect(plain).toEqual({ REST: forUser, GraphQL: forUser });
    });

    it('answers an administrator under the documented names, and GraphQL the same', async () => {
      await seedEverything(service);
      const token = await service.signIn('administrator');
      // The second door finds what the first one may have deleted.
      const isDestructive = row.call.startsWith('DELETE');
      const whole = { ...row, graphql: askingForAll(row.graphql) };
      if (!isDestructive) expect(await viaGraphql(service, whole, token)).toBe('allowed');
      const { status, body } = await callRest(service, row, token);
      expect([status, Object.keys(body ?? {})]).toEqual([row.status, row.answers]);
      for (const [path, keys] of Object.entries(documentedFields)) {
        if (!path.startsWith(`${row.call}.`)) continue;
        expect([path, Object.keys(at(body, path.slice(row.call.length + 1)))]).toEqual([path, keys]);
      }
      if (isDestructive) {
        const again = await service.graphql(row.graphql, {}, token);
        expect(again.errors[0]?.extensions?.code).toBe('NOT_FOUND');
      }
    });
  });
});

async function seedEverything({ db, storage }: TestService): Promise<void> {
  await seedUser(db);
  const { id: categorieId } = await seedCategory(db);
  await seedCategory(db, { nom: 'Vide' });
  await seedArticle(db, { categorieId });
  await uploadArticleImage(db, storage, { articleId: 1, bytes: photo, altImage: null });
  await seedPartner(db);
  await seedTestimonial(db);
  await seedDemoCompanyInfo(db);
  await seedDemoSalesConditions(db);
  await seedReservationRequest(db);
}

async function viaRest(service: TestService, row: DocumentedCall, token?: string): Promise<Verdict> {
  const { status, body } = await callRest(service, row, token);
  return status < 300 ? 'allowed' : body.code;
}

async function callRest(service: TestService, row: DocumentedCall, token?: string) {
  const [method, path] = row.call.split(' ');
  const { payload, headers } = row.upload
    ? multipartBody(row.upload.fields, { field: row.upload.field, filename: 'photo.png', bytes: photo })
    : { payload: row.body, headers: {} };
  const answer = await service.app.inject({
    method: method as 'GET',
    url: `/api${row.path ?? path}`,
    headers: { ...headers, ...(token && { authorization: `Bearer ${token}` }) },
    ...(payload && { payload }),
  });
  return { status: answer.statusCode, body: answer.body === '' ? null : answer.json() };
}

async function viaGraphql(service: TestService, row: DocumentedCall, token?: string): Promise<Verdict> {
  const operations = { query: row.graphql, variables: row.upload ? { file: null } : (row.variables ?? {}) };
  const { payload, headers } = row.upload
    ? multipartBody(
        { operations: JSON.stringify(operations), map: JSON.stringify({ 0: ['variables.file'] }) },
        { field: '0', filename: 'photo.png', bytes: photo },
      )
    : { payload: operations, headers: {} };
  const answer = await service.app.inject({
    method: 'POST',
    url: '/graphql',
    headers: { ...headers, 'x-graphql-yoga-csrf': '1', ...(token && { authorization: `Bearer ${token}` }) },
    payload,
  });
  const { errors } = answer.json();
  return errors === undefined ? 'allowed' : (errors[0].extensions?.code ?? errors[0].message);
}

function at(value: unknown, path: string): object {
  const found = path.split('.').reduce<unknown>((inner, key) => (inner as Record<string, unknown>)[key], value);
  return found as object;
}
