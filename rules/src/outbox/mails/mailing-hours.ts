import { parisClock } from '../../dates/paris-time.ts';

/** No mails at night, by the hours of Paris. */
const [firstHour, lastHour] = [8, 20];

/** Whether mails that nobody waits for may be written now. */
export function isMailingHour(now: Date): boolean {
  const hour = parisClock(now).getUTCHours();
  return hour >= firstHour && hour < lastHour;
}
