import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatCents, toAmount } from '../../prices/amounts.ts';
import { addQuantities, costOf, isDivisible } from '../../prices/line-quantity.ts';
import { lineKinds, vatRates } from '../../prices/lines.ts';
import { netOfTax } from '../../prices/net-of-tax.ts';
import type { CompanyVat } from '../../prices/price-request.ts';
import type { QuotedRequest } from '../../prices/quote-amounts.ts';
import { sharesOf, sum } from '../../prices/vat-shares.ts';
import { advanceSums, billedBefore, creditableLines, creditSums, leftOfInvoice, ownShares } from './invoice-amounts.ts';
import type { BilledBefore, InvoiceContent } from './invoice-content.ts';
import { dealOf, type InvoiceSums } from './invoice-deal.ts';
import type { CreditedLine } from './invoice-draft.ts';
import { invoiceTitle } from './invoice-mentions.ts';
import { invoiceState, leftToPay } from './invoice-state.ts';
import { invoiceNumber, invoiceRefusals, invoiceSentences } from './invoices.ts';

const normal: CompanyVat = { isFranchise: false, taux: '20.00' };
const franchise: CompanyVat = { isFranchise: true, taux: null };

const address = { rue: '1 quai Ouest', codePostal: '56000', ville: 'Vannes', pays: 'FR' };
const seller: InvoiceContent['vendeur'] = {
  denomination: 'Barnum',
  formeJuridique: 'SARL',
  capital: '',
  siege: address,
  siren: '',
  siret: '',
  rcs: '',
  tva: 'FR32123456789',
  email: '',
  telephone: '',
  regime: 'normal',
  debits: false,
};
const client: InvoiceContent['client'] = {
  genre: 'professionnel',
  nom: 'Traiteur',
  contact: '',
  adresse: address,
  siren: '',
  siret: '',
  tva: '',
  email: '',
  referenceCommande: '',
};

/** An issued invoice of these sums. */
function invoice(sums: InvoiceSums, told: Partial<InvoiceContent> = {}): InvoiceContent {
  return {
    nature: 'facture',
    operation: 'services',
    numero: 'F-2027-00001',
    date: '2027-07-01',
    echeance: '2027-07-31',
    vendeur: seller,
    client,
    avance: 'acompte',
    devis: null,
    demande: { id: 1 },
    periode: null,
    lieu: '',
    acomptes: [],
    dejaPaye: 0,
    payeLe: null,
    convenu: null,
    aPayer: sums.total,
    corrige: null,
    motif: '',
    note: '',
    caution: null,
    autoliquidation: false,
    textes: { penalites: '', escompte: '', indemnite: '', franchise: '', exoneration: '', libres: [] },
    ...sums,
    ...told,
  };
}

const amount = (max: number) => fc.integer({ min: 0, max }).map(toAmount);
const discount = fc.record(
  { remise: amount(9_000), remiseEnPourcent: fc.boolean(), motifRemise: fc.constantFrom('', 'fidélité') },
  { requiredKeys: ['remiseEnPourcent', 'motifRemise'] },
);
const line = fc
  .record({
    nature: fc.constantFrom(...lineKinds),
    pieces: fc.integer({ min: 1, max: 60 }),
    part: fc.integer({ min: 0, max: 99 }),
    prix: amount(20_000),
    coutMontage: amount(3_000),
    tauxTva: fc.constantFrom(...vatRates),
  })
  .map(({ pieces, part, ...fixed }) => ({
    ...fixed,
    quantite: isDivisible(fixed.nature) ? addQuantities([pieces, -part / 100]) : pieces,
  }))
  .chain((fixed) =>
    discount.map((taken) => ({ nom: 'Ligne', unite: 'journee' as const, montantCaution: '10.00', ...fixed, ...taken })),
  );
const request: fc.Arbitrary<QuotedRequest> = fc
  .tuple(fc.array(line, { minLength: 1, maxLength: 8 }), discount, fc.boolean())
  .map(([items, taken, livraisonMontage]) => ({
    nom: 'Corre',
    prenom: 'Nolwenn',
    phone: null,
    email: null,
    date: '2027-07-10',
    debut: '2027-07-09',
    fin: '2027-07-12',
    joursOfferts: 0,
    livraisonMontage,
    adresse: null,
    supplementParJour: 25,
    ...taken,
    items,
  }));
const regime = fc.constantFrom(
  { vat: normal, autoliquidation: false },
  { vat: normal, autoliquidation: true },
  { vat: franchise, autoliquidation: false },
);
const deal = fc.tuple(request, regime).map(([asked, terms]) => dealOf(asked, terms));
const fractions = fc.array(fc.integer({ min: 0, max: 60 }), { maxLength: 3 });
const sumsOf = (shares: readonly { total: number; horsTaxes: number; tva: number }[]) => ({
  total: sum(shares.map(({ total }) => total)),
  horsTaxes: sum(shares.map(({ horsTaxes }) => horsTaxes)),
  tva: sum(shares.map(({ tva }) => tva)),
});

