import { addDays } from './days.ts';
import { formatShortDate, formatShortWeekday } from './format.ts';
import { daysOf, isWeekend, type Period } from './period.ts';

/** A period as people say it: « Week-end du 11 juillet : retrait vendredi 10 juillet, retour lundi 13 juillet ». */
export function periodInWords(period: Period): string {
  const { debut, fin } = period;
  const days = daysOf(period);
  if (days === 1) return `Retrait et retour le ${formatShortWeekday(debut)}`;
  const ways = `retrait ${formatShortWeekday(debut)}, retour ${formatShortWeekday(fin)}`;
  return isWeekend(period) ? `Week-end du ${formatShortDate(addDays(debut, 1))} : ${ways}` : `${days} jours : ${ways}`;
}
