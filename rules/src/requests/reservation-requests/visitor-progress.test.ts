import { describe, expect, it } from 'vitest';
import type { RequestState } from './request-states.ts';
import { nextStepOf, progressOf, type VisitorDeal } from './visitor-progress.ts';

const deal = (statut: RequestState, more: Partial<VisitorDeal> = {}): VisitorDeal => ({
  statut,
  debut: '2027-06-11',
  fin: '2027-06-14',
  isLate: false,
  livraisonMontage: false,
  hasQuote: false,
  acceptsHere: false,
  isStockToReview: false,
  obstacle: null,
  asksCancellation: false,
  advance: { agreed: 0, asked: 0, left: 0 },
  account: { invoiced: 0, received: 0 },
  isAdvanceKept: false,
  toPay: 0,
  deposit: { missing: 0, toReturn: 0 },
  ...more,
});
const line = (...call: Parameters<typeof deal>) =>
  progressOf(deal(...call)).map(({ nom, etat }) => ({ faite: nom, en_cours: `[${nom}]`, a_venir: `(${nom})` })[etat]);
const next = (...call: Parameters<typeof deal>) => nextStepOf(deal(...call))?.text.replaceAll('\u00a0', ' ');

describe('the progress of a request, as its visitor sees it', () => {
  it('goes from the arrival to the return', () => {
    expect(line('nouvelle')).toEqual(['Reçue', '[Devis]', '(Confirmée)', '(Retrait)', '(Rendue)']);
    expect(line('a_confirmer', { hasQuote: true })).toEqual(['Reçue', 'Devis', '[Confirmée]', '(Retrait)', '(Rendue)']);
    expect(line('sortie')).toEqual(['Reçue', 'Confirmée', 'Retrait', '[Rendue]']);
    expect(line('rendue', { livraisonMontage: true })).toEqual(['Reçue', 'Confirmée', 'Livraison', 'Rendue']);
  });

  it('has the advance where one is asked for', () => {
    const asked = { hasQuote: true, advance: { agreed: 0, asked: 30_000, left: 10_000 } };
    expect(line('confirmee', asked)).toEqual(['Reçue', 'Devis', 'Confirmée', '[Acompte]', '(Retrait)', '(Rendue)']);
    expect(line('confirmee', { advance: { agreed: 0, asked: 30_000, left: 0 } })).toEqual([
      'Reçue',
      'Confirmée',
      'Acompte',
      '[Retrait]',
      '(Rendue)',
    ]);
  });

  it('has the advance of the quote before it is billed', () => {
    const agreed = { hasQuote: true, advance: { agreed: 1_800, asked: 0, left: 0 } };
    const waits = ['Reçue', 'Devis', 'Confirmée', '[Acompte]', '(Retrait)', '(Rendue)'];
    const paid = ['Reçue', 'Devis', 'Confirmée', 'Acompte', '[Retrait]', '(Rendue)'];
    const none = ['Reçue', 'Devis', 'Confirmée', '[Retrait]', '(Rendue)'];
    expect(line('a_confirmer', agreed)).toEqual([
      'Reçue',
      'Devis',
      '[Confirmée]',
      '(Acompte)',
      '(Retrait)',
      '(Rendue)',
    ]);
    expect(line('confirmee', agreed)).toEqual(waits);
    expect(line('confirmee', { ...agreed, account: null })).toEqual(waits);
    expect(line('confirmee', { ...agreed, account: { invoiced: 0, received: 1_000 } })).toEqual(waits);
    expect(line('confirmee', { ...agreed, account: { invoiced: 0, received: 1_800 } })).toEqual(paid);
    expect(line('confirmee', { ...agreed, account: { invoiced: 6_000, received: 0 } })).toEqual(none);
    expect(line('sortie', agreed)).not.toContain('[Acompte]');
  });

  it('is none of what is refused or cancelled', () => {
    expect(line('refusee')).toEqual([]);
    expect(line('annulee', { hasQuote: true })).toEqual([]);
  });
});

