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
  markedSent: 'Le message est marqué comme envoyé',
  markFailed: 'Le message n’a pas pu être marqué. Veuillez réessayer.',
  hostForm: 'Veuillez saisir le nom du serveur seul, par exemple smtp.exemple.fr',
  portForm: 'Veuillez choisir le port 465, 587, 2525 ou 25',
  passwordRequired: 'Un compte a besoin de son mot de passe',
  passwordAgain:
    'Saisissez à nouveau le mot de passe\u00a0: il n’a été donné que pour l’ancien serveur et l’ancien compte',
  accountRequired: 'Un mot de passe a besoin de son compte',
  serverSaved: 'Serveur de messagerie enregistré',
  serverDeleted: 'Serveur de messagerie retiré',
  serverLoadFailed: 'Le serveur de messagerie n’a pas pu être lu',
  serverSaveFailed: 'Le serveur de messagerie n’a pas été enregistré. Veuillez réessayer.',
  recipientForm: 'Veuillez saisir une adresse e-mail, comme «\u00a0nom@exemple.fr\u00a0»',
  noServer: 'Aucun serveur de messagerie n’est réglé',
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

/** What can be wrong with a mail server, as a trial message finds out. */
export type MailServerTrouble = keyof typeof mailServerTroubles;

/** A sentence for each trouble, and the field of the settings where it is put right. */
export const mailServerTroubles = {
  unknownName: {
    field: 'host',
    sentence: (host) => `Le nom «\u00a0${host}\u00a0» est inconnu\u00a0: vérifiez le nom du serveur`,
  },
  privateAddress: {
    field: 'host',
    sentence: (host) =>
      `«\u00a0${host}\u00a0» est sur votre réseau privé\u00a0: un tel serveur se règle par SMTP_URL, sur la machine qui porte le site`,
  },
  refusedConnection: {
    field: 'port',
    sentence: (host, port) => `«\u00a0${host}\u00a0» refuse la connexion au port ${port}\u00a0: vérifiez le port`,
  },
  noAnswer: {
    field: 'port',
    sentence: (host, port) => `«\u00a0${host}\u00a0» ne répond pas au port ${port}\u00a0: vérifiez le nom et le port`,
  },
  tls: {
    field: 'port',
    sentence: (host, port) =>
      `La connexion chiffrée à «\u00a0${host}\u00a0» a échoué au port ${port}\u00a0: vérifiez le port, et que le nom est bien celui de son certificat`,
  },
  unreadablePassword: {
    field: 'password',
    sentence: () => 'Le secret du service a changé\u00a0: saisissez à nouveau le mot de passe',
  },
  signIn: {
    field: 'password',
    sentence: (host) => `«\u00a0${host}\u00a0» refuse le compte ou le mot de passe`,
  },
  noSender: { field: null, sentence: () => mailFailures.sender },
  refusedSender: {
    field: null,
    sentence: (host) =>
      `«\u00a0${host}\u00a0» refuse l’adresse de l’expéditeur\u00a0: l’e-mail de l’entreprise doit être une adresse de ce compte`,
  },
  refusedRecipient: {
    field: null,
    sentence: (host) => `«\u00a0${host}\u00a0» refuse votre adresse, à qui écrire cet essai`,
  },
  refused: { field: null, sentence: (host) => `«\u00a0${host}\u00a0» refuse le message` },
} as const satisfies Record<
  string,
  { field: 'host' | 'port' | 'password' | null; sentence: (host: string, port: number) => string }
>;
