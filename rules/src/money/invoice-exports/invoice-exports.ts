/** What is exported of a period, both days included, `YYYY-MM-DD`. */
export interface ExportPeriod {
  du: string;
  au: string;
}

/** Names of the files. */
export function archiveName({ du, au }: ExportPeriod): string {
  return `factures-${du}-${au}.zip`;
}

export function journalName({ du, au }: ExportPeriod): string {
  return `journal-${du}-${au}.csv`;
}

export function journalFileName({ du, au }: ExportPeriod): string {
  return `journal-18-colonnes-${du}-${au}.txt`;
}

export function vatLinesName({ du, au }: ExportPeriod): string {
  return `lignes-de-tva-${du}-${au}.csv`;
}

/** Sentences about exports, which only administrators read. */
export const invoiceExportSentences = {
  dayRequired: 'Veuillez choisir le premier et le dernier jour',
  endsBefore: 'Le dernier jour précède le premier',
  nothing: 'Aucune facture n’a été émise sur cette période',
  hash: (hash: string) => `Empreinte SHA-256\u00a0: ${hash}`,
  failed: 'Le fichier n’a pas pu être téléchargé. Veuillez réessayer.',
} as const;
