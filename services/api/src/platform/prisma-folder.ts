import { fileURLToPath } from 'node:url';

/** Models, migrations and demo data. The relative path is the same from `src/platform` and from `dist/chunks`. */
export const prismaFolder = fileURLToPath(new URL('../../../../prisma/', import.meta.url));
