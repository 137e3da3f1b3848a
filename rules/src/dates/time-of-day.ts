/** Times of the day are texts `HH:MM`, which sort in the order of time. */

/** Parses « 14 h », « 14h30 » or « 14:30 » into `14:30`; null for any other text. */
export function parseTime(text: string): string | null {
  const [, hours, minutes = '00'] = /^(\d{1,2})\s*[h:]\s*(\d{2})?$/i.exec(text.trim()) ?? [];
  return hours && Number(hours) < 24 && Number(minutes) < 60 ? `${hours.padStart(2, '0')}:${minutes}` : null;
}

/** « 9 h », « 9 h 30 » for `09:00`, `09:30`. */
export function timeInWords(time: string): string {
  const [hours, minutes] = time.split(':');
  return `${Number(hours)}\u00a0h${minutes === '00' ? '' : `\u00a0${minutes}`}`;
}
