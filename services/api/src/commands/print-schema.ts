import { printedSchema } from '../assembly/print-schema.ts';

process.stdout.write(printedSchema());
