import { addDays } from '../../dates/days.ts';

/** How long the journal is kept, in years; a company may say otherwise. */
export const journalRetention = { years: 3, minYears: 1, maxYears: 10 } as const;

export const journalOperations = ['creation', 'modification', 'suppression'] as const;
type JournalOperation = (typeof journalOperations)[number];

export const journalOperationLabels: Record<JournalOperation, string> = {
  creation: 'Création',
  modification: 'Modification',
  suppression: 'Suppression',
};

/** Periods that somebody asks about. */
export const journalPeriods = [
  { key: 'jour', label: 'Aujourd’hui', days: (today: string) => ({ du: today, au: today }) },
  { key: 'semaine', label: 'Sept derniers jours', days: (today: string) => ({ du: addDays(today, -6), au: today }) },
  { key: 'mois', label: 'Trente derniers jours', days: (today: string) => ({ du: addDays(today, -29), au: today }) },
] as const;

/** Head of the journal as a table for a spreadsheet. */
export const journalCsvHead = ['Le', 'Par', 'Action', 'Fiche', 'Numéro', 'Champ', 'Avant', 'Après'] as const;
export const journalCsvName = 'journal-des-actions.csv';

/** Sentences about the journal, which only administrators read. */
export const journalSentences = {
  loadFailed: 'Le journal n’a pas pu être chargé',
  blanked: 'Valeurs effacées avec les données de la personne',
  years: 'De 1 à 10 ans',
  saved: 'Durée de conservation enregistrée',
  notSaved: 'La durée n’a pas pu être enregistrée',
  csvFailed: 'Le fichier n’a pas pu être téléchargé. Veuillez réessayer.',
} as const;
