import type { BilledBefore, InvoiceContent } from '@barnum/rules/money/invoices/invoice-content';
import { netOfTax } from '@barnum/rules/prices/net-of-tax';
import { quoteAmounts } from '@barnum/rules/prices/quote-amounts';
import { quoteTermsOf } from '@barnum/rules/prices/quotes';
import { defaultColours } from '@barnum/rules/site/colours/shop-colours';
import type { CompanyInfo } from '@barnum/rules/site/company-info/company-info';
import type { QuoteWithLogo } from '../../src/requests/quotes/pdf/quote-to-draw.ts';
import { sampleInvoice } from './invoice-content.ts';

/** How long a paper is. */
export interface PaperSize {
  lines: number;
  /** Rates of VAT, at most five. */
  rates: number;
  /** Invoices of advances before it. */
  advances?: number;
}

const rateOf = (index: number, rates: number) => ['20.00', '10.00', '8.50', '5.50', '2.10'][index % rates] ?? '20.00';
const nameOf = (index: number) => `Article ${index + 1}${index % 3 === 0 ? ', toile blanche et mâts' : ''}`;

const company: CompanyInfo[] = Object.entries({
  Dénomination: 'Location du Ponant',
  'Forme juridique': 'SARL',
  Capital: '10 000 €',
  Siège: '12 rue du Port, 29000 Exempleville',
  adresse: '12 rue du Port\n29000 Exempleville',
  SIRET: '73282932000074',
  RCS: 'Brest',
  TVA: 'FR44732829320',
  Téléphone: '02 98 00 00 00',
  Email: 'contact@exemple.example',
}).map(([nom, valeur]) => ({ nom, valeur }));

/** A quote of so many lines, as a firm is given it, with its conditions of sale or without. */
export function sampleQuote({ lines, rates }: PaperSize): QuoteWithLogo {
  const request = {
    nom: 'Le Goff',
    prenom: 'Maëlle',
    phone: '06 12 34 56 78',
    email: 'maelle@exemple.example',
    date: '2026-07-11',
    debut: '2026-07-10',
    fin: '2026-07-15',
    joursOfferts: 0,
    livraisonMontage: true,
    adresse: '4 rue des Ajoncs, 29000 Exempleville',
    supplementParJour: 25,
    client: { nom: 'Traiteur du Golfe', adresse: ['2 rue des Ajoncs', '44000 Nantes'], siren: '552100554' },
    items: Array.from({ length: lines }, (_, index) => ({
      nom: nameOf(index),
      quantite: index + 1,
      prix: '12.00',
      unite: 'weekend' as const,
      montantCaution: '50.00',
      coutMontage: '0.00',
      tauxTva: rateOf(index, rates),
    })),
  };
  const date = '2026-05-31';
  return {
    numero: 'D-2026-00001',
    version: 1,
    date,
    request,
    livraison: null,
    referenceCommande: '',
    nomCommande: 'Votre commande',
    avance: 'acompte',
    company,
    shopName: 'Location du Ponant',
    colours: defaultColours,
    logo: null,
    logoBytes: null,
    conditions: null,
    amounts: quoteAmounts(request, { terms: quoteTermsOf(company), date }),
  };
}

/** An invoice of so many lines, after so many advances. */
export function longInvoice({ lines, rates, advances = 0 }: PaperSize): InvoiceContent {
  const lignes = Array.from({ length: lines }, (_, index) => ({
    nature: 'article' as const,
    nom: nameOf(index),
    description: index % 2 === 0 ? 'Du vendredi au lundi' : '',
    quantite: 2,
    prixUnitaire: 6_000,
    brut: 12_000,
    remise: 0,
    motifRemise: '',
    total: 12_000,
    tauxTva: rateOf(index, rates),
  }));
  const used = [...new Set(lignes.map(({ tauxTva }) => tauxTva))];
  const tva = used.map((taux) => vatShare(taux, 12_000 * lignes.filter(({ tauxTva }) => tauxTva === taux).length));
  const total = 12_000 * lines;
  const acomptes = Array.from({ length: advances }, (_, index): BilledBefore => {
    const numero = `F-2026-0000${index + 2}`;
    return { numero, date: '2026-06-01', nature: 'acompte', total: 1_200, tva: [vatShare('20.00', 1_200)] };
  });
  const horsTaxes = tva.reduce((sum, share) => sum + share.horsTaxes, 0);
  return sampleInvoice({ lignes, tva, total, horsTaxes, acomptes, aPayer: total - 1_200 * advances });
}

function vatShare(taux: string, total: number) {
  const horsTaxes = netOfTax(total, taux);
  return { taux, total, horsTaxes, tva: total - horsTaxes };
}
