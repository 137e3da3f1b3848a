import { expect, test } from 'vitest';
import { compareVersions, countWords } from './compare-versions.ts';

test('shows which words came and which went', () => {
  const parts = compareVersions('<p>Acompte de 30 % versé</p>', '<p>Acompte de 40 % versé</p><p>Sans frais</p>');
  expect(parts.filter(({ kind }) => kind === 'removed').map(({ text }) => text)).toEqual(['30']);
  expect(parts.filter(({ kind }) => kind === 'added').map(({ text }) => text)).toEqual(['40', '\n\nSans frais']);
  expect(countWords(parts, 'added')).toBe(3);
  expect(countWords(parts, 'removed')).toBe(1);
});

test('what only looks different has no changed word', () => {
  const parts = compareVersions('<p>Acompte</p>', '<h2><strong>Acompte</strong></h2>');
  expect(parts).toEqual([{ kind: 'same', text: 'Acompte' }]);
});

test('two long texts without anything in common are compared in bearable time', () => {
  const words = (seed: number) =>
    Array.from({ length: 12_000 }, (_, index) => `mot${(index * seed) % 99_991}`).join(' ');
  const parts = compareVersions(`<p>${words(7)}</p>`, `<p>${words(13)}</p>`);
  expect(countWords(parts, 'added')).toBeGreaterThan(0);
});
