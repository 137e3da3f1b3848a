import { sentences } from '@barnum/rules/sentences';
import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { seedArticle } from '../../../../prisma/seed/catalogue/articles.ts';
import { multipartBody } from '../support/multipart.ts';
import { animatedPng, emptyPng, withChunk } from '../support/png.ts';
import { onOneDatabase } from '../support/service.ts';

const script = '<script>alert(1)</script>';
const plain = (width = 64, height = 48) =>
  sharp({ create: { width, height, channels: 3, background: '#14626b' } }).withMetadata();
const gps = {
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '47/1 40/1 0/1' },
  IFD0: { Copyright: script, Artist: 'Anne' },
};
const frames = Buffer.concat([Buffer.alloc(16 * 16 * 3, 10), Buffer.alloc(16 * 16 * 3, 200)]);
const animated = sharp(frames, { raw: { width: 16, height: 32, channels: 3, pageHeight: 16 } });

/** Pictures that carry more than a picture: what is served of them must hold nothing else. */
const laden: Record<string, () => Promise<Buffer>> = {
  'a place and an author in its Exif': () => plain().withExif(gps).jpeg().toBuffer(),
  'a script after its end': async () => Buffer.concat([await plain().jpeg().toBuffer(), Buffer.from(script)]),
  'a page after its end': async () => Buffer.concat([await plain().png().toBuffer(), Buffer.from(`<html>${script}`)]),
  'an archive after its end': async () =>
    Buffer.concat([await plain().gif().toBuffer(), Buffer.from(`PK\x03\x04${script}`)]),
  'a script in a comment': async () => withComment(await plain().jpeg().toBuffer(), script),
  'a script in a text of its own': async () =>
    withChunk(await plain().png().toBuffer(), 'tEXt', Buffer.from(`Comment\0${script}`)),
  'several frames': () => animated.gif().toBuffer(),
  'several frames of WebP': () => animated.webp().toBuffer(),
  'several frames of PNG': async () => animatedPng(await plain().png().toBuffer()),
};

type Maker = () => Promise<Buffer> | Buffer;
const { unreadable, damaged, empty, heic, tooManyPoints } = sentences.images;
const heif = (brand: string) =>
  Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from(`ftyp${brand}`), Buffer.alloc(90)]);

