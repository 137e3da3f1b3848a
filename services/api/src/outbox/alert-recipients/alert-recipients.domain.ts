import { receivesAlerts } from '@barnum/rules/access/team/alerts';
import {
  type Capability,
  capabilitiesOf,
  defaultTeamSettings,
  type TeamRole,
  teamRoles,
} from '@barnum/rules/access/team/rights';
import type { Db } from '../../platform/db/client.ts';

/**
 * Who is told by mail of what visitors do: the `configured` gérants and all who handle requests and can sign in, but for whom
 * the team's page spares; of the others only who has the right that it `needs`. Nobody where none is configured: then no mail is to be written.
 */
export async function readAlertRecipients(
  db: Db,
  configured: readonly string[],
  needs: Capability = 'requests',
): Promise<string[]> {
  if (configured.length === 0) return [];
  const settings = (await db.teamSettings.findFirst()) ?? defaultTeamSettings;
  const may = (role: TeamRole) => receivesAlerts(role) && capabilitiesOf(role, settings).includes(needs);
  const people = await db.user.findMany({
    where: {
      OR: [
        { email: { in: [...configured] } },
        { role: { in: teamRoles.filter(may) }, suspendedAt: null, passwordHash: { not: null } },
      ],
    },
    orderBy: { id: 'asc' },
    select: { email: true, alertes: true },
  });
  const spared = people.filter(({ alertes }) => !alertes).map(({ email }) => email);
  const all = new Set([...configured, ...people.map(({ email }) => email)]);
  return [...all].filter((email) => !spared.includes(email));
}
