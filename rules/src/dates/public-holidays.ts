import { addDays } from './days.ts';

/**
 * True on one of the eleven public holidays of France (Code du travail, article L. 3133-1): eight dates, and three days
 * that follow Easter. Those of Alsace-Moselle and of overseas are not among them.
 */
export function isPublicHoliday(day: string): boolean {
  if (dates.includes(day.slice(5))) return true;
  const easter = easterOf(Number(day.slice(0, 4)));
  return daysAfterEaster.some((count) => addDays(easter, count) === day);
}

/** 1 January, 1 and 8 May, 14 July, Assumption, All Saints, 11 November, Christmas. */
const dates = ['01-01', '05-01', '05-08', '07-14', '08-15', '11-01', '11-11', '12-25'];
/** Easter Monday, Ascension, Whit Monday. */
const daysAfterEaster = [1, 39, 50];

/**
 * Easter Sunday of a year of the Gregorian calendar, by the algorithm of J. Meeus, “Astronomical Algorithms”, chapter 8
 * (published anonymously in Nature, 20 April 1876); the letters are his.
 */
export function easterOf(year: number): string {
  const a = year % 19;
  const [b, c] = [Math.floor(year / 100), year % 100];
  const [d, e] = [Math.floor(b / 4), b % 4];
  const f = Math.floor((b + 8) / 25);
  const g = Math.floor((b - f + 1) / 3);
  const h = (19 * a + b - d - g + 15) % 30;
  const [i, k] = [Math.floor(c / 4), c % 4];
  const l = (32 + 2 * e + 2 * i - h - k) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const n = h + l - 7 * m + 114;
  const [month, day] = [Math.floor(n / 31), (n % 31) + 1];
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}
