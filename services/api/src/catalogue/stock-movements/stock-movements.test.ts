import { movementSentences } from '@barnum/rules/catalogue/stock-movements/stock-movements';
import { addDays, weekdayOf } from '@barnum/rules/dates/days';
import { todayInParis } from '@barnum/rules/dates/paris-time';
import { sentences } from '@barnum/rules/sentences';
import { expect, it } from 'vitest';
import { seedArticle } from '../../../../../prisma/seed/catalogue/articles.ts';
import { seedReservationRequest } from '../../../../../prisma/seed/requests/reservation-requests.ts';
import { photo } from '../../../test/support/both-apis.ts';
import { uploadBody } from '../../../test/support/multipart.ts';
import { onEveryDatabase } from '../../../test/support/service.ts';
import { moveReservationRequest } from '../../requests/reservation-requests/request-states.domain.ts';

const record = `mutation ($input: StockMovementInput!, $manqueAccepte: Boolean) {
  recordStockMovement(input: $input, manqueAccepte: $manqueAccepte) { id quantite } }`;
const ask = 'mutation ($input: ReservationRequestInput!) { createReservationRequest(input: $input) { id } }';
const end = 'mutation ($id: Int!, $fin: Date!) { endStockMovement(id: $id, fin: $fin) { fin finiPar } }';
const total =
  'query ($id: Int!) { article(id: $id) { quantite } stockMovements(articleId: $id) { kind quantite auteur } }';
const numbers = `query ($date: Date!, $ids: [Int!]!) {
  occupation(date: $date, dateRetour: $date, articleIds: $ids) { stock libre } }`;
const update = `mutation ($id: Int!, $quantite: Int, $manqueAccepte: Boolean) {
  updateArticle(id: $id, input: { quantite: $quantite }, manqueAccepte: $manqueAccepte) { quantite } }`;