describe('the next step, and who has to do it', () => {
  it('says it in each state', () => {
    expect(nextStepOf(deal('nouvelle'))?.who).toBe('company');
    expect(next('a_confirmer', { hasQuote: true, acceptsHere: true })).toBe(
      'Lisez le devis, puis donnez-nous votre accord.',
    );
    // Offline only, for firms only, or sent to another address.
    expect(next('a_confirmer', { hasQuote: true })).toBe(
      'Lisez le devis, puis donnez-nous votre accord par un message ou par téléphone.',
    );
    expect(next('a_confirmer')).toBe('Donnez-nous votre accord par un message ou par téléphone.');
    expect(nextStepOf(deal('a_confirmer', { isStockToReview: true }))?.who).toBe('company');
    expect(next('confirmee')).toBe('Venez chercher le matériel le vendredi 11 juin.');
    expect(next('confirmee', { deposit: { missing: 40_000, toReturn: 0 } })).toBe(
      'Venez chercher le matériel le vendredi 11 juin, avec la caution de 400,00 €.',
    );
    expect(next('confirmee', { livraisonMontage: true })).toBe('Nous vous livrons le vendredi 11 juin.');
    expect(next('sortie')).toBe('Rapportez le matériel le lundi 14 juin.');
    expect(next('sortie', { isLate: true })).toBe('Rapportez le matériel dès que possible, ou appelez-nous.');
    expect(nextStepOf(deal('sortie', { isLate: true, livraisonMontage: true }))?.who).toBe('company');
    expect(next('rendue')).toBeUndefined();
    expect(next('annulee')).toBeUndefined();
    expect(next('refusee', { toPay: 100 })).toBeUndefined();
  });

  it('is the advance of the quote, whoever invoices', () => {
    const agreed = { hasQuote: true, advance: { agreed: 1_800, asked: 0, left: 0 } };
    expect(nextStepOf(deal('confirmee', agreed))).toEqual({
      who: 'visitor',
      text: 'Réglez l’acompte\u00a0: 18,00\u00a0€, comme convenu avec nous.',
    });
    expect(next('confirmee', { ...agreed, account: { invoiced: 0, received: 1_000 } })).toBe(
      'Réglez l’acompte : 8,00 €, comme convenu avec nous.',
    );
    expect(nextStepOf(deal('confirmee', { ...agreed, account: null }))?.who).toBe('visitor');
    expect(next('confirmee', { ...agreed, account: null })).toBe(
      'Réglez l’acompte : 18,00 €, si ce n’est pas encore fait. Venez chercher le matériel le vendredi 11 juin.',
    );
    expect(next('confirmee', { ...agreed, account: { invoiced: 0, received: 1_800 } })).toBe(
      'Venez chercher le matériel le vendredi 11 juin.',
    );
  });

  it('is what is left of money once the deal is given up', () => {
    const after = (more: Partial<VisitorDeal>) => {
      const step = nextStepOf(deal('annulee', more));
      return step && `${step.who}: ${step.text.replaceAll('\u00a0', ' ')}`;
    };
    expect(after({ toPay: 2_400 })).toBe('visitor: Réglez ce qui est à payer : 24,00 €.');
    expect(after({ toPay: -2_400 })).toBe('company: Nous vous remboursons 24,00 €.');
    const deposit = { missing: 0, toReturn: 40_000 };
    expect(after({ toPay: -2_400, deposit })).toBe(
      'company: Nous vous remboursons 24,00 €. Nous vous rendons la caution : 400,00 €.',
    );
    expect(after({ toPay: -2_400, isAdvanceKept: true })).toBeNull();
    expect(next('refusee', { toPay: -2_400 })).toBe('Nous vous remboursons 24,00 €.');
  });

  it('goes around what keeps a quote from being accepted', () => {
    const who = (obstacle: VisitorDeal['obstacle']) =>
      nextStepOf(deal('a_confirmer', { hasQuote: true, obstacle }))?.who;
    expect([who('expire'), who('sans_messagerie')]).toEqual(['visitor', 'visitor']);
    expect([who('change'), who('en_preparation')]).toEqual(['company', 'company']);
  });

  it('waits for the company once the cancellation is asked for', () => {
    const asked = { asksCancellation: true, advance: { agreed: 0, asked: 30_000, left: 30_000 } };
    expect(nextStepOf(deal('confirmee', asked))).toMatchObject({
      who: 'company',
      text: expect.stringMatching(/^Votre demande d’annulation est chez nous/),
    });
  });

  it('asks for money first, then speaks of the deposit', () => {
    const advance = { agreed: 0, asked: 30_000, left: 30_000 };
    expect(next('confirmee', { advance, deposit: { missing: 100, toReturn: 0 } })).toBe('Réglez l’acompte : 300,00 €.');
    const deposit = { missing: 0, toReturn: 40_000 };
    expect(next('rendue', { toPay: 5_000, deposit })).toBe('Réglez ce qui est à payer : 50,00 €.');
    expect(nextStepOf(deal('rendue', { deposit }))).toEqual({
      who: 'company',
      text: 'Nous vous rendons la caution\u00a0: 400,00\u00a0€.',
    });
  });
});
