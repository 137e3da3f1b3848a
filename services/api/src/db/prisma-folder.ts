import { fileURLToPath } from 'node:url';

/** Models, migrations and demo data; as far away from `src/db` as from `dist/chunks`. */
export const prismaFolder = fileURLToPath(new URL('../../../../prisma/', import.meta.url));
