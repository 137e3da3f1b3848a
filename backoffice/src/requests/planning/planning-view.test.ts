import { describe, expect, it } from 'vitest';
import { adjacentDay, readView, viewTitle } from './planning-view.ts';

const today = '2026-07-08';

describe('the planning’s view', () => {
  it('is that of the address, four weeks from yesterday on without one', () => {
    expect(readView('', '', today)).toEqual({ vue: 'suite', date: today, debut: '2026-07-07', fin: '2026-08-04' });
    expect(readView('mois', '', today)).toMatchObject({ debut: '2026-07-01', fin: '2026-07-31' });
    expect(readView('semaine', '2026-03-01', today)).toMatchObject({ debut: '2026-02-23', fin: '2026-03-01' });
    expect(readView('autre', '2026-02-30', today)).toMatchObject({ vue: 'suite', date: today });
    expect(readView('mois', '2028-02-15', today)).toMatchObject({ debut: '2028-02-01', fin: '2028-02-29' });
  });

  it('goes on and back, over the ends of years, too', () => {
    const goes = (vue: string, date: string) => {
      const view = readView(vue, date, today);
      return [adjacentDay(view, -1), adjacentDay(view, 1)];
    };
    expect(goes('mois', '2026-01-31')).toEqual(['2025-12-01', '2026-02-01']);
    expect(goes('mois', '2026-03-31')).toEqual(['2026-02-01', '2026-04-01']);
    expect(goes('', '2026-01-31')).toEqual(['2026-01-03', '2026-02-28']);
    expect(goes('semaine', '2026-01-01')).toEqual(['2025-12-22', '2026-01-05']);
  });

  it('has a title', () => {
    expect(viewTitle(readView('mois', today, today))).toBe('Juillet 2026');
    expect(viewTitle(readView('', today, today))).toBe('Du 7 juillet au 4 août 2026');
    expect(viewTitle(readView('semaine', today, today))).toBe('Semaine du 6 au 12 juillet 2026');
    expect(viewTitle(readView('semaine', '2026-08-01', today))).toBe('Semaine du 27 juillet au 2 août 2026');
  });
});
