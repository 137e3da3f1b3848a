import { describe, expect, it } from 'vitest';
import { articleInput } from './articles.ts';
import { loginInput } from './auth.ts';
import { categoryInput } from './categories.ts';
import { fieldErrors } from './errors.ts';
import { partnerInput } from './partners.ts';
import { salesConditionsInput } from './sales-conditions.ts';
import { testimonialInput } from './testimonials.ts';

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
    });
  });

  it('takes a stock of one or more, or none for unlimited', () => {
    expect(errorsOf(articleInput, { ...article, quantite: 0 })).toHaveProperty('quantite');
    expect(errorsOf(articleInput, { ...article, quantite: 1 })).toEqual({});
    expect(errorsOf(articleInput, { ...article, quantite: null })).toEqual({});
  });

  it('knows three units', () => {
    expect(errorsOf(articleInput, { ...article, unite: 'mois' })).toHaveProperty('unite');
    expect(errorsOf(articleInput, { ...article, unite: 'journée' })).toEqual({});
  });

  it('says what is wrong with a price', () => {
    expect(errorsOf(articleInput, { ...article, prix: -1 }).prix).toBe(
      'Veuillez saisir un montant en euros, 0 ou plus',
    );
  });
});

it('a category needs a name; an empty ordre is 0', () => {
  expect(errorsOf(categoryInput, { nom: ' ' })).toEqual({ nom: 'Le nom de la catégorie est obligatoire' });
  expect(categoryInput.parse({ nom: 'Mobilier', ordre: '' }).ordre).toBe(0);
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

it('CGV need plain text', () => {
  expect(errorsOf(salesConditionsInput, { text: '<p> </p><hr>' })).toEqual({
    text: 'Le contenu des CGV ne peut pas être vide',
  });
  expect(errorsOf(salesConditionsInput, { text: '<p>Article 1</p>' })).toEqual({});
});

it('sign-in says what is missing, in the specified sentences', () => {
  expect(errorsOf(loginInput, {})).toEqual({
    email: 'Veuillez saisir votre adresse email',
    password: 'Veuillez saisir votre mot de passe',
  });
  expect(errorsOf(loginInput, { email: 'admin', password: 'x' })).toEqual({
    email: 'Veuillez saisir une adresse email valide',
  });
  expect(loginInput.parse({ email: ' Admin@Barnum.example ', password: ' x ' })).toEqual({
    email: 'admin@barnum.example',
    password: ' x ',
  });
});