/** Advances of so many percent of what is asked, one after the other. */
function advances(whole: InvoiceSums, percents: readonly number[]) {
  const billed: InvoiceContent[] = [];
  const before: BilledBefore[] = [];
  for (const percent of percents) {
    const sums = advanceSums(whole, before, { cents: Math.round((whole.total * percent) / 100), nom: 'Acompte' });
    const issued = invoice(sums, { nature: 'acompte', numero: `F-2027-0000${billed.length + 1}` });
    billed.push(issued);
    const told = billedBefore(issued, []);
    if (told) before.push(told);
  }
  return { billed, before };
}

/** Of each rate what an invoice says is whole: HT and VAT are its total, and HT is what the rate makes of it, to the cent. */
function expectWhole(sums: InvoiceSums) {
  expect(sums.total).toBe(sum(sums.lignes.map(({ total }) => total)) - (sums.remise?.total ?? 0));
  for (const { brut, quantite, prixUnitaire, remise, total, origine } of sums.lignes) {
    const isRounded = !Number.isInteger(quantite);
    if (!isRounded || origine === undefined) expect(costOf(prixUnitaire, quantite)).toBe(brut);
    expect(brut - remise).toBe(total);
    expect(remise).toBeGreaterThanOrEqual(0);
    expect(total).toBeGreaterThanOrEqual(0);
  }
  for (const { taux, total, horsTaxes, tva } of sums.tva) {
    expect(horsTaxes + tva).toBe(total);
    expect(Math.min(horsTaxes, tva)).toBeGreaterThanOrEqual(0);
    const off = sums.remise?.parTaux.find((part) => part.taux === taux)?.total ?? 0;
    expect(sum(sums.lignes.filter(({ tauxTva }) => tauxTva === taux).map((one) => one.total)) - off).toBe(total);
  }
  const shares = sumsOf(sharesOf(sums));
  expect([shares.total, shares.horsTaxes]).toEqual([sums.total, sums.horsTaxes]);
}

describe('invoices', () => {
  it('say a whole deal: lines, discounts, HT and VAT add up, rate by rate', () => {
    fc.assert(
      fc.property(deal, (whole) => {
        expectWhole(whole);
        for (const { taux, total, horsTaxes } of whole.tva) expect(netOfTax(total, taux)).toBe(horsTaxes);
      }),
    );
  });

  it('of advances and of the balance are the deal, rate by rate, without taxes and with them', () => {
    fc.assert(
      fc.property(deal, fractions, (whole, percents) => {
        const { billed, before } = advances(whole, percents);
        for (const advance of billed) expectWhole(advance);
        const own = ownShares({ ...whole, acomptes: before });
        for (const share of own) {
          expect(Math.min(share.total, share.horsTaxes, share.tva)).toBeGreaterThanOrEqual(0);
          const all = [share, ...before.flatMap(sharesOf).filter(({ taux }) => taux === share.taux)];
          const told = sharesOf(whole).find(({ taux }) => taux === share.taux);
          expect(sumsOf(all)).toEqual(sumsOf(told ? [told] : []));
        }
      }),
    );
  });

  it('of a balance leave no cents of opposite sign at a rate that was billed whole: they are the largest rate’s', () => {
    // Two advances of 3.33 have 2.78 of HT each, a deal of 6.66 has 5.55.
    const tenth = { taux: '10.00', total: 4_400, horsTaxes: 4_000, tva: 400 };
    const advance = { total: 333, horsTaxes: 278, tva: [{ taux: '20.00', total: 333, horsTaxes: 278, tva: 55 }] };
    const acomptes = [1, 2].map((rank) => ({
      ...advance,
      nature: 'acompte' as const,
      numero: `F-${rank}`,
      date: '2026-05-01',
    }));
    const tva = [{ taux: '20.00', total: 666, horsTaxes: 555, tva: 111 }, tenth];
    const own = ownShares({ tva, total: 5_066, acomptes });
    expect(own).toEqual([
      { taux: '20.00', total: 0, horsTaxes: 0, tva: 0 },
      { taux: '10.00', total: 4_400, horsTaxes: 3_999, tva: 401 },
    ]);
    expect(ownShares({ tva: tva.slice(0, 1), total: 666, acomptes })).toEqual([
      { taux: '20.00', total: 0, horsTaxes: -1, tva: 1 },
    ]);
  });

  it('of an advance are never more than is left', () => {
    const whole = dealOf(example, { vat: normal, autoliquidation: false });
    const { billed } = advances(whole, [60, 60]);
    expect(billed.map(({ total }) => total)).toEqual([
      Math.round(whole.total * 0.6),
      whole.total - Math.round(whole.total * 0.6),
    ]);
  });

  it('without taxes are what the client of another country is asked for', () => {
    const whole = dealOf(example, { vat: normal, autoliquidation: true });
    expect(whole).toMatchObject({ total: 24_999, horsTaxes: 24_999, tva: [{ taux: '0.00', tva: 0 }] });
  });

  it('say why they cannot be issued for their sums', () => {
    const whole = dealOf(example, { vat: normal, autoliquidation: false });
    const { before } = advances(whole, [50]);
    const less = dealOf({ ...example, items: example.items.slice(1) }, { vat: normal, autoliquidation: false });
    expect(invoiceRefusals(invoice(less, { acomptes: before })).join()).toMatch(
      /^Au taux de [\d,]+\s%, .* un avoir les rend$/,
    );
    const none = { ...whole, lignes: [], tva: [], total: 0, horsTaxes: 0 };
    expect(invoiceRefusals(invoice(none, { nature: 'acompte' }))).toEqual([invoiceSentences.advanceRequired]);
    expect(invoiceRefusals(invoice(none, { nature: 'avoir' }))).toEqual([invoiceSentences.creditEmpty]);
  });

  it('are called by what they are', () => {
    const whole = dealOf(example, { vat: normal, autoliquidation: false });
    const { before, billed } = advances(whole, [50]);
    expect(billed.map(invoiceTitle)).toEqual(['Facture d’acompte']);
    expect(invoiceTitle(invoice(whole, { nature: 'acompte', avance: 'arrhes' }))).toBe('Facture d’arrhes');
    expect(invoiceTitle(invoice(whole, { acomptes: before }))).toBe('Facture de solde');
    expect(invoiceNumber('F', 2027, 1)).toBe('F-2027-00001');
  });
});

