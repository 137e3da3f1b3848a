import { expect, it } from 'vitest';
import { newArticle } from '../edited-article.ts';
import { optionsInWords } from './options-in-words.ts';

it('names what is set behind « Plus d’options », and what there is while nothing is', () => {
  const words = (values: object) => optionsInWords({ ...newArticle.values, ...values }).replaceAll(/\s/g, ' ');
  expect(words({ nom: 'Tente', prix: '50' })).toMatch(/^Rien de réglé/);
  expect(words({ montantCaution: '50', tauxTva: '5.50', lot: '25', nomLot: 'casier', included: 'Sac' })).toBe(
    'Caution 50,00 €, TVA 5,5 %, Pièces par lot 25, Compris',
  );
  expect(words({ montantCaution: 'cinquante', companionIds: [4] })).toBe('Caution, Va bien avec');
});
