import { withDe } from './french.ts';

/** A name between double braces, and a « de » before it. */
const placeholder = /((?<!\p{L})de )?\{\{\s*([^{}]*?)\s*\}\}/gu;

/** The names between double braces that are none of `known`, each once. */
export function unknownPlaceholders(text: string, known: readonly string[]): string[] {
  const named = [...text.matchAll(placeholder)].map(([, , name = '']) => name);
  return [...new Set(named)].filter((name) => !known.includes(name));
}

/**
 * `text` with its placeholders filled, in one pass: what is filled in is never read again. Unknown ones stay. A « de » before
 * one is elided as its value wants it.
 */
export function fillPlaceholders(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(placeholder, (whole, de: string | undefined, name: string) => {
    if (!Object.hasOwn(values, name)) return whole;
    const value = values[name] ?? '';
    return de === undefined ? value : withDe(value);
  });
}
