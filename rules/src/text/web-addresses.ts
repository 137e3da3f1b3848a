/** An address as people type it, « exemple.fr », with its scheme; anything else stays as it is. */
export function completeWebAddress(value: string): string {
  return /^[\p{L}\d-]+(\.[\p{L}\d-]+)*\.\p{L}{2,}(:\d+)?([/?#]|$)/u.test(value) ? `https://${value}` : value;
}

/** True for an absolute http(s) address. */
export function isWebAddress(value: string): boolean {
  if (!/^https?:\/\//i.test(value) || /[\s<>"\\^`{|}]/.test(value) || !URL.canParse(value)) return false;
  const { hostname } = new URL(value);
  return /^(\[[\da-f:.]+\]|[^.]+(\.[^.]+)*\.?)$/i.test(hostname);
}

/** True for a picture's address: a path of the site or an absolute http(s) address. */
export function isPictureAddress(value: string): boolean {
  return /^\/(?![/\\])/.test(value) || isWebAddress(value);
}
