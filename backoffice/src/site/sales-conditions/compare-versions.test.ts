import { expect, test } from 'vitest';
import { changedPassages, compareVersions, countWords } from './compare-versions.ts';

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

test('a list that counts otherwise is a change', () => {
  const list = '<ol type="a" start="4"><li><p>Caution</p></li><li><p>Retard</p></li></ol><p>Fin</p>';
  const passages = changedPassages(list, list.replace(' type="a" start="4"', ''));
  expect(
    passages
      .flat()
      .filter(({ kind }) => kind === 'added')
      .map(({ text }) => text.trim()),
  ).toEqual(['1', '2']);
});

test('two long texts without anything in common are compared in bearable time', () => {
  const words = (seed: number) =>
    Array.from({ length: 12_000 }, (_, index) => `mot${(index * seed) % 99_991}`).join(' ');
  const parts = compareVersions(`<p>${words(7)}</p>`, `<p>${words(13)}</p>`);
  expect(countWords(parts, 'added')).toBeGreaterThan(0);
});

test('only the passages that change are shown, their paragraphs compared word by word', () => {
  const before = '<p>Un.</p><p>La caution est de 500 €.</p><p>Deux.</p><p>Ancien.</p><p>Fin.</p>';
  const after = '<p>Un.</p><p>La caution est de 800 €.</p><p>Deux.</p><p>Fin.</p><p>Ajout.</p>';
  const passages = changedPassages(before, after);
  expect(passages.map((passage) => passage.filter(({ kind }) => kind !== 'same'))).toEqual([
    [
      { kind: 'removed', text: '500' },
      { kind: 'added', text: '800' },
    ],
    [{ kind: 'removed', text: 'Ancien.' }],
    [{ kind: 'added', text: 'Ajout.' }],
  ]);
  expect(changedPassages(before, before.replace('Un.', '<strong>Un.</strong>'))).toEqual([]);
});
