import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { StockBadge } from './stock-badge.tsx';

const byThePiece = { lot: 1, nomLot: '', quantiteMinimum: 1, enRenfort: false };
const shown = (article: { quantite: number | null; enRenfort: boolean }, hired: number | null = article.quantite) =>
  renderToString(
    <StockBadge article={{ ...byThePiece, ...article }} hired={{ ...byThePiece, ...article, quantite: hired }} />,
  ).replace(/<[^>]+>/g, '');

it('says what is usual, and that there is more on some days, while those of the visitor are unknown', () => {
  expect(shown({ quantite: null, enRenfort: false })).toBe('Sans limite');
  expect(shown({ quantite: 12, enRenfort: false })).toBe('12 exemplaires');
  expect(shown({ quantite: 12, enRenfort: true }, null)).toBe('12 exemplaires, davantage à certaines dates');
  expect(shown({ quantite: 12, enRenfort: true }, 20)).toBe('20 exemplaires');
  expect(shown({ quantite: 0, enRenfort: true }, null)).toBe('À certaines dates');
});
