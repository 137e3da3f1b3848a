/**
 * True when a text has something visible: letters, digits, punctuation or symbols, not only blanks and invisible marks.
 */
export function isVisible(value: string): boolean {
  // Some letters and symbols are made to be invisible: Hangul fillers, the empty Braille pattern.
  return /(?![\p{Default_Ignorable_Code_Point}\u2800])[\p{L}\p{N}\p{P}\p{S}]/u.test(value);
}

/** True when PostgreSQL can store the text: no NUL, no lone surrogate. */
export function isStorable(value: string): boolean {
  return value.isWellFormed() && !value.includes('\0');
}

/**
 * E-mail by the basic pattern of the sign-in form (spec section 5), without the signs that part addresses in a mail's head
 * (RFC 5322) and without an encoded line end.
 */
export const emailPattern = /^(?!.*%0[ad])[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"%]+\.[^\s@<>()[\]\\,;:"%]+$/i;

/** Text cut at `length` characters with an ellipsis; whole when it fits. Never cuts a character in two. */
export function truncate(text: string, length: number): string {
  const characters = [...text];
  return characters.length <= length ? text : `${characters.slice(0, length).join('').trimEnd()}…`;
}
