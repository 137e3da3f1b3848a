import { randomUUID } from 'node:crypto';
import type { HandoverCommandInput, HandoverOf } from '@barnum/rules/desk/handover-input';
import { takeHandoverCommands } from '../../../services/api/src/desk/handover/handover-commands.domain.ts';
import { openHandover } from '../../../services/api/src/desk/handover/handover-sheets.domain.ts';
import type { PrismaClient } from '../../../services/api/src/platform/db/client.ts';

const auteur = 'admin@barnum.example';

/** A departure of today that is counted in part, and a return that is late. */
export async function seedDemoHandovers(db: PrismaClient): Promise<void> {
  const leaving = await openSheet(db, '02 61 91 00 63', 'depart');
  const garland = leaving.lines.find(({ nom }) => nom === 'Guirlande guinguette 10 m');
  const late = await openSheet(db, '06 39 98 02 61', 'retour');
  await takeHandoverCommands(
    db,
    [
      gesture(leaving.id, { kind: 'compter', line: garland?.id ?? null, quantity: 1 }),
      gesture(leaving.id, { kind: 'note', line: garland?.id ?? null, note: 'La seconde est encore au séchage' }),
      gesture(late.id, { kind: 'remarque', note: 'Appelé ce matin\u00a0: il passe demain avant midi.' }),
    ],
    auteur,
  );
}

async function openSheet(db: PrismaClient, phone: string, mouvement: HandoverOf['mouvement']) {
  const { id } = await db.reservationRequest.findFirstOrThrow({ where: { phone }, select: { id: true } });
  return openHandover(db, { requestId: id, mouvement });
}

function gesture(
  sheet: number,
  done: Pick<HandoverCommandInput, 'kind'> & Partial<HandoverCommandInput>,
): HandoverCommandInput {
  const none = { line: null, quantity: null, note: '', photoKey: null, seen: null };
  return { ...none, ...done, key: randomUUID(), sheet, at: new Date() };
}
