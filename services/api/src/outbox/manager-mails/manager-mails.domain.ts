import { type Capability, capabilityLabels } from '@barnum/rules/access/team/rights';
import type { Db } from '../../platform/db/client.ts';
import { type StoredMailServer, writeAccountMail } from '../mails/account-mails.domain.ts';

/** Addresses whose owners are gérants, whatever is stored. */
export interface Configured {
  adminEmails: readonly string[];
}

/**
 * Writes to all gérants who can sign in, in the transaction that causes it; `except` is told otherwise. With
 * `formerServer` the mails leave by that one.
 */
export async function writeManagerMails(
  tx: Db,
  words: { subject: string; text: string },
  {
    adminEmails,
    except,
    formerServer = null,
  }: Configured & { except?: string; formerServer?: StoredMailServer | null },
): Promise<void> {
  const managers = await tx.user.findMany({
    where: {
      passwordHash: { not: null },
      OR: [{ role: 'manager', suspendedAt: null }, { email: { in: [...adminEmails] } }],
    },
    orderBy: { id: 'asc' },
    select: { email: true },
  });
  const others = managers.filter(({ email }) => email !== except);
  for (const { email: recipient } of others) await writeAccountMail(tx, { recipient, ...words, formerServer });
}

/** Who acts by a command, in mails. */
export const operatorWords = 'La personne qui exploite ce service';

/** What they are told. */
export const managerMails = {
  keyMade: (name: string, capabilities: readonly Capability[], by: string) =>
    mail(
      `Nouvelle clé « ${name} »`,
      `${by} vient de créer la clé « ${name} », avec laquelle un programme peut lire et changer : ${capabilities
        .map((capability) => capabilityLabels[capability])
        .join(', ')}.`,
      `Révoquez-la tout de suite (« Paramètres », onglet « Avancé », « Clés et webhooks »), puis changez le mot de passe du compte ${by}.`,
    ),
  managerInvited: (email: string, by: string) =>
    mail(
      'Un nouveau gérant est invité',
      `${by} vient d’inviter ${email} comme gérant : cette personne pourra tout voir et tout changer.`,
      `Retirez-la tout de suite (« Paramètres », onglet « Équipe »), puis changez le mot de passe du compte ${by}.`,
    ),
  managerMade: (email: string, by: string) =>
    mail(
      'Un nouveau gérant',
      `${by} vient de faire de ${email} un gérant : cette personne peut maintenant tout voir et tout changer.`,
      `Changez son rôle tout de suite (« Paramètres », onglet « Équipe »), puis le mot de passe du compte ${by}.`,
    ),
  webhookMade: (nom: string, url: string, by: string) =>
    mail(
      `Webhook « ${nom} »`,
      `${by} vient de régler le webhook « ${nom} » : ce qui se passe dans votre boutique est maintenant envoyé à ${url}.`,
      `Supprimez-le tout de suite (« Paramètres », onglet « Avancé », « Clés et webhooks »), puis changez le mot de passe du compte ${by}.`,
    ),
  factorNotAsked: (by: string) =>
    mail(
      'La connexion en deux étapes n’est plus exigée',
      `${by} vient de changer qui doit se connecter en deux étapes : le mot de passe suffit à ceux dont elle n’est plus exigée et qui n’en ont pas.`,
      `Exigez-la de nouveau (« Paramètres », onglet « Équipe »), puis changez le mot de passe du compte ${by}.`,
    ),
  accessGivenBack: (email: string, by: string) =>
    mail(
      'Un accès suspendu est rendu',
      `${by} vient de rendre son accès à ${email} : cette personne peut de nouveau se connecter.`,
      `Suspendez-la de nouveau (« Paramètres », onglet « Équipe »), puis changez le mot de passe du compte ${by}.`,
    ),
  mailServerChanged: (host: string, by: string) =>
    mail(
      'Le serveur de messagerie a changé',
      `${by} vient de régler le serveur de messagerie : les messages de votre boutique partent maintenant par ${host}.`,
      `Qui tient ce serveur lit tous vos messages : remettez le vôtre (« Paramètres », onglet « Avancé », « Messagerie »), puis changez le mot de passe du compte ${by}.`,
    ),
  mailServerRemoved: (by: string) =>
    mail(
      'Le serveur de messagerie est retiré',
      `${by} vient de retirer le serveur de messagerie réglé dans l’administration.`,
      `Remettez le vôtre (« Paramètres », onglet « Avancé », « Messagerie »), puis changez le mot de passe du compte ${by}.`,
    ),
  factorAdded: (email: string, what: string) =>
    mail(
      'Une autre façon de se connecter',
      `${what} vient d’être ajoutée au compte ${email}, pour la seconde étape de la connexion.`,
      `Demandez à la personne ; si ce n’est pas elle, suspendez ce compte (« Paramètres », onglet « Équipe ») ou réinitialisez ses deux étapes.`,
    ),
  factorReset: (email: string, by: string) =>
    mail(
      'Une connexion en deux étapes est réinitialisée',
      `${by} vient de réinitialiser la connexion en deux étapes du compte ${email} : son mot de passe suffit de nouveau.`,
      `Suspendez ce compte (« Paramètres », onglet « Équipe ») jusqu’à ce que la personne ait choisi un autre mot de passe.`,
    ),
};

/** What gérants are told of acts that open the house to others; each says what to do when it was nobody of them. */
function mail(subject: string, what: string, undo: string) {
  return {
    subject,
    text: `Bonjour,

${what}

Personne de chez vous n’a fait cela ? ${undo} Le journal (« Paramètres », onglet « Avancé », « Journal ») dit ce qui a été fait depuis.`,
  };
}
