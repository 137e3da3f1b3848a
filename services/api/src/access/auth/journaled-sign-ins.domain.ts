import { journaledSignIns } from '@barnum/rules/limits';
import { authors } from '@barnum/rules/requests/reservation-requests/request-states';
import type { Db } from '../../platform/db/client.ts';
import type { CallingDevice } from '../sessions/sessions.domain.ts';

/** How a sign-in ended, in the words of the journal. */
const outcomes = {
  opened: 'Connexion ouverte',
  wrongPassword: 'Refusée : mot de passe',
  suspended: 'Refusée : accès suspendu',
  wrongSecondStep: 'Refusée : seconde étape',
} as const;
type SignInOutcome = keyof typeof outcomes;

/**
 * Tells the journal of a sign-in: to whose account, from which device, and how it ended; of an address that nobody has,
 * only that it was tried, as what was typed may be anything. So many in an hour for an account: guessing does not fill
 * the disk. The same work for every account, known or not.
 */
export async function journalSignIn(
  db: Db,
  user: { id: number; email: string } | null,
  outcome: SignInOutcome,
  { device }: { device: CallingDevice },
): Promise<void> {
  const told = {
    email: user?.email ?? 'adresse inconnue',
    resultat: outcomes[outcome],
    appareil: device.words,
  };
  const auteur = outcome === 'opened' && user !== null ? user.email : authors.visitor;
  const key = String(user?.id ?? 0);
  await db.$executeRaw`
    INSERT INTO journal_entries (auteur, operation, record_kind, record_id, table_name, row_key, apres)
    SELECT ${auteur}, 'creation', 'users', ${key}, 'sign_ins', ${key}, ${JSON.stringify(told)}::jsonb
    WHERE (
      SELECT count(*) FROM journal_entries
      WHERE record_kind = 'users' AND record_id = ${key} AND table_name = 'sign_ins'
        AND created_at > now() - interval '1 hour'
    ) < ${journaledSignIns}`;
}
