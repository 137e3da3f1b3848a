import { z } from 'zod';
import { sentences } from '../sentences.ts';

/** Sentences for values of a wrong type, where a schema has none of its own. */
const typeSentences: Partial<Record<string, string>> = {
  string: sentences.field.text,
  number: sentences.field.number,
  int: sentences.field.integer,
  boolean: sentences.field.boolean,
};

z.config({
  customError: (issue) =>
    (issue.code === 'invalid_type' ? typeSentences[issue.expected] : undefined) ?? sentences.field.invalid,
  // zod compiles its parsers with `new Function`, which our Content-Security-Policy forbids and reports: not in
  // browsers.
  ...('document' in globalThis && { jitless: true }),
});

/** zod with French sentences and without `eval`: every schema uses this one. */
export { z };
