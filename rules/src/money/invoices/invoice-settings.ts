/** How the company invoices: numbers, terms, texts and the accounts of its bookkeeping. */
export interface InvoiceSettings {
  /** False for a company that invoices with another program: it sees nothing of invoices, payments and deposits. */
  actif: boolean;
  /** What numbers begin with: `F` makes F-2027-00001. */
  prefixeFacture: string;
  prefixeAvoir: string;
  /** Days that a professional customer has to pay; a consumer pays at once. */
  delaiPaiement: number;
  /** Days after the due date from which a reminder is offered. */
  rappelApresJours: number;
  /** Texts of invoices to professionals. */
  penalites: string;
  escompte: string;
  indemnite: string;
  /** Text of a company that owes no VAT (« franchise en base »). */
  franchise: string;
  /** Turnover of a year, in whole euros, above which the « franchise en base » ends; null where nobody has set it. */
  seuilFranchise: number | null;
  /** The higher turnover above which it ends at once, likewise. */
  seuilMajore: number | null;
  /** Why a line of the normal regime has the rate 0; empty where there is none. */
  exoneration: string;
  /** A text of the company's own, on every invoice. */
  texteLibre: string;
  /** Account for transfers, without spaces; empty where the company takes none. */
  iban: string;
  /** Whether the company has chosen to owe VAT when it invoices (« d’après les débits »). */
  debits: boolean;
  /** Whether invoices to consumers hold the XML of Factur-X, too. */
  xmlParticuliers: boolean;
  comptes: InvoiceAccounts;
}

/** Accounts of the bookkeeping, by what is entered there. */
export type InvoiceAccounts = Record<InvoiceAccount, string>;

export const invoiceAccounts = [
  'clients',
  'ventes',
  'acomptes',
  'tva20',
  'tva10',
  'tva55',
  'tva21',
  'tvaAutre',
  'tvaAttente',
  'banque',
  'caisse',
  'cheques',
  'carte',
  'cautions',
  'indemnites',
] as const;
export type InvoiceAccount = (typeof invoiceAccounts)[number];

export const invoiceAccountLabels: InvoiceAccounts = {
  clients: 'Clients',
  ventes: 'Ventes et locations',
  acomptes: 'Acomptes reçus',
  tva20: 'TVA à 20 %',
  tva10: 'TVA à 10 %',
  tva55: 'TVA à 5,5 %',
  tva21: 'TVA à 2,1 %',
  tvaAutre: 'TVA à un autre taux',
  tvaAttente: 'TVA en attente d’encaissement',
  banque: 'Banque (virements)',
  caisse: 'Caisse (espèces)',
  cheques: 'Chèques à encaisser',
  carte: 'Carte bancaire',
  cautions: 'Cautions reçues',
  indemnites: 'Indemnités de perte ou de vol',
};

/** The account of VAT at a rate, an exact text such as '5.50'. */
export function vatAccount(comptes: InvoiceAccounts, taux: string): string {
  const accounts: Partial<Record<string, InvoiceAccount>> = {
    '20.00': 'tva20',
    '10.00': 'tva10',
    '5.50': 'tva55',
    '2.10': 'tva21',
  };
  return comptes[accounts[taux] ?? 'tvaAutre'];
}

/** The settings of a company that has changed none. The accounts are those of the « plan comptable général ». */
export const defaultInvoiceSettings: InvoiceSettings = {
  actif: true,
  prefixeFacture: 'F',
  prefixeAvoir: 'A',
  delaiPaiement: 30,
  rappelApresJours: 7,
  penalites:
    'En cas de retard de paiement, pénalités au taux de trois fois le taux d’intérêt légal, exigibles sans rappel.',
  escompte: 'Pas d’escompte pour paiement anticipé.',
  indemnite: 'Indemnité forfaitaire pour frais de recouvrement en cas de retard de paiement : 40 €.',
  franchise: 'TVA non applicable, article 293 B du CGI',
  seuilFranchise: null,
  seuilMajore: null,
  exoneration: '',
  texteLibre: '',
  iban: '',
  debits: false,
  xmlParticuliers: false,
  comptes: {
    clients: '411000',
    ventes: '708300',
    acomptes: '419100',
    tva20: '445711',
    tva10: '445712',
    tva55: '445713',
    tva21: '445714',
    tvaAutre: '445715',
    tvaAttente: '445800',
    banque: '512000',
    caisse: '530000',
    cheques: '511200',
    carte: '511500',
    cautions: '467000',
    indemnites: '758800',
  },
};

/** The settings as they are stored, with those that they did not know yet; of none, the defaults. */
export function invoiceSettingsOf(stored: unknown): InvoiceSettings {
  const known = (stored ?? {}) as Partial<InvoiceSettings>;
  return { ...defaultInvoiceSettings, ...known, comptes: { ...defaultInvoiceSettings.comptes, ...known.comptes } };
}

/** Sentences about the settings of invoices, which only administrators read. */
export const invoiceSettingsSentences = {
  off: 'Les factures sont désactivées : activez-les dans les paramètres, onglet Factures',
  prefixForm: 'Un préfixe a de 1 à 8 lettres majuscules ou chiffres, comme F ou FA',
  prefixTwice: 'Les factures et les avoirs ont besoin de préfixes différents',
  daysInvalid: 'Veuillez saisir un nombre de jours, de 0 à 60',
  thresholdInvalid: 'Veuillez saisir un montant en euros entiers, de 1 à 999 999',
  higherBelow: 'Le seuil majoré est au moins égal au seuil de la franchise',
  accountForm: 'Un compte a de 3 à 12 chiffres ou lettres majuscules, comme 411000',
  ibanInvalid: 'Cet IBAN contient une erreur\u00a0: vérifiez ses lettres et ses chiffres',
  textRequired: 'Ce texte est obligatoire sur les factures aux professionnels',
  franchiseRequired: 'Cette mention est obligatoire en franchise de TVA',
  saved: 'Réglages des factures enregistrés',
  saveFailed: 'Les réglages des factures n’ont pas été enregistrés. Veuillez réessayer.',
  loadFailed: 'Les réglages des factures n’ont pas pu être lus',
} as const;
