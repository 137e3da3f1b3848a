import { addDays } from '@barnum/rules/dates/days';
import { todayInParis } from '@barnum/rules/dates/paris-time';
import { depositStates } from '@barnum/rules/money/ledger/deposits';
import { depositMeans } from '@barnum/rules/money/ledger/ledger';
import { toAmount, toCents } from '@barnum/rules/prices/amounts';
import fc from 'fast-check';
import { beforeEach, expect, it } from 'vitest';
import { seedArticle } from '../../../../../prisma/seed/catalogue/articles.ts';
import { seedIssuedInvoices } from '../../../../../prisma/seed/money/invoices.ts';
import { seedReservationRequest } from '../../../../../prisma/seed/requests/reservation-requests.ts';
import { onOneDatabase } from '../../../test/support/service.ts';
import { listFollowedDeposits } from '../ledger/deposit-list.domain.ts';

const date = todayInParis();
const fields =
  'id etat aRendre retenu enMain suites estArgent leveePossible annulable etapes { id etat libre affectable aRendre aFacturer refusFacturation montant moyen affectations { id } contrePassation { motif } } contrePassation { motif }';

onOneDatabase('what can be done with a deposit', (service) => {
  let token: string;
  let requestId: number;
  /** How often more cash was kept than can be counted. */
  let beyond = 0;
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
  const refund = (id: number, montant: string) =>
    call('mutation ($input: RefundInput!) { result: recordRefund(input: $input) { id montant } }', {
      input: { id, montant, date, moyen: 'virement' },
    });
  const act = (id: number, name: string, kept?: string) => {
    if (name === 'lever') return release(id);
    return name === 'retenue' ? keep(id, kept) : move(id, name);
  };
  const bill = (id: number) => call('mutation ($id: Int!) { result: billRestoration(id: $id) { id } }', { id });
  const allocate = (id: number, invoiceId: number, cents: number) =>
    call(
      'mutation ($id: Int!, $invoiceId: Int!, $montant: Decimal!) { result: allocatePayment(id: $id, invoiceId: $invoiceId, montant: $montant) }',
      { id, invoiceId, montant: toAmount(cents) },
    );

  /** All that cards and lists offer for the deposits of the request; no more than the law allows is counted of cash. */
  async function offeredNow(kept: string) {
    const query = `query ($requestId: Int!) { requestLedger(requestId: $requestId) {
      factures { id reste } cautions { moyen ${fields} } } }`;
    const { requestLedger } = (await service.graphql(query, { requestId }, token)).data;
    const [invoice] = requestLedger.factures;
    const drafts = await service.db.invoice.count({ where: { requestId, numero: null } });
    const acts: { name: string; run: () => Promise<unknown> }[] = [];
    for (const { id, suites, leveePossible, annulable, estArgent, moyen, etapes } of requestLedger.cautions) {
      for (const name of [...suites, ...(leveePossible ? ['lever'] : [])]) {
        acts.push({ name, run: () => act(id, name, kept) });
      }
      if (annulable !== null) acts.push({ name: 'annuler', run: () => reverse(annulable) });
      for (const step of etapes) {
        const free = toCents(step.libre);
        const most = toCents(step.affectable);
        const left = toCents(invoice.reste);
        if (step.refusFacturation !== null) expect(await bill(step.id)).toBe('VALIDATION');
        else if (step.aFacturer) acts.push({ name: 'facturer', run: () => bill(step.id) });
        for (const counted of step.affectations) acts.push({ name: 'annuler', run: () => reverse(counted.id) });
        if (Math.min(most, left) > 0) {
          acts.push({ name: 'affecter', run: () => allocate(step.id, invoice.id, Math.min(most, left)) });
        }
        if (toCents(step.aRendre) > 0) {
          acts.push({ name: 'rembourser', run: () => refund(step.id, step.aRendre) });
        }
        // What is kept and paid otherwise goes back.
        if (estArgent && free > 0 && !step.aFacturer && left === 0 && drafts === 0) {
          expect(toCents(step.aRendre)).toBe(free);
        }
        if (estArgent && !step.aFacturer && most < Math.min(free, left)) {
          expect(moyen).toBe('especes');
          beyond += 1;
          expect(await allocate(step.id, invoice.id, most + 1)).toBe('VALIDATION');
        }
      }
    }
    if (drafts > 0) {
      const where = { requestId, numero: null };
      acts.push({ name: 'abandonner', run: () => service.db.invoice.deleteMany({ where }) });
    }
    // Paid otherwise, once something kept is left over.
    if (toCents(invoice.reste) > 0 && requestLedger.cautions.some(isLeftOver)) {
      acts.push({ name: 'payer', run: () => pay(invoice) });
    }
    return acts;
  }
  const isLeftOver = ({ etat, retenu }: { etat: string; retenu: string }) => etat === 'rendue' && toCents(retenu) > 0;
  const pay = ({ id: invoiceId, reste }: { id: number; reste: string }) =>
    call('mutation ($input: PaymentInput!) { result: recordPayment(input: $input) { id } }', {
      input: { date, moyen: 'virement', montant: reste, requestId, affectations: [{ invoiceId, montant: reste }] },
    });

  /** Bills what is kept, and has all of it paid otherwise. */
  async function payOtherwise(keptId: number) {
    expect(await bill(keptId)).toMatchObject({ id: expect.any(Number) });
    await service.db.invoice.deleteMany({ where: { numero: null } });
    const { length: rang } = await service.db.invoice.findMany({ select: { id: true } });
    const [invoiceId = 0] = await seedIssuedInvoices(service.db, [{ rang: rang + 1, total: 900_00, requestId }]);
    return call('mutation ($input: PaymentInput!) { result: recordPayment(input: $input) { id } }', {
      input: { date, moyen: 'virement', montant: '900', requestId, affectations: [{ invoiceId, montant: '900' }] },
    });
  }

  it.each(depositMeans)('is taken where it is offered, and refused where it is not: %s', async (moyen) => {
    type Found = Awaited<ReturnType<typeof reach>>;
    const { id: articleId } = await seedArticle(service.db, {
      nom: 'Tente',
      unite: 'weekend',
      prix: 100,
      quantite: null,
    });
    const tried = new Set<string>();
    await walk([]);
    expect(tried.size).toBeGreaterThan(3);
    // Also where the rest was given back before what is kept was billed, and paid otherwise.
    expect([...tried].filter((situation) => situation.startsWith('rendue true 120.00'))).toHaveLength(3);

    async function reach(way: readonly string[]) {
      ({ id: requestId } = await seedReservationRequest(service.db, { items: [{ articleId, quantite: 1 }] }));
      await service.db.reservationRequest.update({ where: { id: requestId }, data: { statut: 'rendue' } });
      const { id } = await receive(moyen);
      for (const name of way) await take(await read(id), name);
      return read(id);
    }

    async function read(id: number) {
      const { data } = await service.graphql(`query ($id: Int!) { deposit(id: $id) { ${fields} } }`, { id }, token);
      const { deposit } = data;
      const kept = deposit.etapes.find(
        (step: { etat: string; contrePassation: object | null }) =>
          step.etat === 'retenue' && step.contrePassation === null,
      );
      const isKept = deposit.estArgent && kept !== undefined && toCents(kept.libre) > 0;
      const offered: string[] = [
        ...deposit.suites,
        ...(deposit.leveePossible ? ['lever'] : []),
        ...(isKept && toCents(kept.aRendre) > 0 ? ['rembourser'] : []),
      ];
      // What is done elsewhere, on the invoices of the request.
      const elsewhere = isKept && kept.aFacturer ? ['payer'] : [];
      return { ...deposit, kept, isKept, offered, elsewhere };
    }

    function take({ id, kept }: Found, name: string) {
      if (name === 'payer') return payOtherwise(kept.id);
      return name === 'rembourser' ? refund(kept.id, kept.aRendre) : act(id, name);
    }

    async function walk(way: readonly string[]): Promise<void> {
      const found = await reach(way);
      const { id, etat, estArgent, retenu, kept, isKept, offered, elsewhere, annulable } = found;
      const situation = `${etat} ${estArgent} ${retenu} ${kept?.libre} ${kept?.aFacturer}`;
      if (tried.has(situation)) return;
      tried.add(situation);
      expect(offered.length === 0 && found.enMain, situation).toBe(false);
      // What was kept and paid otherwise has its way back.
      if (isKept && !kept.aFacturer) expect(offered, situation).toContain('rembourser');
      for (const name of [...depositStates, 'lever']) {
        if (offered.includes(name)) continue;
        expect(await act(id, name), `${name} of ${situation}`).toMatch(/^(CONFLICT|VALIDATION)$/);
      }
      for (const entry of [found, ...found.etapes]) {
        if (entry.id !== annulable && entry.contrePassation === null) expect(await reverse(entry.id)).toBe('CONFLICT');
      }
      if (annulable !== null) expect(await reverse(annulable)).toBe(true);
      for (const name of [...offered, ...elsewhere]) await walk([...way, name]);
    }
  });

  it('is taken whatever was done before: billed, counted against an invoice up to the cash that the law allows, undone', async () => {
    const acts = fc.array(
      fc.record({ which: fc.nat(), moyen: fc.constantFrom('especes', 'especes', ...depositMeans), kept: fc.nat(3) }),
      {
        minLength: 8,
        maxLength: 16,
      },
    );
    const done = new Set<string>();
    const { id } = await seedArticle(service.db, { nom: 'Tente', unite: 'weekend', prix: 100, quantite: null });
    let rang = 0;
    await fc.assert(
      fc.asyncProperty(acts, async (all) => {
        rang += 1;
        const items = [rang % 4 === 0 ? { nom: 'Sans prix', quantite: 1 } : { articleId: id, quantite: 1 }];
        ({ id: requestId } = await seedReservationRequest(service.db, { nom: `Le Goff ${rang}`, items }));
        await service.db.reservationRequest.update({ where: { id: requestId }, data: { statut: 'rendue' } });
        await seedIssuedInvoices(service.db, [{ rang, total: 5_000_00, requestId }]);
        const paid = { date, moyen: 'especes', montant: '990', requestId };
        await call('mutation ($input: PaymentInput!) { result: recordPayment(input: $input) { id } }', { input: paid });
        for (const { which, moyen, kept } of all) {
          const amount = ['1', '120', '420', '500'][kept] ?? '500';
          const offered = [...(await offeredNow(amount)), { name: 'recevoir', run: () => receive(moyen) }];
          const names = [...new Set(offered.map(({ name }) => name))];
          const chosen = offered.filter(({ name }) => name === names[which % names.length]);
          const one = chosen[kept % chosen.length];
          if (one === undefined) throw new Error('something can always be received');
          const result = await one.run();
          // A refusal is the text of its code.
          expect(result, one.name).not.toBeTypeOf('string');
          done.add(one.name);
        }
      }),
      { numRuns: 16, endOnFailure: true },
    );
    for (const name of ['affecter', 'facturer', 'retenue', 'lever', 'rendue', 'annuler', 'encaissee']) {
      expect([...done]).toContain(name);
    }
    expect(beyond).toBeGreaterThan(0);
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
    expect(await today()).toEqual([{ aFaire: 'Encaisser ou lever la retenue', retenu: '120.00' }]);
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

  it('gives back what is kept of no invoice, once the rest of that was paid otherwise, and is held until then', async () => {
    await service.db.reservationRequest.update({ where: { id: requestId }, data: { statut: 'rendue' } });
    const [invoiceId = 0] = await seedIssuedInvoices(service.db, [{ rang: 1, total: 500_00, requestId }]);
    const { id } = await receive('virement');
    const [kept] = (await keep(id, '200')).etapes;
    await bill(kept.id);
    await service.db.invoice.deleteMany({ where: { numero: null } });
    expect(await allocate(kept.id, invoiceId, 100_00)).toBe(true);
    const stand = async () => {
      const query = `query ($id: Int!) { deposit(id: $id) { ${fields} } heldDeposits { id } workday { cautionsARendre { id aFaire aRendre } } }`;
      const { deposit, heldDeposits, workday } = (await service.graphql(query, { id }, token)).data;
      const { aRendre } = deposit.etapes.find((step: { id: number }) => step.id === kept.id);
      return { ...deposit, etapes: aRendre, held: heldDeposits.length, today: workday.cautionsARendre };
    };
    // The invoice is owed still.
    expect(await stand()).toMatchObject({ leveePossible: false, etapes: '0.00', held: 1 });
    await call('mutation ($input: PaymentInput!) { result: recordPayment(input: $input) { id } }', {
      input: { date, moyen: 'virement', montant: '400', requestId, affectations: [{ invoiceId, montant: '400' }] },
    });
    expect(await stand()).toMatchObject({
      etapes: '100.00',
      suites: ['rendue'],
      today: [{ aFaire: 'Rendre le reste' }],
    });
    await move(id, 'rendue');
    expect(await stand()).toMatchObject({
      leveePossible: false,
      suites: [],
      enMain: true,
      etapes: '100.00',
      held: 1,
      today: [{ id, aFaire: 'Rendre ce qui n’est d’aucune facture', aRendre: '100.00' }],
    });
    const given = await refund(kept.id, '100');
    expect(given).toMatchObject({ montant: '-100.00' });
    expect(await stand()).toMatchObject({ enMain: false, etapes: '0.00', held: 0, today: [] });
    expect(await refund(kept.id, '0.01')).toBe('VALIDATION');
    // Its visitor reads what is kept still.
    expect(await listFollowedDeposits(service.db, requestId)).toMatchObject([{ retenu: 200_00, encoreRetenu: 100_00 }]);
    const query = 'query ($requestId: Int!) { requestLedger(requestId: $requestId) { recu aPayer } }';
    const { requestLedger } = (await service.graphql(query, { requestId }, token)).data;
    expect(requestLedger).toEqual({ recu: '500.00', aPayer: '0.00' });
  });

  it('lets go of nothing that was given back, nor takes back what keeps it, before that refund is', async () => {
    const { id } = await receive('virement');
    const [kept] = (await keep(id)).etapes;
    const given = await refund(kept.id, '20');
    expect(await release(id)).toBe('CONFLICT');
    expect(await reverse(kept.id)).toBe('CONFLICT');
    expect(await reverse(given.id)).toBe(true);
    expect(await release(id)).toMatchObject({ aRendre: '500.00' });
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
