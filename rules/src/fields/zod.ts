import { z } from 'zod';
import { messages } from '../messages.ts';

/** What is said of a value of the wrong kind where a schema says nothing of its own. */
const sentences: Partial<Record<string, string>> = {
  string: messages.field.text,
  number: messages.field.number,
  int: messages.field.integer,
  boolean: messages.field.boolean,
};

z.config({
  customError: (issue) =>
    (issue.code === 'invalid_type' ? sentences[issue.expected] : undefined) ?? messages.field.invalid,
  // zod compiles its parsers with `new Function` and tries that out at the first object schema. The sites' policies forbid
  // and report it, so browsers go without.
  ...('document' in globalThis && { jitless: true }),
});

/** zod as every schema of the rules uses it: it speaks French and needs no code from strings. */
export { z };
