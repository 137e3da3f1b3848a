import { expect, it } from 'vitest';
import { chequeSlipFileName, chequesInWords, returnedChequeMessage } from './cheque-slips.ts';

it('a cheque that came back is told with what is known of it, and no more', () => {
  const cheque = {
    caution: false,
    montant: 120_00,
    owed: 0,
    reference: '',
    banque: '',
    date: '2026-05-08',
    impayeLe: '2026-05-20',
    frais: 0,
  };
  expect(returnedChequeMessage(cheque)).toContain(
    'Votre chèque de 120,00\u00a0€ reçu le 8 mai 2026 nous est revenu impayé le 20 mai 2026.\n\n',
  );
  const whole = { ...cheque, caution: true, owed: 40_00, reference: '7001', banque: 'La Banque', frais: 15_50 };
  expect(returnedChequeMessage(whole)).toContain(
    'Votre chèque n°\u00a07001 (La Banque) de 120,00\u00a0€, remis en caution, reçu le 8 mai 2026 nous est revenu impayé le 20 mai 2026. Nous vous en avions déjà rendu 40,00\u00a0€\u00a0: c’est bien 120,00\u00a0€ qui nous restent dus. Notre banque nous a prélevé 15,50\u00a0€ de frais.\n\n',
  );
});

it('cheques are counted in words, and slips named by their number', () => {
  expect([1, 2].map(chequesInWords)).toEqual(['1 chèque', '2 chèques']);
  expect(chequeSlipFileName(7)).toBe('remise-de-cheques-007.pdf');
});
