import { type MailFailure, mailFailures } from '../../outbox/mails/sentences.ts';

/** Hours that the two links of a change of address are good for. */
export const emailChangeHours = 24;

/** Which address a link was sent to: the one that somebody leaves, or the one that they want. */
export const emailChangeSides = ['old', 'new'] as const;
export type EmailChangeSide = (typeof emailChangeSides)[number];

/** What the screens and the service say about a change of the own address. */
export const emailChangeSentences = {
  same: 'C’est déjà votre adresse',
  configured:
    'Votre adresse actuelle est inscrite dans la configuration du serveur : la personne qui tient le site la change là, puis par la commande «\u00a0npm\u00a0run\u00a0user\u00a0».',
  unsent:
    'Ce site n’envoie pas encore de messages, et les deux adresses doivent confirmer. Demandez à la personne qui tient le site : elle change une adresse par la commande «\u00a0npm\u00a0run\u00a0user\u00a0».',
  asked: 'Deux messages sont en route : ouvrez le lien de chacun',
  undelivered: (email: string, failure: MailFailure) =>
    `L’e-mail à ${email} n’est pas arrivé${failure === 'recipient' ? ' : vérifiez l’adresse' : `. ${mailFailures[failure]}`}.`,
  cancelled: 'Changement d’adresse annulé',
  cancelFailed: 'Le changement n’a pas pu être annulé. Veuillez réessayer.',
  loadFailed: 'Le changement d’adresse n’a pas pu être lu',
  outdated:
    'Ce lien ne vaut plus : il a servi, ou ses 24 heures sont passées. Demandez un autre changement dans « Mon compte ».',
  taken: 'Cette adresse a pris un autre compte entre-temps : choisissez-en une autre dans « Mon compte ».',
  answerFailed: 'Votre réponse n’a pas pu être enregistrée. Veuillez réessayer.',
  waiting: (email: string) => `C’est noté. L’adresse changera quand ${email} aura confirmé aussi.`,
  done: (newEmail: string) => `C’est fait : connectez-vous avec ${newEmail}.`,
  refused: {
    old: 'C’est noté : l’adresse ne change pas. Quelqu’un connaît votre mot de passe : changez-le tout de suite.',
    new: 'C’est noté : rien ne change pour cette adresse.',
  },
};
