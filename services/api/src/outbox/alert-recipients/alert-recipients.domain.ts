import { receivesAlerts } from '@barnum/rules/access/team/alerts';
import { teamRoles } from '@barnum/rules/access/team/rights';
import type { Db } from '../../platform/db/client.ts';

/**
 * Who is told by mail of what visitors do: the `configured` gérants and all who handle requests and can sign in, but for whom
 * the team's page spares. Nobody where none is configured: then no mail is to be written.
 */
export async function readAlertRecipients(db: Db, configured: readonly string[]): Promise<string[]> {
  if (configured.length === 0) return [];
  const people = await db.user.findMany({
    where: {
      OR: [
        { email: { in: [...configured] } },
        { role: { in: teamRoles.filter(receivesAlerts) }, suspendedAt: null, passwordHash: { not: null } },
      ],
    },
    orderBy: { id: 'asc' },
    select: { email: true, alertes: true },
  });
  const spared = people.filter(({ alertes }) => !alertes).map(({ email }) => email);
  const all = new Set([...configured, ...people.map(({ email }) => email)]);
  return [...all].filter((email) => !spared.includes(email));
}
