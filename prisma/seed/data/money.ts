import type { CustomerKind } from '@barnum/rules/customers/customers';
import type { DepositMeans, PaymentMeans } from '@barnum/rules/money/ledger/ledger';

/** What became of an agreed request: its documents, what was paid for them, and its deposit. */
export interface DemoDeal {
  /** Whose it is: a customer of the demo, and which of its requests of the last two seasons, from the oldest; or the name of a visitor. */
  client: string;
  demande?: number;
  documents: readonly DemoDocument[];
  caution?: DemoDeposit;
}

export interface DemoDocument {
  nature: 'acompte' | 'facture' | 'avoir';
  /** Days after the last day of the rental, or before it; today where that is to come. */
  jours: number;
  /** How the whole of it was paid, and how many days later; a part of it in percent. Not paid where there is none. */
  paiement?: { moyen: PaymentMeans; jours: number; pourcent?: number; reference?: string };
  /** Why the payment did not stand: it is reversed, and paid again by card. */
  contrePassation?: string;
  /** Of a credit note: why; and how what was paid went back, so many days later. */
  motif?: string;
  remboursement?: { moyen: PaymentMeans; jours: number };
}

export interface DemoDeposit {
  moyen: DepositMeans;
  montant: number;
  /** Last day of an imprint, in days from today. */
  finEmpreinte?: number;
  /** Days after the return on which it was given back; null while the company has it. */
  rendue: number | null;
}

/** The example of the register of IBANs: nobody has this account. */
export const demoIban = 'FR1420041010050500013M02606';

const cheque = (montant: number, rendue: number | null = 2): DemoDeposit => ({ moyen: 'cheque', montant, rendue });

/**
 * Deals with a story; the other ones of three seasons are `wholly` invoiced. Of what is agreed, six are left to be
 * billed, in whole or in part.
 */
