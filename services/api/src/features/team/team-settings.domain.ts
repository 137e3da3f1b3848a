import { defaultTeamSettings, type TeamSettings } from '@barnum/rules/team/rights';
import type { Db } from '../../db/client.ts';

/** What the company has decided about its team; until then the defaults. */
export async function readTeamSettings(db: Db): Promise<TeamSettings> {
  return (await db.teamSettings.findUnique({ where: { id: 1 } })) ?? defaultTeamSettings;
}

export async function saveTeamSettings(db: Db, { teamHandlesMoney }: TeamSettings): Promise<TeamSettings> {
  const data = { teamHandlesMoney };
  return db.teamSettings.upsert({ where: { id: 1 }, create: data, update: data });
}
