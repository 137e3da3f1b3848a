import type { PageHead } from '../../lib/page-data.ts';
import type { Data } from './+data.ts';

export function head({ followUp }: Data): PageHead {
  const title = followUp ? `Votre demande n° ${followUp.numero}` : 'Suivi d’une demande';
  return { title, description: 'Page privée, pour qui a envoyé une demande de réservation.' };
}
