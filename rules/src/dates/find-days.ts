import { foldText } from '../text/fold.ts';
import { addDays, isRentalDay, weekdayOf } from './days.ts';
import { monthNames, weekdayNames } from './format-dates.ts';
import type { Period } from './period.ts';

/** The days that a text names, and the text without them, folded. */
export interface FoundDays {
  period: Period | null;
  rest: string;
}

const months = monthNames.map(foldText);
const monthPattern = `(?:${months.join('|')}|janv|fevr?|avr|juil|sept?|oct|nov|dec)`;
const date = String.raw`\d{1,2}/\d{1,2}(?:/(?:\d{4}|\d{2}))?|\d{1,2}(?:er)? ${monthPattern}\b\.?(?: \d{4})?|\d{4}-\d{2}-\d{2}`;
const word = `aujourd'hui|apres-demain|demain|${weekdayNames.join('|')}`;
/** Without a letter or a number beside it: « 3/4 » of « 13/45 » is no day. */
const days = new RegExp(
  String.raw`(?<![\w/])(?:(${date}|${word}|\d{1,2}(?:er)?) (?:au|-) )?(${date}|${word})(?![\w/])`,
);
const around = /\b(?:libres?|dispo(?:nibles?)?|le|la|les|du|au|pour|des|de|est|une?)\b|[?!,;.]/g;

/**
 * The day or days that somebody types: « demain », « samedi », « 12 juillet », « 12/07 », « du 12 au 14 juillet ».
 * Without its year a day is the next of its name, from `today` on. The rest is without « libre », « le » and the like.
 */
export function findDays(text: string, today: string): FoundDays {
  const folded = foldText(text).replace(/\s+/g, ' ').trim();
  const [found, first, last = ''] = days.exec(folded) ?? [];
  const fin = found === undefined ? null : dayOf(last, today);
  if (found === undefined || fin === null) return { period: null, rest: folded };
  const debut = first === undefined ? fin : firstDay(first, fin, today);
  const period = debut !== null && debut <= fin ? { debut, fin } : { debut: fin, fin };
  return { period, rest: folded.replace(found, ' ').replace(around, ' ').replace(/\s+/g, ' ').trim() };
}

/** The first day of some; a number alone is of the month of the last one. */
function firstDay(first: string, fin: string, today: string): string | null {
  const [, number] = /^(\d{1,2})(?:er)?$/.exec(first) ?? [];
  return number === undefined ? dayOf(first, today) : existing(`${fin.slice(0, 8)}${number.padStart(2, '0')}`);
}

function dayOf(text: string, today: string): string | null {
  const inDays = ["aujourd'hui", 'demain', 'apres-demain'].indexOf(text);
  if (inDays !== -1) return addDays(today, inDays);
  const weekday = weekdayNames.indexOf(text);
  if (weekday !== -1) return addDays(today, (weekday - weekdayOf(today) + 7) % 7);
  if (/^\d{4}-/.test(text)) return existing(text);
  const [day = '', name = '', year] = text.split(/[ /]/);
  const month = /^\d/.test(name) ? name : String(months.findIndex((one) => one.startsWith(name.replace('.', ''))) + 1);
  const ofYear = (number: string | number) =>
    existing(`${number}-${month.padStart(2, '0')}-${day.replace('er', '').padStart(2, '0')}`);
  if (year !== undefined) return ofYear(year.padStart(4, '20'));
  const thisYear = Number(today.slice(0, 4));
  // A 29 February is at most eight years away.
  const next = Array.from({ length: 9 }, (_, index) => ofYear(thisYear + index));
  return next.find((one) => one !== null && one >= today) ?? null;
}

function existing(day: string): string | null {
  return isRentalDay(day) ? day : null;
}
