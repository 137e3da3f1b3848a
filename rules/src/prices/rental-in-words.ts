import { isClosed } from '../dates/closed-days.ts';
import { addDays } from '../dates/days.ts';
import { formatShortWeekday, formatWeekdayDate, formatWeekdayNumber } from '../dates/format-dates.ts';
import { daysOf, offeredInWords, type RentedPeriod, weekendOf } from '../dates/period.ts';
import { hoursOn } from '../dates/schedule.ts';
import { timeInWords } from '../dates/time-of-day.ts';
import type { RentalTerms } from './rental-terms.ts';

/** The day of the party, and the days of its rental. */
export interface RentalDays extends RentedPeriod {
  date: string;
}

/** When articles are handed out and taken back. */
export type Handover = Pick<RentalTerms, 'heureRetrait' | 'heureRetour' | 'horaires' | 'fermetures'>;

interface WordsOptions {
  party?: string;
  withYear?: boolean;
  isDelivered?: boolean;
}

/** Between the parts of the sentence: the party, pick-up, return, how long. */
export const rentalSeparator = '\u00a0· ';

/**
 * The days of a rental, wherever they are said: « Votre fête : samedi 12 juin · retrait vendredi 11 à partir de 14 h ·
 * retour lundi 14 avant 12 h · 1 week-end ». Without `handover` the times of day are left out; `withYear` is for what may
 * be read in another year. What is delivered (`isDelivered`) comes and goes at no hours of the company's place.
 */
export function rentalInWords(
  days: RentalDays,
  handover: Handover | null,
  { party = 'Votre fête', withYear = false, isDelivered = false }: WordsOptions = {},
): string {
  const { date, debut, fin } = days;
  const [out, back] = isDelivered ? ['livraison', 'reprise'] : ['retrait', 'retour'];
  const hours = isDelivered ? null : handover;
  const ways =
    debut === fin
      ? [`${out} et ${back} le jour même`]
      : [
          `${out} ${near(debut, date)}${hours ? at(debut, 'à partir de', pickUpTime, hours) : ''}`,
          `${back} ${near(fin, date)}${hours ? at(fin, 'avant', returnTime, hours) : ''}`,
        ];
  const day = withYear ? formatWeekdayDate(date) : formatShortWeekday(date);
  const parts = [`${party}\u00a0: ${day}`, ...ways, durationInWords(days), offeredInWords(days)];
  return parts.filter(Boolean).join(rentalSeparator);
}

/** Where there is little room, without the party and the hours: « du vendredi 11 au lundi 14 · 1 week-end ». */
export function rentalInShort(days: RentalDays): string {
  const { date, debut, fin } = days;
  const ways = debut === fin ? 'le jour même' : `du ${near(debut, date)} au ${near(fin, date)}`;
  return [ways, durationInWords(days)].join(rentalSeparator);
}

/** « à partir de 14 h »; of a day that is closed, that the hour has to be agreed on. */
function at(day: string, word: string, timeOn: typeof pickUpTime, hours: Handover): string {
  return isClosed(day, hours.fermetures)
    ? ' à une heure à convenir (dépôt fermé ce jour-là)'
    : ` ${word} ${timeInWords(timeOn(day, hours))}`;
}

/** « 1 week-end », « 1 week-end et 2 jours », « 4 jours ». */
function durationInWords({ date, debut, fin, joursOfferts = 0 }: RentalDays): string {
  const days = daysOf({ debut, fin });
  const weekend = weekendOf(date);
  if (weekend === null || debut > addDays(weekend.debut, 1) || fin < addDays(weekend.debut, 2)) return counted(days);
  const before = Math.max(0, daysOf({ debut, fin: weekend.debut }) - 1);
  const after = Math.max(0, daysOf({ debut: weekend.fin, fin }) - 1);
  const more = Math.max(0, before + after - joursOfferts);
  // Beyond a week the number of days says more.
  return more > 3 ? counted(days) : `1\u00a0week-end${more > 0 ? ` et ${counted(more)}` : ''}`;
}

function counted(days: number): string {
  return `${days}\u00a0jour${days > 1 ? 's' : ''}`;
}

/** « vendredi 11 », with the month where it is not that of the party, and its year where that differs. */
function near(day: string, date: string): string {
  if (day.slice(0, 4) !== date.slice(0, 4)) return formatWeekdayDate(day);
  return day.slice(0, 7) === date.slice(0, 7) ? formatWeekdayNumber(day) : formatShortWeekday(day);
}

/** The usual time, but on days that end before it the first one. */
export function pickUpTime(day: string, { heureRetrait, ...schedule }: Handover): string {
  const ranges = rangesOn(day, schedule);
  const isOver = ranges.every(({ opens, closes }) => opens < closes && closes <= heureRetrait);
  return (isOver && ranges[0]?.opens) || heureRetrait;
}

/** The usual time, but on days that begin after it the last one. */
export function returnTime(day: string, { heureRetour, ...schedule }: Handover): string {
  const ranges = rangesOn(day, schedule);
  const isEarly = ranges.every(({ opens }) => opens > heureRetour);
  return (isEarly && ranges.at(-1)?.closes) || heureRetour;
}

/**
 * From when a rental is handed out, and until when it is taken back. Null on a day that is closed, and of a rental of one
 * day whose hours would run backwards: they are agreed on with its client.
 */
export function appointmentTimes(
  { debut, fin }: Pick<RentalDays, 'debut' | 'fin'>,
  handover: Handover,
): Record<'depart' | 'retour', string | null> {
  const [depart, retour] = [pickUpTime(debut, handover), returnTime(fin, handover)];
  if (debut === fin && retour <= depart) return { depart: null, retour: null };
  const onOpen = (day: string, time: string) => (isClosed(day, handover.fermetures) ? null : time);
  return { depart: onOpen(debut, depart), retour: onOpen(fin, retour) };
}

function rangesOn(day: string, { horaires, fermetures }: Pick<Handover, 'horaires' | 'fermetures'>) {
  return horaires === null ? [] : hoursOn(day, { hours: horaires, closings: fermetures });
}
