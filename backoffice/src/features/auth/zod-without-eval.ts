import { config } from 'zod';

// zod compiles its parsers with `new Function`, which the page's policy forbids and reports.
// Imported before any schema: zod tries it out as soon as an object schema is made.
config({ jitless: true });
