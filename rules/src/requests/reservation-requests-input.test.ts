import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fieldErrors } from '../errors.ts';
import { lineSentences } from '../prices/lines.ts';
import { administratorRequestInput, reservationRequestInput, reservationSteps } from './reservation-requests-input.ts';

const request = {
  nom: 'Le Goff',
  prenom: 'Maëlle',
  date: '2026-07-11',
  phone: '06 39 98 01 12',
  email: '',
  livraisonMontage: false,
  adresse: '',
  items: [{ articleId: 1, quantite: 2 }],
};

const errorsOf = (changes: object) => {
  const result = reservationRequestInput.safeParse({ ...request, ...changes });
  return result.success ? {} : fieldErrors(result.error);
};

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-07-10T23:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a reservation request', () => {
  it('is trimmed, and empty contacts are none', () => {
    const parsed = reservationRequestInput.parse({ ...request, nom: '  Le Goff ' });
    expect(parsed).toMatchObject({ nom: 'Le Goff', email: null, adresse: null });
  });

  it('may be for today in Paris, not for yesterday', () => {
    expect(errorsOf({ date: '2026-07-11' })).toEqual({});
    expect(errorsOf({ date: '2026-07-10' })).toEqual({ date: 'La date ne peut pas être passée' });
  });

  it.each([
    ['', 'Veuillez choisir une date'],
    [undefined, 'Veuillez choisir une date'],
    ['2026-02-30', 'Veuillez saisir une date valide'],
    ['9999-12-31', 'Veuillez saisir une date valide'],
    ['11/07/2026', 'Veuillez saisir une date valide'],
    [20260711, 'Veuillez saisir une date valide'],
  ])('takes no date like %j', (date, sentence) => {
    expect(errorsOf({ date })).toEqual({ date: sentence });
  });

  it('may be picked up from today in Paris on, until the wanted day', () => {
    const on = (dateRetrait: unknown) => errorsOf({ date: '2026-07-18', dateRetrait });
    for (const dateRetrait of [undefined, null, '', '2026-07-11', '2026-07-18']) expect(on(dateRetrait)).toEqual({});
    expect(on('2026-07-10')).toEqual({ dateRetrait: 'La date ne peut pas être passée' });
    expect(on('2026-07-19')).toEqual({ dateRetrait: 'Le retrait ne peut pas suivre la date souhaitée' });
    expect(on('2026-02-30')).toEqual({ dateRetrait: 'Veuillez saisir une date valide' });
  });

  it('lasts sixty days at most, from the pick-up on', () => {
    const tooLong = 'Une location dure 60 jours au plus';
    expect(errorsOf({ date: '2026-08-01', dateRetour: '2026-09-28' })).toEqual({});
    expect(errorsOf({ date: '2026-08-01', dateRetour: '2026-09-29' })).toEqual({ dateRetour: tooLong });
    expect(errorsOf({ date: '2026-09-09', dateRetrait: '2026-07-12' })).toEqual({});
    expect(errorsOf({ date: '2026-09-09', dateRetrait: '2026-07-11' })).toEqual({ dateRetrait: tooLong });
  });

  it('needs names in which something is to be seen', () => {
    expect(errorsOf({ nom: ' \u200b\u200d ', prenom: undefined })).toEqual({
      nom: 'Veuillez saisir votre nom',
      prenom: 'Veuillez saisir votre prénom',
    });
    expect(errorsOf({ nom: 'a\0b' })).toHaveProperty('nom');
    expect(errorsOf({ nom: '\ud800' })).toHaveProperty('nom');
    expect(errorsOf({ nom: '🎪' })).toEqual({});
  });

  it('takes two telephones with the codes of their countries', () => {
    expect(errorsOf({ phone: '+33 (0)6 12 34 56 78 / +33 (0)2 97 11 22 33' })).toEqual({});
  });

  it('needs a phone or an e-mail, and an e-mail that looks like one', () => {
    expect(errorsOf({ phone: ' ', email: null })).toEqual({
      phone: 'Veuillez renseigner au moins un téléphone ou un e-mail',
    });
    expect(errorsOf({ phone: null, email: 'a@b.fr' })).toEqual({});
    expect(errorsOf({ email: 'pas une adresse' })).toEqual({ email: 'Veuillez saisir une adresse email valide' });
  });

  it('needs an article, in whole pieces', () => {
    expect(errorsOf({ items: [] })).toEqual({ items: 'Veuillez sélectionner au moins un article' });
    expect(errorsOf({ items: undefined })).toEqual({ items: 'Veuillez sélectionner au moins un article' });
    for (const quantite of [0, -1, 1.5, '2', Number.NaN, 1e9]) {
      expect(errorsOf({ items: [{ articleId: 1, quantite }] })).toHaveProperty('items.0.quantite');
    }
  });

  it('needs an address with a delivery, and drops it without one', () => {
    expect(errorsOf({ livraisonMontage: true })).toEqual({
      adresse: 'Veuillez renseigner une adresse pour la livraison',
    });
    expect(reservationRequestInput.parse({ ...request, adresse: 'Ici' }).adresse).toBeNull();
    expect(reservationRequestInput.parse({ ...request, livraisonMontage: true, adresse: 'Ici' }).adresse).toBe('Ici');
  });

  it('writes no field that it does not know', () => {
    expect(reservationRequestInput.parse({ ...request, id: 7, createdAt: 'x' })).not.toHaveProperty('id');
  });
});

it('a discount and a factor of the days are refused for what is wrong with them', () => {
  const sentenceAt = (line: object, field: string) => {
    const result = administratorRequestInput.safeParse({ ...request, items: [{ articleId: 1, quantite: 2, ...line }] });
    return result.success ? null : fieldErrors(result.error)[`items.0.${field}`];
  };
  const discount = (remise: string, remiseEnPourcent = true) => sentenceAt({ remise, remiseEnPourcent }, 'remise');
  for (const remise of ['-1', '10.005', 'dix']) {
    expect([discount(remise), discount(remise, false)]).toEqual([lineSentences.discount, lineSentences.discount]);
  }
  expect(lineSentences.discount).toContain('pourcentage de 0 à 100, avec deux décimales au plus');
  for (const remise of ['100.01', '999999999']) expect(discount(remise)).toBe(lineSentences.percentMax);
  expect(discount('999999999', false)).toBe('Ce montant est trop élevé');
  for (const remise of ['0', '10,25', '100']) expect(discount(remise)).toBeNull();
  const factor = (coefficient: string) => sentenceAt({ coefficient }, 'coefficient');
  for (const wrong of ['99999', '1.2345', '0', '-1']) {
    expect(factor(wrong)).toBe('Un coefficient va de 0,001 à 999,999, avec trois décimales au plus, comme 1,5');
  }
  for (const right of ['0,001', '1.5', '999.999']) expect(factor(right)).toBeNull();
});

it('each step holds its own rules', () => {
  const [identity, items, delivery] = reservationSteps;
  expect(identity.safeParse(request).success).toBe(true);
  expect(identity.safeParse({ ...request, phone: '' }).success).toBe(false);
  expect(items.safeParse({ items: [] }).success).toBe(false);
  expect(delivery.safeParse({ livraisonMontage: true, adresse: '' }).success).toBe(false);
});
