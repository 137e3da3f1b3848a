/** The errors of a form where `field` is one field, a list: an error of one of its items appears there. */
export function errorsTogether(field: string, errors: Record<string, string> | null): Record<string, string> | null {
  if (errors === null) return null;
  return Object.fromEntries(
    Object.entries(errors).map(([name, sentence]) => [name.startsWith(`${field}.`) ? field : name, sentence]),
  );
}
