import { failingDays } from '@barnum/rules/access/webhooks/webhooks';
import { writeManagerMails } from '../../outbox/manager-mails/manager-mails.domain.ts';
import type { Db } from '../../platform/db/client.ts';
import type { Webhook } from '../../platform/db/generated/prisma/client.ts';

/** Writes to the gérants that a webhook was switched off by itself, in the transaction that does it. */
export async function writeDisabledMails(
  tx: Db,
  { nom, disabling }: Pick<Webhook, 'nom' | 'disabling'>,
  configured: { adminEmails: readonly string[] },
): Promise<void> {
  const reason =
    disabling === 'parti'
      ? 'son destinataire a répondu qu’il n’existe plus (410)'
      : `rien n’y est arrivé depuis ${failingDays} jours`;
  const text = `Le webhook « ${nom} » a été désactivé : ${reason}.

Le programme qui l’écoute n’est plus prévenu de rien. Une fois la panne réparée, activez-le de nouveau dans l’administration, page « Paramètres », onglet « Avancé », « Clés et webhooks » : ses livraisons abandonnées s’y renvoient une à une.`;
  await writeManagerMails(tx, { subject: `Le webhook « ${nom} » est désactivé`, text }, configured);
}
