import sharp from 'sharp';
import { seedUser } from '../../../../prisma/seed/access/auth.ts';
import { seedArticle } from '../../../../prisma/seed/catalogue/articles.ts';
import { seedCategory } from '../../../../prisma/seed/catalogue/categories.ts';
import { seedReservationRequest } from '../../../../prisma/seed/requests/reservation-requests.ts';
import { seedDemoCompanyInfo } from '../../../../prisma/seed/site/company-info.ts';
import { seedPartner } from '../../../../prisma/seed/site/partners.ts';
import { seedDemoSalesConditions } from '../../../../prisma/seed/site/sales-conditions.ts';
import { seedTestimonial } from '../../../../prisma/seed/site/testimonials.ts';
import { uploadArticleImage } from '../../src/catalogue/images/images.domain.ts';
import type { DocumentedCall } from './documented-calls.ts';
import { multipartBody, uploadBody } from './multipart.ts';
import type { TestService } from './service.ts';

/** A small picture that every upload accepts. */
export const photo = await sharp({ create: { width: 64, height: 48, channels: 3, background: '#14626b' } })
  .png()
  .toBuffer();

/** One record of each kind, under the ids that the documented calls name. */
export async function seedEverything({ db, storage }: TestService): Promise<void> {
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

/** Makes a documented call through REST. */
export async function callRest(service: TestService, row: DocumentedCall, token?: string) {
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

/** What became of a documented call through REST: 'allowed', or the code of its refusal. */
export async function viaRest(service: TestService, row: DocumentedCall, token?: string): Promise<string> {
  const { status, body } = await callRest(service, row, token);
  return status < 300 ? 'allowed' : body.code;
}

/** What became of a GraphQL call: 'allowed', or the code of its first refusal. An `upload` is sent as `$file`. */
export async function viaGraphql(
  service: TestService,
  { graphql: query, variables = {}, upload }: Pick<DocumentedCall, 'graphql' | 'variables' | 'upload'>,
  token?: string,
): Promise<string> {
  const operation = { query, variables };
  const { payload, headers } = upload ? uploadBody(operation, { bytes: photo }) : { payload: operation, headers: {} };
  const answer = await service.app.inject({
    method: 'POST',
    url: '/graphql',
    headers: {
      ...headers,
      accept: query.startsWith('subscription') ? 'text/event-stream' : 'application/json',
      'x-graphql-yoga-csrf': '1',
      ...(token && { authorization: `Bearer ${token}` }),
    },
    payload,
  });
  // An event stream tells its refusal in its only event.
  return /"code":"(\w+)"/.exec(answer.body)?.[1] ?? (answer.body.includes('"errors"') ? answer.body : 'allowed');
}
