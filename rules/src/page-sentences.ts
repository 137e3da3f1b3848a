/** Sentences that any public page may show: apart from the others, so that it loads none of those. */
export const pageSentences = {
  unavailable: 'Le service est momentanément indisponible. Veuillez réessayer dans un instant.',
  addressMissing: 'Non renseignée',
  emailMissing: 'Non renseigné',
};
