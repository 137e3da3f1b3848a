/** Sentences about reminders, which only administrators read. */
export const reminderSentences = {
  notLate: 'Cette facture n’est pas en retard\u00a0: il n’y a rien à rappeler',
  waiting: 'Un rappel de cette facture attend déjà de partir',
  noAddress: 'Aucune adresse e-mail n’est connue pour cette facture',
  sent: 'Rappel écrit',
  failed: 'Le rappel n’a pas été écrit. Veuillez réessayer.',
  loadFailed: 'Le rappel n’a pas pu être préparé',
} as const;
