import { DomainError } from '@barnum/rules/errors';
import { secondFactorSentences } from '@barnum/rules/second-factor/second-factor-sentences';
import { defaultTeamSettings, type TeamSettings } from '@barnum/rules/team/rights';
import type { Db } from '../../db/client.ts';

/** What the company has decided about its team; until then the defaults. */
export async function readTeamSettings(db: Db): Promise<TeamSettings> {
  return (await db.teamSettings.findUnique({ where: { id: 1 } })) ?? defaultTeamSettings;
}

/**
 * Changes what is given; `userId` is who decides.
 * @throws DomainError CONFLICT when somebody asks for a second factor without having one.
 */
export async function saveTeamSettings(
  db: Db,
  {
    teamHandlesMoney,
    managersNeedSecondFactor,
    teamNeedsSecondFactor,
  }: { [Name in keyof TeamSettings]?: boolean | null | undefined },
  userId: number,
): Promise<TeamSettings> {
  const asks = managersNeedSecondFactor || teamNeedsSecondFactor;
  if (asks && !(await signsInInTwoSteps(db, userId))) {
    throw new DomainError('CONFLICT', { message: secondFactorSentences.ownFirst });
  }
  const data = {
    ...(typeof teamHandlesMoney === 'boolean' && { teamHandlesMoney }),
    ...(typeof managersNeedSecondFactor === 'boolean' && { managersNeedSecondFactor }),
    ...(typeof teamNeedsSecondFactor === 'boolean' && { teamNeedsSecondFactor }),
  };
  return db.teamSettings.upsert({ where: { id: 1 }, create: data, update: data });
}

async function signsInInTwoSteps(db: Db, id: number): Promise<boolean> {
  return (await db.user.count({ where: { id, secondFactorSince: { not: null } } })) > 0;
}
