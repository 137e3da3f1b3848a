import type { InvoiceContent } from '@barnum/rules/invoices/invoice-content';
import { defaultInvoiceSettings } from '@barnum/rules/invoices/invoice-settings';

const { penalites, escompte, indemnite } = defaultInvoiceSettings;

/** An invoice of a firm to a firm, of one line of 1 200 €, with `facts` in place of what it would say. */
export function sampleInvoice(facts: Partial<InvoiceContent> = {}): InvoiceContent {
  return {
    nature: 'facture',
    operation: 'services',
    numero: 'F-2026-00001',
    date: '2026-06-20',
    echeance: '2026-07-20',
    vendeur: {
      denomination: 'Dupont & Fils',
      formeJuridique: 'SARL',
      capital: '10 000 €',
      rcs: 'Vannes',
      siege: { rue: '12 rue du Port', codePostal: '56000', ville: 'Vannes', pays: 'FR' },
      siren: '732829320',
      siret: '73282932000074',
      tva: 'FR44732829320',
      email: 'contact@exemple.example',
      telephone: '02 98 00 00 00',
      regime: 'normal',
      debits: false,
    },
    client: {
      genre: 'professionnel',
      nom: 'Traiteur <du Golfe>',
      contact: 'Anne Le Goff',
      adresse: { rue: '2 rue des Ajoncs', codePostal: '44000', ville: 'Nantes', pays: 'FR' },
      siren: '552100554',
      siret: '55210055400013',
      tva: '',
      email: 'compta@client.example',
      referenceCommande: 'BC 118',
    },
    avance: 'acompte',
    convenu: null,
    devis: { numero: 'D-2026-00003', date: '2026-05-02' },
    demande: null,
    periode: { du: '2026-07-10', au: '2026-07-13' },
    lieu: '4 rue des Ajoncs, 29000 Exempleville',
    lignes: [
      {
        nature: 'article',
        nom: 'Tente « R&B » 🎪',
        description: '',
        quantite: 2,
        prixUnitaire: 60_000,
        brut: 120_000,
        remise: 0,
        motifRemise: '',
        total: 120_000,
        tauxTva: '20.00',
      },
    ],
    remise: null,
    tva: [{ taux: '20.00', total: 120_000, horsTaxes: 100_000, tva: 20_000 }],
    total: 120_000,
    horsTaxes: 100_000,
    acomptes: [],
    dejaPaye: 0,
    aPayer: 120_000,
    corrige: null,
    motif: '',
    note: '',
    caution: 60_000,
    autoliquidation: false,
    textes: { penalites, escompte, indemnite, franchise: '', exoneration: '', libres: [] },
    ...facts,
  };
}
