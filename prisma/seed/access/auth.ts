import type { TeamRole } from '@barnum/rules/access/team/rights';
import { createUser, ensureAdministrators } from '../../../services/api/src/access/auth/auth.domain.ts';
import type { Db } from '../../../services/api/src/platform/db/client.ts';

/** The demo's user without rights: may sign in, but sees nothing. */
const demoUser = { email: 'client@barnum.example', password: 'barnum-demo', role: 'user' } as const;

/** A user who can sign in. */
export function seedUser(
  db: Db,
  seed: Partial<{ email: string; password: string; role: TeamRole; name: string }> = {},
) {
  return createUser(db, { ...demoUser, ...seed });
}

/** The demo's people beside its administrators: the équipe, the préparation, and the user without rights. */
const demoPeople = [
  { email: 'equipe@barnum.example', name: 'Maëlle Le Goff', role: 'team' },
  { email: 'preparation@barnum.example', name: 'Yann Le Bras', role: 'preparation' },
  demoUser,
] as const;

/** Both administrators, and one person of each other role. */
export async function seedDemoUsers(
  db: Db,
  administrators: { adminEmails: readonly string[]; adminPassword: string | undefined },
): Promise<void> {
  await ensureAdministrators(db, administrators);
  for (const person of demoPeople) {
    if ((await db.user.count({ where: { email: person.email } })) === 0) await seedUser(db, person);
  }
}
