import { limits } from '@barnum/rules/limits';
import { expect, test } from 'vitest';
import { refusalOf } from './picture-file.ts';

const begin = {
  jpg: [0xff, 0xd8, 0xff, 0xe0],
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  gif: [0x47, 0x49, 0x46, 0x38, 0x39, 0x61],
  webp: [...'RIFF\u0001\u0002\u0003\u0004WEBP'].map((letter) => letter.charCodeAt(0)),
};
const file = (bytes: number[], size = bytes.length) =>
  new Blob([new Uint8Array(bytes), new Uint8Array(size - bytes.length)]);

test.each(Object.entries(begin))('%s is accepted for articles, by its content', async (_type, bytes) => {
  expect(await refusalOf(file(bytes), 'article')).toBeNull();
});

test('categories take no WebP', async () => {
  expect(await refusalOf(file(begin.webp), 'category')).toBe('type');
  expect(await refusalOf(file(begin.gif), 'category')).toBeNull();
});

test('a text, an empty file and a sound in a RIFF file are no pictures', async () => {
  expect(await refusalOf(new Blob(['Ceci est un texte.']), 'article')).toBe('type');
  expect(await refusalOf(new Blob([]), 'article')).toBe('type');
  expect(await refusalOf(new Blob(['RIFF....WAVE']), 'article')).toBe('type');
});

test('5 MB are accepted, a byte more is not', async () => {
  expect(await refusalOf(file(begin.png, limits.pictureBytes), 'article')).toBeNull();
  expect(await refusalOf(file(begin.png, limits.pictureBytes + 1), 'article')).toBe('size');
});
