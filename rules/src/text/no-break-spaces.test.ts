import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { defaultMailTemplates, mailFields } from '../outbox/mails/templates.ts';
import { defaultSiteTexts } from '../site/site-texts/default-site-texts.ts';
import { fillSiteTexts } from '../site/site-texts/filled-site-texts.ts';
import { textFigures } from '../site/text-figures/text-figures.ts';
import { unbroken } from './french.ts';

const texts = {
  ...defaultSiteTexts,
  ...mailFields,
  ...Object.fromEntries(
    Object.entries(defaultMailTemplates).flatMap(([kind, { subject, text }]) => [
      [`${kind}: subject`, subject],
      [`${kind}: text`, text],
    ]),
  ),
};

test.each(Object.entries(texts))('the original text %s breaks no line where French wants none', (_name, text) => {
  expect(text).toBe(unbroken(text));
  // A figure is filled in where a number would stand.
  expect(text).not.toMatch(/[ ][:;!?»%€]|«[ ]|\}\} (?:h|jours?|%|€)(?![\p{L}\p{N}])/u);
});

test('what an owner types with usual spaces is shown with those of French', () => {
  const texts = {
    callTitle: 'Une date en tête ? Appelez le 02 97 00 00 00 !',
    point1Text: 'Le « week-end » : 3 jours, {{supplement}} de plus au-delà de 50 km, 20 € par jour ; 10 % ensuite',
  };
  expect(fillSiteTexts(texts, textFigures([{ nom: 'Supplément par jour (%)', valeur: '40' }]))).toEqual({
    callTitle: 'Une date en tête\u00a0? Appelez le 02\u00a097\u00a000\u00a000\u00a000\u00a0!',
    point1Text:
      'Le «\u00a0week-\u2060end\u00a0»\u00a0: 3\u00a0jours, 40\u00a0% de plus au-delà de 50\u00a0km, 20\u00a0€ par jour\u00a0; 10\u00a0% ensuite',
  });
});

/** What the spec says letter for letter. */
const literal = ['Réservation enregistrée avec succès !'];

/** A text that the owner goes on writing. */
const data = [join('site', 'sales-conditions', 'skeleton.ts')];

test.each(['rules/src', 'backoffice/src'])('no sentence of %s breaks a line before its punctuation', (room) => {
  const folder = join(import.meta.dirname, '../../..', room);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const broken = files
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.') && !data.includes(file))
    .flatMap((file) =>
      readFileSync(join(folder, file), 'utf8')
        .split('\n')
        .filter((line) => !/^\s*(\*|\/\/|\/\*)/.test(line))
        .flatMap((line) => line.match(/'(?:[^'\\]|\\.)*'|(?<==)"[^"]*"/g) ?? [])
        .map((text) => text.slice(1, -1))
        .filter((text) => /[\p{L}\d»’)…] [:;!?»%€](?=[\s.,)»]|$)|« /u.test(text) && !literal.includes(text))
        .map((text) => `${file}: ${text}`),
    );
  expect(broken).toEqual([]);
});
