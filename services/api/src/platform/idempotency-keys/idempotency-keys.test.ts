import { todayInParis } from '@barnum/rules/dates/paris-time';
import { sentences } from '@barnum/rules/sentences';
import sharp from 'sharp';
import { beforeEach, expect, it } from 'vitest';
import { seedArticle } from '../../../../../prisma/seed/catalogue/articles.ts';
import { seedReservationRequest } from '../../../../../prisma/seed/requests/reservation-requests.ts';
import { photo } from '../../../test/support/both-apis.ts';
import { uploadBody } from '../../../test/support/multipart.ts';
import { onEveryDatabase } from '../../../test/support/service.ts';
import { deleteOldIdempotencyKeys } from './idempotency-keys.domain.ts';

const today = todayInParis();
const pay =
  'mutation ($input: PaymentInput!, $key: String) { recorded: recordPayment(input: $input, key: $key) { id } }';
const refund =
  'mutation ($input: RefundInput!, $key: String) { recorded: recordRefund(input: $input, key: $key) { id } }';
const receive =
  'mutation ($input: DepositInput!, $key: String) { recorded: receiveDeposit(input: $input, key: $key) { id } }';
const retain =
  'mutation ($input: RetentionInput!, $key: String) { recorded: retainDeposit(input: $input, key: $key) { id } }';
const move = `mutation ($input: StockMovementInput!, $file: Upload, $key: String) {
  recorded: recordStockMovement(input: $input, file: $file, key: $key) { id picture { url } } }`;

onEveryDatabase('what comes again with its key', (service) => {
  let token: string;
  let requestId: number;
  beforeEach(async () => {
    token = await service.signIn('administrator');
    ({ id: requestId } = await seedReservationRequest(service.db));
  });
  const send = async (query: string, input: object, key: string | null = 'cle-1') => {
    const { data, errors } = await service.graphql(query, { input, key }, token);
    return data?.recorded ?? errors[0];
  };
  const payment = () => ({ requestId, date: today, moyen: 'especes', montant: '50' });
  const entries = () => service.db.ledgerEntry.count();

  it('is recorded once, however often and at once it is sent', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => send(pay, payment())));
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    expect(await entries()).toBe(1);
    await send(pay, payment(), 'cle-2');
    await send(pay, payment(), null);
    await send(pay, payment(), null);
    expect(await entries()).toBe(4);
  });

  it('is refused where it is not the same, and was not recorded where it was refused', async () => {
    expect((await send(pay, { ...payment(), requestId: requestId + 1 })).extensions.code).toBe('VALIDATION');
    const { id } = await send(pay, payment());
    const { message, extensions } = await send(pay, { ...payment(), montant: '60' });
    expect([message, extensions.code]).toEqual([sentences.http.recordedOtherwise, 'CONFLICT']);
    expect((await send(pay, payment(), 'x'.repeat(201))).extensions.code).toBe('VALIDATION');
    expect(await service.db.ledgerEntry.findMany({ select: { id: true } })).toEqual([{ id }]);
  });

  it('stands once: a refund, a deposit, what is kept of it', async () => {
    const { id: paid } = await send(pay, payment(), 'paiement');
    const back = { id: paid, date: today, moyen: 'especes', montant: '5' };
    for (const _ of [1, 2]) await send(refund, back, 'remboursement');
    const deposit = { requestId, date: today, moyen: 'especes', montant: '300' };
    const [one, again] = [await send(receive, deposit, 'caution'), await send(receive, deposit, 'caution')];
    expect(again).toEqual(one);
    const lignes = [{ libelle: 'Toile déchirée', montant: '40' }];
    const part = { id: one.id, date: today, usage: 'perte_ou_vol', motif: 'Retour abîmé', lignes };
    for (const _ of [1, 2]) expect(await send(retain, part, 'retenue')).toEqual(one);
    const kinds = await service.db.ledgerEntry.findMany({ select: { nature: true }, orderBy: { id: 'asc' } });
    expect(kinds.map(({ nature }) => nature)).toEqual([
      'paiement',
      'remboursement',
      'caution_recue',
      'caution_retenue',
    ]);
  });

  it('stands once: a movement of the stock, with one picture', async () => {
    const { id: articleId } = await seedArticle(service.db, { quantite: 5 });
    const before = await service.db.picture.count();
    const input = { articleId, kind: 'perte', quantite: 1, debut: today };
    const upload = async (bytes = photo) => {
      const variables = { input, key: 'mouvement' };
      const { payload, headers } = uploadBody({ query: move, variables }, { bytes });
      const authorised = { ...headers, authorization: `Bearer ${token}`, 'x-graphql-yoga-csrf': '1' };
      return (await service.app.inject({ method: 'POST', url: '/graphql', payload, headers: authorised })).json();
    };
    const one = await upload();
    expect(one.data.recorded.picture.url).toContain('/media/');
    expect(await upload()).toEqual(one);
    expect((await upload(await sharp(photo).negate().jpeg().toBuffer())).errors[0].extensions.code).toBe('CONFLICT');
    expect(await service.db.picture.count()).toBe(before + 1);
    expect((await service.db.article.findUniqueOrThrow({ where: { id: articleId } })).quantite).toBe(4);
  });

  it('stands once: a request that is entered, whose client is part of it', async () => {
    const enter = `mutation ($input: ReservationRequestInput!, $nouveauClient: Boolean, $key: String) {
      recorded: recordReservationRequest(input: $input, nouveauClient: $nouveauClient, key: $key) { id } }`;
    const items = [{ articleId: (await seedArticle(service.db)).id, quantite: 1 }];
    const person = { nom: 'Le Goff', prenom: 'Yann', phone: '06 39 98 01 12' };
    const input = { ...person, date: today, livraisonMontage: false, items };
    const key = 'telephone';
    const answer = async (variables: object) => {
      const { data, errors } = await service.graphql(enter, { input, key, ...variables }, token);
      return data?.recorded?.id ?? errors[0]?.extensions?.code;
    };
    const first = await answer({});
    await service.db.reservationRequest.updateMany({ data: { createdAt: new Date(Date.now() - 120_000) } });
    expect(await answer({})).toBe(first);
    expect(first).toEqual(expect.any(Number));
    expect(await answer({ nouveauClient: true })).toBe('CONFLICT');
    expect(await service.db.reservationRequest.count({ where: { nom: 'Le Goff' } })).toBe(1);
  });

  it('is another sending a week later', async () => {
    await send(pay, payment());
    const days = (count: number) => new Date(Date.now() + count * 24 * 60 * 60 * 1_000);
    await deleteOldIdempotencyKeys(service.db, days(6));
    await send(pay, payment());
    expect(await entries()).toBe(1);
    await deleteOldIdempotencyKeys(service.db, days(8));
    await send(pay, payment());
    expect(await entries()).toBe(2);
  });
});
