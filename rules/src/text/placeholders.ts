import { withDe } from './french.ts';

/** A name between double braces, with blanks around it, and a « de » before. */
const placeholder = /((?<!\p{L})de )?\{\{([^{}]*)\}\}/gu;

/** The names between double braces that are none of `known`, each once. */
export function unknownPlaceholders(text: string, known: readonly string[]): string[] {
  const named = [...text.matchAll(placeholder)].map(([, , name = '']) => name.trim());
  return [...new Set(named)].filter((name) => !known.includes(name));
}

/**
 * `text` with its placeholders filled, in one pass: what is filled in is never read again. Unknown ones stay. A « de »
 * before one is elided as its value wants it.
 */
export function fillPlaceholders(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(placeholder, (whole, de: string | undefined, inBraces: string) => {
    const name = inBraces.trim();
    if (!Object.hasOwn(values, name)) return whole;
    const value = values[name] ?? '';
    return de === undefined ? value : withDe(value);
  });
}
