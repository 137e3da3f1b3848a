/** True for an absolute http(s) address. */
export function isWebAddress(value: string): boolean {
  return /^https?:\/\/[^\s/]+/i.test(value);
}

/** True for what may stand as a picture's address: an own path or an absolute http(s) address. */
export function isPictureAddress(value: string): boolean {
  return /^\/(?!\/)/.test(value) || isWebAddress(value);
}
