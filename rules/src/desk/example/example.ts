/** Sentences about the example of a shop. */
export const exampleSentences = {
  name: 'Ce n’est pas le nom de la boutique',
  there: 'L’exemple est déjà là',
  filled: 'L’exemple est en place',
  fillFailed: 'L’exemple n’a pas pu être mis en place. Veuillez réessayer.',
  removed: (file: string) => `L’exemple est retiré. Sauvegarde\u00a0: ${file}`,
  removeFailed: 'L’exemple n’a pas été retiré. Veuillez réessayer.',
} as const;
