import { formatShortWeekday } from '@barnum/rules/dates/format-dates';
import type { FollowUp } from './follow-up.ts';

interface Words {
  title: string;
  text: string;
  tone: 'info' | 'success' | 'warning' | 'danger';
}

/** The state of a request in words for its visitor, and what comes next. */
export function stateWords({ statut, debut, fin }: Pick<FollowUp, 'statut' | 'debut' | 'fin'>): Words {
  switch (statut) {
    case 'nouvelle':
      return {
        title: 'Nous avons reçu votre demande',
        text: 'Nous vérifions que tout est libre à vos dates et vous répondons rapidement. Rien n’est réservé ni dû pour l’instant.',
        tone: 'info',
      };
    case 'a_confirmer':
      return {
        title: 'Nous vous avons fait une proposition',
        text: 'Nous attendons votre accord. Rien n’est réservé ni dû pour l’instant.',
        tone: 'warning',
      };
    case 'confirmee':
      return {
        title: 'Votre réservation est confirmée',
        text: `Vos articles vous sont réservés. Rendez-vous le ${formatShortWeekday(debut)}.`,
        tone: 'success',
      };
    case 'sortie':
      return {
        title: 'Le matériel est chez vous',
        text: `Belle fête ! Nous l’attendons en retour le ${formatShortWeekday(fin)}.`,
        tone: 'success',
      };
    case 'rendue':
      return {
        title: 'Le matériel nous est revenu',
        text: 'Merci de votre confiance, et à une prochaine fête.',
        tone: 'success',
      };
    case 'refusee':
      return {
        title: 'Nous ne pouvons pas répondre à votre demande',
        text: 'Nous en sommes désolés. D’autres dates ou d’autres articles sont peut-être possibles : appelez-nous, ou écrivez-nous ci-dessous.',
        tone: 'danger',
      };
    case 'annulee':
      return {
        title: 'Cette demande est annulée',
        text: 'Rien n’est réservé ni dû. Un changement d’avis ? Écrivez-nous ci-dessous, ou envoyez une nouvelle demande.',
        tone: 'danger',
      };
  }
}

const stepTitles: Record<FollowUp['statut'], string> = {
  nouvelle: 'Demande rouverte',
  a_confirmer: 'Proposition envoyée',
  confirmee: 'Réservation confirmée',
  sortie: 'Matériel parti',
  rendue: 'Matériel revenu',
  refusee: 'Demande refusée',
  annulee: 'Demande annulée',
};

/** An event of a request, in words. */
export function stepWords({
  avant,
  apres,
  devis,
}: Pick<FollowUp['events'][number], 'avant' | 'apres' | 'devis'>): string {
  if (avant === null) return 'Demande reçue';
  if (avant === apres && devis !== null) return devis === 'etabli' ? 'Devis établi' : 'Devis envoyé';
  return avant === apres ? 'Contenu de la demande modifié' : stepTitles[apres];
}
