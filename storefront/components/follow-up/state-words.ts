import { type Closings, isClosed } from '@barnum/rules/dates/closed-days';
import { formatShortWeekday } from '@barnum/rules/dates/format-dates';
import { todayInParis } from '@barnum/rules/dates/paris-time';
import { toCents } from '@barnum/rules/prices/amounts';
import { type CancellationStep, depositKept } from '@barnum/rules/requests/reservation-requests/cancellations';
import type { FollowUp } from './follow-up.ts';

interface Words {
  title: string;
  text: string;
  tone: 'info' | 'success' | 'warning' | 'danger';
}

type State = Pick<
  FollowUp,
  'statut' | 'debut' | 'fin' | 'livraisonMontage' | 'annulationDemandeLe' | 'events' | 'acceptation' | 'compte'
>;

/** Of a day on which the company hands out nothing by itself. */
export const closedThen = 'Notre dépôt est fermé ce jour-là\u00a0: nous conviendrons d’une heure avec vous.';

/** The state of a request in words for its visitor, and what comes next. */
export function stateWords(state: State, closings: Closings): Words {
  const { statut, fin, annulationDemandeLe, events, acceptation, compte } = state;
  const isEven = compte === null || toCents(compte.aPayer) === 0;
  if (acceptation?.etat === 'a_revoir') return acceptedWithoutStock;
  switch (statut) {
    case 'nouvelle':
      return {
        title: 'Nous avons reçu votre demande',
        text: `Nous vérifions que tout est libre à vos dates et vous répondons rapidement. ${nothingYet(isEven)}`,
        tone: 'info',
      };
    case 'a_confirmer':
      return {
        title: 'Nous vous avons fait une proposition',
        text: `${isAsked(acceptation) ? 'Nous attendons votre accord. ' : ''}${nothingYet(isEven)}`,
        tone: 'warning',
      };
    case 'confirmee':
      return annulationDemandeLe === null ? confirmed(state, closings) : cancellationRequested;
    case 'sortie':
      return fin < todayInParis() ? late(fin) : atHome(fin);
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
      return cancelled(lastAnswer(events), isEven);
  }
}

/** Whether the agreement waits for the visitor: not to a quote that is past, or of which another version comes. */
function isAsked(acceptation: State['acceptation']): boolean {
  const obstacle = acceptation?.empechement ?? null;
  return obstacle === null || obstacle === 'sans_messagerie';
}

/** Nothing is said to be due or not where something was billed or came in: the account has it. */
function nothingYet(isEven: boolean): string {
  return `Rien n’est réservé${isEven ? ' ni dû' : ''} pour l’instant.`;
}

function atHome(fin: string): Words {
  return {
    title: 'Le matériel est chez vous',
    text: `Belle fête\u00a0! Nous l’attendons en retour le ${formatShortWeekday(fin)}.`,
    tone: 'success',
  };
}

function late(fin: string): Words {
  return {
    title: 'Le matériel est encore chez vous',
    text: `Son retour était prévu le ${formatShortWeekday(fin)}.`,
    tone: 'warning',
  };
}

const acceptedWithoutStock: Words = {
  title: 'Vous avez accepté notre devis',
  text: 'Une partie du matériel n’est plus disponible à vos dates. Nous cherchons une solution et vous rappelons très vite : rien n’est dû d’ici là.',
  tone: 'warning',
};

const cancellationRequested: Words = {
  title: 'Vous avez demandé l’annulation',
  text: 'Votre réservation reste confirmée et vos articles vous sont réservés tant que vous n’avez pas notre réponse.',
  tone: 'warning',
};

function confirmed({ debut, livraisonMontage, events }: State, closings: Closings): Words {
  const closed = !livraisonMontage && isClosed(debut, closings) ? ` ${closedThen}` : '';
  const appointment = `Vos articles vous sont réservés. Rendez-vous le ${formatShortWeekday(debut)}.${closed}`;
  const refusal = 'Nous n’avons pas pu accepter votre demande d’annulation : lisez notre réponse ci-dessous.';
  return {
    title: 'Votre réservation est confirmée',
    text: lastAnswer(events) === 'refusee' ? `${refusal} ${appointment}` : appointment,
    tone: 'success',
  };
}

const another = 'Un changement d’avis ? Écrivez-nous ci-dessous, ou envoyez une nouvelle demande.';
function cancelled(answer: CancellationStep | null, isEven: boolean): Words {
  const due = isEven ? ' ni dû' : '';
  const outcomes: Partial<Record<CancellationStep, string>> = {
    acceptee: `Nous avons accepté votre demande d’annulation\u00a0: rien n’est plus réservé${due}.`,
    acompte_conserve: `Nous avons accepté votre demande d’annulation. ${depositKept}`,
  };
  const outcome = (answer && outcomes[answer]) ?? `Rien n’est réservé${due}.`;
  return { title: 'Cette demande est annulée', text: `${outcome} ${another}`, tone: 'danger' };
}

/** What the history ends with, where that is about a wish to cancel. */
export function lastAnswer(events: FollowUp['events']): CancellationStep | null {
  return events.at(-1)?.annulation ?? null;
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

const cancellationTitles: Record<CancellationStep, string> = {
  demandee: 'Annulation demandée',
  retiree: 'Demande d’annulation retirée',
  refusee: 'Demande d’annulation refusée',
  acceptee: 'Demande annulée',
  acompte_conserve: 'Demande annulée, acompte conservé',
};

const quoteTitles: Record<NonNullable<FollowUp['events'][number]['devis']>, string> = {
  etabli: 'Devis établi',
  envoye: 'Devis envoyé',
  remis: 'Devis remis',
  accepte: 'Devis accepté en ligne',
  a_revoir: 'Devis accepté en ligne',
  refuse: 'Devis refusé',
  retracte: 'Rétractation',
};

/** An event of a request, in words. */
export function stepWords({
  avant,
  apres,
  devis,
  annulation,
}: Pick<FollowUp['events'][number], 'avant' | 'apres' | 'devis' | 'annulation'>): string {
  if (avant === null) return 'Demande reçue';
  if (annulation !== null) return cancellationTitles[annulation];
  if (devis !== null && devis !== 'envoye' && devis !== 'remis') return quoteTitles[devis];
  if (avant === apres && devis !== null) return quoteTitles[devis];
  return avant === apres ? 'Contenu de la demande modifié' : stepTitles[apres];
}
