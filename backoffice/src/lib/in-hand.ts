/** Whether this is a phone or a tablet, which goes where no network is. */
export function isInHand(): boolean {
  return window.matchMedia('(max-width: 767px), (pointer: coarse)').matches;
}
