import { expect, it } from 'vitest';
import { personInput } from '../personal-data-input.ts';
import { dialPhones, keptOfOrganisation } from './personal-data.ts';

it.each(['', '   ', 'Le Goff', '06 39', '@', '12345678 rue'])('%j tells nobody', (contact) => {
  expect(personInput.safeParse({ contact }).error?.issues[0]?.message).toBe(
    'Veuillez saisir une adresse e-mail ou un numéro de téléphone',
  );
});

it.each([
  ['06 39', '0639'],
  ['Corre 06.39 9', 'Corre 06399'],
  ['+33 6 39', '0639'],
  ['39.98.01', '399801'],
  ['12 14 rue', '12 14 rue'],
  ['06', '06'],
  ['33 6 39 98 01 12', '0639980112'],
  ['Corre (06) 39 98 01 12', 'Corre 0639980112'],
  ['732829320', '732829320'],
  ['06.12.34.56.78 / 02.97.11.22.33', '0612345678 / 0297112233'],
  ['0612345678/0297112233', '0612345678/0297112233'],
  ['06 12 34 56 78 ou 02 97 11 22 33', '0612345678  0297112233'],
  ['Tél. 06 12 34 56 78', '0612345678'],
  ['tel:+33612345678', '0612345678'],
  ['Corre, téléphone : 06 12 34 56 78', 'Corre,  0612345678'],
  ['Le Port et 06', 'Le Port et 06'],
])('searches %j as %j', (search, dialled) => {
  expect(dialPhones(search)).toBe(dialled);
});

it.each([
  [{ contacts: [], demandes: 0 }, 'Elle reste, sans ce contact.'],
  [{ contacts: ['Yann'], demandes: 1 }, 'Elle reste, sans ce contact ; y restent aussi : Yann, 1 autre demande.'],
  [{ contacts: [], demandes: 1200 }, 'Elle reste, sans ce contact ; y restent aussi : 1\u202f200 autres demandes.'],
])('says what an organisation keeps: %j', (kept, sentence) => {
  expect(keptOfOrganisation(kept)).toBe(sentence);
});
