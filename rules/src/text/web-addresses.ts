/** True for an absolute http(s) address. */
export function isWebAddress(value: string): boolean {
  if (!/^https?:\/\//i.test(value) || /[\s<>"\\^`{|}]/.test(value) || !URL.canParse(value)) return false;
  const { hostname } = new URL(value);
  return /^(\[[\da-f:.]+\]|[^.]+(\.[^.]+)*\.?)$/i.test(hostname);
}

/** `https://www.exemple.fr` for `www.exemple.fr`; any other text as it is. */
export function completeWebAddress(value: string): string {
  return /^[\w-]+(\.[\w-]+)*\.[a-z]{2,}([/?#]|$)/i.test(value) ? `https://${value}` : value;
}

/** True for a picture's address: a path of the site or an absolute http(s) address. */
export function isPictureAddress(value: string): boolean {
  return /^\/(?![/\\])/.test(value) || isWebAddress(value);
}
