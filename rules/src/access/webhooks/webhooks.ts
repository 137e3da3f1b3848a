/** What other programs can be notified of. */
export const webhookEvents = [
  'request.created',
  'request.moved',
  'quote.issued',
  'quote.accepted',
  'invoice.issued',
  'payment.recorded',
  'article.changed',
] as const;
export type WebhookEvent = (typeof webhookEvents)[number];

/** Those of a company that invoices here. */
export const moneyEvents: readonly WebhookEvent[] = ['invoice.issued', 'payment.recorded'];

export const webhookEventLabels: Record<WebhookEvent, string> = {
  'request.created': 'Une demande arrive ou est saisie',
  'request.moved': 'Une demande change d’état',
  'quote.issued': 'Un devis est établi',
  'quote.accepted': 'Un devis est accepté en ligne',
  'invoice.issued': 'Une facture ou un avoir est émis',
  'payment.recorded': 'Un paiement ou un remboursement est noté',
  'article.changed': 'Un article est créé, modifié ou supprimé',
};

/** What a trial sends, whatever a webhook is notified of. */
export const webhookTest = 'webhook.test';

/** What an event is, in words: « Essai » for a trial. */
export function webhookEventLabel(type: string): string {
  return type === webhookTest ? 'Essai' : ((webhookEventLabels as Record<string, string>)[type] ?? type);
}

/** Ports of a receiver. */
export const webhookPorts = [443, 8443];

/** Hours for which a former secret still signs, after a new one was made. */
export const formerSecretHours = 24;

/** Days for which deliveries are listed. */
export const deliveryDays = 30;

/** Days without any delivery after which a webhook is switched off. */
export const failingDays = 5;

/** Where a delivery is. */
export const deliveryStates = ['en_attente', 'livre', 'abandonne'] as const;
export type DeliveryState = (typeof deliveryStates)[number];

export const deliveryStateLabels: Record<DeliveryState, string> = {
  en_attente: 'En attente',
  livre: 'Livré',
  abandonne: 'Abandonné',
};

/** Why a webhook is switched off. */
export const webhookDisablingLabels = {
  choisi: 'Désactivé',
  parti: 'Désactivé : son destinataire a répondu qu’il n’existe plus (410)',
  en_panne: `Désactivé : rien n’est arrivé pendant ${failingDays} jours`,
} as const;
export type WebhookDisabling = keyof typeof webhookDisablingLabels;

/** Why an attempt to deliver failed. */
export const webhookFailures = {
  unknownName: 'Le nom de l’adresse est inconnu',
  privateAddress: 'L’adresse mène à un réseau privé',
  unreachable: 'Le destinataire n’est pas joignable',
  tls: 'La connexion chiffrée a échoué : vérifiez le certificat',
  timeout: 'Pas de réponse en dix secondes',
  refused: 'Le destinataire a refusé',
  unreadableSecret: 'Le secret du service a changé : créez un nouveau secret pour ce webhook',
  switchedOff: 'Le webhook a été désactivé',
} as const;
export type WebhookFailure = keyof typeof webhookFailures;

export const webhookSentences = {
  nomRequired: 'Veuillez donner un nom à ce webhook',
  urlForm: 'Veuillez saisir une adresse en https, au port 443 ou 8443, par exemple https://exemple.fr/barnum',
  privateAddress: 'Cette adresse mène à un réseau privé : le destinataire doit être sur l’internet public',
  eventsRequired: 'Veuillez choisir au moins un événement',
  notFound: 'Ce webhook n’existe plus',
  deliveryNotFound: 'Cette livraison n’existe plus',
  tooMany: (count: number) => `Il y a déjà ${count} webhooks : supprimez-en un d’abord`,
  switchedOff: 'Ce webhook est désactivé : activez-le d’abord',
  saved: 'Webhook enregistré',
  loadFailed: 'Les webhooks n’ont pas pu être chargés',
  deliveriesLoadFailed: 'Les livraisons n’ont pas pu être chargées',
  deleted: 'Webhook supprimé',
  activated: 'Webhook activé',
  deactivated: 'Webhook désactivé',
  testWritten: 'L’essai est parti : voyez les livraisons',
  replayed: 'La livraison va être envoyée de nouveau',
  replayFailed: 'La livraison n’a pas pu être renvoyée. Veuillez réessayer.',
} as const;
