import { z } from 'zod';
import { messages } from '../messages.ts';

/** Sentences for values of a wrong type, where a schema has none of its own. */
const sentences: Partial<Record<string, string>> = {
  string: messages.field.text,
  number: messages.field.number,
  int: messages.field.integer,
  boolean: messages.field.boolean,
};

z.config({
  customError: (issue) =>
    (issue.code === 'invalid_type' ? sentences[issue.expected] : undefined) ?? messages.field.invalid,
  // zod compiles its parsers with `new Function`, which our Content-Security-Policy forbids and reports: not in
  // browsers.
  ...('document' in globalThis && { jitless: true }),
});

/** zod with French sentences and without `eval`: every schema uses this one. */
export { z };
