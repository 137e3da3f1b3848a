import type { PrismaClient } from '../../../services/api/src/platform/db/client.ts';
import type { Storage } from '../../../services/api/src/platform/storage/storage.ts';
import { recordAcceptance } from '../../../services/api/src/requests/acceptances/acceptances.domain.ts';
import { requireAcceptable } from '../../../services/api/src/requests/acceptances/answers.domain.ts';

const minute = 60_000;

/** A quote that was accepted online at this instant, with its evidence; no code was mailed for it. */
export async function seedAcceptance(
  stores: { db: PrismaClient; storage: Storage },
  shown: { requestId: number; versionId: number },
  { nom, at }: { nom: string; at: Date },
): Promise<void> {
  const { email } = await stores.db.reservationRequest.findUniqueOrThrow({
    where: { id: shown.requestId },
    select: { email: true },
  });
  const code = { adresse: email ?? '', sentAt: new Date(at.getTime() - 2 * minute) };
  const input = { nom, qualite: '', dessin: '' };
  const signing = { input, code, appareil: 'Firefox sur Android', at };
  const offer = await requireAcceptable(stores.db, shown, at);
  await recordAcceptance(stores, offer, { signing, administrators: [] });
}
