import { byThePiece } from '@barnum/rules/catalogue/articles/quantities';
import { packSentences } from '@barnum/rules/catalogue/packs/pack-sentences';
import { rentalTermsOf } from '@barnum/rules/prices/rental-terms';
import { sentences } from '@barnum/rules/sentences';
import { describe, expect, it } from 'vitest';
import { hiredOnDays } from '../../../lib/hired-on-days.ts';
import { emptyDraft, type RequestDraft } from '../../../lib/request-draft/request-draft-state.ts';
import {
  firstOpenStep,
  missingLine,
  sendingGuard,
  shelfErrors,
  stepErrors,
  stepOfFields,
  toRequestInput,
  withArticleFields,
} from './draft-rules.ts';

const whole: RequestDraft = {
  ...emptyDraft,
  step: 3,
  nom: 'Le Goff',
  prenom: 'Anna',
  date: '2199-07-12',
  phone: '06 12 34 56 78',
  items: [
    { articleId: 12, quantite: 2 },
    { articleId: 15, quantite: 40 },
  ],
};

describe('the steps', () => {
  it('ask for name, first name, date and one way to answer', () => {
    expect(Object.keys(stepErrors(emptyDraft, 1))).toEqual(['nom', 'prenom', 'date', 'phone']);
    expect(stepErrors({ ...whole, phone: ' ' }, 1)).toEqual({ phone: sentences.form.contactRequired });
    expect(stepErrors({ ...whole, phone: '', email: 'anna@exemple.bzh' }, 1)).toEqual({});
  });

  it('open none for a day on which the company is closed', () => {
    const closings = rentalTermsOf([{ nom: 'Jours fermés', valeur: 'du 8 au 14 juillet 2199' }]).fermetures;
    const errors = stepErrors({ ...whole, date: '2199-07-09' }, 1, closings);
    expect(Object.keys(errors)).toEqual(['date']);
    expect(missingLine(errors, whole)).toBe('À corriger\u00a0: la date souhaitée.');
    expect(Object.keys(stepErrors({ ...whole, dateRetour: '2199-07-13' }, 1, closings))).toEqual([
      'date',
      'dateRetour',
    ]);
    expect(stepErrors({ ...whole, date: '2199-07-15' }, 1, closings)).toEqual({});
    expect(sendingGuard({ ...whole, date: '2199-07-09' }, closings)?.step).toBe(1);
  });

  it('ask for the ground and the choice of a pack, and send both', () => {
    const part = { quantite: 1, terrain: null, choix: '' };
    const tent = { articleId: 7, ...part, nom: 'Petite tente' };
    const weight = { articleId: 8, ...part, terrain: 'dur' as const, nom: 'Lest' };
    const cloth = (articleId: number) => ({
      articleId,
      ...part,
      choix: 'Nappes',
      nom: `Nappe ${articleId}`,
    });
    const components = [{ ...tent, components: [weight] }, cloth(9), cloth(10)];
    const articles = [{ id: 12, nom: 'Fête', ...byThePiece, enRenfort: false, components }];
    const ground = stepErrors(whole, 2, undefined, articles);
    expect(ground).toEqual({ 'items.12': packSentences.groundRequired('Fête') });
    expect(missingLine(ground, whole)).toBe(`${packSentences.groundRequired('Fête')}.`);
    const half = { ...whole, wishes: [{ articleId: 12, terrain: 'dur' as const, choix: [], reponses: [] }] };
    expect(firstOpenStep(half, undefined, articles)).toBe(2);
    const said = { ...whole, wishes: [{ articleId: 12, terrain: 'dur' as const, choix: [10], reponses: [] }] };
    expect(firstOpenStep(said, undefined, articles)).toBeUndefined();
    expect(toRequestInput(said).items[0]).toEqual({ articleId: 12, quantite: 2, terrain: 'dur', choix: [10] });
  });

  it('ask for whole boxes, with the sentence of the service', () => {
    const glass = {
      id: 12,
      nom: 'Verre',
      ...byThePiece,
      enRenfort: false,
      quantite: 100,
      lot: 25,
      nomLot: 'casier',
      components: [],
    };
    const errors = stepErrors(whole, 2, undefined, [glass]);
    expect(missingLine(errors, whole)).toBe(
      '«\u00a0Verre\u00a0»\u00a0: par casiers de 25. Prochaine quantité possible\u00a0: 25.',
    );
    expect(stepErrors({ ...whole, items: [{ articleId: 12, quantite: 25 }] }, 2, undefined, [glass])).toEqual({});
  });

  it('ask for no more of a pack and of a part of it than there is together, rented in for these days or not', () => {
    const roof = { id: 12, nom: 'Toit', ...byThePiece, enRenfort: false, quantite: 5, components: [] };
    const held = { articleId: 12, quantite: 2, terrain: null, choix: '', nom: 'Toit', article: roof };
    const tent = { ...roof, id: 15, nom: 'Tente', quantite: 2, components: [held] };
    const items = [12, 15].map((articleId) => ({ articleId, quantite: 2 }));
    const errors = (days?: Parameters<typeof hiredOnDays>[1]) => {
      const offered = days ? hiredOnDays({ ...roof, enRenfort: true }, days) : roof;
      return stepErrors({ ...whole, items }, 2, undefined, [offered, tent]);
    };
    expect(errors()).toEqual({ 'items.12': sentences.form.stockSharedOut('Toit', 5, 6) });
    expect(errors({ stock: 6, libres: 6, disponibilite: 'LIBRE' })).toEqual({});
  });

  it('say what the service says of parts that are hidden', () => {
    const refus = sentences.form.stockSharedHidden('«\u00a0Tente\u00a0» et «\u00a0Fête\u00a0»');
    const tent = { id: 12, nom: 'Tente', ...byThePiece, enRenfort: false, quantite: 5, components: [], refus };
    const items = [{ articleId: 12, quantite: 2 }];
    expect(shelfErrors({ ...whole, items }, [tent])).toEqual({ 'items.12': refus });
    expect(refus.replace(/\s/g, ' ')).toBe(
      '« Tente » et « Fête » prennent les mêmes pièces : il n’y en a pas assez pour tout',
    );
  });

  it('ask for one article, then for an address when delivery is wanted', () => {
    expect(stepErrors({ ...whole, items: [] }, 2)).toEqual({ items: sentences.form.itemsRequired });
    expect(stepErrors({ ...whole, livraisonMontage: true, adresse: ' ' }, 3)).toEqual({
      adresse: sentences.form.addressRequired,
    });
    expect(firstOpenStep(whole)).toBeUndefined();
  });
});

