import { describe, expect, it } from 'vitest';
import { daysOfBook, monthsOfBook, weekInWords, weeksOfBook } from './order-book.ts';

describe('the order book', () => {
  it('looks at thirteen weeks from Monday on, the rest of this one first, beside those of a year before', () => {
    const weeks = weeksOfBook('2026-11-28');
    expect(weeks.slice(0, 2)).toEqual([
      { du: '2026-11-28', au: '2026-11-29', before: { du: '2025-11-29', au: '2025-11-30' } },
      { du: '2026-11-30', au: '2026-12-06', before: { du: '2025-12-01', au: '2025-12-07' } },
    ]);
    expect([weeks.length, weeks.at(-1)?.au]).toEqual([13, '2027-02-21']);
    expect(weekInWords('2026-11-30')).toBe('Semaine du 30 novembre');
  });

  it('looks at twelve months, the rest of this one first', () => {
    const months = monthsOfBook('2027-12-31');
    expect(months.slice(0, 3)).toEqual([
      { du: '2027-12-31', au: '2027-12-31', before: { du: '2027-01-01', au: '2026-12-31' } },
      { du: '2028-01-01', au: '2028-01-31', before: { du: '2027-01-01', au: '2027-01-31' } },
      { du: '2028-02-01', au: '2028-02-29', before: { du: '2027-02-01', au: '2027-02-28' } },
    ]);
    expect(months.at(-1)?.au).toBe('2028-11-30');
  });

  it('begins and ends with them', () => {
    expect(daysOfBook('2026-11-28')).toEqual({
      du: '2026-11-28',
      au: '2027-10-31',
      before: { du: '2025-11-29', au: '2026-10-31' },
    });
  });
});
