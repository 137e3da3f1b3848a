import { expect, it } from 'vitest';
import type { ReservationRequest } from '../../requests.ts';
import { requestsCsv } from './requests-csv.ts';

const request = {
  id: 42,
  createdAt: '2026-11-20T23:30:00.000Z',
  statut: 'a_confirmer',
  prenom: '=HYPERLINK("http://exemple.example")',
  nom: 'Le Goff; fils',
  phone: '+33 6 39 98 01 12',
  email: null,
  date: '2026-12-04',
  debut: '2026-12-04',
  fin: '2026-12-07',
  joursOfferts: 0,
  supplementParJour: 25,
  livraisonMontage: false,
  adresse: null,
  creneau: null,
  devis: [],
  dernierDevis: { total: '1234.50', createdAt: '2026-11-21T10:00:00.000Z' },
  items: [
    { id: 1, articleId: null, nom: 'Tente 3×6', quantite: 2, prix: null, coutMontage: null, unite: null },
    { id: 2, articleId: null, nom: 'Banc', quantite: 8, prix: null, coutMontage: null, unite: null },
  ],
} as unknown as ReservationRequest;

it('writes what French spreadsheets read, and nothing that they run', () => {
  const [head, first, second] = requestsCsv([request]).split('\r\n');
  expect(head).toMatch(/^\uFEFFNuméro;Reçue le;État;/);
  expect(first).toBe(
    `42;21/11/2026;à confirmer;"'=HYPERLINK(""http://exemple.example"")";"Le Goff; fils";+33 6 39 98 01 12;;04/12/2026;` +
      '04/12/2026;07/12/2026;"2 × Tente 3×6\n8 × Banc";non;;1234,50;',
  );
  expect(second).toBe('');
  expect(requestsCsv([{ ...request, dernierDevis: null }])).toContain(';non;;;');
});

it('adds the six words of money where they are told, none of them below zero where too much has another word', () => {
  const sums = { convenu: '1234.50', facture: '1300.00', recu: '1400.00', aFacturer: '-65.50', aPayer: '-100.00' };
  const money = [{ id: 42, ...sums, enRetard: '0.00' }];
  const [head, first, other] = requestsCsv([request, { ...request, id: 43 }], money).split('\r\n');
  expect(head).toMatch(/;Montant TTC;Convenu;Facturé;Reçu;À facturer;À payer;En retard;Devis$/);
  expect(first).toMatch(/;1234,50;1234,50;1300,00;1400,00;0,00;0,00;0,00;$/);
  expect(other).toMatch(/;1234,50;;;;;;;$/);
});
