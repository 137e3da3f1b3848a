const hour = 60 * 60 * 1000;

/** The instant `hours` before now. */
export function hoursAgo(hours: number): Date {
  return new Date(Date.now() - hours * hour);
}

/** The instant `days` before now. */
export function daysAgo(days: number): Date {
  return hoursAgo(days * 24);
}
