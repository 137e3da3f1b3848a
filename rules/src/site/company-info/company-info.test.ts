import { describe, expect, test } from 'vitest';
import { frenchVatSentences } from '../../text/french-vat.ts';
import { companyInfoValueForm } from '../company-info-input.ts';
import { companyInfoNames, legalCompanyInfoNames, missingLegalNames } from './company-info.ts';

const problemOf = (nom: string, valeur: string) =>
  companyInfoValueForm(nom).safeParse({ valeur }).error?.issues[0]?.message ?? null;

describe('a value', () => {
  test.each(companyInfoNames)('of « %s » may be empty while it is unknown', (nom) => {
    expect(problemOf(nom, '  ')).toBeNull();
  });

  test.each([
    ['Email', 'bonjour@barnum.example'],
    ['Téléphone', '02 97 00 00 00'],
    ['Téléphone', '+33 (0)2.97.00.00.00'],
    ['adresse', '1 quai de la Démonstration, 56999 Presqu’île-sur-Mer'],
    ['Siège', 'Le Bourg\n56340 Carnac'],
    ['Facebook', 'https://facebook.example/barnum'],
    ['Horaires', 'tous les jours de 9 h à 18 h'],
    ['Jours fermés', 'du 1/8 au 15/8, 24 décembre, jours fériés'],
    ['SIRET', '732 829 320 00074'],
    ['TVA', 'FR 44 732 829 320'],
    ['TVA', 'Non applicable, article 293 B du CGI'],
    ['TVA', 'BE0428759497'],
    ['Taux de TVA (%)', '5,5'],
    ['Taux de TVA (%)', '20 %'],
    ['Heure de retrait', '14 h'],
    ['Heure de retour', '9h30'],
    ['Moyens de caution', 'Chèque, Empreinte de carte'],
    ['Restitution de la caution (jours)', '7 jours'],
    ['Délai de remise en état (jours)', '0'],
    ['Délai de remise en état (jours)', 'aucun : repart le jour même'],
    ['Un nom à nous', 'n’importe quoi'],
  ])('%s « %s » has its form', (nom, valeur) => {
    expect(problemOf(nom, valeur)).toBeNull();
  });

  test.each([
    ['Email', 'bonjour', 'Veuillez saisir une adresse e-mail, comme bonjour@exemple.fr'],
    ['Téléphone', '12', 'Veuillez saisir un numéro de téléphone, comme 02 97 00 00 00'],
    ['Téléphone', 'appelez-nous', 'Veuillez saisir un numéro de téléphone, comme 02 97 00 00 00'],
    ['adresse', 'Carnac', 'Veuillez saisir une adresse complète, avec le code postal et la commune'],
    ['Siège', '56340', 'Veuillez saisir une adresse complète, avec le code postal et la commune'],
    ['Taux de TVA (%)', '5,555', 'Veuillez saisir un taux de 0 à 100, comme 20 ou 5,5'],
    ['Taux de TVA (%)', '120', 'Veuillez saisir un taux de 0 à 100, comme 20 ou 5,5'],
    [
      'Jours fermés',
      'lundi, jours de fête',
      '« jours de fête » n’est pas compris. Écrivez par exemple « le lundi ; le 24 décembre 2026 ; du 1er au 15 août »',
    ],
    [
      'Moyens de caution',
      'Carte bleue',
      'Veuillez choisir parmi « Chèque », « Empreinte de carte », « Espèces », « Virement »',
    ],
    ['Heure de retrait', 'le matin', 'Veuillez saisir une heure, comme 14 h ou 14 h 30'],
    ['Heure de retour', '25 h', 'Veuillez saisir une heure, comme 14 h ou 14 h 30'],
    [
      'Délai de remise en état (jours)',
      'aucun souci',
      'Veuillez saisir un nombre entier, de 0 à 30, ou « aucun : repart le jour même »',
    ],
    ['Acompte (%)', '30,5', 'Veuillez saisir un nombre entier, de 0 à 100'],
    [
      'Horaires',
      'Le mardi de 9 h à 12 h\nLe lundi de 18 h à 9 h',
      '« Le lundi de 18 h à 9 h » : indiquez chaque heure et chaque jour ; une fermeture suit son ouverture, une plage la précédente',
    ],
    [
      'Horaires',
      'Le lundi de 9 h à 12 h\nLe lundi de 10 h à 18 h',
      'Indiquez chaque heure et chaque jour ; une fermeture suit son ouverture, une plage la précédente',
    ],
    ['SIRET', '732 829 320', 'Un numéro SIRET a 14 chiffres'],
    ['SIRET', '732 829 320 00075', 'Ce numéro SIRET n’existe pas : un de ses chiffres est faux'],
    ['TVA', 'FR 45 732 829 320', 'Ce numéro de TVA n’existe pas : celui du SIREN 732 829 320 commence par FR 44'],
    ['Instagram', '@barnum', 'Veuillez saisir une adresse web complète, en http:// ou https://'],
    ['Horaires', 'x'.repeat(2001), 'Ce texte est limité à 2 000 caractères'],
  ])('%s « %s » is refused', (nom, valeur, sentence) => {
    expect(problemOf(nom, valeur)?.replace(/\s/g, ' ')).toBe(sentence);
  });
});

test('« TVA » is of the company’s own SIREN', () => {
  const company = [{ nom: 'SIRET', valeur: '404 833 048 00022' }];
  const problem = (valeur: string) =>
    companyInfoValueForm('TVA', company).safeParse({ valeur }).error?.issues[0]?.message ?? null;
  expect(problem('FR83404833048')).toBeNull();
  expect(problem('FR44732829320')).toBe(frenchVatSentences.ofOther('404\u00a0833\u00a0048'));
});

test.each([
  ['Facebook', 'www.facebook.com/barnum', 'https://www.facebook.com/barnum'],
  ['Facebook', 'http://facebook.example', 'http://facebook.example'],
  ['Téléphone', '0297000000', '02 97 00 00 00'],
  ['Capital', 'sans.objet', 'sans.objet'],
])('%s « %s » is completed', (nom, typed, valeur) => {
  expect(companyInfoValueForm(nom).parse({ valeur: typed })).toEqual({ valeur });
});

test('the legal names that are absent or empty are missing', () => {
  const rows = legalCompanyInfoNames.map((nom) => ({ nom, valeur: 'connu' }));
  expect(missingLegalNames(rows)).toEqual([]);
  expect(missingLegalNames([])).toEqual(legalCompanyInfoNames);
  expect(missingLegalNames(rows.map((row) => (row.nom === 'TVA' ? { ...row, valeur: ' ' } : row)))).toEqual(['TVA']);
});
