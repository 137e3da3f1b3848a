import { expect, test } from 'vitest';
import { readableText } from './version-text.ts';

test('a version reads a line for each paragraph, heading and list item', () => {
  const html =
    '<h2>1.&nbsp;Objet</h2><p>Le <strong>prix</strong> &amp; la<br />caution</p><ul><li><p>un</p></li><li>deux</li></ul><hr />';
  expect(readableText(html)).toBe('1. Objet\nLe prix & la\ncaution\n• un\n• deux');
  const nested = '<ol type="a" start="4"><li><p>Caution</p><ol><li>Retard</li></ol></li><li>Fin</li></ol>';
  expect(readableText(nested)).toBe('d. Caution\nd. 1. Retard\ne. Fin');
});

test('nothing to read is no line', () => {
  expect(readableText('<p></p><hr /><p>&nbsp;</p>')).toBe('');
});
