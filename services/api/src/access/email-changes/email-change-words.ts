import { emailChangeHours } from '@barnum/rules/access/team/email-changes';
import { accountLinkPlaceholder } from '../../outbox/account-links/account-links.domain.ts';

interface Change {
  oldEmail: string;
  newEmail: string;
}

/** To the address that somebody leaves: it confirms, or says that this is not its owner. */
export function oldEmailWords({ oldEmail, newEmail }: Change) {
  return {
    subject: 'Changer l’adresse de votre compte : votre accord',
    text: `Bonjour,

Quelqu’un a demandé que le compte ${oldEmail} s’ouvre désormais avec l’adresse ${newEmail}. Rien ne change sans l’accord des deux adresses.

Pour donner le vôtre, ou pour dire que ce n’est pas vous, ouvrez ce lien, valable ${emailChangeHours} heures et une seule fois :
${accountLinkPlaceholder}

Ce n’est pas vous ? Quelqu’un connaît votre mot de passe : dites-le par ce lien, puis changez tout de suite de mot de passe.`,
  };
}

/** To the address that somebody wants: it confirms that it is theirs. */
export function newEmailWords({ newEmail }: Change) {
  return {
    subject: 'Confirmer votre nouvelle adresse',
    text: `Bonjour,

Quelqu’un a demandé d’ouvrir son compte avec cette adresse, ${newEmail}. Pour confirmer qu’elle est la vôtre, ouvrez ce lien, valable ${emailChangeHours} heures et une seule fois :
${accountLinkPlaceholder}

Vous n’avez rien demandé ? Ne faites rien : sans vous, rien ne change.`,
  };
}

/** To an address that somebody wants and that opens another account: it alone learns that. */
export function takenEmailWords({ newEmail }: Change) {
  return {
    subject: 'Votre adresse a déjà un compte',
    text: `Bonjour,

Quelqu’un a demandé d’ouvrir un autre compte avec cette adresse, ${newEmail}. Elle a déjà le sien : rien ne change, et personne ne l’apprend.

C’était vous ? Connectez-vous avec cette adresse, ou choisissez-en une autre.`,
  };
}

/** To both addresses, once it is done. */
export function changedEmailWords({ oldEmail, newEmail }: Change) {
  return {
    subject: 'L’adresse de votre compte a changé',
    text: `Bonjour,

Le compte ${oldEmail} s’ouvre désormais avec l’adresse ${newEmail}, et le même mot de passe. Toutes les connexions sont fermées.

Ce n’est pas vous ? Prévenez tout de suite un gérant : il peut suspendre ce compte.`,
  };
}
