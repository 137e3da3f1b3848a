import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { seedArticle } from '../../../../prisma/seed/articles.ts';
import { multipartBody } from '../support/multipart.ts';
import { onOneDatabase } from '../support/service.ts';

const script = '<script>alert(1)</script>';
const plain = (width = 64, height = 48) =>
  sharp({ create: { width, height, channels: 3, background: '#14626b' } }).withMetadata();
const gps = {
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '47/1 40/1 0/1' },
  IFD0: { Copyright: script, Artist: 'Anne' },
};
const frames = Buffer.concat([Buffer.alloc(16 * 16 * 3, 'a'), Buffer.alloc(16 * 16 * 3, 'b')]);
const animated = sharp(frames, { raw: { width: 16, height: 32, channels: 3, pageHeight: 16 } });

/** Pictures that carry more than a picture: what is served of them must hold nothing else. */
const laden: Record<string, () => Promise<Buffer>> = {
  'a place and an author in its Exif': () => plain().withExif(gps).jpeg().toBuffer(),
  'a script after its end': async () => Buffer.concat([await plain().jpeg().toBuffer(), Buffer.from(script)]),
  'a page after its end': async () => Buffer.concat([await plain().png().toBuffer(), Buffer.from(`<html>${script}`)]),
  'an archive after its end': async () =>
    Buffer.concat([await plain().gif().toBuffer(), Buffer.from(`PK\x03\x04${script}`)]),
  'a script in a comment': async () => withComment(await plain().jpeg().toBuffer(), script),
  'a script in a text of its own': async () => withChunk(await plain().png().toBuffer(), 'tEXt', `Comment\0${script}`),
  'several frames': () => animated.gif().toBuffer(),
  'several frames of WebP': () => animated.webp().toBuffer(),
};

/** What is no picture of an accepted type, whatever it is called. */
const refused: Record<string, () => Promise<Buffer> | Buffer> = {
  nothing: () => Buffer.alloc(0),
  'plain text': () => Buffer.from('plain text'),
  'a page': () => Buffer.from(`<!doctype html>${script}`),
  SVG: () => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${script}</svg>`),
  'SVG with a declaration': () =>
    Buffer.from('<?xml version="1.0"?><!DOCTYPE svg><svg xmlns="http://www.w3.org/2000/svg"/>'),
  'a document': () => Buffer.from('%PDF-1.7\n%âãÏÓ\n1 0 obj<<>>endobj'),
  'a program': () => Buffer.from('\x7fELF\x02\x01\x01'),
  TIFF: () => plain().tiff().toBuffer(),
  AVIF: () => plain().avif({ effort: 0 }).toBuffer(),
  'a script that begins like a GIF': () => Buffer.from('GIF89a/*\0\0*/=1;alert(1)'),
  'a page that begins like a JPEG': () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.from(script)]),
  'the beginning of a picture': async () => (await plain(900, 900).jpeg().toBuffer()).subarray(0, 300),
  'more pixels than a picture may have': () => plain(6_000, 5_000).png().toBuffer(),
  'a few bytes that claim to be vast': () => png(60_000, 60_000),
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
  /** Address of what is kept of a picture, or the code of its refusal, by each API. */
  const apis = {
    REST: async (bytes: Buffer): Promise<string> => {
      const { body } = await send('/api/upload', { articleId: '1' }, { field: 'file', bytes });
      return body.url ?? body.code;
    },
    GraphQL: async (bytes: Buffer): Promise<string> => {
      const map = JSON.stringify({ 0: ['variables.file'] });
      const { body } = await send('/graphql', { operations, map }, { field: '0', bytes });
      return body.data?.uploadArticleImage.picture.url ?? body.errors[0].extensions.code;
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

    it.each(Object.entries(refused))('that is %s is refused, and nothing is kept of it', async (_what, make) => {
      const folders = () => service.storage.listFolders({ before: new Date(Date.now() + 60_000) });
      const before = await folders();
      expect(await upload(await make())).toBe('UNSUPPORTED_TYPE');
      expect([await service.db.picture.count(), await service.db.articleImage.count()]).toEqual([0, 0]);
      expect(await folders()).toEqual(before);
    });
  });
});

function withComment(jpeg: Buffer, comment: string): Buffer {
  const head = Buffer.from([0xff, 0xfe, 0, comment.length + 2]);
  return Buffer.concat([jpeg.subarray(0, 2), head, Buffer.from(comment), jpeg.subarray(2)]);
}

function withChunk(image: Buffer, type: string, content: string): Buffer {
  const headerEnd = 33;
  return Buffer.concat([image.subarray(0, headerEnd), chunk(type, Buffer.from(content)), image.subarray(headerEnd)]);
}

function png(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const content = deflateSync(Buffer.alloc(1_000_000));
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', content), chunk('IEND', Buffer.alloc(0))]);
}

function chunk(type: string, content: Buffer): Buffer {
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  const named = Buffer.concat([Buffer.from(type), content]);
  length.writeUInt32BE(content.length);
  checksum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, checksum]);
}
