import { addDays } from '@barnum/rules/dates/days';
import { todayInParis } from '@barnum/rules/dates/paris-time';
import { depositStates } from '@barnum/rules/money/ledger/deposits';
import { depositMeans } from '@barnum/rules/money/ledger/ledger';
import { beforeEach, expect, it } from 'vitest';
import { seedIssuedInvoices } from '../../../../../prisma/seed/money/invoices.ts';
import { seedReservationRequest } from '../../../../../prisma/seed/requests/reservation-requests.ts';
import { onOneDatabase } from '../../../test/support/service.ts';

const date = todayInParis();
const fields =
  'id etat aRendre retenu enMain suites estArgent leveePossible annulable etapes { id etat libre aFacturer montant moyen }';

onOneDatabase('what can be done with a deposit', (service) => {
  let token: string;
  let requestId: number;
  beforeEach(async () => {
    token = await service.signIn('administrator');
    ({ id: requestId } = await seedReservationRequest(service.db));
  });

  const call = async (mutation: string, variables: Record<string, unknown>) => {
    const { data, errors } = await service.graphql(mutation, variables, token);
    return errors[0]?.extensions?.code ?? data.result;
  };
  const receive = (moyen: string, days: { dateCheque?: string; finEmpreinte?: string } = {}) =>
    call(`mutation ($input: DepositInput!) { result: receiveDeposit(input: $input) { ${fields} } }`, {
      input: { requestId, date, moyen, montant: '500', reference: '1', banque: 'B', finEmpreinte: date, ...days },
    });
  const release = (id: number, raison = 'geste_commercial') =>
    call(
      `mutation ($id: Int!, $raison: ReleaseReason!) { result: releaseDeposit(id: $id, raison: $raison) { ${fields} } }`,
      {
        id,
        raison,
      },
    );
  const keep = (id: number, montant = '120') =>
    call(`mutation ($input: RetentionInput!) { result: retainDeposit(input: $input) { ${fields} } }`, {
      input: { id, date, usage: 'remise_en_etat', motif: 'Casse', lignes: [{ libelle: 'Toile', montant }] },
    });
  const move = (id: number, etape: string, moyenDuReste: string | null = null) =>
    call(
      `mutation ($id: Int!, $etape: DepositState!, $date: Date!, $moyenDuReste: LedgerMeans) {
        result: moveDeposit(id: $id, etape: $etape, date: $date, moyenDuReste: $moyenDuReste) { ${fields} } }`,
      { id, etape, date, moyenDuReste },
    );
  const reverse = (id: number) =>
    call('mutation ($id: Int!) { result: reverseLedgerEntry(id: $id, motif: "Erreur") }', { id });
  const act = (id: number, name: string) => {
    if (name === 'lever') return release(id);
    return name === 'retenue' ? keep(id) : move(id, name);
  };

  it.each(depositMeans)('is taken where it is offered, and refused where it is not: %s', async (moyen) => {
    const tried = new Set<string>();
    await walk([]);
    expect(tried.size).toBeGreaterThan(3);

    async function reach(way: readonly string[]) {
      let deposit = await receive(moyen);
      for (const name of way) deposit = await act(deposit.id, name);
      return deposit;
    }

    async function walk(way: readonly string[]): Promise<void> {
      const deposit = await reach(way);
      const situation = `${deposit.etat} ${deposit.estArgent} ${deposit.retenu}`;
      if (tried.has(situation)) return;
      tried.add(situation);
      const offered = [...deposit.suites, ...(deposit.leveePossible ? ['lever'] : [])];
      expect(offered.length === 0 && deposit.enMain, situation).toBe(false);
      for (const name of [...depositStates, 'lever']) {
        if (offered.includes(name)) continue;
        expect(await act(deposit.id, name), `${name} of ${situation}`).toMatch(/^(CONFLICT|VALIDATION)$/);
      }
      for (const { id } of [deposit, ...deposit.etapes]) {
        if (id !== deposit.annulable) expect(await reverse(id)).toBe('CONFLICT');
      }
      expect(await reverse(deposit.annulable)).toBe(true);
      for (const name of offered) await walk([...way, name]);
    }
  });

  it('gives a cheque back whole, once what was kept is paid otherwise and joined the rental', async () => {
    await service.db.reservationRequest.update({ where: { id: requestId }, data: { statut: 'rendue' } });
    const { id } = await receive('cheque');
    const kept = await keep(id);
    expect(kept).toMatchObject({ suites: ['encaissee'], leveePossible: true, etapes: [{ aFacturer: true }] });
    const today = async () => {
      const query = '{ workday { cautionsARendre { aFaire retenu } } }';
      return (await service.graphql(query, {}, token)).data.workday.cautionsARendre;
    };
    expect(await today()).toEqual([{ aFaire: 'Encaisser ou rendre', retenu: '120.00' }]);
    expect(await release(id, 'autre_moyen')).toMatchObject({ etat: 'recue', aRendre: '500.00', retenu: '0.00' });
    expect(await today()).toEqual([{ aFaire: 'Rendre', retenu: '0.00' }]);
    const fees = await service.db.reservationRequestItem.findMany({ where: { requestId, nature: 'frais' } });
    expect(fees.map(({ nom, prix }) => [nom.replace(/\s/g, ' '), String(prix)])).toEqual([
      [`Remise en état (retenue n° ${kept.etapes[0].id}) : Toile`, '120'],
    ]);
    expect(await move(id, 'rendue')).toMatchObject({ etat: 'rendue', enMain: false });
  });

  it('gives what is kept as a gesture without billing it, also after the cheque was cashed', async () => {
    const { id } = await receive('cheque');
    await keep(id);
    expect(await move(id, 'encaissee')).toMatchObject({ aRendre: '380.00', leveePossible: true });
    expect(await release(id)).toMatchObject({ aRendre: '500.00', estArgent: true, suites: ['rendue', 'retenue'] });
    expect(await service.db.reservationRequestItem.count({ where: { requestId, nature: 'frais' } })).toBe(0);
  });

  it.each([
    ['cheque', { dateCheque: addDays(date, -400) }],
    ['empreinte', { finEmpreinte: addDays(date, -1) }],
  ])('cashes no %s that no bank pays any more', async (moyen, days) => {
    const { id, suites } = await receive(moyen, days);
    expect(suites).not.toContain('encaissee');
    expect(await move(id, 'encaissee')).toBe('VALIDATION');
    expect(await keep(id)).toMatchObject({ suites: [], leveePossible: true });
    expect(await move(id, 'encaissee')).toBe('VALIDATION');
    expect(await release(id)).toMatchObject({ suites: expect.not.arrayContaining(['encaissee']) });
    expect(await move(id, 'rendue')).toMatchObject({ etat: 'rendue' });
  });

  it('books the whole cheque, and gives the rest back at once by the means that is said', async () => {
    const { id } = await receive('cheque');
    await keep(id);
    const cashed = await move(id, 'encaissee', 'virement');
    expect(cashed).toMatchObject({ etat: 'rendue', enMain: false, suites: [] });
    expect(cashed.etapes.slice(1)).toMatchObject([
      { etat: 'encaissee', montant: '500.00', moyen: 'cheque' },
      { etat: 'rendue', montant: '380.00', moyen: 'virement' },
    ]);
  });

  it('lets go of nothing that settles an invoice', async () => {
    const [invoiceId = 0] = await seedIssuedInvoices(service.db, [{ rang: 1, total: 100_00 }]);
    const { id } = await receive('especes');
    const [step] = (await keep(id)).etapes;
    await call(
      'mutation ($id: Int!, $invoiceId: Int!) { result: allocatePayment(id: $id, invoiceId: $invoiceId, montant: "100") }',
      {
        id: step.id,
        invoiceId,
      },
    );
    const { data } = await service.graphql(
      'query ($id: Int!) { deposit(id: $id) { leveePossible annulable } }',
      { id },
      token,
    );
    expect(data.deposit).toEqual({ leveePossible: false, annulable: null });
    expect(await release(id)).toBe('CONFLICT');
  });
});
