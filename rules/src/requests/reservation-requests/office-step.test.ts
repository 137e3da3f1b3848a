import { expect, it } from 'vitest';
import { type OfficeDeal, type OfficeMoney, officeStepOf } from './office-step.ts';
import type { RequestState } from './request-states.ts';

const nothing: OfficeMoney = {
  advance: 30,
  refusal: null,
  agreed: 0,
  invoiced: 0,
  received: 0,
  toInvoice: 0,
  toPay: 0,
  deposit: { missing: 0, held: 0 },
};
const deal = (statut: RequestState, more: Partial<OfficeDeal> = {}): OfficeDeal => ({
  statut,
  debut: '2027-06-11',
  fin: '2027-06-14',
  depart: '14:00',
  livraisonMontage: false,
  quote: null,
  isReturnOpen: false,
  money: null,
  ...more,
});
const next = (request: OfficeDeal, today = '2027-05-01') => {
  const { act, why } = officeStepOf(request, today);
  return [act, why.replaceAll(/\s/g, ' ')];
};
const act = (...call: Parameters<typeof next>) => next(...call)[0];

it('answers a request by a quote, hands it over, and confirms', () => {
  expect(act(deal('nouvelle'))).toBe('devis');
  expect(act(deal('nouvelle', { quote: { stands: true, isHandedOut: false, isAccepted: false } }))).toBe('remise');
  expect(act(deal('a_confirmer', { quote: { stands: false, isHandedOut: true, isAccepted: false } }))).toBe('devis');
  expect(act(deal('a_confirmer', { quote: { stands: true, isHandedOut: true, isAccepted: false } }))).toBe(
    'confirmation',
  );
  // A proposal that was made otherwise.
  expect(act(deal('a_confirmer'))).toBe('confirmation');
});

it('asks for the advance, waits for it, and leaves the departure alone until two days before', () => {
  expect(next(deal('confirmee', { money: nothing }))).toEqual([
    'acompte',
    'Demandez l’acompte de 30 % avant le départ.',
  ]);
  const billed = { ...nothing, invoiced: 60_00, toPay: 60_00 };
  expect(next(deal('confirmee', { money: billed }))).toEqual(['paiement', '60,00 € à recevoir.']);
  const paid = { ...billed, toPay: 0, received: 60_00 };
  expect(act(deal('confirmee', { money: paid }))).toBe('attente');
  expect(next(deal('confirmee', { money: { ...nothing, received: 60_00, toPay: -60_00, toInvoice: 200_00 } }))).toEqual(
    ['acompteRecu', '60,00 € reçus sans facture : facturez-les.'],
  );
  expect(next(deal('confirmee', { money: { ...paid, toInvoice: -20_00 } }))).toEqual([
    'avoir',
    '20,00 € facturés en trop : faites un avoir.',
  ]);
  expect(act(deal('confirmee', { money: { ...nothing, advance: 0 } }))).toBe('attente');
  expect(next(deal('confirmee'))).toEqual(['attente', 'Rien à faire avant le départ. Départ vendredi 11 juin à 14 h.']);
  const open = { ...billed, deposit: { missing: 300_00, held: 0 } };
  expect(next(deal('confirmee', { money: open }), '2027-06-09')).toEqual([
    'depart',
    'Départ vendredi 11 juin à 14 h, 60,00 € à recevoir, caution de 300,00 € à recevoir.',
  ]);
  expect(act(deal('confirmee', { money: open }), '2027-06-08')).toBe('paiement');
  const unbilled = { ...nothing, agreed: 1_000_00, toInvoice: 1_000_00 };
  expect(next(deal('confirmee', { money: unbilled, depart: null }), '2027-06-11')).toEqual([
    'depart',
    'Départ vendredi 11 juin, 1 000,00 € à recevoir.',
  ]);
  expect(next(deal('confirmee', { depart: null }), '2027-12-11')).toEqual([
    'depart',
    'Départ vendredi 11 juin : le jour est passé.',
  ]);
  expect(next(deal('nouvelle'), '2027-06-15')).toEqual([
    'attente',
    'Ses jours sont passés : refusez ou annulez cette demande, ou changez ses jours.',
  ]);
});

it('takes back, bills, is paid and returns the deposit, in this order', () => {
  expect(next(deal('sortie'), '2027-06-15')).toEqual(['retour', 'Retour lundi 14 juin : le jour est passé.']);
  const open = { ...nothing, toInvoice: 140_00, toPay: 10_00, deposit: { missing: 0, held: 300_00 } };
  expect(act(deal('rendue', { money: open }))).toBe('facture');
  expect(act(deal('rendue', { money: { ...open, toInvoice: 0 } }))).toBe('paiement');
  expect(act(deal('rendue', { money: { ...open, toInvoice: 0, toPay: 0 } }))).toBe('caution');
  expect(act(deal('annulee', { money: open }))).toBe('paiement');
  expect(act(deal('annulee', { money: { ...open, toPay: 0 } }))).toBe('caution');
  expect(next(deal('annulee', { money: { ...nothing, received: 300_00, toPay: -300_00 } }))).toEqual([
    'remboursement',
    '300,00 € reçus sans facture : à rembourser, sauf ce que le contrat vous laisse.',
  ]);
  // What is broken is decided before the deposit goes back.
  expect(act(deal('rendue', { isReturnOpen: true, money: open }))).toBe('bilan');
  expect(act(deal('rendue', { money: { ...nothing, toInvoice: -100_00 } }))).toBe('avoir');
  expect(next(deal('rendue', { money: { ...nothing, toPay: -100_00 } }))).toEqual([
    'remboursement',
    '100,00 € reçus en trop : à rembourser.',
  ]);
  expect(next(deal('rendue', { money: { ...nothing, refusal: 'Une ligne n’a pas de prix' } }))).toEqual([
    'facture',
    'Tout est rentré. Une ligne n’a pas de prix.',
  ]);
  expect(act(deal('rendue', { money: nothing }))).toBe('fin');
  expect(act(deal('refusee'))).toBe('fin');
});
