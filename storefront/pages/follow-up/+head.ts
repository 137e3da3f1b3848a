import type { PageHead } from '../../lib/page-data.ts';
import type { Data } from './+data.ts';

export function head({ followUp }: Data): PageHead {
  const shareTitle = 'Suivi d’une demande';
  const title = followUp ? `Votre demande n° ${followUp.numero}` : shareTitle;
  return { title, shareTitle, description: 'Page privée, pour qui a envoyé une demande de réservation.' };
}
