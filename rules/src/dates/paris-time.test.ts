import { expect, it } from 'vitest';
import { formatLongDateTime, formatShortWeekday, formatWeekdayDate } from './format-dates.ts';
import { nextMidnightInParis, parisClock, todayInParis } from './paris-time.ts';

const timeZone = 'Europe/Paris';
const day = { weekday: 'long', day: 'numeric', month: 'long', timeZone } as const;
const intl = {
  dateTime: new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeStyle: 'short', timeZone }),
  weekdayDate: new Intl.DateTimeFormat('fr-FR', { ...day, year: 'numeric' }),
  shortWeekday: new Intl.DateTimeFormat('fr-FR', day),
  isoDay: new Intl.DateTimeFormat('en-CA', { dateStyle: 'short', timeZone }),
};
const hour = 60 * 60 * 1_000;
const withOrdinal = (text: string) => text.replace(/(^|\s)1(?=\s\p{L})/u, '$11er');

it('says of every seventh hour of twenty-five years what the time zone data of Intl says', () => {
  const wrong: string[] = [];
  const end = Date.UTC(2041, 0, 1);
  for (let time = Date.UTC(2016, 0, 1); time < end; time += 7 * hour) {
    const instant = new Date(time);
    const said = [formatLongDateTime, formatWeekdayDate, formatShortWeekday, todayInParis].map((say) => say(instant));
    const words = [intl.dateTime, intl.weekdayDate, intl.shortWeekday].map((each) => withOrdinal(each.format(instant)));
    if (`${said}` !== `${[...words, intl.isoDay.format(instant)]}`) wrong.push(instant.toISOString());
  }
  expect(wrong).toEqual([]);
});

it.each([
  ['2026-03-29T00:59:59.999Z', '01:59'],
  ['2026-03-29T01:00:00.000Z', '03:00'],
  ['2026-10-25T00:59:59.999Z', '02:59'],
  ['2026-10-25T01:00:00.000Z', '02:00'],
])('at %s clocks in Paris show %s', (instant, clock) => {
  expect(parisClock(new Date(instant)).toISOString()).toContain(`T${clock}:`);
});

it.each([
  ['2026-03-28T23:00:00.000Z', '2026-03-29T22:00:00.000Z'],
  ['2026-10-24T21:59:59.999Z', '2026-10-24T22:00:00.000Z'],
  ['2026-10-24T22:00:00.000Z', '2026-10-25T23:00:00.000Z'],
  ['2026-12-31T22:59:59.999Z', '2026-12-31T23:00:00.000Z'],
])('after %s the next day begins at %s', (now, midnight) => {
  expect(nextMidnightInParis(new Date(now)).toISOString()).toBe(midnight);
});
