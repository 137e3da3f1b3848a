import { schemaDrift } from '../platform/db/migrate.ts';

// Prints the SQL of the next migration; a drift between schema and migrations ends with exit code 1.
const drift = await schemaDrift();
if (drift !== null) process.stdout.write(drift);
process.exit(drift === null ? 0 : 1);
