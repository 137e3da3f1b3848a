import { printedSchema } from '../graphql/print-schema.ts';

process.stdout.write(printedSchema());
