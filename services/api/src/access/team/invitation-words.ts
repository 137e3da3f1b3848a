import { invitationHours } from '@barnum/rules/access/team/team-sentences';
import { accountLinkPlaceholder } from '../../outbox/account-links/account-links.domain.ts';

/** The mail that invites into the team; `inviter` is a name or an address. */
export function invitationWords(inviter: string) {
  return {
    subject: 'Votre invitation dans l’équipe',
    text: `Bonjour,

${inviter.replaceAll(accountLinkPlaceholder, '')} vous invite dans l’équipe. Pour choisir votre nom et votre mot de passe, ouvrez ce lien, valable ${invitationHours} heures et une seule fois :
${accountLinkPlaceholder}

Vous n’attendiez pas cette invitation ? Ne faites rien : sans vous, aucun compte ne s’ouvre.`,
  };
}
