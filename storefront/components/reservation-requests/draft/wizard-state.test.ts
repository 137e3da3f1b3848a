import { sentences } from '@barnum/rules/sentences';
import { expect, it } from 'vitest';
import { initialState, shownErrors, wizardReducer } from './wizard-state.ts';

const errors = { nom: 'Veuillez saisir votre nom', phone: sentences.form.contactRequired };
const confirmation = {
  followUpPath: '/suivi/7',
  id: 12,
  prenom: 'Anna',
  date: '2199-07-12',
  dateRetrait: '',
  livraisonMontage: false,
  dateRetour: '',
  phone: '06',
  email: '',
  accuseParEmail: false,
  items: [],
};

it('shows a field’s error once it was left', () => {
  expect(shownErrors(errors, initialState)).toEqual({});
  expect(shownErrors(errors, wizardReducer(initialState, { type: 'left', field: 'nom' }))).toEqual({ nom: errors.nom });
});

it('asks for phone or e-mail only when both were left', () => {
  const phoneLeft = wizardReducer(initialState, { type: 'left', field: 'phone' });
  expect(shownErrors(errors, phoneLeft)).toEqual({});
  expect(shownErrors(errors, wizardReducer(phoneLeft, { type: 'left', field: 'email' }))).toEqual({
    phone: errors.phone,
  });
});

it('shows every error when a sending was stopped', () => {
  const state = wizardReducer(initialState, { type: 'stopped' });
  expect(shownErrors(errors, state)).toEqual(errors);
  expect(state.focus).toEqual({ target: 'error', turn: 1 });
});

it('keeps the server’s sentence until its field is edited', () => {
  const failed = wizardReducer(initialState, {
    type: 'failed',
    sentence: 'Non',
    fields: { 'items.12': 'trop', nom: 'non' },
  });
  expect(shownErrors({}, failed)).toEqual({ 'items.12': 'trop', nom: 'non' });
  const edited = wizardReducer(failed, { type: 'edited', fields: ['items', 'items.12'] });
  expect(shownErrors({}, edited)).toEqual({ nom: 'non' });
  expect(edited.failure).toBe('Non');
});

it('leads to the reason of a failure, and to the confirmation of a success', () => {
  const sending = wizardReducer(initialState, { type: 'sending' });
  expect(sending.sending).toBe(true);
  expect(wizardReducer(sending, { type: 'failed', sentence: 'Non', fields: {} }).focus.target).toBe('failure');
  const done = wizardReducer(sending, { type: 'confirmed', confirmation });
  expect(done).toMatchObject({ sending: false, confirmation, focus: { target: 'confirmation' } });
});
