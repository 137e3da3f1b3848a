import { describe, expect, it } from 'vitest';
import {
  adjacentFigures,
  comparedFigures,
  figurePeriodInWords,
  figurePeriodOf,
  monthInWords,
  monthsUntil,
  yearBefore,
} from './figure-periods.ts';

describe('the periods of figures', () => {
  it.each([
    ['mois', '2028-02-10', '2028-02-01', '2028-02-29', 'février 2028'],
    ['trimestre', '2026-12-31', '2026-10-01', '2026-12-31', '4e trimestre 2026'],
    ['saison', '2026-09-30', '2026-04-01', '2026-09-30', 'saison d’avril à septembre 2026'],
    ['saison', '2027-01-05', '2026-10-01', '2027-03-31', 'saison d’octobre 2026 à mars 2027'],
    ['annee', '2026-07-14', '2026-01-01', '2026-12-31', '2026'],
  ] as const)('a %s holds its day', (kind, day, du, au, words) => {
    expect(figurePeriodOf(kind, day)).toEqual({ du, au });
    expect(figurePeriodInWords(kind, { du, au })).toBe(words);
  });

  it('stand beside each other, over the New Year and of as many chosen days', () => {
    expect(adjacentFigures('mois', figurePeriodOf('mois', '2027-01-15'), -1)).toEqual({
      du: '2026-12-01',
      au: '2026-12-31',
    });
    expect(adjacentFigures('trimestre', figurePeriodOf('trimestre', '2026-10-01'), 1).du).toBe('2027-01-01');
    expect(adjacentFigures('choisie', { du: '2026-10-03', au: '2026-10-09' }, -1)).toEqual({
      du: '2026-09-26',
      au: '2026-10-02',
    });
  });

  it('are compared with the one before, a season with the same one', () => {
    const season = figurePeriodOf('saison', '2027-01-05');
    expect(adjacentFigures('saison', season, -1)).toEqual({ du: '2026-04-01', au: '2026-09-30' });
    expect(comparedFigures('saison', season)).toEqual({ du: '2025-10-01', au: '2026-03-31' });
    expect(comparedFigures('mois', figurePeriodOf('mois', '2027-01-15')).du).toBe('2026-12-01');
  });

  it('end with twelve months, each with its own of the year before', () => {
    const months = monthsUntil({ du: '2027-02-01', au: '2027-02-28' });
    expect([months.length, months[0], months.at(-1)]).toEqual([12, '2026-03', '2027-02']);
    expect(yearBefore('2027-01')).toBe('2026-01');
    expect(monthInWords('2026-08')).toBe('août 2026');
  });
});
