import { articleInput } from '@barnum/rules/catalogue/articles-input';
import { sentences } from '@barnum/rules/sentences';
import { expect, test } from 'vitest';
import { fieldErrorsOf } from '../../components/form/field-errors-of.ts';
import { type ArticleValues, newArticle, toCommand, toInput, toRecord } from './edited-article.ts';

const check = (values: Partial<ArticleValues>) =>
  fieldErrorsOf(articleInput)(toCommand({ ...newArticle.values, nom: 'Banc', prix: '1', ...values }));

test('a new article lacks a name and a price', () => {
  expect(check({ nom: ' ', prix: '' })).toEqual({
    nom: sentences.articles.nomRequired,
    prix: sentences.articles.prixRequired,
  });
});

test('amounts are typed with a comma; an empty one is 0, an empty quantity no limit', () => {
  const typed = { ...newArticle.values, nom: 'Banc', prix: '1 234,5', montantCaution: '', quantite: ' ' };
  expect(toInput(typed)).toMatchObject({
    prix: '1234.50',
    montantCaution: '0.00',
    quantite: null,
    categorieId: null,
    unite: 'unitaire',
  });
});

test.each([
  [{ prix: '-1' }, { prix: sentences.field.amount }],
  [{ prix: 'douze' }, { prix: sentences.field.amount }],
  [{ coutMontage: '1,005' }, { coutMontage: sentences.field.amountStep }],
  [{ montantCaution: '100000000' }, { montantCaution: sentences.field.amountMax }],
  [{ quantite: '0' }, { quantite: sentences.articles.quantityInvalid }],
  [{ quantite: '1,5' }, { quantite: sentences.form.quantityWhole }],
  [{ quantite: 'dix' }, { quantite: sentences.articles.quantityInvalid }],
  [
    { specifications: 'Poids : 12 kg\n\nLourd' },
    { 'specifications.1.value': sentences.articles.specificationValueRequired },
  ],
  [{ specifications: ': 12 kg' }, { 'specifications.0.label': sentences.articles.specificationLabelRequired }],
  [{ included: 'Sac\n'.repeat(21) }, { included: sentences.articles.tooManyLines }],
])('%o is refused at its field', (values, errors) => {
  expect(check(values)).toEqual(errors);
});

test('what was saved reads as one types it', () => {
  const { values, updatedAt } = toRecord({
    id: 3,
    nom: 'Banc',
    categorie: null,
    prix: '4.50',
    prixDesGrilles: [],
    unite: 'journee',
    quantite: 12,
    montantCaution: '0.00',
    coutMontage: '35.00',
    valeurRemplacement: '0.00',
    fraisNettoyage: '4.00',
    tauxTva: '5.50',
    courteDescription: '',
    longueDescription: '<p>En pin.</p>',
    updatedAt: '2026-07-11T10:00:00.000Z',
    specifications: [
      { label: 'Dimensions', value: '220 × 25 cm' },
      { label: 'Alimentation', value: '230 V : 16 A' },
    ],
    included: ['Transport', 'Housse'],
    excluded: [],
    components: [],
    companionIds: [7],
    etat: 'masque',
    lot: 25,
    nomLot: 'casier',
    quantiteMinimum: 1,
    accessories: [
      { nom: 'sangle', quantite: 4, article: null },
      { nom: null, quantite: 2, article: { id: 8, nom: 'Coussin' } },
    ],
    images: [],
  });
  expect(values).toEqual({
    ...newArticle.values,
    nom: 'Banc',
    prix: '4,50',
    unite: 'journee',
    quantite: '12',
    coutMontage: '35,00',
    valeurRemplacement: '',
    fraisNettoyage: '4,00',
    tauxTva: '5.50',
    longueDescription: '<p>En pin.</p>',
    specifications: 'Dimensions : 220 × 25 cm\nAlimentation : 230 V : 16 A',
    included: 'Transport\nHousse',
    companionIds: [7],
    etat: 'masque',
    lot: '25',
    nomLot: 'casier',
    accessories: '4 × sangle',
    proposed: [{ articleId: 8, nom: 'Coussin', quantite: 2 }],
  });
  expect(toInput({ ...values, accessories: '4 × sangle\n2 mâts\nNotice' }).accessories).toEqual([
    { nom: 'sangle', articleId: null, quantite: 4 },
    { nom: 'mâts', articleId: null, quantite: 2 },
    { nom: 'Notice', articleId: null, quantite: 1 },
    { nom: null, articleId: 8, quantite: 2 },
  ]);
  expect(toInput(values)).toMatchObject({
    specifications: [
      { label: 'Dimensions', value: '220 × 25 cm' },
      { label: 'Alimentation', value: '230 V : 16 A' },
    ],
    included: ['Transport', 'Housse'],
    companionIds: [7],
  });
  expect(updatedAt).toBe('2026-07-11T10:00:00.000Z');
});
