import sharp from 'sharp';
import { expect, it, test } from 'vitest';
import { readPictureHeader } from './picture-header.ts';

const plain = sharp({ create: { width: 70, height: 50, channels: 4, background: '#14626b80' } });
const frames = { raw: { width: 16, height: 32, channels: 3, pageHeight: 16 } } as const;
const still = { width: 70, height: 50, isAnimated: false, hasExif: false };
const read = async (bytes: Uint8Array | Promise<Uint8Array>) =>
  readPictureHeader(new Blob([new Uint8Array(await bytes)]));

test('the size of every type is read, and what else is in it', async () => {
  expect(await read(plain.jpeg().toBuffer())).toEqual({ type: 'jpg', ...still });
  expect(await read(plain.jpeg({ progressive: true }).toBuffer())).toEqual({ type: 'jpg', ...still });
  const exif = plain.clone().withExif({ IFD0: { Artist: 'Anne' } });
  expect(await read(exif.jpeg().toBuffer())).toEqual({ type: 'jpg', ...still, hasExif: true });
  expect(await read(exif.webp().toBuffer())).toEqual({ type: 'webp', ...still, hasExif: true });
  expect(await read(plain.png().toBuffer())).toEqual({ type: 'png', ...still });
  expect(await read(plain.gif().toBuffer())).toEqual({ type: 'gif', ...still, isAnimated: true });
  expect(await read(plain.webp().toBuffer())).toEqual({ type: 'webp', ...still });
  expect(await read(plain.flatten().webp().toBuffer())).toEqual({ type: 'webp', ...still });
  expect(await read(plain.webp({ lossless: true }).toBuffer())).toEqual({ type: 'webp', ...still });
  const moving = sharp(Buffer.concat([Buffer.alloc(768, 10), Buffer.alloc(768, 200)]), frames);
  expect(await read(moving.webp().toBuffer())).toEqual({
    type: 'webp',
    width: 16,
    height: 16,
    isAnimated: true,
    hasExif: false,
  });
});

it.each(['heic', 'heix', 'mif1'])('%s is HEIC', async (brand) => {
  expect(await read(heif(brand))).toMatchObject({ type: 'heic' });
});

test('AVIF, texts, an empty file and a sound in a RIFF file are no pictures', async () => {
  for (const bytes of [heif('avif'), heif('mif1', 'avif'), Buffer.from('Un texte.'), Buffer.alloc(0)]) {
    expect(await read(bytes)).toBeNull();
  }
  expect(await read(Buffer.from('RIFF....WAVE'))).toBeNull();
});

test('the beginning of a picture is one whose size nobody knows', async () => {
  for (const start of [
    '\xff\xd8\xff',
    '\x89PNG\r\n\x1a\n',
    'GIF89a',
    'RIFF....WEBP',
    'RIFF....WEBPVP8X',
    'RIFF....WEBPVP8L',
  ]) {
    expect((await read(Buffer.from(start, 'latin1')))?.type).toBeDefined();
  }
  const jpeg = await plain.jpeg().toBuffer();
  for (let end = 3; end < jpeg.length; end += 7) expect((await read(jpeg.subarray(0, end)))?.type).toBe('jpg');
});

function heif(...brands: string[]): Buffer {
  const [major = '', ...others] = brands;
  return Buffer.from(`\0\0\0\x20ftyp${major}\0\0\0\0${others.join('')}`.padEnd(90, '\0'), 'latin1');
}
