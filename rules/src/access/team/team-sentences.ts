/** Hours that the link of an invitation is good for. */
export const invitationHours = 48;

/** What the screens and the service say about the team. */
export const teamSentences = {
  nameRequired: 'Veuillez saisir un nom',
  loadFailed: 'L’équipe ne peut pas être affichée.',
  known: 'Cette adresse fait déjà partie de l’équipe',
  lastManager: 'C’est le dernier gérant\u00a0: nommez-en un autre d’abord',
  configured: 'Cette adresse est gérant par la configuration du serveur\u00a0: c’est là que cela se change',
  notInvited: 'Cette personne a déjà choisi son mot de passe',
  linkOutdated:
    'Ce lien ne vaut plus\u00a0: il a servi, ou ses 48 heures sont passées. Demandez-en un autre à un gérant.',
  invited: 'Invitation prête',
  saved: 'Personne enregistrée',
  undelivered: (isInvited: boolean) =>
    isInvited ? 'L’e-mail d’invitation n’a pas pu être remis' : 'Le dernier e-mail sur ce compte n’a pas pu être remis',
  tryAgain:
    '«\u00a0Nouveau lien\u00a0» en envoie un autre\u00a0; si l’adresse est fausse, retirez la personne et invitez-la à la bonne.',
  suspended: 'Accès suspendu',
  resumed: 'Accès rendu',
  removed: 'Personne retirée de l’équipe',
  settingsSaved: 'Réglage enregistré',
  acceptFailed: 'Votre compte n’a pas pu être ouvert. Veuillez réessayer.',
};
