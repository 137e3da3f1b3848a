import { addDays } from '@barnum/rules/dates/days';
import { todayInParis } from '@barnum/rules/dates/paris-time';
import { ledgerSentences } from '@barnum/rules/money/ledger/ledger';
import { tillSentences } from '@barnum/rules/money/till/till';
import { beforeEach, expect, it } from 'vitest';
import { seedReservationRequest } from '../../../../../prisma/seed/requests/reservation-requests.ts';
import { onEveryDatabase } from '../../../test/support/service.ts';
import { checkLedger } from '../ledger/check-ledger.domain.ts';

const today = todayInParis();
const till = 'attendu nombreMouvements mouvements { id date quoi montant payeur requestId annulable }';

onEveryDatabase('the till', (service) => {
  let token: string;
  let requestId: number;
  beforeEach(async () => {
    token = await service.signIn('administrator');
    requestId = (await seedReservationRequest(service.db, { prenom: 'Nolwenn', nom: 'Le Goff' })).id;
  });

  const call = async (query: string, variables: Record<string, unknown> = {}) => {
    const { data, errors } = await service.graphql(query, variables, token);
    const [error] = errors ?? [];
    if (error) throw new Error(`${error.extensions?.code}: ${error.message}`);
    return data;
  };
  const pay = async (montant: string, moyen = 'especes'): Promise<number> => {
    const input = { date: today, moyen, montant, requestId };
    return (await call('mutation ($input: PaymentInput!) { recordPayment(input: $input) { id } }', { input }))
      .recordPayment.id;
  };
  const refund = (id: number, montant: string) =>
    call('mutation ($input: RefundInput!) { recordRefund(input: $input) { id } }', {
      input: { id, date: today, moyen: 'especes', montant },
    });
  const read = async () => (await call(`{ till { ${till} } }`)).till;
  const count = (montant: string, attendu: string | null, motif = '', key: string | null = null) =>
    call(`mutation ($input: TillCountInput!, $key: String) { recordTillCount(input: $input, key: $key) { ${till} } }`, {
      input: { montant, attendu, motif },
      key,
    });
  const bank = (montant: string, date = today) =>
    call(`mutation ($input: CashToBankInput!) { takeCashToBank(input: $input) { ${till} } }`, {
      input: { montant, date, reference: 'R-12' },
    });
  const counts = async () =>
    (await call('{ tillCounts { totalCount items { montant attendu ecart motif auteur } } }')).tillCounts;
  const reverse = (id: number) => call('mutation ($id: Int!) { reverseLedgerEntry(id: $id, motif: "Erreur") }', { id });

  it('knows nothing of what it holds before the first count', async () => {
    await pay('200.00');
    expect(await read()).toEqual({ attendu: null, nombreMouvements: 0, mouvements: [] });
    await expect(bank('10.00')).rejects.toThrow(`CONFLICT: ${tillSentences.countFirst}`);
    await count('150.00', null);
    expect(await read()).toMatchObject({ attendu: '150.00', nombreMouvements: 0 });
    expect(await counts()).toMatchObject({ totalCount: 1, items: [{ montant: '150.00', attendu: null, ecart: null }] });
  });

  it('should hold what was counted with the cash that came in and went out since', async () => {
    await count('0.00', null);
    const first = await pay('200.00');
    await pay('500.00', 'virement');
    await refund(first, '50.00');
    const deposit = { requestId, date: today, moyen: 'especes', montant: '300.00' };
    const { receiveDeposit } = await call('mutation ($input: DepositInput!) { receiveDeposit(input: $input) { id } }', {
      input: deposit,
    });
    expect(await read()).toMatchObject({ attendu: '450.00', nombreMouvements: 3 });
    await call('mutation ($id: Int!, $date: Date!) { moveDeposit(id: $id, etape: rendue, date: $date) { id } }', {
      id: receiveDeposit.id,
      date: today,
    });
    const mistaken = await pay('40.00');
    await reverse(mistaken);
    await expect(bank('150.01')).rejects.toThrow(`VALIDATION: ${tillSentences.moreThanThere(150_00)}`);
    await expect(bank('10.00', addDays(today, 1))).rejects.toThrow(ledgerSentences.dateLater);
    await bank('100.00');
    const now = await read();
    expect(now.attendu).toBe('50.00');
    expect(now.mouvements.map(({ quoi, montant }: { quoi: string; montant: string }) => `${quoi} ${montant}`)).toEqual([
      'Remise en banque -100.00',
      'Annulation\u00a0: Paiement -40.00',
      'Paiement 40.00',
      'Caution rendue -300.00',
      'Caution reçue 300.00',
      'Remboursement -50.00',
      'Paiement 200.00',
    ]);
    expect(now.mouvements[0]).toMatchObject({ annulable: true });
    expect(now.mouvements[3]).toMatchObject({ payeur: 'Nolwenn Le Goff', annulable: false });
    await reverse(now.mouvements[0].id);
    expect((await read()).attendu).toBe('150.00');
  });

  it('notes a difference with a word, and what was shown beside it', async () => {
    await count('100.00', null);
    await pay('60.00');
    await expect(count('155.00', '100.00', 'Rendu')).rejects.toThrow(`CONFLICT: ${tillSentences.moved}`);
    await expect(count('155.00', '160.00')).rejects.toThrow(`VALIDATION: ${tillSentences.differenceReason}`);
    const key = '00000000-0000-4000-8000-000000000002';
    await count('155.00', '160.00', 'Monnaie mal rendue', key);
    await count('155.00', '160.00', 'Monnaie mal rendue', key);
    await count('155.00', '155.00');
    expect(await counts()).toMatchObject({
      totalCount: 3,
      items: [
        { montant: '155.00', attendu: '155.00', ecart: '0.00', motif: '' },
        { montant: '155.00', attendu: '160.00', ecart: '-5.00', motif: 'Monnaie mal rendue' },
        { montant: '100.00', attendu: null, ecart: null },
      ],
    });
    const last = await service.db.ledgerEntry.findFirstOrThrow({ where: { nature: 'comptage_caisse' } });
    await expect(reverse(last.id)).rejects.toThrow(ledgerSentences.notReversible);
    expect(await checkLedger(service.db)).toMatchObject({ broken: null });
  });
});
