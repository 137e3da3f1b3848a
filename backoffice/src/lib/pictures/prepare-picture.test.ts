import { limits } from '@barnum/rules/limits';
import { sentences } from '@barnum/rules/sentences';
import { afterEach, beforeEach, expect, it, test, vi } from 'vitest';
import { acceptanceOf, preparePicture } from './prepare-picture.ts';

const { heic, damaged, empty, tooLarge, tooManyPoints, notPrepared, unreadable } = sentences.images;
const heavy = limits.pictureBytes + 1;

/** Bytes that an encoded picture takes for each of its points. */
let weight: number;
let alpha: number;
let context: object | null;
/** Sizes of the canvases, in order. */
let drawn: string[];
let decoded: number;

beforeEach(() => {
  [weight, alpha, drawn, decoded] = [0.1, 255, [], 0];
  context = { drawImage: () => undefined, getImageData: () => ({ data: [0, 0, 0, alpha] }) };
  vi.stubGlobal('createImageBitmap', async (file: File) => {
    decoded += 1;
    expect(decoded).toBe(1);
    const bytes = new DataView(await file.slice(0, 24).arrayBuffer());
    const [width, height] = sizes[bytes.getUint8(0)]?.(bytes) ?? [0, 0];
    if (width === 0 || file.name === 'torn.jpeg') throw new DOMException('The source image could not be decoded');
    return { width, height, close: () => (decoded -= 1) };
  });
  const createElement = () => {
    const canvas = {
      width: 0,
      height: 0,
      getContext: () => context,
      toDataURL: () => 'data:',
      toBlob(take: (blob: Blob) => void, type: string) {
        drawn.push(`${canvas.width}×${canvas.height} ${type}`);
        take(new Blob([new Uint8Array(canvas.width * canvas.height * weight)], { type }));
      },
    };
    return canvas;
  };
  vi.stubGlobal('document', { createElement });
});
afterEach(() => vi.unstubAllGlobals());

/** The size that a picture says, by its first byte; none of HEIC, which this browser does not know. */
const sizes: Record<number, (bytes: DataView) => [number, number]> = {
  137: (bytes) => [bytes.getUint32(16), bytes.getUint32(20)],
  255: (bytes) => [bytes.getUint16(9), bytes.getUint16(7)],
  71: (bytes) => [bytes.getUint16(6, true), bytes.getUint16(8, true)],
};

const prepare = (file: File) => preparePicture(file, acceptanceOf('article'));

it('shrinks a photograph to 2,560 pixels, and a panorama to a height of 640', async () => {
  expect(await prepare(jpeg(6_000, 4_000))).toMatchObject({ file: { name: 'photo.jpg', type: 'image/jpeg' } });
  await prepare(jpeg(12_000, 2_000));
  expect(drawn).toEqual(['2560×1707 image/jpeg', '3840×640 image/jpeg']);
});

it('leaves alone what is small, moves, or is narrow', async () => {
  for (const file of [jpeg(1_600, 1_200), png(640, 480), jpeg(500, 17_000), gif()]) {
    const prepared = await prepare(file);
    expect('file' in prepared && prepared.file).toBe(file);
  }
  expect(drawn).toEqual([]);
});

it('makes a heavy picture lighter, by its quality at last', async () => {
  weight = 0.5;
  expect(await prepare(jpeg(4_000, 4_000, heavy))).toHaveProperty('file');
  expect(await prepare(jpeg(2_000, 2_000, heavy))).toHaveProperty('file');
  weight = 0.9;
  expect(await prepare(jpeg(4_000, 4_000, heavy))).toEqual({ refusal: tooLarge });
  expect(drawn.filter((size) => size.startsWith('2560×2560'))).toHaveLength(1 + 3);
});

it('keeps a PNG, in fewer points where it is transparent, and makes a JPEG of a heavy one that is not', async () => {
  weight = 1;
  expect(await prepare(png(2_560, 2_560, heavy))).toEqual({ refusal: tooLarge });
  expect(drawn.map((size) => size.split(' ')[1])).toEqual(['image/png', 'image/jpeg', 'image/jpeg', 'image/jpeg']);
  [drawn, alpha] = [[], 128];
  expect(await prepare(png(2_560, 2_560, heavy))).toMatchObject({ file: { name: 'photo.png', type: 'image/png' } });
  expect(drawn).toEqual(['2560×2560 image/png', '1920×1920 image/png']);
});

test.each([
  ['an empty file', new File([], 'photo.jpg'), empty],
  ['a text', new File(['Un texte'], 'texte.png'), unreadable],
  ['a heavy GIF', gif(heavy), tooLarge],
  ['what is heavy by something else than its points', png(300, 100, heavy), tooLarge],
  ['HEIC', new File(['\0\0\0\x18ftypheic'], 'IMG.HEIC'), heic],
  ['half a picture', png(0, 0), damaged],
  ['a large photograph that does not open', new File([jpeg(5_712, 4_284, 400_000)], 'torn.jpeg'), notPrepared],
  ['the beginning of a large photograph', new File([jpeg(5_712, 4_284)], 'torn.jpeg'), damaged],
  ['a picture that claims to be vast', png(20_000, 20_000), tooManyPoints(20_000, 20_000, 100_000_000)],
])('%s is refused, and says why', async (_what, file, refusal) => {
  expect(await prepare(file)).toEqual({ refusal });
});

test('what the browser could not do now is tried again', async () => {
  const [file, given] = [jpeg(6_000, 4_000), context];
  context = null;
  expect(await prepare(file)).toEqual({ refusal: notPrepared });
  context = given;
  expect(await prepare(file)).toHaveProperty('file');
});

test('pictures are decoded one at a time, each once', async () => {
  const files = [jpeg(6_000, 4_000), jpeg(6_000, 4_000), jpeg(6_000, 4_000)];
  const all = await Promise.all([...files, ...files].map(prepare));
  expect(drawn).toHaveLength(3);
  expect(all.slice(3)).toEqual(all.slice(0, 3));
});

function jpeg(width: number, height: number, size = 64): File {
  const bytes = new DataView(new ArrayBuffer(size));
  for (const [at, byte] of [0xff, 0xd8, 0xff, 0xc0, 0, 17, 8].entries()) bytes.setUint8(at, byte);
  bytes.setUint16(7, height);
  bytes.setUint16(9, width);
  return new File([bytes], 'photo.jpeg', { type: 'image/jpeg' });
}

function png(width: number, height: number, size = 64): File {
  const bytes = new DataView(new ArrayBuffer(size));
  for (const [at, byte] of [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a].entries()) bytes.setUint8(at, byte);
  bytes.setUint32(16, width);
  bytes.setUint32(20, height);
  return new File([bytes], 'photo.png', { type: 'image/png' });
}

function gif(size = 64): File {
  return new File(['GIF89a\x10\0\x10\0', new Uint8Array(size)], 'photo.gif', { type: 'image/gif' });
}
