/** Sentences about mails; apart from `messages`, so that public pages do not load them. */
export const mailSentences = {
  subjectRequired: 'L’objet du message est obligatoire',
  textRequired: 'Le texte du message est obligatoire',
  unknownField: (name: string) => `{{${name}}} n’est pas un champ connu`,
  notFound: 'Ce message n’existe plus',
  alreadySent: 'Ce message est déjà parti',
  templateSaved: 'Modèle enregistré',
  willBeTried: 'Le message va être envoyé de nouveau',
  retryFailed: 'Le message n’a pas pu être relancé. Veuillez réessayer.',
  loadFailed: 'Les messages n’ont pas pu être chargés',
  saveFailed: 'Le modèle n’a pas été enregistré. Veuillez réessayer.',
} as const;

/** Why a mail was not sent. */
export const mailFailures = {
  unreachable: 'Le serveur de messagerie ne répond pas',
  signIn: 'Le serveur de messagerie refuse notre identification',
  recipient: 'L’adresse du destinataire est refusée',
  refused: 'Le serveur de messagerie refuse le message',
  sender: 'L’entreprise n’a pas d’adresse e-mail : renseignez « Email » dans les paramètres',
  tooOld: 'Trop ancien pour partir encore',
  outdated: 'La demande a changé depuis',
} as const;
export type MailFailure = keyof typeof mailFailures;
