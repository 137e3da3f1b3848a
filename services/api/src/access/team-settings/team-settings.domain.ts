import { secondFactorSentences } from '@barnum/rules/access/second-factor/second-factor-sentences';
import { defaultTeamSettings, type TeamSettings } from '@barnum/rules/access/team/rights';
import { DomainError } from '@barnum/rules/errors';
import { type Configured, managerMails, writeManagerMails } from '../../outbox/manager-mails/manager-mails.domain.ts';
import type { Db, PrismaClient } from '../../platform/db/client.ts';
import { inTransaction } from '../../platform/db/transaction.ts';

/** What the company has decided about its team; until then the defaults. */
export async function readTeamSettings(db: Db): Promise<TeamSettings> {
  return (await db.teamSettings.findUnique({ where: { id: 1 } })) ?? defaultTeamSettings;
}

type SettingsChange = { [Name in keyof TeamSettings]?: boolean | null | undefined };

/** Whether a change no longer asks for the second factor of somebody of whom it is asked now. */
export async function asksLess(db: Db, change: SettingsChange): Promise<boolean> {
  const now = await readTeamSettings(db);
  return (['managersNeedSecondFactor', 'teamNeedsSecondFactor'] as const).some(
    (name) => now[name] && change[name] === false,
  );
}

/**
 * Changes what is given; `by` is who decides. All gérants are told where the second factor is asked of fewer people.
 * @throws DomainError CONFLICT when somebody asks for a second factor without having one.
 */
export function saveTeamSettings(
  db: Db | PrismaClient,
  change: SettingsChange,
  by: { id: number; email: string },
  configured: Configured,
): Promise<TeamSettings> {
  return inTransaction(db, async (tx) => {
    if (await asksLess(tx, change)) await writeManagerMails(tx, managerMails.factorNotAsked(by.email), configured);
    return storeTeamSettings(tx, change, by.id);
  });
}

async function storeTeamSettings(
  db: Db,
  { teamHandlesMoney, preparationTakesDeposits, managersNeedSecondFactor, teamNeedsSecondFactor }: SettingsChange,
  userId: number,
): Promise<TeamSettings> {
  const asks = managersNeedSecondFactor || teamNeedsSecondFactor;
  if (asks && !(await signsInInTwoSteps(db, userId))) {
    throw new DomainError('CONFLICT', { message: secondFactorSentences.ownFirst });
  }
  const data = {
    ...(typeof teamHandlesMoney === 'boolean' && { teamHandlesMoney }),
    ...(typeof preparationTakesDeposits === 'boolean' && { preparationTakesDeposits }),
    ...(typeof managersNeedSecondFactor === 'boolean' && { managersNeedSecondFactor }),
    ...(typeof teamNeedsSecondFactor === 'boolean' && { teamNeedsSecondFactor }),
  };
  return db.teamSettings.upsert({ where: { id: 1 }, create: data, update: data });
}

async function signsInInTwoSteps(db: Db, id: number): Promise<boolean> {
  return (await db.user.count({ where: { id, secondFactorSince: { not: null } } })) > 0;
}