describe('credit notes', () => {
  const choice = fc.record({
    ligne: fc.nat(12),
    quantite: fc.integer({ min: 1, max: 6_000 }).map((hundredths) => hundredths / 100),
    montant: fc.option(amount(20_000)),
  });

  it('are never more than is left of their invoice, and all of it where nothing was chosen', () => {
    fc.assert(
      fc.property(deal, fractions, fc.array(choice, { maxLength: 6 }), (whole, percents, choices) => {
        const { before, billed } = advances(whole, percents);
        const du = whole.total - sum(before.map(({ total }) => total));
        for (const origin of [invoice(whole, { acomptes: before, aPayer: du }), ...billed]) {
          const notes: InvoiceContent[] = [];
          const give = (lines: CreditedLine[] | null) => {
            const sums = creditSums(origin, notes, lines);
            const left = leftOfInvoice(origin, notes);
            const isTooMuch = left.some(
              ({ taux, total }) =>
                sum(sums.lignes.filter(({ tauxTva }) => tauxTva === taux).map((one) => one.total)) > total,
            );
            const lefts = creditableLines(origin, notes);
            if (isTooMuch || lefts.some(({ ligne, total }) => givenOf(sums, ligne) > total)) return;
            expectWhole(sums);
            notes.push(invoice(sums, { nature: 'avoir' }));
            for (const share of leftOfInvoice(origin, notes)) {
              expect(Math.min(share.total, share.horsTaxes, share.tva)).toBeGreaterThanOrEqual(0);
            }
          };
          for (const one of choices) give([one]);
          give(null);
          expect(sumsOf(leftOfInvoice(origin, notes))).toEqual({ total: 0, horsTaxes: 0, tva: 0 });
        }
      }),
      { numRuns: 60 },
    );
  });

  it('give back some pieces of a line with their part of the discounts, then the rest', () => {
    const origin = invoice(dealOf({ ...example, remise: '30.00' }, { vat: normal, autoliquidation: false }));
    const some = creditSums(origin, [], [{ ligne: 0, quantite: 1, montant: null }]);
    expect(some).toMatchObject({
      lignes: [{ quantite: 1, prixUnitaire: 10_000, brut: 10_000, remise: 1_000, total: 9_000, origine: 0 }],
      total: 9_000,
    });
    const first = invoice(some, { nature: 'avoir' });
    expect(creditableLines(origin, [first])[0]).toMatchObject({ quantite: 1, total: 9_000 });
    expect(creditSums(origin, [first], null).total).toBe(27_000 - 9_000);
  });

  it('give back hundredths of a line that has them, and the rest of it to the cent', () => {
    const road = { ...example.items[0], nom: 'Route', nature: 'frais', quantite: 12.5, prix: '0.60', tauxTva: '20.00' };
    const work = { ...road, nature: 'libre', quantite: 0.33, prix: '99.99' };
    const items = [work, road] as QuotedRequest['items'];
    const origin = invoice(dealOf({ ...example, items }, { vat: normal, autoliquidation: false }));
    expect(origin.lignes).toMatchObject([
      { quantite: 0.33, prixUnitaire: 9_999, brut: 3_300, total: 3_300 },
      { quantite: 12.5, prixUnitaire: 60, brut: 750, total: 750 },
    ]);
    const some = creditSums(
      origin,
      [],
      [
        { ligne: 0, quantite: 0.17, montant: null },
        { ligne: 1, quantite: 2.25, montant: null },
      ],
    );
    expect(some.lignes).toMatchObject([
      { quantite: 0.17, brut: 1_700, remise: 0, motifRemise: '', total: 1_700 },
      { quantite: 2.25, brut: 135, remise: 0, motifRemise: '', total: 135 },
    ]);
    const first = invoice(some, { nature: 'avoir' });
    expect(creditableLines(origin, [first])).toMatchObject([
      { quantite: 0.16, total: 1_600 },
      { quantite: 10.25, total: 615 },
    ]);
    expect(creditSums(origin, [first], null).lignes).toMatchObject([
      { quantite: 0.16, brut: 1_600, remise: 0, total: 1_600 },
      { quantite: 10.25, brut: 615, remise: 0, total: 615 },
    ]);
  });

  it('of a balance give back what it asked for, and leave the advance alone', () => {
    const whole = dealOf(example, { vat: normal, autoliquidation: false });
    const { before } = advances(whole, [30]);
    const origin = invoice(whole, { acomptes: before });
    const all = creditSums(origin, [], null);
    expect(all.total).toBe(21_000);
    // Its part is an amount: nothing was discounted.
    expect(all.lignes.map(({ remise, motifRemise }) => [remise, motifRemise])).toEqual(all.lignes.map(() => [0, '']));
    expect(all.lignes[0]).toMatchObject({ description: `Part facturée par ${origin.numero}`, quantite: 1 });
    expect(creditableLines(origin, [])).toMatchObject([
      { quantite: 2, total: 20_000 },
      { quantite: 1, total: 10_000 },
    ]);
    const first = invoice(creditSums(origin, [], [{ ligne: 0, quantite: 1, montant: '150.00' }]), { nature: 'avoir' });
    expect(creditableLines(origin, [first])).toMatchObject([
      { quantite: 0, total: 5_000 },
      { quantite: 0, total: 6_000 },
    ]);
  });
});

