import { defaultOpeningHours } from '../limits.ts';
import { weekdayNames } from './format-dates.ts';

/** Hours of some days of the week, from 0 for Sunday; `lastDay` may be in the next week (7 and more). */
export interface OpeningHours {
  /** In schema.org's format: `Mo-Fr 09:00-18:00`. */
  text: string;
  firstDay: number;
  lastDay: number;
  opens: string;
  closes: string;
}

const schemaDays = ['Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa'];

/** Parses `Mo-Fr 09:00-18:00, Sa 09:00-12:00`; the default hours for an empty text, null for any other. */
export function openingHoursOf(horaires: string): OpeningHours[] | null {
  const parts = horaires.trim() === '' ? defaultOpeningHours : horaires.split(/[,;\n]/);
  const hours = parts.map((part) => parse(part.trim())).filter((each) => each !== null);
  return hours.length === parts.length ? hours : null;
}

/** Opening hours in words, one line each: « Du lundi au vendredi de 9 h à 18 h ». Free text stays as it is. */
export function hoursInWords(horaires: string): string[] {
  return openingHoursOf(horaires)?.map(inWords) ?? [horaires];
}

function parse(text: string): OpeningHours | null {
  const [, first = '', last = first, opens = '', closes = ''] =
    /^(\w\w)(?:-(\w\w))? (\d{2}:\d{2})-(\d{2}:\d{2})$/.exec(text) ?? [];
  const [firstDay, lastDay] = [schemaDays.indexOf(first), schemaDays.indexOf(last)];
  return firstDay === -1 || lastDay === -1 ? null : { text, firstDay, lastDay, opens, closes };
}

function inWords({ firstDay, lastDay, opens, closes }: OpeningHours): string {
  const [first, last] = [weekdayNames[firstDay], weekdayNames[lastDay]];
  const when = first === last ? `Le ${first}` : `Du ${first} au ${last}`;
  return `${when} de ${timeInWords(opens)} à ${timeInWords(closes)}`;
}

/** « 9 h », « 9 h 30 » for `09:00`, `09:30`. */
export function timeInWords(time: string): string {
  const [hours, minutes] = time.split(':');
  return `${Number(hours)}\u00a0h${minutes === '00' ? '' : `\u00a0${minutes}`}`;
}
