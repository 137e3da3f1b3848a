let latest: string | null = null;

/** Remembers what an editor of this page put on the clipboard: nothing of it needs cleaning. */
export function rememberCopy(html: string): void {
  latest = html === '' ? null : html;
}

/** True for HTML that holds what was copied here last. */
export function isOwnCopy(html: string): boolean {
  return latest !== null && html.includes(latest);
}