/** What is refused whatever it is called, with the sentence that says why. */
const refused: Record<string, [Maker, string]> = {
  nothing: [() => Buffer.alloc(0), empty],
  'plain text': [() => Buffer.from('plain text'), unreadable],
  'a page': [() => Buffer.from(`<!doctype html>${script}`), unreadable],
  SVG: [() => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${script}</svg>`), unreadable],
  'SVG with a declaration': [
    () => Buffer.from('<?xml version="1.0"?><!DOCTYPE svg><svg xmlns="http://www.w3.org/2000/svg"/>'),
    unreadable,
  ],
  'a document': [() => Buffer.from('%PDF-1.7\n%âãÏÓ\n1 0 obj<<>>endobj'), unreadable],
  'a program': [() => Buffer.from('\x7fELF\x02\x01\x01'), unreadable],
  TIFF: [() => plain().tiff().toBuffer(), unreadable],
  AVIF: [() => plain().avif({ effort: 0 }).toBuffer(), unreadable],
  'HEIC of an iPhone': [() => heif('heic'), heic],
  'HEIF of another kind': [() => heif('mif1'), heic],
  'a script that begins like a GIF': [() => Buffer.from('GIF89a/*\0\0*/=1;alert(1)'), damaged],
  'a page that begins like a JPEG': [
    () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.from(script)]),
    damaged,
  ],
  'the beginning of a picture': [async () => (await plain(900, 900).jpeg().toBuffer()).subarray(0, 300), damaged],
  'more pixels than a picture may have': [
    () => plain(6_000, 5_000).png().toBuffer(),
    tooManyPoints(6_000, 5_000, 24_000_000),
  ],
  'a few bytes that claim to be vast': [() => emptyPng(60_000, 60_000), tooManyPoints(60_000, 60_000, 24_000_000)],
  'a JPEG that claims to be vast': [
    async () => claiming(await plain().jpeg().toBuffer(), 20_000, 20_000),
    tooManyPoints(20_000, 20_000, 100_000_000),
  ],
  'a JPEG that cannot be decoded at a reduced size': [
    async () =>
      claiming(await plain().jpeg({ progressive: true, chromaSubsampling: '4:4:4' }).toBuffer(), 8_000, 7_000),
    tooManyPoints(8_000, 7_000, 24_000_000),
  ],
};

onOneDatabase('a picture', (service) => {
  let token: string;
  beforeEach(async () => {
    await seedArticle(service.db);
    token = await service.signIn('administrator');
  });

  const query = 'mutation ($file: Upload!) { uploadArticleImage(articleId: 1, file: $file) { picture { url } } }';
  const operations = JSON.stringify({ query, variables: { file: null } });
  const send = async (url: string, fields: Record<string, string>, file: { field: string; bytes: Buffer }) => {
    const { payload, headers } = multipartBody(fields, { ...file, filename: '../../<script>.php.png' });
    const authorization = `Bearer ${token}`;
    const sent = { ...headers, authorization, 'x-graphql-yoga-csrf': '1' };
    const answer = await service.app.inject({ method: 'POST', url, payload, headers: sent });
    return { status: answer.statusCode, body: answer.json() };
  };
  /** Address of what is kept of a picture, or the code and the sentence of its refusal, by each API. */
  const apis = {
    REST: async (bytes: Buffer): Promise<string> => {
      const { body } = await send('/api/upload', { articleId: '1' }, { field: 'file', bytes });
      return body.url ?? `${body.code}: ${body.error}`;
    },
    GraphQL: async (bytes: Buffer): Promise<string> => {
      const map = JSON.stringify({ 0: ['variables.file'] });
      const { body } = await send('/graphql', { operations, map }, { field: '0', bytes });
      const [error] = body.errors ?? [];
      return error ? `${error.extensions.code}: ${error.message}` : body.data.uploadArticleImage.picture.url;
    },
  };

  describe.each(Object.entries(apis))('through %s', (_api, upload) => {
    it.each(Object.entries(laden))('with %s is served as a bare JPEG', async (_what, make) => {
      const url = await upload(await make());
      expect(url).toMatch(/^\/media\/[0-9a-f]{24}\/\d+\.jpg$/);
      await service.renditionQueue.resume();
      await service.renditionQueue.idle();
      const { renditionFiles, key } = await service.db.picture.findFirstOrThrow();
      for (const file of renditionFiles) {
        const { rawPayload } = await service.app.inject(`/media/${key}/${file}`);
        const { exif, icc, xmp, iptc, comments, pages } = await sharp(rawPayload).metadata();
        expect([file, exif, icc, xmp, iptc, comments, pages ?? 1]).toEqual([file, ...Array(5).fill(undefined), 1]);
        expect(rawPayload.includes('script')).toBe(false);
      }
    });

    it.each(Object.entries(refused))(
      'that is %s is refused, and nothing is kept of it',
      async (_what, [make, sentence]) => {
        const folders = () => service.storage.listFolders({ before: new Date(Date.now() + 60_000) });
        const before = await folders();
        expect(await upload(await make())).toBe(`UNSUPPORTED_TYPE: ${sentence}`);
        expect([await service.db.picture.count(), await service.db.articleImage.count()]).toEqual([0, 0]);
        expect(await folders()).toEqual(before);
      },
    );
  });
});

function withComment(jpeg: Buffer, comment: string): Buffer {
  const head = Buffer.from([0xff, 0xfe, 0, comment.length + 2]);
  return Buffer.concat([jpeg.subarray(0, 2), head, Buffer.from(comment), jpeg.subarray(2)]);
}

/** A JPEG whose header says another size. */
function claiming(jpeg: Buffer, width: number, height: number): Buffer {
  const changed = Buffer.from(jpeg);
  const frame = changed.findIndex((byte, at) => byte === 0xff && [0xc0, 0xc2].includes(changed[at + 1] ?? 0));
  changed.writeUInt16BE(height, frame + 5);
  changed.writeUInt16BE(width, frame + 7);
  return changed;
}
