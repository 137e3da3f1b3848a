import { todayInParis } from '@barnum/rules/dates/paris-time';
import { depositSentences } from '@barnum/rules/money/ledger/deposits';
import { ledgerSentences } from '@barnum/rules/money/ledger/ledger';
import { paymentSentences } from '@barnum/rules/money/ledger/payments';
import { requestFileSentences } from '@barnum/rules/requests/reservation-requests/request-files';
import { beforeEach, expect, it } from 'vitest';
import { daysAgo } from '../../../../../prisma/seed/dates.ts';
import { seedIssuedInvoices } from '../../../../../prisma/seed/money/invoices.ts';
import { seedReservationRequest } from '../../../../../prisma/seed/requests/reservation-requests.ts';
import { onOneDatabase } from '../../../test/support/service.ts';
import { checkLedger } from '../ledger/check-ledger.domain.ts';

const today = todayInParis();
const cheque = { date: today, moyen: 'cheque', montant: '500', reference: '0001234', banque: 'Banque de l’Iroise' };

onOneDatabase('deposits', (service) => {
  let token: string;
  let requestId: number;
  beforeEach(async () => {
    token = await service.signIn('administrator');
    ({ id: requestId } = await seedReservationRequest(service.db, {
      prenom: 'Anne',
      nom: 'Le Goff',
      email: 'anne@exemple.example',
    }));
    await service.db.reservationRequest.update({ where: { id: requestId }, data: { cautionFixee: 800 } });
  });
  const call = (query: string, variables: Record<string, unknown> = {}) => service.graphql(query, variables, token);

  const fields = `id etat montant moyen retenu aRendre enMain suites payeur avertissements
    etapes { id etat montant moyen auteur motif usage lignes { libelle montant } libre aFacturer contrePassation { motif } }`;
  const receive = async (input: Record<string, unknown> = {}) => {
    const query = `mutation ($input: DepositInput!) { receiveDeposit(input: $input) { ${fields} } }`;
    const { data, errors } = await call(query, { input: { ...cheque, requestId, ...input } });
    return { deposit: data?.receiveDeposit, refusal: errors[0]?.extensions?.fields };
  };
  const move = async (id: number, etape: string, moyen: string | null = null) => {
    const query = `mutation ($id: Int!, $etape: DepositState!, $date: Date!, $moyen: LedgerMeans) {
      moveDeposit(id: $id, etape: $etape, date: $date, moyen: $moyen) { ${fields} } }`;
    const { data, errors } = await call(query, { id, etape, date: today, moyen });
    return data?.moveDeposit ?? errors[0];
  };
  const retain = async (id: number, input: Record<string, unknown> = {}) => {
    const query = `mutation ($input: RetentionInput!) { retainDeposit(input: $input) { ${fields} } }`;
    const lignes = [{ libelle: 'Toile déchirée', montant: '120' }];
    const retention = { id, date: today, usage: 'remise_en_etat', motif: 'Retour abîmé', lignes, ...input };
    const { data, errors } = await call(query, { input: retention });
    return data?.retainDeposit ?? errors[0];
  };
  const reverse = async (id: number) =>
    (await call('mutation ($id: Int!) { reverseLedgerEntry(id: $id, motif: "Erreur") }', { id })).errors[0];
  const held = async () => (await call('{ heldDeposits { id etat request { nom } } }')).data.heldDeposits;
  const missing = async () => {
    const query = 'query ($id: Int!) { requestLedger(requestId: $id) { caution cautionManquante } }';
    return (await call(query, { id: requestId })).data.requestLedger;
  };

  it('come in as several cheques, which are told what lacks, and are given back', async () => {
    await service.db.reservationRequest.update({ where: { id: requestId }, data: { statut: 'confirmee' } });
    const { deposit } = await receive();
    expect(deposit).toMatchObject({ etat: 'recue', enMain: true, aRendre: '500.00', payeur: 'Anne Le Goff' });
    expect(await missing()).toEqual({ caution: '800.00', cautionManquante: '300.00' });
    await receive({ montant: '300', reference: '0001235' });
    expect(await missing()).toMatchObject({ cautionManquante: '0.00' });
    const remove = 'mutation ($id: Int!) { deleteReservationRequest(id: $id) }';
    expect((await call(remove, { id: requestId })).errors[0]?.message).toBe(depositSentences.heldOnDeletion);
    const erase = `mutation ($ids: [Int!]!) { deletePersonalData(contact: "anne@exemple.example", ids: $ids) }`;
    const find = '{ personalData(contact: "anne@exemple.example") { heldDepositIds } }';
    expect((await call(find)).data.personalData.heldDepositIds).toEqual([requestId]);
    expect((await call(erase, { ids: [requestId] })).errors[0]?.message).toBe(depositSentences.heldOnErasure);
    expect(await move(deposit.id, 'rendue')).toMatchObject({ etat: 'rendue', enMain: false, suites: [] });
    expect(await held()).toEqual([{ id: deposit.id + 1, etat: 'recue', request: { nom: 'Le Goff' } }]);
    expect(await move(deposit.id, 'detruite')).toMatchObject({ extensions: { code: 'CONFLICT' } });
  });

  it('ask for the number and the bank of a cheque, and for the end of an imprint', async () => {
    expect((await receive({ reference: '', banque: ' ' })).refusal).toEqual({
      reference: 'Veuillez saisir le numéro du chèque',
      banque: 'Veuillez saisir la banque',
    });
    expect((await receive({ moyen: 'empreinte' })).refusal).toEqual({
      finEmpreinte: 'Veuillez saisir la fin de validité de l’empreinte',
    });
    expect((await receive({ requestId: 99 })).refusal).toEqual({ requestId: 'Cette demande n’existe plus' });
    expect((await receive({ moyen: 'carte' })).refusal).toEqual({ moyen: 'Veuillez choisir un moyen' });
  });

  it('are kept in part, cashed, and the rest given back', async () => {
    const { deposit } = await receive();
    expect(await retain(deposit.id, { lignes: [{ libelle: 'Tout', montant: '500.01' }] })).toMatchObject({
      extensions: { code: 'VALIDATION' },
    });
    expect(await retain(deposit.id, { fichiers: [7] })).toMatchObject({ extensions: { code: 'VALIDATION' } });
    const photo = { requestId, key: 'cafe', nom: 'toile.png', type: 'image/png', taille: 8, auteur: 'Marie' };
    const { id: photoId } = await service.db.requestFile.create({ data: photo });
    expect(await retain(deposit.id, { date: todayInParis(daysAgo(1)) })).toMatchObject({
      extensions: { fields: { date: ledgerSentences.dateEarlier(today) } },
    });
    const kept = await retain(deposit.id, { fichiers: [photoId] });
    const remove = await call('mutation ($id: Int!) { deleteRequestFile(id: $id) }', { id: photoId });
    expect(remove.errors[0]?.message).toBe(requestFileSentences.ofRetention);
    expect(kept).toMatchObject({ etat: 'retenue', retenu: '120.00', suites: ['encaissee'] });
    expect(kept.etapes).toMatchObject([
      { motif: 'Retour abîmé', libre: '120.00', lignes: [{ libelle: 'Toile déchirée', montant: '120.00' }] },
    ]);
    const allocate = 'mutation ($id: Int!) { allocatePayment(id: $id, invoiceId: 1, montant: "120") }';
    const before = await call(allocate, { id: kept.etapes[0].id });
    expect(before.errors[0]?.message).toMatch(/^Encaissez d’abord/);
    expect(await move(deposit.id, 'encaissee')).toMatchObject({ aRendre: '380.00', suites: ['rendue'] });
    const after = await call(allocate, { id: kept.etapes[0].id });
    expect(after.errors[0]?.message).toBe('Cette facture n’existe pas');
    const returned = await move(deposit.id, 'rendue', 'virement');
    expect(returned).toMatchObject({ enMain: false, suites: [], moyen: 'cheque' });
    expect(returned.etapes.at(-1)).toMatchObject({ etat: 'rendue', moyen: 'virement' });
    expect(await held()).toEqual([]);
    expect(await checkLedger(service.db)).toMatchObject({ entries: 4, broken: null });
  });

  it('are billed once where they put in order, at their own amount, and never for a loss', async () => {
    const { db } = service;
    const agreed = { statut: 'confirmee', remise: 10, remiseEnPourcent: true } as const;
    await db.reservationRequest.update({ where: { id: requestId }, data: agreed });
    await db.reservationRequestItem.updateMany({ where: { requestId }, data: { prix: 99, unite: 'journee' } });
    const convenu = async () => {
      const { data } = await call('query ($id: Int!) { billing(requestId: $id) { convenu } }', { id: requestId });
      return Number(data.billing.convenu);
    };
    const bill = async (id: number) => {
      const { data, errors } = await call('mutation ($id: Int!) { billRestoration(id: $id) { id nature du } }', { id });
      return data?.billRestoration ?? errors[0]?.extensions?.code;
    };
    const before = await convenu();
    const { deposit } = await receive({ moyen: 'especes' });
    const kept = await retain(deposit.id);
    const draft = await bill(kept.etapes[0].id);
    expect(draft).toMatchObject({ nature: 'facture', du: (before + 120).toFixed(2) });
    expect(await bill(kept.etapes[0].id)).toEqual(draft);
    expect(await convenu()).toBeCloseTo(before + 120);
    const step = `query ($id: Int!) { deposit(id: $id) { etapes { aFacturer libre } } }`;
    const told = (await call(step, { id: deposit.id })).data.deposit.etapes;
    expect([kept.etapes[0].aFacturer, told]).toEqual([true, [{ aFacturer: false, libre: '120.00' }]]);
    const other = await receive({ moyen: 'especes' });
    const lost = await retain(other.deposit.id, { usage: 'perte_ou_vol' });
    expect([lost.etapes[0].aFacturer, await bill(lost.etapes[0].id)]).toEqual([false, 'NOT_FOUND']);
  });

  it('lose their latest step alone when it is reversed', async () => {
    const { deposit } = await receive({ moyen: 'especes' });
    const kept = await retain(deposit.id, { usage: 'perte_ou_vol' });
    expect((await reverse(deposit.id))?.extensions?.code).toBe('CONFLICT');
    expect(await reverse(kept.etapes[0].id)).toBeUndefined();
    const [step] = (await call(`query ($id: Int!) { deposit(id: $id) { ${fields} } }`, { id: deposit.id })).data.deposit
      .etapes;
    expect(step.contrePassation).toEqual({ motif: 'Erreur' });
    expect(await reverse(deposit.id)).toBeUndefined();
    expect(await held()).toEqual([]);
    expect(await move(deposit.id, 'rendue')).toMatchObject({ extensions: { code: 'NOT_FOUND' } });
  });

  it('settle an invoice with what is kept, until that is taken back', async () => {
    const [invoiceId = 0] = await seedIssuedInvoices(service.db, [{ rang: 1, total: 100_00 }]);
    const { deposit } = await receive({ moyen: 'especes' });
    const [step] = (await retain(deposit.id)).etapes;
    const allocate = `mutation ($id: Int!, $invoiceId: Int!) { allocatePayment(id: $id, invoiceId: $invoiceId, montant: "100") }`;
    await call(allocate, { id: step.id, invoiceId });
    const read = async () => {
      const query = `query ($id: Int!) { deposit(id: $id) { etapes { libre affectations { id numero montant } } } }`;
      return (await call(query, { id: deposit.id })).data.deposit.etapes[0];
    };
    const settling = { id: step.id + 1, numero: 'F-2027-00001', montant: '100.00' };
    expect(await read()).toEqual({ libre: '20.00', affectations: [settling] });
    expect((await reverse(step.id))?.message).toBe(ledgerSentences.isCounted);
    expect(await reverse(settling.id)).toBeUndefined();
    expect(await read()).toEqual({ libre: '120.00', affectations: [] });
    expect(await reverse(step.id)).toBeUndefined();
  });

  it('pay no more in cash for one debt than the law allows', async () => {
    const [invoiceId = 0] = await seedIssuedInvoices(service.db, [{ rang: 1, total: 1_200_00, requestId }]);
    const { deposit } = await receive({ moyen: 'especes', montant: '1500' });
    const [step] = (await retain(deposit.id, { lignes: [{ libelle: 'Toile déchirée', montant: '1200' }] })).etapes;
    const allocate = async (montant: string) => {
      const mutation = `mutation ($id: Int!, $invoiceId: Int!, $montant: Decimal!) { allocatePayment(id: $id, invoiceId: $invoiceId, montant: $montant) }`;
      return (await call(mutation, { id: step.id, invoiceId, montant })).errors[0]?.extensions?.fields;
    };
    expect(await allocate('1200')).toEqual({ montant: paymentSentences.cash(0) });
    expect(await allocate('700')).toBeUndefined();
    expect(await allocate('300.01')).toEqual({ montant: paymentSentences.cash(700_00) });
    expect(await allocate('300')).toBeUndefined();
  });

  it('pay no more in cash for what a request lost than the law allows', async () => {
    const keep = async (id: number, montant: string) => {
      const input = {
        id,
        date: today,
        usage: 'perte_ou_vol',
        motif: 'Perdu',
        lignes: [{ libelle: 'Enceinte', montant }],
      };
      const mutation = 'mutation ($input: RetentionInput!) { retainDeposit(input: $input) { retenu } }';
      return (await call(mutation, { input })).errors[0]?.extensions?.fields;
    };
    const { deposit } = await receive({ moyen: 'especes', montant: '1500' });
    const other = await receive({ moyen: 'especes', montant: '1500' });
    const transfer = await receive({ moyen: 'virement', montant: '1500' });
    expect(await keep(deposit.id, '1000.01')).toEqual({ 'lignes.0.montant': paymentSentences.cash(0) });
    expect(await keep(deposit.id, '600')).toBeUndefined();
    expect(await keep(other.deposit.id, '400.01')).toEqual({ 'lignes.0.montant': paymentSentences.cash(600_00) });
    expect(await keep(other.deposit.id, '400')).toBeUndefined();
    expect(await keep(transfer.deposit.id, '1500')).toBeUndefined();
  });

  it('go back in cash as far as the law allows, and as they came', async () => {
    const cash = await receive({ moyen: 'especes', montant: '1500' });
    expect(await move(cash.deposit.id, 'rendue')).toMatchObject({ etat: 'rendue' });
    const { deposit } = await receive({ montant: '1500' });
    await move(deposit.id, 'encaissee');
    const refused = await move(deposit.id, 'rendue', 'especes');
    expect(refused.extensions.fields).toEqual({ moyen: paymentSentences.cashBack(0) });
    expect(await move(deposit.id, 'rendue', 'virement')).toMatchObject({ etat: 'rendue' });
  });

  it('stay when their request goes, and are told to be given back', async () => {
    await receive({ date: todayInParis(daysAgo(400)), dateCheque: todayInParis(daysAgo(400)) });
    await service.db.reservationRequest.delete({ where: { id: requestId } });
    const { data } = await call('{ heldDeposits { avertissements request { id } } }');
    expect(data.heldDeposits).toEqual([{ avertissements: ['cheque_perime', 'a_rendre'], request: null }]);
  });
});
