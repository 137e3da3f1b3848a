/** Codes that are made at once for who has lost everything else. */
export const recoveryCodeCount = 10;

/** Days in which a trusted device is not asked for the second step. */
export const trustedDays = 30;

/** Minutes that somebody has for the second step of a sign-in. */
export const secondStepMinutes = 10;

/** What the screens and the service say about the second step of a sign-in. */
export const secondFactorSentences = {
  codeMissing: 'Veuillez saisir le code',
  codeWrong: 'Ce code n’est pas le bon, ou il a déjà servi. Attendez le suivant, puis saisissez-le.',
  stepOver: 'Cette connexion a trop attendu, ou elle a déjà servi. Saisissez à nouveau votre mot de passe.',
  setUpOver: 'Commencez par ajouter l’application, puis saisissez le code qu’elle affiche.',
  passkeyNameMissing: 'Donnez un nom à cette clé d’accès',
  passkeyRefused: 'Cette clé d’accès n’a pas été acceptée. Réessayez, ou utilisez un code.',
  passkeyUnused: 'La clé d’accès n’a pas servi. Réessayez, ou utilisez un code.',
  passkeyNotAdded: 'La clé d’accès n’a pas été ajoutée. Veuillez réessayer.',
  passkeyKnown: 'Cette clé d’accès est déjà ajoutée',
  passkeyElsewhere: 'Les clés d’accès ne marchent qu’à l’adresse habituelle de ce site, en https.',
  passkeyUnknown: 'Ce navigateur ne connaît pas les clés d’accès.',
  passkeySetUpOver: 'Cet ajout a trop attendu. Fermez cette fenêtre, puis recommencez.',
  passkeysTooMany: (count: number) => `Vous avez déjà ${count} clés d’accès\u00a0: retirez-en une`,
  none: 'La connexion en deux étapes n’est pas activée',
  compulsory: 'La connexion en deux étapes est obligatoire pour vous\u00a0: elle ne se retire pas',
  ownFirst: 'Activez d’abord la connexion en deux étapes pour votre propre compte',
  resetBySomebodyElse:
    'C’est un autre gérant qui réinitialise votre connexion\u00a0; la vôtre se change dans «\u00a0Mon compte\u00a0»',
  loadFailed: 'La connexion en deux étapes ne peut pas être affichée.',
  added: 'Connexion en deux étapes activée',
  removed: 'Application retirée',
  passkeyAdded: 'Clé d’accès ajoutée',
  passkeyRemoved: 'Clé d’accès retirée',
  codesRenewed: 'Nouveaux codes de secours prêts\u00a0; les précédents ne valent plus',
  copied: 'Codes copiés',
  reset: 'Connexion en deux étapes réinitialisée\u00a0; la personne est prévenue par message',
};
