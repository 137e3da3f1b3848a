import { describe, expect, it } from 'vitest';
import { signInInput } from './access/auth-input.ts';
import { articleInput } from './catalogue/articles-input.ts';
import { categoryInput } from './catalogue/categories-input.ts';
import { fieldErrors } from './errors.ts';
import { id } from './fields/id.ts';
import { pageInput } from './fields/page.ts';
import { requestItemInput } from './requests/reservation-requests-input.ts';
import { partnerInput } from './site/partners-input.ts';
import { salesConditionsInput } from './site/sales-conditions-input.ts';
import { testimonialInput } from './site/testimonials-input.ts';

interface Schema {
  safeParse(value: unknown): { error?: Parameters<typeof fieldErrors>[0] };
}

const errorsOf = (schema: Schema, value: unknown) => {
  const { error } = schema.safeParse(value);
  return error ? fieldErrors(error) : {};
};

describe('an article', () => {
  const article = { nom: 'Barnum', prix: 110 };

  it('needs a name and a price; what is left out is filled in', () => {
    expect(errorsOf(articleInput, {})).toEqual({
      nom: "Le nom de l'article est obligatoire",
      prix: 'Veuillez saisir un prix',
    });
    expect(articleInput.parse(article)).toEqual({
      nom: 'Barnum',
      categorieId: null,
      prix: '110.00',
      unite: 'unitaire',
      quantite: null,
      courteDescription: '',
      longueDescription: '',
      montantCaution: '0.00',
      coutMontage: '0.00',
      valeurRemplacement: '0.00',
      fraisNettoyage: '0.00',
      tauxTva: null,
      specifications: [],
      included: [],
      excluded: [],
      companionIds: [],
      accessories: [],
      components: [],
      etat: 'en_ligne',
      lot: 1,
      nomLot: '',
      quantiteMinimum: 1,
    });
  });

  it('takes a stock of one or more, or none for unlimited', () => {
    expect(errorsOf(articleInput, { ...article, quantite: 0 })).toHaveProperty('quantite');
    expect(errorsOf(articleInput, { ...article, quantite: 1 })).toEqual({});
    expect(errorsOf(articleInput, { ...article, quantite: null })).toEqual({});
  });

  it('knows three units', () => {
    expect(errorsOf(articleInput, { ...article, unite: 'mois' })).toHaveProperty('unite');
    expect(errorsOf(articleInput, { ...article, unite: 'journee' })).toEqual({});
  });

  it('says what is wrong with a price', () => {
    expect(errorsOf(articleInput, { ...article, prix: -1 }).prix).toBe(
      'Veuillez saisir un montant en euros, 0 ou plus',
    );
  });
});

it('numbers above their limit say what it is', () => {
  const spaced = (fields: Record<string, string>) =>
    Object.fromEntries(Object.entries(fields).map(([field, text]) => [field, text.replaceAll('\u202f', ' ')]));
  const article = { nom: 'Barnum', prix: 1e30, quantite: 1e9, montantCaution: '1e30', coutMontage: 100_000_000 };
  expect(spaced(errorsOf(articleInput, article))).toEqual({
    prix: 'Ce montant est trop élevé',
    quantite: 'Ce nombre est limité à 100 000',
    montantCaution: 'Ce montant est trop élevé',
    coutMontage: 'Ce montant est trop élevé',
  });
  expect(spaced(errorsOf(categoryInput, { nom: 'Mobilier', ordre: 1e30 }))).toEqual({
    ordre: 'Ce nombre est limité à 1 000 000',
  });
  expect(spaced(errorsOf(requestItemInput, { articleId: 1, quantite: 1e9 }))).toEqual({
    quantite: 'Ce nombre est limité à 100 000',
  });
  expect(spaced(errorsOf(pageInput, { pageSize: 1000 }))).toEqual({ pageSize: 'Ce nombre est limité à 100' });
  expect(spaced(errorsOf(pageInput, { pageSize: 0 }))).toEqual({
    pageSize: 'Veuillez saisir un nombre entier de 1 au moins',
  });
});

it('an id is written plainly', () => {
  expect(id.parse('12')).toBe(12);
  for (const wrong of ['0', '01', '+1', '1.0', '1e0', ' 1', '', '2147483648', 1.5, -1, 0]) {
    expect(errorsOf(id, wrong)).toEqual({ '': 'Cet identifiant n’est pas valable' });
  }
});

it('a category needs a name; an empty ordre is 0, and null stays null', () => {
  expect(errorsOf(categoryInput, { nom: ' ' })).toEqual({ nom: 'Le nom de la catégorie est obligatoire' });
  expect(categoryInput.parse({ nom: 'Mobilier', ordre: '' }).ordre).toBe(0);
  expect(categoryInput.parse({ nom: 'Mobilier' }).ordre).toBe(0);
  expect(categoryInput.parse({ nom: 'Mobilier', ordre: null }).ordre).toBeNull();
  expect(errorsOf(categoryInput, { nom: 'Mobilier', ordre: -1 })).toHaveProperty('ordre');
  expect(errorsOf(categoryInput, { nom: 'Mobilier', urlImage: 'javascript:alert(1)' })).toHaveProperty('urlImage');
  expect(errorsOf(categoryInput, { nom: 'Mobilier', urlImage: '//elsewhere.example/a.jpg' })).toHaveProperty(
    'urlImage',
  );
});

it('a partner’s link is an http(s) address or none', () => {
  expect(errorsOf(partnerInput, { nom: 'A', lien: 'ftp://a.example' })).toHaveProperty('lien');
  expect(errorsOf(partnerInput, { nom: 'A', lien: '' })).toEqual({});
});

it('a testimonial needs a text', () => {
  expect(errorsOf(testimonialInput, {})).toEqual({ texte: 'Le texte du témoignage est obligatoire' });
});

it.each(['<p> </p><hr>', '<p>&nbsp;</p>', '<p>&#160;</p>', '<p>&#8203;</p>', '<p>&#x200B;\u3164</p>'])(
  'CGV need plain text: %j holds none',
  (text) => {
    expect(errorsOf(salesConditionsInput, { text })).toEqual({ text: 'Le contenu des CGV ne peut pas être vide' });
  },
);

it('CGV are any HTML with plain text', () => {
  expect(errorsOf(salesConditionsInput, {})).toEqual({ text: 'Le contenu des CGV ne peut pas être vide' });
  expect(errorsOf(salesConditionsInput, { text: '<p>Article 1</p>' })).toEqual({});
});

it('sign-in says what is missing, in the specified sentences', () => {
  expect(errorsOf(signInInput, {})).toEqual({
    email: 'Veuillez saisir votre adresse email',
    password: 'Veuillez saisir votre mot de passe',
  });
  expect(errorsOf(signInInput, { email: 'admin', password: 'x' })).toEqual({
    email: 'Veuillez saisir une adresse email valide',
  });
  expect(signInInput.parse({ email: ' Admin@Barnum.example ', password: ' x ' })).toEqual({
    email: 'admin@barnum.example',
    password: ' x ',
  });
});
