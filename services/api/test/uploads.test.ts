import { randomBytes } from 'node:crypto';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { limits } from '@barnum/rules/limits';
import sharp from 'sharp';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { seedArticle } from '../../../prisma/seed/catalogue/articles.ts';
import { multipartBody } from './support/multipart.ts';
import { onOneDatabase, type TestService } from './support/service.ts';

const mutation = 'mutation ($file: Upload!) { uploadArticleImage(articleId: 1, file: $file) { picture { width } } }';
const operations = JSON.stringify({ query: mutation, variables: { file: null } });
const map = JSON.stringify({ 0: ['variables.file'] });

let noise: Buffer;
beforeAll(async () => {
  const side = 1_200;
  noise = await sharp(randomBytes(side * side * 3), { raw: { width: side, height: side, channels: 3 } })
    .png()
    .toBuffer();
});

/** A valid picture of that many bytes, in which nothing can be compressed. */
const pictureOf = (size: number) => Buffer.concat([noise, randomBytes(size - noise.length)]);

onOneDatabase(
  'uploads over a real connection',
  (service) => {
    let port: number;
    let token: string;
    beforeAll(async () => {
      await service.app.listen({ port: 0, host: '127.0.0.1' });
      port = (service.app.server.address() as AddressInfo).port;
    });
    beforeEach(async () => {
      token = await service.signIn('administrator');
      await seedArticle(service.db);
    });

    const send = async (
      path: string,
      { payload, headers }: Pick<ReturnType<typeof multipartBody>, 'payload' | 'headers'>,
      as = token,
    ) => {
      const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
        method: 'POST',
        body: new Uint8Array(payload),
        headers: { ...headers, 'x-graphql-yoga-csrf': '1', ...(as && { authorization: `Bearer ${as}` }) },
      });
      return { status: answer.status, body: await answer.json() };
    };
    const apis = {
      REST: (bytes: Buffer, as?: string) =>
        send('/api/upload', multipartBody({ articleId: '1' }, { field: 'file', filename: 'a.png', bytes }), as),
      GraphQL: (bytes: Buffer, as?: string) =>
        send('/graphql', multipartBody({ operations, map }, { field: '0', filename: 'a.png', bytes }), as),
    };

    it('take one picture at a time', async () => {
      const body = new FormData();
      body.set('articleId', '1');
      for (const name of ['a.png', 'b.png']) body.append('file', new Blob([new Uint8Array(noise)]), name);
      const headers = { authorization: `Bearer ${token}` };
      const answer = await fetch(`http://127.0.0.1:${port}/api/upload`, { method: 'POST', body, headers });
      expect(answer.status).toBe(422);
      expect((await answer.json()).fields).toEqual({ file: 'Une seule image par envoi' });
    });

    it('take a picture of exactly 5 MB', async () => {
      const picture = pictureOf(limits.pictureBytes);
      expect((await apis.REST(picture)).status).toBe(201);
      expect((await apis.GraphQL(picture)).body.data.uploadArticleImage.picture.width).toBe(1_200);
    });

    it.each([limits.pictureBytes + 1, 9_000_000, 30_000_000])('refuse %i bytes', async (size) => {
      const picture = pictureOf(size);
      const message = "L'image ne doit pas dépasser 5MB";
      expect(await apis.REST(picture)).toEqual({ status: 413, body: { error: message, code: 'PAYLOAD_TOO_LARGE' } });
      const { status, body } = await apis.GraphQL(picture);
      expect(status).toBe(200);
      expect(body.errors).toMatchObject([{ message, extensions: { code: 'PAYLOAD_TOO_LARGE' } }]);
      expect(await service.db.picture.count()).toBe(0);
    });

    it('refuse at once who may not send them, and leave the connection free', async () => {
      const picture = pictureOf(9_000_000);
      expect((await apis.REST(picture, '')).status).toBe(401);
      expect((await apis.GraphQL(picture, '')).body.errors[0].extensions.code).toBe('UNAUTHENTICATED');
      expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
    });

    describe('refuse a body', () => {
      const file = { field: '0', filename: 'a.png', bytes: Buffer.from('x') };
      const whole = () => multipartBody({ operations, map }, file);
      it.each([
        ['that ends too early', () => ({ ...whole(), payload: whole().payload.subarray(0, -20) }), 'BAD_REQUEST'],
        [
          'with a malformed part',
          () => ({ ...whole(), payload: Buffer.from('--barnum-test-boundary\r\n\r\nx') }),
          'BAD_REQUEST',
        ],
        ['of nothing', () => ({ ...whole(), payload: Buffer.from('--barnum-test-boundary--') }), 'BAD_REQUEST'],
        ['without operations', () => multipartBody({ map }, file), 'BAD_REQUEST'],
        ['without a map', () => multipartBody({ operations }, file), 'BAD_REQUEST'],
        ['with an unreadable map', () => multipartBody({ operations, map: '{' }, file), 'BAD_REQUEST'],
        [
          'without the file of the map',
          () => multipartBody({ operations, map }, { ...file, field: '1' }),
          'BAD_REQUEST',
        ],
        [
          'without a boundary',
          () => ({ ...whole(), headers: { 'content-type': 'multipart/form-data' } }),
          'BAD_REQUEST',
        ],
        [
          'with a batch',
          () => multipartBody({ operations: `[${operations}]`, map: '{"0":["0.variables.file"]}' }, file),
          'BAD_REQUEST',
        ],
        [
          'with two files',
          () => multipartBody({ operations, map: '{"0":["variables.file"],"1":["variables.b"]}' }, file),
          'PAYLOAD_TOO_LARGE',
        ],
      ])('%s', async (_what, body, code) => {
        const { status, body: answer } = await send('/graphql', body());
        expect(status).toBeLessThan(500);
        expect(answer.errors).toMatchObject([
          { message: expect.stringMatching(/^(La demande|Le contenu)/), extensions: { code } },
        ]);
      });

      it('of the REST facade that ends too early', async () => {
        const { payload, headers } = multipartBody({ articleId: '1' }, { ...file, field: 'file' });
        expect(await send('/api/upload', { payload: payload.subarray(0, -20), headers })).toMatchObject({
          status: 400,
          body: { code: 'BAD_REQUEST' },
        });
      });
    });

    it.each(['/graphql', '/api/upload'])('outlive a sender on %s who hangs up', async (path) => {
      await hangUp(service, port, path, token);
      expect((await apis.GraphQL(noise)).status).toBe(200);
    });
  },
  { isOwn: true },
);

/** Sends the half of an upload, then closes the connection. */
async function hangUp(service: TestService, port: number, path: string, token: string): Promise<void> {
  const { payload, headers } = multipartBody(path === '/graphql' ? { operations, map } : { articleId: '1' }, {
    field: path === '/graphql' ? '0' : 'file',
    filename: 'a.png',
    bytes: noise,
  });
  const gone = new Promise((resolve) =>
    service.app.server.once('connection', (socket) => socket.once('close', resolve)),
  );
  const call = request({
    port,
    path,
    method: 'POST',
    headers: {
      ...headers,
      'content-length': payload.length,
      'x-graphql-yoga-csrf': '1',
      authorization: `Bearer ${token}`,
    },
    agent: false,
  });
  call.on('error', () => {});
  call.write(payload.subarray(0, payload.length / 2), () => call.destroy());
  await gone;
}
