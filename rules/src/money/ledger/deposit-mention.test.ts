import { expect, it } from 'vitest';
import type { RequestState } from '../../requests/reservation-requests/request-states.ts';
import { depositMention } from './deposit-mention.ts';
import { type DepositStep, depositBalance } from './deposits.ts';

const cheque = (montant: number, ...steps: { etat: DepositStep; montant: number }[]) =>
  depositBalance('cheque', [{ etat: 'recue', montant }, ...steps]);
const whole = cheque(600_00);
const back = cheque(600_00, { etat: 'rendue', montant: 600_00 });
const destroyed = cheque(600_00, { etat: 'detruite', montant: 600_00 });
const kept = cheque(600_00, { etat: 'retenue', montant: 120_00 });
const keptWhole = cheque(600_00, { etat: 'retenue', montant: 600_00 });
const settled = cheque(
  600_00,
  { etat: 'retenue', montant: 120_00 },
  { etat: 'encaissee', montant: 600_00 },
  { etat: 'rendue', montant: 480_00 },
);

it.each<[RequestState, ReturnType<typeof cheque>[], string]>([
  ['confirmee', [], 'Caution de 600,00 € à remettre au retrait, hors facture'],
  ['confirmee', [cheque(200_00)], 'Caution de 600,00 €, hors facture : 200,00 € reçus, 400,00 € à remettre au retrait'],
  ['confirmee', [whole], 'Caution de 600,00 € reçue, hors facture'],
  ['confirmee', [back], 'Caution de 600,00 € à remettre au retrait, hors facture'],
  ['sortie', [], 'Caution de 600,00 € à remettre, hors facture'],
  ['sortie', [whole], 'Caution de 600,00 € reçue, hors facture'],
  ['rendue', [], ''],
  ['rendue', [whole], 'Caution de 600,00 € reçue, hors facture'],
  ['rendue', [back], 'Caution de 600,00 € rendue, hors facture'],
  ['rendue', [destroyed], 'Caution de 600,00 € rendue, hors facture'],
  ['rendue', [kept], 'Caution de 600,00 €, hors facture : 120,00 € retenus, le reste à rendre'],
  ['rendue', [settled], 'Caution de 600,00 €, hors facture : 120,00 € retenus, le reste rendu'],
  ['rendue', [keptWhole], 'Caution de 600,00 € retenue, hors facture'],
  ['annulee', [], ''],
])('an invoice of a request that is %s says of the deposit: %#', (statut, deposits, sentence) => {
  expect(depositMention({ asked: 600_00, statut, deposits }).replace(/\s/g, ' ')).toBe(sentence);
});

it('says nothing where none is asked for, and none came', () => {
  expect(depositMention({ asked: 0, statut: 'confirmee', deposits: [] })).toBe('');
});