onEveryDatabase('the stock of an article', (service) => {
  const today = todayInParis();
  const inDays = (count: number) => addDays(today, count);

  it('is the sum of its movements, and is changed by any way of writing it', async () => {
    const token = await service.signIn('administrator');
    const { id } = await seedArticle(service.db, { nom: 'Chaise', quantite: 100 });
    const add = async (input: object) => {
      const variables = { input: { articleId: id, quantite: 10, debut: today, ...input } };
      return (await service.graphql(record, variables, token)).errors?.[0]?.extensions?.fields;
    };
    expect(await add({ kind: 'achat', fournisseur: 'Le Fournil', cout: '120' })).toBeUndefined();
    expect(await add({ kind: 'perte', quantite: 3 })).toBeUndefined();
    expect(await add({ kind: 'hors_service', fin: inDays(3) })).toEqual({ motif: movementSentences.reasonRequired });
    expect(await add({ kind: 'hors_service', quantite: 108, motif: 'Pieds' })).toEqual({
      quantite: movementSentences.tooMany(107),
    });
    expect(await add({ kind: 'location' })).toEqual({ fin: movementSentences.endRequired });
    expect(await add({ kind: 'vente', debut: inDays(1) })).toEqual({ debut: movementSentences.startInFuture });
    await service.rest('PUT', `/articles/${id}`, { token, body: { quantite: 90 } });
    await service.graphql(update, { id, quantite: null }, token);
    await service.graphql(update, { id, quantite: 80 }, token);
    const { article, stockMovements } = (await service.graphql(total, { id }, token)).data;
    expect(article.quantite).toBe(80);
    expect(stockMovements.map(({ kind, quantite }: { kind: string; quantite: number }) => [kind, quantite])).toEqual([
      ['initial', 80],
      ['correction', -90],
      ['correction', -17],
      ['perte', -3],
      ['achat', 10],
      ['initial', 100],
    ]);
    expect(stockMovements[0].auteur).toContain('@');
  });

  it('is never below zero, whatever is out of service at the same time', async () => {
    const token = await service.signIn('administrator');
    const { id } = await seedArticle(service.db, { nom: 'Chaise', quantite: 5 });
    const move = async (input: object) => {
      const variables = { input: { articleId: id, motif: 'Pieds', debut: today, ...input }, manqueAccepte: true };
      return (await service.graphql(record, variables, token)).errors?.[0]?.extensions?.fields?.quantite;
    };
    const out = { kind: 'hors_service', fin: inDays(5) };
    expect(await move({ ...out, quantite: 4 })).toBeUndefined();
    expect(await move({ ...out, quantite: 4, debut: inDays(3), fin: inDays(9) })).toBe(
      movementSentences.tooManyInService(1),
    );
    expect(await move({ ...out, quantite: 4, debut: inDays(6), fin: inDays(9) })).toBeUndefined();
    // What is lost is lost, out of service or not: the count stops at none.
    expect(await move({ kind: 'perte', quantite: 6 })).toBe(movementSentences.tooMany(5));
    expect(await move({ kind: 'perte', quantite: 2 })).toBeUndefined();
    const counted = async () => {
      const read = async (day: number) =>
        (await service.graphql(numbers, { date: inDays(day), ids: [id] }, token)).data;
      const days = await Promise.all([0, 4, 7, 10].map(read));
      return days.map(({ occupation: [{ stock, libre }] }) => [stock, libre]);
    };
    const none = [0, 0];
    expect(await counted()).toEqual([none, none, none, [3, 3]]);
    // The documented call cannot ask.
    await service.rest('PUT', `/articles/${id}`, { token, body: { quantite: 2 } });
    expect(await counted()).toEqual([none, none, none, [2, 2]]);
  });

  it('takes what breaks or is lost today as it is, whatever is planned for later', async () => {
    const token = await service.signIn('administrator');
    const { id } = await seedArticle(service.db, { nom: 'Tente', quantite: 2 });
    const move = async (input: object) => {
      const variables = { input: { articleId: id, motif: 'Toile', ...input }, manqueAccepte: true };
      return (await service.graphql(record, variables, token)).errors?.[0]?.extensions?.fields?.quantite;
    };
    const winter = { kind: 'hors_service', quantite: 2, debut: inDays(60), fin: inDays(90) };
    expect(await move(winter)).toBeUndefined();
    expect(await move({ kind: 'hors_service', quantite: 1, debut: inDays(70), fin: inDays(80) })).toBe(
      movementSentences.tooManyInService(0),
    );
    expect(await move({ kind: 'hors_service', quantite: 1, debut: inDays(-1) })).toBeUndefined();
    expect(await move({ kind: 'hors_service', quantite: 2, debut: today })).toBe(movementSentences.tooManyInService(1));
    expect(await move({ kind: 'perte', quantite: 1, debut: today })).toBeUndefined();
    for (const day of [0, 65, 100]) {
      const { data } = await service.graphql(numbers, { date: inDays(day), ids: [id] }, token);
      expect(data.occupation).toEqual([{ stock: 0, libre: 0 }]);
    }
  });

  it('keeps the photo of what is broken, and nothing of what is no picture', async () => {
    const token = await service.signIn('administrator');
    const { id } = await seedArticle(service.db, { quantite: 5 });
    const broken = { articleId: id, kind: 'hors_service', quantite: 1, motif: 'Toile', debut: today };
    const query = `mutation ($input: StockMovementInput!, $file: Upload!) {
      recordStockMovement(input: $input, file: $file) { picture { url } } }`;
    const send = async (bytes: Buffer) => {
      const { payload, headers } = uploadBody({ query, variables: { input: broken } }, { bytes });
      const authorised = { ...headers, authorization: `Bearer ${token}`, 'x-graphql-yoga-csrf': '1' };
      return (await service.app.inject({ method: 'POST', url: '/graphql', payload, headers: authorised })).json();
    };
    const { url } = (await send(photo)).data.recordStockMovement.picture;
    expect((await service.app.inject(url)).headers['content-type']).toBe('image/jpeg');
    expect((await send(Buffer.from('du texte'))).errors[0].extensions.code).toBe('UNSUPPORTED_TYPE');
    expect(await service.db.stockMovement.count({ where: { kind: 'hors_service' } })).toBe(1);
  });

  it('is led to 0 by movements alone, which any way of writing the article keeps', async () => {
    const token = await service.signIn('administrator');
    const { id } = await seedArticle(service.db, { nom: 'Chaise', quantite: 2 });
    const put = (quantite: number) =>
      service.rest('PUT', `/articles/${id}`, { token, body: { nom: 'Banc', quantite } });
    const refused = await put(0);
    expect([refused.status, refused.body.fields]).toEqual([422, { quantite: sentences.articles.quantityInvalid }]);
    const sale = { articleId: id, kind: 'vente', quantite: 2, debut: today };
    expect((await service.graphql(record, { input: sale }, token)).errors ?? []).toEqual([]);
    const kept = await put(0);
    expect([kept.status, kept.body.article]).toMatchObject([200, { nom: 'Banc', quantite: 0 }]);
    expect((await service.graphql(update, { id, quantite: 0 }, token)).data.updateArticle.quantite).toBe(0);
    const none = await service.graphql(record, { input: { ...sale, quantite: 1 } }, token);
    expect(none.errors[0]?.extensions?.fields).toEqual({ quantite: movementSentences.tooMany(0) });
    expect((await service.graphql(total, { id }, token)).data.stockMovements).toHaveLength(2);
  });

  it('is less while pieces are out of service, and more while others are rented in', async () => {
    const token = await service.signIn('administrator');
    const { id } = await seedArticle(service.db, { quantite: 5 });
    const add = async (input: object) =>
      (await service.graphql(record, { input: { articleId: id, motif: 'Toile', ...input } }, token)).data
        .recordStockMovement.id;
    const broken = await add({ kind: 'hors_service', quantite: 2, debut: inDays(1) });
    await add({ kind: 'location', quantite: 8, debut: inDays(10), fin: inDays(12) });
    const free = async (days: number) => {
      const { data } = await service.graphql(numbers, { date: inDays(days), ids: [id] }, token);
      return [data.occupation[0].stock, data.occupation[0].libre];
    };
    // The day of cleaning counts, too.
    expect([await free(0), await free(1), await free(11), await free(12)]).toEqual([
      [3, 3],
      [3, 3],
      [11, 11],
      [3, 3],
    ]);
    const ended = await service.graphql(end, { id: broken, fin: inDays(4) }, token);
    expect(ended.data.endStockMovement).toMatchObject({ fin: inDays(4), finiPar: expect.stringContaining('@') });
    expect([await free(3), await free(5), await free(11)]).toEqual([
      [3, 3],
      [5, 5],
      [13, 13],
    ]);
    const again = await service.graphql(end, { id: broken, fin: inDays(9) }, token);
    expect(again.errors[0]?.extensions?.fields).toEqual({ fin: movementSentences.closed });

    // Given back before it came, it never was: nothing is left to end.
    const unneeded = await add({ kind: 'location', quantite: 8, debut: inDays(10), fin: inDays(12) });
    const before = { id: unneeded, fin: inDays(-1) };
    expect((await service.graphql(end, before, token)).data.endStockMovement.fin).toBe(inDays(9));
    expect((await service.graphql(end, before, token)).errors[0]?.message).toBe(movementSentences.closed);
  });

  it('of none lets visitors ask for what is rented in, on these days only, alone or in a pack', async () => {
    const token = await service.signIn('administrator');
    const { id } = await seedArticle(service.db, { nom: 'Tente', quantite: 1 });
    const pack = await seedArticle(service.db, { nom: 'Fête', components: [{ articleId: id, quantite: 2 }] });
    const add = (input: object) =>
      service.graphql(record, { input: { articleId: id, quantite: 1, debut: today, ...input } }, token);
    await add({ kind: 'vente' });
    await add({ kind: 'location', quantite: 8, debut: inDays(10), fin: inDays(20) });
    const offered = await service.graphql('{ articles { nom quantite enRenfort } }');
    expect(offered.data.articles).toEqual([
      { nom: 'Tente', quantite: 0, enRenfort: true },
      { nom: 'Fête', quantite: 0, enRenfort: true },
    ]);
    const send = async (days: number, items: object[]) => {
      // A Wednesday: the company is open.
      const date = addDays(inDays(days), (10 - weekdayOf(inDays(days))) % 7);
      const input = { nom: 'Le Goff', prenom: 'Anna', phone: '06 12 34 56 78', date, dateRetrait: date };
      const variables = { input: { ...input, dateRetour: date, livraisonMontage: false, items } };
      return (await service.graphql(ask, variables)).errors?.[0]?.extensions?.fields;
    };
    const tent = (quantite: number) => ({ articleId: id, quantite });
    expect(await send(11, [tent(8)])).toBeUndefined();
    expect(await send(11, [tent(9)])).toEqual({ 'items.0.quantite': sentences.form.stockExceeded('Tente', 8) });
    expect(await send(30, [tent(1)])).toEqual({ 'items.0.quantite': sentences.form.stockOtherDays('Tente') });
    const packs = (quantite: number) => ({ articleId: pack.id, quantite });
    expect(await send(11, [packs(3), tent(2)])).toBeUndefined();
    expect(await send(11, [packs(3), tent(3)])).toEqual({
      'items.0.quantite': sentences.form.stockSharedOut('Tente', 8, 9),
    });
    expect(await send(11, [packs(5)])).toEqual({ 'items.0.quantite': sentences.form.stockExceeded('Fête', 4) });
  });

  it('is lowered below what is confirmed only by who was told of whom it fails', async () => {
    const token = await service.signIn('administrator');
    const { id } = await seedArticle(service.db, { quantite: 5 });
    const seed = { date: inDays(20), dateRetrait: inDays(20), dateRetour: inDays(21) };
    const request = await seedReservationRequest(service.db, { ...seed, items: [{ articleId: id, quantite: 4 }] });
    await moveReservationRequest(service.db, request.id, 'confirmee', { auteur: 'admin@barnum.example' });
    const broken = { articleId: id, kind: 'hors_service', quantite: 2, motif: 'Toile', debut: inDays(15) };
    const refused = await service.graphql(record, { input: broken }, token);
    expect(refused.errors[0]?.extensions).toMatchObject({
      code: 'INSUFFICIENT_STOCK',
      fields: { [`demandes.${request.id}`]: expect.stringContaining(request.nom) },
    });
    expect((await service.graphql(record, { input: { ...broken, fin: inDays(18) } }, token)).errors ?? []).toEqual([]);
    expect((await service.graphql(update, { id, quantite: 3 }, token)).errors[0]?.extensions?.code).toBe(
      'INSUFFICIENT_STOCK',
    );
    const accepted = await service.graphql(update, { id, quantite: 3, manqueAccepte: true }, token);
    expect(accepted.data.updateArticle.quantite).toBe(3);
    const later = { ...broken, debut: inDays(19) };
    expect((await service.graphql(record, { input: later, manqueAccepte: true }, token)).errors ?? []).toEqual([]);
  });
});
