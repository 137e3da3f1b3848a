import { describe, expect, it } from 'vitest';
import {
  contactKeys,
  customerOfRequest,
  matchKeys,
  matchReasons,
  requestContactKeys,
  requestMatchKeys,
  requestNames,
  sortedName,
} from './customers.ts';

const typed = { prenom: 'Nolwenn', nom: 'Le Goff', email: null, phone: null, adresse: null };

it.each([
  ['Mairie', 'de Vannes', 'collectivite'],
  ['École', 'Jules-Ferry', 'collectivite'],
  ['Association', 'Les Amis du Port', 'association'],
  ['SARL', 'Le Traiteur', 'professionnel'],
  ['Marie', 'Comité', 'particulier'],
] as const)('« %s %s » looks like a %s', (prenom, nom, kind) => {
  const customer = customerOfRequest({ ...typed, prenom, nom });
  expect(customer.kind).toBe(kind);
  expect(`${customer.prenom} ${customer.nom}`.trim()).toBe(`${prenom} ${nom}`);
});

it('a request of an organisation names who is to be spoken to, else the whole organisation', () => {
  const townHall = { kind: 'collectivite', prenom: '', nom: 'Mairie de Saint-Gildas-de-Rhuys' } as const;
  const contact = (nom: string) => ({ nom, fonction: '', email: null, telephone: null });
  const names = (...people: string[]) => requestNames({ ...townHall, contacts: people.map(contact) });
  expect(names('Anne Le Gall', 'Yann Corre')).toEqual({ prenom: 'Anne', nom: 'Le Gall' });
  expect(names('Anne')).toEqual({ prenom: 'Anne', nom: townHall.nom });
  expect(names()).toEqual({ prenom: 'Collectivité', nom: townHall.nom });
  const person = { kind: 'particulier', prenom: 'Nolwenn', nom: 'Le Goff', contacts: [contact('Anne')] } as const;
  expect(requestNames(person)).toEqual({ prenom: 'Nolwenn', nom: 'Le Goff' });
});

it('the same e-mail, telephone, SIREN and name are recognised however they are written', () => {
  const customer = {
    prenom: 'Nolwenn',
    nom: 'Le Goff',
    emails: ['N.LeGoff@Client.example'],
    telephones: ['06 39 98 01 12'],
    siret: '73282932000074',
  };
  const request = { prenom: 'Le Goff', nom: 'nolwenn', email: 'n.legoff@client.example ', phone: '+33 6.39.98.01.12' };
  expect(matchReasons(matchKeys(customer), requestMatchKeys(request))).toEqual([
    'même e-mail (n.legoff@client.example)',
    'même téléphone (06\u00a039\u00a098\u00a001\u00a012)',
    'même nom',
  ]);
  const seat = { prenom: '', nom: 'Siège', siret: '732829320' };
  expect(matchReasons(matchKeys(customer), matchKeys(seat))).toEqual(['même SIREN']);
  expect(matchReasons(matchKeys(seat), requestMatchKeys(request))).toEqual([]);
});

it('a telephone of another country is said in groups', () => {
  const keys = matchKeys({ prenom: '', nom: 'Le Goff', telephones: ['+44 (0)20 7946 0000'] });
  const others = matchKeys({ prenom: '', nom: 'Anne', telephones: ['0044 2079460000'] });
  expect(matchReasons(keys, others)).toEqual(['même téléphone (+44\u00a020\u00a079\u00a046\u00a000\u00a000)']);
});

it('what a visitor typed for a telephone number makes none without a digit', () => {
  expect(customerOfRequest({ ...typed, phone: 'rappeler le soir' }).telephones).toEqual([]);
});

it('people are sorted by family name', () => {
  expect(sortedName({ prenom: 'Zoé', nom: 'Évrard' })).toBe('evrard zoe');
});

describe('requestContactKeys', () => {
  const isContactOf = (contact: string, request: { email: string | null; phone: string | null }) =>
    requestContactKeys(request).some((key) => contactKeys(contact).includes(key));

  it.each([
    ['yann@exemple.example', ' Yann@Exemple.example ', null],
    ['06 39 98 01 12', null, '+33 6.39.98.01.12'],
    ['0033 (0)6 39 98 01 12', null, '0639980112'],
    ['0639980112', 'autre@exemple.example', '06-39-98-01-12 (après 18 h)'],
    ['0639980113', null, '06 39 98 01 12 ou +33 6 39 98 01 13'],
    ['0639980113', null, '06 39 98 01 12 06 39 98 01 13'],
    ['0044 1632 960000', null, '+44 1632 960000'],
    ['0639980112', null, '33 6 39 98 01 12'],
    ['0639980112', null, '(06) 39 98 01 12'],
    ['0639980112', null, 'O639980112'],
    ['0639980112', null, '639980112'],
    ['0262123456', null, '+262 262 12 34 56'],
  ])('finds %s in %j, %j', (contact, email, phone) => {
    expect(isContactOf(contact, { email, phone })).toBe(true);
  });

  it.each([
    ['yann@exemple.example', 'soyann@exemple.example', '0639980112'],
    ['06 39 98 01 12', '0639980112@exemple.example', '06 39 98 01 13'],
    ['06 39 98 01', null, '06 39 98 01 12'],
    ['06 39 98 01 12', null, null],
    ['12', null, '02 97 00 00 01 poste 12'],
    ['yann@exemple.example', null, 'yann@exemple.example'],
  ])('does not find %s in %j, %j', (contact, email, phone) => {
    expect(isContactOf(contact, { email, phone })).toBe(false);
  });
});
