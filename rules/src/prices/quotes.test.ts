import { expect, it } from 'vitest';
import type { CompanyVat } from './price-request.ts';
import { type QuotedRequest, quoteAmounts } from './quote-amounts.ts';
import {
  missingQuoteNames,
  quoteName,
  quoteNotes,
  quoteNumber,
  quoteStepOf,
  quoteTermsOf,
  readQuoteNumber,
} from './quotes.ts';

const info = (rows: Record<string, string>) => Object.entries(rows).map(([nom, valeur]) => ({ nom, valeur }));

it('a quote is numbered within its year, and named with its version from the second on', () => {
  const numero = quoteNumber({ annee: 2026, rang: 1 });
  expect(numero).toBe('D-2026-00001');
  expect([quoteName(numero, 1), quoteName(numero, 2)]).toEqual(['D-2026-00001', 'D-2026-00001 v2']);
  expect(quoteNumber({ annee: 2026, rang: 123_456 })).toBe('D-2026-123456');
  for (const written of [numero, 'd‑2026‑1', ' D 2026 00001 ']) {
    expect(readQuoteNumber(written), written).toEqual({ annee: 2026, rang: 1 });
  }
  for (const other of ['F-2026-00001', 'D-2026', 'Devis D-2026-00001']) expect(readQuoteNumber(other)).toBeNull();
});

it('notes of the history say what became of the quote, and other notes do not', () => {
  expect(quoteStepOf(quoteNotes.etabli('D-2026-00001 v2'))).toBe('etabli');
  expect(quoteStepOf(quoteNotes.envoye('D-2026-00001'))).toBe('envoye');
  expect(quoteStepOf('Devis D-2026-00001 établi, puis perdu')).toBe(null);
});

it('terms are what company information states, and something sensible where it states nothing', () => {
  expect(quoteTermsOf([])).toEqual({ acompte: 30, validite: 30, vat: { isFranchise: false, taux: null } });
  expect(
    quoteTermsOf(info({ 'Acompte (%)': '40 %', 'Validité des devis (jours)': '15 jours', 'Taux de TVA (%)': '20' })),
  ).toEqual({ acompte: 40, validite: 15, vat: { isFranchise: false, taux: '20.00' } });
  expect(quoteTermsOf(info({ 'Taux de TVA (%)': '5,5 %', 'Régime de TVA': 'Franchise en base' })).vat).toEqual({
    isFranchise: true,
    taux: '5.50',
  });
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
const delivery: QuotedRequest['items'][number] = {
  nom: 'Livraison et reprise',
  quantite: 1,
  prix: '60.00',
  montantCaution: '0.00',
  coutMontage: '0.00',
  nature: 'livraison',
  unite: 'unitaire',
};
const delivered: QuotedRequest = { ...request, items: [...request.items, delivery] };
const terms = { acompte: 30, validite: 30, vat: { isFranchise: false, taux: '20.00' } };

it('lines hold the price over the period, the assembly and the delivery; the total is their sum', () => {
  const amounts = quoteAmounts(delivered, { terms, date: '2026-05-31' });
  const plain = { remise: null, tauxTva: '20.00' };
  expect(amounts.lignes).toEqual([
    {
      nom: 'Barnum',
      tarif: { prix: '100.00', unite: 'weekend' },
      quantite: 2,
      prix: '150.00',
      total: '300.00',
      ...plain,
    },
    { nom: 'Verre', tarif: { prix: '0.35', unite: 'unitaire' }, quantite: 60, prix: '0.35', total: '21.00', ...plain },
    { nom: 'Montage\u00a0: Barnum', tarif: null, quantite: 2, prix: '45.50', total: '91.00', ...plain },
    { nom: 'Livraison et reprise', tarif: null, quantite: 1, prix: '60.00', total: '60.00', ...plain },
  ]);
  expect(amounts).toMatchObject({
    total: '472.00',
    tva: [{ taux: '20.00', horsTaxes: '393.33', montant: '78.67' }],
    acompte: { pourcent: 30, montant: '141.60', solde: '330.40' },
    caution: '600.00',
    valableJusquAu: '2026-06-30',
  });
});

it('is never valid beyond the day of the pick-up', () => {
  const { valableJusquAu } = quoteAmounts(request, { terms, date: '2026-07-01' });
  expect(valableJusquAu).toBe('2026-07-10');
});

it.each([
  ['5.50', '447.39', '24.61'],
  ['2.10', '462.29', '9.71'],
  ['8.50', '435.02', '36.98'],
])('VAT of %s %% is told to the cent', (taux, horsTaxes, montant) => {
  const vat = { isFranchise: false, taux };
  const { tva } = quoteAmounts(delivered, { terms: { ...terms, vat }, date: '2026-05-31' });
  expect(tva).toEqual([{ taux, horsTaxes, montant }]);
});

it('neither assembly nor delivery is charged to who comes to fetch, nor VAT told where no rate is stated', () => {
  const fetched = { ...request, livraisonMontage: false, adresse: null };
  const amounts = quoteAmounts(fetched, {
    terms: { ...terms, vat: { isFranchise: false, taux: null } },
    date: '2026-05-31',
  });
  expect(amounts.lignes.map(({ nom }) => nom)).toEqual(['Barnum', 'Verre']);
  expect(amounts).toMatchObject({ total: '321.00', tva: null });
});

it('tells discounts with their reason, fees, and the rates of each line', () => {
  const deal: QuotedRequest = {
    ...delivered,
    remise: '5.00',
    remiseEnPourcent: true,
    motifRemise: 'fidélité',
    cautionFixee: '450.00',
    items: [
      { ...request.items[0], coefficient: '2.000', remise: '50.00', motifRemise: 'trace' },
      { ...request.items[1], tauxTva: '5.50' },
      { ...delivery, nature: 'frais', nom: 'Nettoyage', prix: '24.00' },
      delivery,
    ] as QuotedRequest['items'],
  };
  const amounts = quoteAmounts(deal, { terms, date: '2026-05-31' });
  expect(amounts.lignes.map(({ nom, prix, total, tauxTva }) => [nom, prix, total, tauxTva])).toEqual([
    ['Barnum', '200.00', '350.00', '20.00'],
    ['Verre', '0.35', '21.00', '5.50'],
    ['Montage : Barnum', '45.50', '91.00', '20.00'],
    ['Nettoyage', '24.00', '24.00', '20.00'],
    ['Livraison et reprise', '60.00', '60.00', '20.00'],
  ]);
  expect(amounts.lignes[0]).toMatchObject({
    tarif: { prix: '100.00', unite: 'weekend', coefficient: '2.000' },
    remise: { montant: '50.00', pourcent: null, motif: 'trace' },
  });
  expect(amounts).toMatchObject({
    remise: { montant: '27.30', pourcent: '5.00', motif: 'fidélité' },
    total: '518.70',
    tva: [
      { taux: '20.00', horsTaxes: '415.63', montant: '83.12' },
      { taux: '5.50', horsTaxes: '18.91', montant: '1.04' },
    ],
    caution: '450.00',
  });
});

it('says nothing of VAT in franchise, nor where some line has no rate', () => {
  const mixed = { ...request, items: [{ ...request.items[0], tauxTva: '20.00' }, request.items[1]] } as QuotedRequest;
  const tvaBy = (vat: CompanyVat) => quoteAmounts(mixed, { terms: { ...terms, vat }, date: '2026-05-31' }).tva;
  expect(tvaBy({ isFranchise: true, taux: '20.00' })).toBe(null);
  expect(tvaBy({ isFranchise: false, taux: null })).toBe(null);
});