describe('the guards before sending', () => {
  it.each([
    [{ nom: '' }, 1, 'Veuillez remplir tous les champs obligatoires'],
    [{ date: '2020-01-01' }, 1, 'Veuillez remplir tous les champs obligatoires'],
    [{ items: [] }, 2, 'Veuillez sélectionner au moins un article'],
    [{ livraisonMontage: true }, 3, 'Veuillez renseigner une adresse pour la livraison'],
  ])('stop %o on step %i', (changes, step, sentence) => {
    expect(sendingGuard({ ...whole, ...changes })).toEqual({ step, sentence });
  });

  it('let a whole draft through, as the command that it makes', () => {
    expect(sendingGuard(whole)).toBeUndefined();
    expect(toRequestInput({ ...whole, nom: ' Le Goff ' })).toEqual({
      nom: 'Le Goff',
      prenom: 'Anna',
      date: '2199-07-12',
      dateRetrait: null,
      dateRetour: null,
      phone: '06 12 34 56 78',
      email: null,
      livraisonMontage: false,
      adresse: null,
      creneau: null,
      mot: null,
      items: whole.items,
    });
  });
});

describe('the server’s refusals', () => {
  it('name the article instead of its place in the list', () => {
    const fields = withArticleFields({ 'items.1.quantite': 'trop', nom: 'non', 'items.9.quantite': '?' }, whole);
    expect(fields).toEqual({ 'items.15': 'trop', nom: 'non', 'items.9.quantite': '?' });
  });

  it('open the first step that holds one', () => {
    expect(stepOfFields({ adresse: 'a', 'items.15': 'b' })).toBe(2);
    expect(stepOfFields({ elsewhere: 'a' })).toBeUndefined();
  });
});

describe('the line beside the button', () => {
  it('says what is missing and what is wrong', () => {
    const draft = { ...emptyDraft, nom: 'Le Goff', email: 'anna@' };
    expect(missingLine(stepErrors(draft, 1), draft)).toBe(
      'Il manque : votre prénom, la date souhaitée. À corriger : votre e-mail.',
    );
    expect(missingLine(stepErrors(emptyDraft, 1), emptyDraft)).toContain('un téléphone ou un e-mail');
    expect(missingLine(stepErrors(emptyDraft, 2), emptyDraft)).toBe('Il manque : au moins un article.');
    expect(missingLine({}, whole)).toBe('');
  });
});
