import { describe, expect, it } from 'vitest';
import { figureAddress, readFiguresView, readOpenedFigure } from './figures.ts';

const address = (query: string) => {
  const parameters = new URLSearchParams(query);
  return (name: string) => parameters.get(name) ?? '';
};

describe('the address of the figures', () => {
  it('reads the month that ended last, or the period it names', () => {
    const read = (query: string) => readFiguresView(address(query), '2027-01-05');
    expect(read('')).toEqual({ kind: 'mois', du: '2026-12-01', au: '2026-12-31' });
    expect(read('periode=trimestre')).toEqual({ kind: 'trimestre', du: '2026-10-01', au: '2026-12-31' });
    expect(read('periode=annee&du=2025-06-02')).toEqual({ kind: 'annee', du: '2025-01-01', au: '2025-12-31' });
    expect(read('periode=choisie&du=2026-06-02&au=2026-06-09')).toEqual({
      kind: 'choisie',
      du: '2026-06-02',
      au: '2026-06-09',
    });
    expect(read('du=2026-02-30')).toEqual(read(''));
    expect(read('periode=choisie&du=2026-06-09&au=2026-06-02').kind).toBe('choisie');
  });

  it('names the figure whose documents are shown, also that without VAT', () => {
    for (const figure of [
      { basis: 'recu', taux: '5.50' },
      { basis: 'declarer', taux: null },
    ] as const) {
      expect(readOpenedFigure(address(new URLSearchParams(figureAddress(figure)).toString()))).toEqual(figure);
    }
    expect(readOpenedFigure(address('assiette=autre&taux=20.00'))).toBeNull();
    expect(readOpenedFigure(address('assiette=recu'))).toBeNull();
  });
});
