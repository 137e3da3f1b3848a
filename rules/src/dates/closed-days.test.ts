import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { closedDayErrors } from './closed-day-errors.ts';
import { closingsOf, isClosed, nearestOpenDay, openPeriodOf, parseClosedDays, writeClosedDays } from './closed-days.ts';
import { addDays } from './days.ts';
import { parseOpeningHours } from './opening-hours.ts';

const closingsIn = (hours: string, closedDays: string) =>
  closingsOf(parseOpeningHours(hours), parseClosedDays(closedDays));
const weekdays = (hours: string, closedDays = '') => [...closingsIn(hours, closedDays).weekdays].toSorted();

it('is closed on the days that opening hours leave out', () => {
  expect(weekdays('Mo-Fr 09:00-18:00, Sa 09:00-12:00')).toEqual([0]);
  expect(weekdays('Fr-Mo 09:00-18:00')).toEqual([2, 3, 4]);
  expect(weekdays('')).toEqual([0]);
});

it.each(['Sa-Di 09:00-12:00', 'Mo-Xx 09:00-18:00', 'Xx-Mo 09:00-18:00', 'Xx 09:00-18:00', 'sur rendez-vous'])(
  'hours that cannot be read close nothing: %s',
  (hours) => {
    expect(weekdays(hours)).toEqual([]);
    expect(weekdays(hours, 'lundis')).toEqual([1]);
  },
);

it('is closed on the dates that are named, of one year or of all', () => {
  const closings = closingsIn('', 'lundi, 24/12/2026, 1/1');
  expect(isClosed('2026-12-24', closings)).toBe(true);
  expect(isClosed('2027-12-24', closings)).toBe(false);
  expect(isClosed('2031-01-01', closings)).toBe(true);
  expect(isClosed('2026-11-23', closings)).toBe(true);
});

it('is closed in periods, of one year or of all, also over the New Year, and on days with the name of their month', () => {
  const closings = closingsIn('', 'du 1/8 au 15/8; du 30 décembre au 2 janvier; Du 20/3/2027 au 21/3/2027\nle 1er mai');
  const days = ['2026-08-01', '2030-08-15', '2026-12-31', '2027-01-02', '2027-03-21', '2026-05-01'];
  for (const day of days) expect(isClosed(day, closings), day).toBe(true);
  // Mondays to Fridays.
  for (const day of ['2026-07-31', '2027-08-16', '2028-03-21', '2027-01-04'])
    expect(isClosed(day, closings), day).toBe(false);
});

it('is closed on public holidays where it says so', () => {
  const holidays = ['2026-04-06', '2026-05-14', '2026-07-14', '2027-03-29'];
  expect(holidays.map((day) => isClosed(day, closingsIn('', 'les jours fériés')))).toEqual([true, true, true, true]);
  expect(holidays.some((day) => isClosed(day, closingsIn('', '')))).toBe(false);
});

it('is open on a day with hours of its own, and closed on one that they leave out', () => {
  const closedAtChristmas = closingsIn('Le 24 décembre de 9 h à 12 h', 'du 20 décembre au 2 janvier');
  expect(isClosed('2026-12-24', closedAtChristmas)).toBe(false);
  const closings = closingsIn('Le lundi de 9 h à 12 h\nLe 20 décembre 2026 de 9 h à 12 h\nLe 21 décembre : fermé', '');
  expect(isClosed('2026-12-20', closings)).toBe(false);
  expect(isClosed('2026-12-21', closings)).toBe(true);
  expect(isClosed('2026-12-28', closings)).toBe(false);
});

it('finds the next open day also after months', () => {
  const closings = closingsIn('', 'du 1er novembre au 31 mars');
  expect(nearestOpenDay('2026-11-10', closings, 1)).toBe('2027-04-01');
  expect(nearestOpenDay('2027-03-10', closings, -1)).toBe('2026-10-31');
  expect(nearestOpenDay('2027-03-10', closingsIn('', 'du 1er janvier au 31 décembre'), 1)).toBeNull();
});

