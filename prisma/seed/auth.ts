import type { TeamRole } from '@barnum/rules/team/rights';
import type { Db } from '../../services/api/src/db/client.ts';
import { createUser, ensureAdministrators } from '../../services/api/src/features/auth/auth.domain.ts';

/** The demo's user without rights: may sign in, but sees nothing. */
const demoUser = { email: 'client@barnum.example', password: 'barnum-demo', role: 'user' } as const;

/** A user who can sign in. */
export function seedUser(db: Db, seed: Partial<{ email: string; password: string; role: TeamRole }> = {}) {
  return createUser(db, { ...demoUser, ...seed });
}

/** Both administrators and a plain user. */
export async function seedDemoUsers(
  db: Db,
  administrators: { adminEmails: readonly string[]; adminPassword: string | undefined },
): Promise<void> {
  await ensureAdministrators(db, administrators);
  if ((await db.user.count({ where: { email: demoUser.email } })) === 0) await seedUser(db);
}