function givenOf({ lignes }: InvoiceSums, ligne: number): number {
  return sum(lignes.filter(({ origine }) => origine === ligne).map(({ total }) => total));
}

const example: QuotedRequest = {
  nom: 'Corre',
  prenom: 'Nolwenn',
  phone: null,
  email: null,
  date: '2027-07-10',
  debut: '2027-07-09',
  fin: '2027-07-12',
  joursOfferts: 0,
  livraisonMontage: false,
  adresse: null,
  supplementParJour: 25,
  items: [
    { nom: 'Tente', quantite: 2, prix: '100.00', unite: 'weekend', montantCaution: '0.00', coutMontage: '0.00' },
    { nom: 'Sono', quantite: 1, prix: '100.00', unite: 'weekend', montantCaution: '0.00', coutMontage: '0.00' },
  ],
};

describe('the state of an invoice', () => {
  const sent = {
    nature: 'facture',
    numero: 'F-2027-00001',
    du: 10_000,
    credite: 0,
    regle: 0,
    couvert: 0,
    echeance: '2027-07-31',
  } as const;
  it.each([
    ['brouillon', { numero: null }, 0],
    ['emise', {}, 10_000],
    ['emise', { nature: 'avoir' }, 0],
    ['partiellement_payee', { regle: 1 }, 9_999],
    ['payee', { regle: 10_000 }, 0],
    ['payee', { regle: 6_000, credite: 4_000 }, 0],
    ['payee', { du: 0 }, 0],
    ['payee', { regle: 12_000 }, -2_000],
    ['en_retard', { echeance: '2027-07-14', regle: 1 }, 9_999],
    ['en_retard', { echeance: '2027-07-14', couvert: 9_999 }, 10_000],
    ['emise', { echeance: '2027-07-14', couvert: 10_000 }, 10_000],
    ['partiellement_payee', { echeance: '2027-07-14', regle: 1, couvert: 9_999 }, 9_999],
    ['emise', { echeance: '2027-07-15' }, 10_000],
    ['annulee', { credite: 10_000 }, 0],
  ] as const)('is « %s » by %o', (state, told, left) => {
    expect(invoiceState({ ...sent, ...told }, '2027-07-15')).toBe(state);
    expect(formatCents(leftToPay({ ...sent, ...told }))).toBe(formatCents(left));
  });
});