describe('a request', () => {
  const closings = closingsIn('', 'jours fériés ; du 5 au 11 avril 2027');
  const none = { dateRetrait: null, dateRetour: null };
  const errorsFor = (date: string, dateRetour: string | null) =>
    closedDayErrors(date, { ...none, dateRetour }, closings);

  it('leaves on the next open day when the Friday of its week-end is closed', () => {
    const [friday, saturday, sunday, monday] = ['2026-12-25', '2026-12-26', '2026-12-27', '2026-12-28'];
    expect(openPeriodOf(saturday, none, closings)).toMatchObject({ debut: saturday, fin: monday });
    expect(openPeriodOf(sunday, none, closings)).toMatchObject({ debut: saturday, fin: monday });
    expect(openPeriodOf(friday, none, closings)).toMatchObject({ debut: friday, fin: monday });
    expect(errorsFor(saturday, null)).toEqual({});
  });

  it('comes back on the next open day when the Monday of its week-end is closed, but for a return that is named', () => {
    const [friday, saturday, monday, tuesday] = ['2027-03-26', '2027-03-27', '2027-03-29', '2027-03-30'];
    expect(openPeriodOf(saturday, none, closings)).toMatchObject({ debut: friday, fin: tuesday });
    expect(errorsFor(saturday, null)).toEqual({});
    expect(Object.keys(errorsFor(saturday, monday))).toEqual(['dateRetour']);
    const notOnMondays = closingsIn('', 'le dimanche ; le lundi');
    expect(openPeriodOf(saturday, none, notOnMondays)).toMatchObject({ debut: friday, fin: tuesday });
    expect(openPeriodOf(monday, none, notOnMondays)).toMatchObject({ debut: monday, fin: monday });
  });

  it('leaves on the pick-up that was chosen, whose field says when that is closed', () => {
    const [thursday, friday, saturday, monday] = ['2026-12-24', '2026-12-25', '2026-12-26', '2026-12-28'];
    const leaving = (dateRetrait: string) => ({ ...none, dateRetrait });
    expect(openPeriodOf(saturday, leaving(thursday), closings)).toMatchObject({ debut: thursday, fin: monday });
    expect(openPeriodOf(saturday, leaving(friday), closings)).toMatchObject({ debut: friday, fin: monday });
    expect(closedDayErrors(saturday, leaving(thursday), closings)).toEqual({});
    expect(Object.keys(closedDayErrors(saturday, leaving(friday), closings))).toEqual(['dateRetrait']);
    expect(openPeriodOf('2027-03-27', leaving('2027-03-27'), closings).fin).toBe('2027-03-30');
  });

  it('does not come back later than a request may name: the return must then be named', () => {
    const seasonal = closingsIn('', 'du 1er novembre au 31 mars');
    expect(openPeriodOf('2026-10-31', none, seasonal)).toMatchObject({ debut: '2026-10-30', fin: '2026-11-02' });
    expect(Object.keys(closedDayErrors('2026-10-31', none, seasonal))).toEqual(['dateRetour']);
  });

  it('is told the next open day when its departure or its return is closed', () => {
    const spaced = (errors: object) => JSON.parse(JSON.stringify(errors).replaceAll('\u00a0', ' '));
    expect(spaced(errorsFor('2026-12-25', null))).toEqual({
      date: 'Nous sommes fermés le vendredi 25 décembre, jour du retrait. Prochain jour ouvert : le samedi 26 décembre',
    });
    expect(spaced(errorsFor('2027-04-03', '2027-04-05'))).toEqual({
      dateRetour: 'Nous sommes fermés le lundi 5 avril, jour du retour. Prochain jour ouvert : le lundi 12 avril',
    });
    expect(spaced(errorsFor('2027-07-14', null))).toEqual({
      date: 'Nous sommes fermés le mercredi 14 juillet, jour du retrait et du retour. Prochain jour ouvert : le jeudi 15 juillet',
    });
    expect(errorsFor('2027-04-03', '2027-04-12')).toEqual({});
    expect(closedDayErrors('2027-01-01', none, closingsIn('', 'du 1/1 au 31/12'))).toEqual({
      date: expect.stringContaining('Appelez-nous'),
      dateRetour: expect.stringContaining('Appelez-nous'),
    });
  });
});

it('what is neither a weekday nor a date nor a period is said, and closes nothing', () => {
  const { weekdays, spans, unknown } = parseClosedDays(
    'lundis, jours de fête, 31/2, du 1/8, du 3/8/2026 au 1/8/2026, le 24/12',
  );
  expect({ weekdays, spans }).toEqual({ weekdays: [1], spans: [{ first: '12-24', last: '12-24' }] });
  expect(unknown).toEqual(['jours de fête', '31/2', 'du 1/8', 'du 3/8/2026 au 1/8/2026']);
});

it('is written as it is read back', () => {
  const written = writeClosedDays(parseClosedDays('25/12; jours fériés, du 1/8/2027 au 15/8/2027, dimanches, lundi'));
  expect(written.replaceAll('\u00a0', ' ')).toBe(
    'le lundi ; le dimanche ; le 25 décembre ; du 1er au 15 août 2027 ; les jours fériés',
  );
});

const day = fc.integer({ min: 0, max: 20_000 }).map((count) => addDays('2020-01-01', count));
const span = fc.tuple(day, fc.nat(400)).map(([first, length]) => ({ first, last: addDays(first, length) }));

it('what is written is read as the same days', () => {
  const closedDays = fc.record({
    weekdays: fc.subarray([1, 2, 3, 4, 5, 6, 0]),
    spans: fc.array(span, { maxLength: 4 }),
    publicHolidays: fc.boolean(),
  });
  fc.assert(
    fc.property(closedDays, (each) => {
      expect(parseClosedDays(writeClosedDays(each))).toEqual({ ...each, unknown: [] });
    }),
  );
});
