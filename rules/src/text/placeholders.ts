const placeholder = /\{\{\s*([^{}]*?)\s*\}\}/g;

/** The names between double braces that are none of `known`, each once. */
export function unknownPlaceholders(text: string, known: readonly string[]): string[] {
  const named = [...text.matchAll(placeholder)].map(([, name = '']) => name);
  return [...new Set(named)].filter((name) => !known.includes(name));
}

/** `text` with its placeholders filled, in one pass: what is filled in is never read again. Unknown ones stay. */
export function fillPlaceholders(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(placeholder, (whole, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? '') : whole,
  );
}
