/** The mails about how somebody signs in; each says what to do when it was somebody else. */
const notYou = `Ce n’est pas vous ? Changez tout de suite de mot de passe : cela ferme toutes les connexions. Puis prévenez un gérant.`;

const mail = (subject: string, what: string) => ({
  subject,
  text: `Bonjour,

${what}

${notYou}`,
});

export const secondFactorMails = {
  totpAdded: (email: string) =>
    mail(
      'Connexion en deux étapes activée',
      `Une application vient d’être ajoutée au compte ${email} : la connexion demande maintenant, après le mot de passe, le code qu’elle affiche.`,
    ),
  totpRemoved: (email: string) =>
    mail(
      'Application retirée de votre compte',
      `L’application qui donnait les codes de connexion du compte ${email} vient d’en être retirée.`,
    ),
  passkeyAdded: (email: string, name: string) =>
    mail(
      'Clé d’accès ajoutée',
      `La clé d’accès « ${name} » vient d’être ajoutée au compte ${email} : après le mot de passe, elle suffit pour se connecter.`,
    ),
  passkeyRemoved: (email: string, name: string) =>
    mail('Clé d’accès retirée', `La clé d’accès « ${name} » vient d’être retirée du compte ${email}.`),
  codesRenewed: (email: string) =>
    mail(
      'Nouveaux codes de secours',
      `De nouveaux codes de secours viennent d’être faits pour le compte ${email}. Les précédents ne valent plus.`,
    ),
  codeUsed: (email: string, left: number) =>
    mail(
      'Un code de secours a servi',
      `Quelqu’un vient de se connecter au compte ${email} avec un code de secours. ${remaining(left)}`,
    ),
  reset: (email: string, by: string) => ({
    subject: 'Connexion en deux étapes réinitialisée',
    text: `Bonjour,

${by} vient de réinitialiser la connexion en deux étapes du compte ${email}. Vos connexions sont fermées ; votre mot de passe suffit de nouveau pour vous connecter. Activez ensuite la connexion en deux étapes dans « Mon compte ».

Vous n’avez rien demandé ? Prévenez tout de suite un gérant, et changez de mot de passe.`,
  }),
};

function remaining(left: number): string {
  if (left === 0) return 'C’était le dernier : faites-en de nouveaux dans « Mon compte ».';
  return left === 1 ? 'Il en reste un.' : `Il en reste ${left}.`;
}