export const demoDeals: readonly DemoDeal[] = [
  {
    client: 'Mairie de Presqu’île-sur-Mer',
    demande: 5,
    caution: cheque(80_000),
    documents: [
      { nature: 'acompte', jours: -25, paiement: { moyen: 'virement', jours: 6 } },
      { nature: 'facture', jours: 3, paiement: { moyen: 'virement', jours: 28 } },
    ],
  },
  // The cheque of its deposit is older than a year and eight days.
  {
    client: 'Les Amis du Port',
    demande: 0,
    caution: cheque(40_000, null),
    documents: [{ nature: 'facture', jours: 2, paiement: { moyen: 'virement', jours: 12 } }],
  },
  {
    client: 'Crêperie du Môle',
    demande: 2,
    documents: [
      { nature: 'acompte', jours: -20, paiement: { moyen: 'cheque', jours: 3, reference: '2210045' } },
      { nature: 'facture', jours: 4, paiement: { moyen: 'virement', jours: 30 } },
    ],
  },
  {
    client: 'Domaine de Kerdour',
    demande: 4,
    documents: [{ nature: 'facture', jours: 2, paiement: { moyen: 'virement', jours: 25 } }],
  },
  // Paid by the wrong one of two companies: given back in a later month, and billed to the other.
  {
    client: 'Domaine de Kerdour',
    demande: 2,
    documents: [
      { nature: 'facture', jours: 2, paiement: { moyen: 'virement', jours: 20 } },
      {
        nature: 'avoir',
        jours: 48,
        motif: 'Facturée à l’autre société du domaine : refacturée',
        remboursement: { moyen: 'virement', jours: 3 },
      },
      { nature: 'facture', jours: 52, paiement: { moyen: 'virement', jours: 14 } },
    ],
  },
  // Invoiced by mistake to another name, given back, and invoiced anew.
  {
    client: 'Traiteur Goémon',
    demande: 2,
    documents: [
      { nature: 'facture', jours: 1 },
      { nature: 'avoir', jours: 5, motif: 'Bon de commande oublié : refacturé' },
      { nature: 'facture', jours: 6, paiement: { moyen: 'virement', jours: 21 } },
    ],
  },
  {
    client: 'Hélène V.',
    demande: 1,
    caution: { moyen: 'especes', montant: 15_000, rendue: 0 },
    documents: [{ nature: 'facture', jours: -3, paiement: { moyen: 'especes', jours: 0 } }],
  },
  {
    client: 'Mairie de Presqu’île-sur-Mer',
    demande: 4,
    caution: cheque(80_000),
    documents: [{ nature: 'facture', jours: 2, paiement: { moyen: 'virement', jours: 33 } }],
  },
  {
    client: 'Gwenola R.',
    demande: 1,
    caution: cheque(30_000),
    documents: [
      { nature: 'acompte', jours: -15, paiement: { moyen: 'cheque', jours: 1, reference: '7700312' } },
      { nature: 'facture', jours: 0, paiement: { moyen: 'carte', jours: 0 } },
    ],
  },
  {
    client: 'Domaine de Kerdour',
    demande: 3,
    documents: [
      { nature: 'acompte', jours: -30, paiement: { moyen: 'virement', jours: 8 } },
      { nature: 'facture', jours: 3, paiement: { moyen: 'virement', jours: 20 } },
    ],
  },
  {
    client: 'Maëlle B.',
    demande: 1,
    documents: [
      {
        nature: 'facture',
        jours: 0,
        paiement: { moyen: 'cheque', jours: 2, reference: '5512090' },
        contrePassation: 'Chèque revenu impayé',
      },
    ],
  },
  // Late, and nobody was reminded yet.
  { client: 'Comité des fêtes', demande: 3, documents: [{ nature: 'facture', jours: 2 }] },
  {
    client: 'Camping des Ajoncs',
    demande: 1,
    documents: [{ nature: 'facture', jours: 3, paiement: { moyen: 'virement', jours: 12, pourcent: 40 } }],
  },
  // Everything came back, and its deposit is still here.
  {
    client: 'Union sportive de la Presqu’île',
    demande: 1,
    caution: cheque(25_000, null),
    documents: [{ nature: 'facture', jours: 2, paiement: { moyen: 'virement', jours: 18 } }],
  },
  // Came back, and nobody has billed it yet; billed in part.
  { client: 'Librairie du Large', demande: 1, documents: [] },
  {
    client: 'Amicale des sauveteurs',
    demande: 1,
    documents: [{ nature: 'acompte', jours: -20, paiement: { moyen: 'virement', jours: 4 } }],
  },
  // Of these days: paid ahead; out with a deposit; out and paid, with an imprint that ends before the return.
  {
    client: 'Les Amis du Port',
    documents: [{ nature: 'acompte', jours: 0, paiement: { moyen: 'virement', jours: 0 } }],
  },
  { client: 'K.', documents: [], caution: cheque(30_000, null) },
  {
    client: 'R.',
    caution: { moyen: 'empreinte', montant: 20_000, finEmpreinte: 0, rendue: null },
    documents: [{ nature: 'facture', jours: -2, paiement: { moyen: 'carte', jours: 0 } }],
  },
  // Asked for, and not paid yet.
  { client: 'N.', documents: [{ nature: 'acompte', jours: 0 }] },
  // Paid before it leaves.
  { client: 'des associations', documents: [{ nature: 'facture', jours: -3, paiement: { moyen: 'carte', jours: 0 } }] },
];

/** How a deal without a story ends, by the kind of its customer: individuals pay when they bring back, others later. */
export function wholly(kind: CustomerKind): readonly DemoDocument[] {
  const paiements = {
    particulier: { moyen: 'carte', jours: 0 },
    association: { moyen: 'cheque', jours: 12 },
    professionnel: { moyen: 'virement', jours: 24 },
    collectivite: { moyen: 'virement', jours: 24 },
  } as const;
  const paiement = paiements[kind];
  return [{ nature: 'facture', jours: kind === 'particulier' ? 0 : 2, paiement }];
}
