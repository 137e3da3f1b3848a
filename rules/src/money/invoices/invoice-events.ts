/** What may happen to an invoice after it is issued. */
export const invoiceEventKinds = ['envoi', 'depot', 'relance'] as const;
export type InvoiceEventKind = (typeof invoiceEventKinds)[number];

export const invoiceEventLabels: Record<InvoiceEventKind, string> = {
  envoi: 'Message avec la facture écrit',
  depot: 'Déposée sur votre plateforme',
  relance: 'Rappel écrit',
};

/** Sentences about what happens to an invoice after it is issued, which only administrators read. */
export const invoiceEventSentences = {
  notIssued: 'Un brouillon ne s’envoie pas\u00a0: émettez d’abord la facture',
  dayInvalid: 'Veuillez choisir le jour du dépôt',
  dayAhead: 'Le dépôt ne peut pas être dans l’avenir',
  dayBefore: 'Le dépôt ne peut pas précéder la facture',
  referenceRequired: 'Veuillez saisir la référence que la plateforme a donnée',
  sent: 'Le message avec la facture est écrit',
  sendFailed: 'La facture n’a pas été envoyée. Veuillez réessayer.',
  deposited: 'Dépôt noté',
  depositFailed: 'Le dépôt n’a pas été noté. Veuillez réessayer.',
  loadFailed: 'Les envois de la facture n’ont pas pu être lus',
  downloadFailed: 'La facture n’a pas pu être téléchargée. Veuillez réessayer.',
} as const;
