import { expect, it } from 'vitest';
import { type QuotedRequest, quoteAmounts } from './quote-amounts.ts';
import { missingQuoteNames, quoteName, quoteNotes, quoteNumber, quoteStepOf, quoteTermsOf } from './quotes.ts';

const info = (rows: Record<string, string>) => Object.entries(rows).map(([nom, valeur]) => ({ nom, valeur }));

it('a quote is numbered within its year, and named with its version from the second on', () => {
  const numero = quoteNumber({ annee: 2026, rang: 1 });
  expect(numero).toBe('D-2026-00001');
  expect([quoteName(numero, 1), quoteName(numero, 2)]).toEqual(['D-2026-00001', 'D-2026-00001 v2']);
  expect(quoteNumber({ annee: 2026, rang: 123_456 })).toBe('D-2026-123456');
});

it('notes of the history say what became of the quote, and other notes do not', () => {
  expect(quoteStepOf(quoteNotes.etabli('D-2026-00001 v2'))).toBe('etabli');
  expect(quoteStepOf(quoteNotes.envoye('D-2026-00001'))).toBe('envoye');
  expect(quoteStepOf('Devis D-2026-00001 établi, puis perdu')).toBe(null);
});

it('terms are what company information states, and something sensible where it states nothing', () => {
  expect(quoteTermsOf([])).toEqual({ acompte: 30, validite: 30, tauxTva: null });
  expect(
    quoteTermsOf(info({ 'Acompte (%)': '40 %', 'Validité des devis (jours)': '15 jours', 'Taux de TVA (%)': '20' })),
  ).toEqual({ acompte: 40, validite: 15, tauxTva: 20 });
  expect(quoteTermsOf(info({ 'Taux de TVA (%)': '5,5 %' })).tauxTva).toBe(5.5);
  expect(quoteTermsOf(info({ 'Acompte (%)': '140', 'Validité des devis (jours)': 'un mois' }))).toMatchObject({
    acompte: 30,
    validite: 30,
  });
});

it('what a quote cannot do without is told apart from what it leaves out', () => {
  const rows = info({ Dénomination: 'Barnum', 'Forme juridique': 'SARL', Siège: '1 quai', SIRET: ' ', Email: 'a@b.c' });
  expect(missingQuoteNames(rows)).toEqual({ required: ['SIRET'], usual: ['RCS', 'TVA', 'Téléphone'] });
});

const request: QuotedRequest = {
  nom: 'Le Goff',
  prenom: 'Maëlle',
  phone: null,
  email: 'maelle@exemple.example',
  // Two days more than a week-end.
  date: '2026-07-11',
  debut: '2026-07-10',
  fin: '2026-07-15',
  joursOfferts: 0,
  livraisonMontage: true,
  adresse: '4 rue des Ajoncs',
  supplementParJour: 25,
  items: [
    { nom: 'Barnum', quantite: 2, prix: '100.00', unite: 'weekend', montantCaution: '300.00', coutMontage: '45.50' },
    { nom: 'Verre', quantite: 60, prix: '0.35', unite: 'unitaire', montantCaution: '0.00', coutMontage: '0.00' },
  ],
};
const terms = { acompte: 30, validite: 30, tauxTva: 20 };

it('lines hold the price over the period, the assembly and the delivery; the total is their sum', () => {
  const amounts = quoteAmounts(request, { livraison: '60', terms, date: '2026-05-31' });
  expect(amounts.lignes).toEqual([
    { nom: 'Barnum', tarif: { prix: '100.00', unite: 'weekend' }, quantite: 2, prix: '150.00', total: '300.00' },
    { nom: 'Verre', tarif: { prix: '0.35', unite: 'unitaire' }, quantite: 60, prix: '0.35', total: '21.00' },
    { nom: 'Montage\u00a0: Barnum', tarif: null, quantite: 2, prix: '45.50', total: '91.00' },
    { nom: 'Livraison et reprise', tarif: null, quantite: 1, prix: '60.00', total: '60.00' },
  ]);
  expect(amounts).toMatchObject({
    total: '472.00',
    tva: { taux: 20, horsTaxes: '393.33', montant: '78.67' },
    acompte: { pourcent: 30, montant: '141.60', solde: '330.40' },
    caution: '600.00',
    valableJusquAu: '2026-06-30',
  });
});

it('is never valid beyond the day of the pick-up', () => {
  const { valableJusquAu } = quoteAmounts(request, { livraison: null, terms, date: '2026-07-01' });
  expect(valableJusquAu).toBe('2026-07-10');
});

it.each([
  [5.5, '447.39', '24.61'],
  [2.1, '462.29', '9.71'],
  [8.5, '435.02', '36.98'],
])('VAT of %s %% is told to the cent', (tauxTva, horsTaxes, montant) => {
  const { tva } = quoteAmounts(request, { livraison: '60', terms: { ...terms, tauxTva }, date: '2026-05-31' });
  expect(tva).toEqual({ taux: tauxTva, horsTaxes, montant });
});

it('neither assembly nor delivery is charged to who comes to fetch, nor VAT told where no rate is stated', () => {
  const fetched = { ...request, livraisonMontage: false, adresse: null };
  const amounts = quoteAmounts(fetched, { livraison: null, terms: { ...terms, tauxTva: null }, date: '2026-05-31' });
  expect(amounts.lignes.map(({ nom }) => nom)).toEqual(['Barnum', 'Verre']);
  expect(amounts).toMatchObject({ total: '321.00', tva: null });
});
