import { formatLongDateTime } from '@barnum/rules/dates/format-dates';

interface SentMail {
  recipient: string;
  estCopie: boolean;
  state: 'en_attente' | 'envoye' | 'abandonne';
  sentAt: string | null;
}

/** What became of a mail that carries a document, whose gender is that of `sent`: « Envoyée à … le … ». */
export function mailInWords({ recipient, estCopie, state, sentAt }: SentMail, sent: 'Envoyé' | 'Envoyée'): string {
  if (sentAt) return `${estCopie ? 'Copie envoyée' : sent} à ${recipient} le ${formatLongDateTime(sentAt)}`;
  const what = `${estCopie ? 'Copie' : 'Message'} à ${recipient}`;
  return state === 'en_attente'
    ? `${what}, pas encore ${estCopie ? 'partie' : 'parti'}`
    : `${what}, non envoyé${estCopie ? 'e' : ''}`;
}
