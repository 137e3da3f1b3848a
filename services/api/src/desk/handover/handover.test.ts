import { randomUUID } from 'node:crypto';
import { addDays, dayColumn } from '@barnum/rules/dates/days';
import { todayInParis } from '@barnum/rules/dates/paris-time';
import { handoverSentences } from '@barnum/rules/desk/handover/handover';
import { returnSentences } from '@barnum/rules/desk/handover/return-outcome';
import { followUpFilePaths } from '@barnum/rules/paths';
import sharp from 'sharp';
import { beforeEach, expect, it, vi } from 'vitest';
import { cheque, gesture, handOver, seedLeaving } from '../../../test/support/handovers.ts';
import { uploadBody } from '../../../test/support/multipart.ts';
import { onEveryDatabase, onOneDatabase } from '../../../test/support/service.ts';
import { wordsOfPdf } from '../../../test/support/words-of-pdf.ts';
import { countByDay, readStocks } from '../../catalogue/stock/read-stock.domain.ts';
import * as worker from '../../platform/worker/run-in-worker.ts';

const today = todayInParis();
const day = `mutation { openDayHandovers { mouvement request { id } lines { id } } }`;

onOneDatabase('the sheet of a departure', (service) => {
  let token: string;
  let requestId: number;
  beforeEach(async () => {
    token = await service.signIn('administrator');
    ({ requestId } = await seedLeaving(service));
  });
  const desk = handOver(service, () => token);

  it('counts what leaves, takes the deposit, is signed and makes the request out, with its document for both', async () => {
    const sheet = await desk.open(requestId, 'depart');
    expect(sheet.lines.map(({ nom, attendu, compte }: Record<string, unknown>) => [nom, attendu, compte])).toEqual([
      ['Chaise', 80, null],
      ['Tente', 2, null],
      ['Sac de lest', 8, null],
    ]);
    expect(sheet.argent).toEqual({
      caution: 'a_recevoir',
      cautionManquante: '500.00',
      aPayer: sheet.argent.aPayer,
      factures: [],
    });
    expect((await desk.open(requestId, 'depart')).id).toBe(sheet.id);
    const [chairs] = sheet.lines;
    const count = gesture(sheet.id, { line: chairs.id, kind: 'compter', quantity: 79 });
    const tooMany = gesture(sheet.id, { line: chairs.id, kind: 'compter', quantity: 81 });
    const rest = gesture(sheet.id, { kind: 'tout' });
    expect(await desk.take(count, tooMany, rest)).toEqual([
      { key: count.key, raison: null },
      { key: tooMany.key, raison: handoverSentences.tooMany('80') },
      { key: rest.key, raison: null },
    ]);
    // Sent again, each was taken once.
    expect(await desk.take(count, rest)).toEqual([
      { key: count.key, raison: null },
      { key: rest.key, raison: null },
    ]);
    expect(await service.db.handoverCommand.count()).toBe(2);
    expect((await desk.depart(sheet.id)).message).toBe(handoverSentences.wordRequired('Chaise'));
    await desk.take(gesture(sheet.id, { line: chairs.id, kind: 'note', note: 'Une suit demain' }));
    const refused = await desk.depart(sheet.id, { caution: { ...cheque, banque: '' } });
    expect(Object.keys(refused.extensions.fields)).toEqual(['caution.banque']);
    expect(await service.db.ledgerEntry.count()).toBe(0);
    // Nothing is drawn for money that the ledger refuses.
    const drawing = vi.spyOn(worker, 'runInWorker');
    const paiement = { date: today, moyen: 'especes', montant: '100' };
    const unpaid = await desk.depart(sheet.id, {
      caution: cheque,
      paiement: { ...paiement, affectations: [{ invoiceId: 999, montant: '100' }] },
    });
    expect(Object.keys(unpaid.extensions.fields)).toEqual(['paiement.affectations.0.invoiceId']);
    expect(drawing).not.toHaveBeenCalled();
    drawing.mockRestore();
    expect(await service.db.ledgerEntry.count()).toBe(0);
    const closed = await desk.depart(sheet.id, {
      signataire: 'Anne Le Goff',
      dessin: 'M10 10 L200 90 L300 40',
      caution: cheque,
      paiement,
    });
    expect(closed).toMatchObject({ closedBy: 'admin@barnum.example', signataire: 'Anne Le Goff' });
    expect(closed.argent.caution).toBe('recue');
    const request = await service.db.reservationRequest.findUniqueOrThrow({ where: { id: requestId } });
    expect(request.statut).toBe('sortie');
    const entries = await service.db.ledgerEntry.findMany({ orderBy: { id: 'asc' } });
    expect(entries.map(({ nature, montant }) => [nature, montant.toFixed(2)])).toEqual([
      ['caution_recue', '500.00'],
      ['paiement', '100.00'],
    ]);
    const mail = await service.db.mail.findFirstOrThrow({ where: { kind: 'depart' } });
    expect(mail).toMatchObject({ recipient: 'anne@exemple.example', handoverId: sheet.id });
    const { data } = await desk.call('query ($id: Int!) { handoverDocument(id: $id) { fileName pdf } }', {
      id: sheet.id,
    });
    const pdf = Buffer.from(data.handoverDocument.pdf, 'base64');
    const words = await wordsOfPdf(new Uint8Array(pdf).buffer);
    for (const said of ['Chaise', 'Une suit demain', 'Sac de lest', '0001234', 'Anne Le Goff']) {
      expect(words).toContain(said);
    }
    const link = (
      await desk.call('query ($id: Int!) { reservationRequest(id: $id) { lienSuivi } }', { id: requestId })
    ).data.reservationRequest.lienSuivi.split('/suivi/')[1];
    const answer = await service.app.inject({ url: followUpFilePaths.etatDesLieux(link, sheet.id) });
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(answer.rawPayload.equals(pdf)).toBe(true);
    expect((await service.app.inject({ url: followUpFilePaths.etatDesLieux(link, sheet.id + 1) })).statusCode).toBe(
      404,
    );
    // A sheet that is closed takes nothing more.
    expect((await desk.take(gesture(sheet.id, { kind: 'tout' })))[0].raison).toBe(
      handoverSentences.closed('admin@barnum.example'),
    );
  });

  it('shares its ticks with the preparation sheet', async () => {
    const tick = `mutation ($input: PreparationTickInput!) { tickPreparation(input: $input) }`;
    const box = { requestId, mouvement: 'depart', nom: 'Chaise', quantite: 80 };
    await desk.call(tick, { input: { ...box, coche: true } });
    const sheet = await desk.open(requestId, 'depart');
    expect(sheet.lines[0].compte).toBe(80);
    await desk.take(gesture(sheet.id, { line: sheet.lines[1].id, kind: 'compter', quantity: 2 }));
    expect(await service.db.preparationTick.count({ where: { requestId, nom: 'Tente' } })).toBe(1);
    await desk.call(tick, { input: { ...box, coche: false } });
    await desk.take(gesture(sheet.id, { line: sheet.lines[1].id, kind: 'compter', quantity: 1 }));
    const after = await desk.open(requestId, 'depart');
    expect(after.lines.map(({ compte }: { compte: number | null }) => compte)).toEqual([null, 1, null]);
    expect(await service.db.preparationTick.count()).toBe(0);
  });

  it('follows the request, and is not closed on an older one', async () => {
    const sheet = await desk.open(requestId, 'depart');
    await desk.take(gesture(sheet.id, { kind: 'tout' }));
    await service.db.reservationRequestItem.updateMany({ where: { requestId, nom: 'Chaise' }, data: { quantite: 60 } });
    expect((await desk.depart(sheet.id)).message).toBe(handoverSentences.changed);
    const after = await desk.open(requestId, 'depart');
    expect(after.lines.map(({ attendu, compte }: Record<string, unknown>) => [attendu, compte])).toEqual([
      [60, null],
      [2, 2],
      [8, 8],
    ]);
  });

  it('keeps photos apart, joined by the key of their gesture, beside the ten files of a request', async () => {
    const sheet = await desk.open(requestId, 'depart');
    const photo = gesture(sheet.id, { kind: 'photo', line: sheet.lines[0].id, note: 'Pied rayé' });
    const bytes = await sharp({ create: { width: 80, height: 60, channels: 3, background: '#14626b' } })
      .jpeg()
      .toBuffer();
    const send = async () => {
      const query = `mutation ($key: String!, $file: Upload!) { attachHandoverPhoto(key: $key, file: $file) }`;
      const { payload, headers } = uploadBody({ query, variables: { key: photo.key } }, { filename: 'p.jpg', bytes });
      const answer = await service.app.inject({
        method: 'POST',
        url: '/graphql',
        payload,
        headers: { ...headers, authorization: `Bearer ${token}`, 'x-graphql-yoga-csrf': '1' },
      });
      return answer.json();
    };
    expect((await send()).errors[0].message).toBe(handoverSentences.photoUnknown);
    await desk.take(photo);
    expect((await send()).data.attachHandoverPhoto).toBe(true);
    expect((await send()).data.attachHandoverPhoto).toBe(true);
    expect(await service.db.requestFile.count()).toBe(1);
    const files = 'query ($id: Int!) { reservationRequest(id: $id) { fichiers { id } } }';
    expect((await desk.call(files, { id: requestId })).data.reservationRequest.fichiers).toEqual([]);
    await desk.take(gesture(sheet.id, { kind: 'tout' }));
    const closed = await desk.depart(sheet.id);
    expect(closed.photos).toHaveLength(1);
    const { pdf } = await service.db.handoverDocument.findFirstOrThrow();
    expect(await wordsOfPdf(new Uint8Array(pdf).buffer)).toContain('Pied rayé');
  });

  it('who only prepares counts and closes, sees that a deposit is due without its amount, and takes it where the gérant allows it', async () => {
    token = await service.signIn('preparation');
    const sheet = await desk.open(requestId, 'depart');
    expect(sheet.argent).toEqual({ caution: 'a_recevoir', cautionManquante: null, aPayer: null, factures: [] });
    await desk.take(gesture(sheet.id, { kind: 'tout' }));
    expect((await desk.depart(sheet.id, { caution: cheque })).extensions.code).toBe('FORBIDDEN');
    const paiement = { date: today, moyen: 'especes', montant: '100' };
    await service.db.teamSettings.create({ data: { preparationTakesDeposits: true } });
    expect((await desk.depart(sheet.id, { paiement })).extensions.code).toBe('FORBIDDEN');
    expect((await desk.open(requestId, 'depart')).argent).toMatchObject({ cautionManquante: '500.00', aPayer: null });
    expect((await desk.depart(sheet.id, { caution: cheque })).argent.caution).toBe('recue');
    token = await service.signIn('team');
    const document = await desk.call('query ($id: Int!) { handoverDocument(id: $id) { pdf } }', { id: sheet.id });
    expect(document.errors[0]?.extensions?.code).toBe('FORBIDDEN');
  });

  it('opens for what leaves alone', async () => {
    await service.db.reservationRequest.update({ where: { id: requestId }, data: { statut: 'a_confirmer' } });
    expect((await desk.open(requestId, 'depart')).message).toBe(handoverSentences.notLeaving);
    expect((await desk.open(requestId, 'retour')).message).toBe(handoverSentences.notOut);
    expect((await desk.open(99_999, 'depart')).extensions.code).toBe('NOT_FOUND');
  });
});

onOneDatabase('the sheet of a return', (service) => {
  let token: string;
  let requestId: number;
  let chair: number;
  beforeEach(async () => {
    token = await service.signIn('administrator');
    ({ requestId, chair } = await seedLeaving(service));
  });
  const desk = handOver(service, () => token);
  const state = async () =>
    (await service.db.reservationRequest.findUniqueOrThrow({ where: { id: requestId } })).statut;
  const entries = async () => {
    const all = await service.db.ledgerEntry.findMany({ orderBy: { id: 'asc' } });
    return all.map(({ nature, montant, usage }) => [nature, montant.toFixed(2), usage]);
  };
  /** Leaves with 79 of 80 chairs and a deposit. */
  const leave = async (caution: Record<string, unknown> = cheque) => {
    const sheet = await desk.open(requestId, 'depart');
    const line = sheet.lines[0].id;
    await desk.take(
      gesture(sheet.id, { line, kind: 'compter', quantity: 79 }),
      gesture(sheet.id, { line, kind: 'note', note: 'Une suit demain' }),
      gesture(sheet.id, { kind: 'tout' }),
    );
    expect((await desk.depart(sheet.id, { caution })).closedBy).not.toBeNull();
    return (await service.db.ledgerEntry.findFirstOrThrow({ where: { nature: 'caution_recue' } })).id;
  };

  it('expects what left, books what was ticked and nothing else, and gives the cheque back', async () => {
    const deposit = await leave();
    await service.db.article.update({ where: { id: chair }, data: { valeurRemplacement: '12.50' } });
    const query = `query ($id: Int!) { handover(id: $id) { propositions { lineId enStock remplacement }
      argent { cautions { id aRendre rendable } } } }`;
    const sheet = await desk.open(requestId, 'retour');
    expect(sheet.lines.map(({ nom, attendu }: Record<string, unknown>) => [nom, attendu])).toEqual([
      ['Chaise', 79],
      ['Tente', 2],
      ['Sac de lest', 8],
    ]);
    const [chairs, tents] = sheet.lines;
    const { data } = await desk.call(query, { id: sheet.id });
    expect(data.handover.argent.cautions).toEqual([{ id: deposit, aRendre: '500.00', rendable: true }]);
    expect(data.handover.propositions[0]).toEqual({ lineId: chairs.id, enStock: true, remplacement: '12.50' });
    await desk.take(
      gesture(sheet.id, { line: chairs.id, kind: 'casse', quantity: 2 }),
      gesture(sheet.id, { line: tents.id, kind: 'sale', quantity: 1 }),
      gesture(sheet.id, { kind: 'tout' }),
    );
    const broken = { lineId: chairs.id, fault: 'casse', stock: 'perte', prix: '12.50', reglement: 'facture' };
    const notThere = { ...broken, fault: 'manque', reglement: null };
    expect((await desk.back(sheet.id, { suites: [notThere] })).extensions.code).toBe('CONFLICT');
    const closed = await desk.back(sheet.id, { suites: [broken], cautionsRendues: [deposit] });
    expect(closed.closedBy).toBe('admin@barnum.example');
    expect(await state()).toBe('rendue');
    expect(await entries()).toEqual([
      ['caution_recue', '500.00', null],
      ['caution_rendue', '500.00', null],
    ]);
    const { quantite } = await service.db.article.findUniqueOrThrow({ where: { id: chair } });
    expect(quantite).toBe(98);
    const fees = await service.db.reservationRequestItem.findMany({ where: { requestId, nature: 'frais' } });
    expect(fees.map(({ nom, prix }) => [nom, prix?.toFixed(2)])).toEqual([
      [`Casse\u00a0: 2 × Chaise (état des lieux n°\u00a0${sheet.id})`, '25.00'],
    ]);
    const { pdf } = await service.db.handoverDocument.findUniqueOrThrow({ where: { handoverId: sheet.id } });
    const words = await wordsOfPdf(new Uint8Array(pdf).buffer);
    for (const said of ['Cassé', 'À facturer', '25,00 €', 'Caution rendue', '0001234']) expect(words).toContain(said);
  });

  it('in part leaves the request out with what is still out, which the next return expects', async () => {
    await leave();
    const first = await desk.open(requestId, 'retour');
    await desk.take(
      gesture(first.id, { line: first.lines[0].id, kind: 'compter', quantity: 60 }),
      gesture(first.id, { kind: 'tout' }),
    );
    expect((await desk.back(first.id)).closedBy).not.toBeNull();
    expect(await state()).toBe('sortie');
    const [event] = await service.db.requestEvent.findMany({ where: { requestId }, orderBy: { id: 'desc' }, take: 1 });
    expect(event?.note).toContain('19 × Chaise');
    const second = await desk.open(requestId, 'retour');
    expect(second.id).not.toBe(first.id);
    expect(second.lines.map(({ nom, attendu }: Record<string, unknown>) => [nom, attendu])).toEqual([['Chaise', 19]]);
    await desk.take(gesture(second.id, { kind: 'tout' }));
    await desk.back(second.id);
    expect(await state()).toBe('rendue');
    expect(await entries()).toHaveLength(1);
    expect(await service.db.mail.count({ where: { kind: 'retour' } })).toBe(2);
  });

  it('keeps an indemnity of a deposit in cash and gives the rest back; of a cheque it cannot do both', async () => {
    const deposit = await leave({ date: today, moyen: 'especes', montant: '300' });
    const sheet = await desk.open(requestId, 'retour');
    await desk.take(
      gesture(sheet.id, { line: sheet.lines[0].id, kind: 'manque', quantity: 3 }),
      gesture(sheet.id, { kind: 'tout' }),
    );
    const lost = { lineId: sheet.lines[0].id, fault: 'manque', prix: '20', reglement: 'caution' };
    expect((await desk.back(sheet.id, { suites: [{ ...lost, prix: '200' }] })).message).toBe(
      returnSentences.depositTooSmall,
    );
    expect((await desk.back(sheet.id, { suites: [{ ...lost, reglement: 'facture' }] })).message).toBe(
      returnSentences.lossOfNoInvoice,
    );
    await desk.back(sheet.id, { suites: [lost], cautionsRendues: [deposit] });
    expect(await entries()).toEqual([
      ['caution_recue', '300.00', null],
      ['caution_retenue', '60.00', 'perte_ou_vol'],
      ['caution_rendue', '240.00', null],
    ]);
    expect(await service.db.stockMovement.count({ where: { kind: 'perte' } })).toBe(0);
  });

  it('is closed whole or not at all, and by who prepares without what has an amount', async () => {
    const deposit = await leave();
    token = await service.signIn('preparation');
    const sheet = await desk.open(requestId, 'retour');
    await desk.take(gesture(sheet.id, { kind: 'tout' }));
    expect((await desk.back(sheet.id, { cautionsRendues: [deposit] })).extensions.code).toBe('FORBIDDEN');
    token = await service.signIn('administrator');
    const twice = await desk.back(sheet.id, { cautionsRendues: [deposit, deposit] });
    expect(twice.extensions.code).toBe('CONFLICT');
    expect([await state(), (await entries()).length]).toEqual(['sortie', 1]);
    token = await service.signIn('preparation');
    expect((await desk.back(sheet.id)).closedBy).toContain('preparation');
    expect(await state()).toBe('rendue');
  });
});

onEveryDatabase('what came back before the rest', (service) => {
  it('is free from that day on, in the stock and on the planning; what is still out is not', async () => {
    const token = await service.signIn('administrator');
    const desk = handOver(service, () => token);
    const { requestId, chair } = await seedLeaving(service);
    const [debut, fin] = [addDays(today, -2), addDays(today, 3)];
    await service.db.reservationRequest.update({
      where: { id: requestId },
      data: { debut: dayColumn(debut), fin: dayColumn(fin) },
    });
    const taken = async () => {
      const days = { debut: addDays(today, -1), fin: addDays(fin, 2) };
      const stocks = await readStocks(service.db, days, { of: [chair], cleaningDays: 1 });
      return countByDay(stocks, chair, days).map(({ reserve }) => reserve);
    };
    const returned = async (kept: number) => {
      const sheet = await desk.open(requestId, 'retour');
      await desk.take(
        gesture(sheet.id, { line: sheet.lines[0].id, kind: 'dehors', quantity: kept }),
        gesture(sheet.id, { kind: 'tout' }),
      );
      expect((await desk.back(sheet.id)).closedBy).not.toBeNull();
    };
    const departure = await desk.open(requestId, 'depart');
    await desk.take(gesture(departure.id, { kind: 'tout' }));
    await desk.depart(departure.id);
    expect(await taken()).toEqual([80, 80, 80, 80, 80, 80, 0]);
    await returned(20);
    expect(await taken()).toEqual([80, 20, 20, 20, 20, 20, 0]);
    await returned(5);
    expect(await taken()).toEqual([80, 5, 5, 5, 5, 5, 0]);
    const planning = `query { planning(debut: "${today}", fin: "${today}") {
      bookings { items { nom quantite revenuLe } } } }`;
    const { data } = await desk.call(planning, {});
    expect(data.planning.bookings[0].items.filter(({ nom }: { nom: string }) => nom === 'Chaise')).toEqual([
      { nom: 'Chaise', quantite: 5, revenuLe: null },
      { nom: 'Chaise', quantite: 60, revenuLe: today },
      { nom: 'Chaise', quantite: 15, revenuLe: today },
    ]);
    // All is back, and then it is not after all: it is out as a whole again.
    await returned(0);
    expect(await taken()).toEqual([0, 0, 0, 0, 0, 0, 0]);
    await service.db.reservationRequest.update({ where: { id: requestId }, data: { statut: 'sortie' } });
    expect(await taken()).toEqual([80, 80, 80, 80, 80, 80, 0]);
  });
});

onEveryDatabase('two who close one sheet at once', (service) => {
  it('one wins, the other is told, and the money is booked once', async () => {
    const token = await service.signIn('administrator');
    const desk = handOver(service, () => token);
    const { requestId } = await seedLeaving(service);
    const sheet = await desk.open(requestId, 'depart');
    const all = gesture(sheet.id, { kind: 'tout' });
    const taken = await Promise.all([desk.take(all), desk.take(all), desk.take(all)]);
    expect(taken.flat().map(({ raison }) => raison)).toEqual([null, null, null]);
    expect(await service.db.handoverCommand.count()).toBe(1);
    const closings = await Promise.all([
      desk.depart(sheet.id, { caution: cheque }),
      desk.depart(sheet.id, { caution: cheque }),
    ]);
    expect(closings.filter(({ closedBy }) => closedBy === 'admin@barnum.example')).toHaveLength(1);
    expect(closings.find(({ message }) => message !== undefined)?.message).toBe(
      handoverSentences.closed('admin@barnum.example'),
    );
    expect(await service.db.ledgerEntry.count()).toBe(1);
    expect(await service.db.mail.count({ where: { kind: 'depart' } })).toBe(1);
  });
});

onEveryDatabase('what a device sends again', (service) => {
  it('is taken once, gestures one by one and in their order, and the closing under its key', async () => {
    const token = await service.signIn('administrator');
    const desk = handOver(service, () => token);
    const { requestId } = await seedLeaving(service);
    const sheet = await desk.open(requestId, 'depart');
    const [chairs] = sheet.lines;
    const gestures = Array.from({ length: 20 }, (_, place) =>
      gesture(sheet.id, { line: chairs.id, kind: 'compter', quantity: 60 + place }),
    );
    // What arrived and what of it was answered differ: the device begins again in the middle, twice at once.
    for (const one of gestures.slice(0, 12)) await desk.take(one);
    for (const one of gestures.slice(10)) await Promise.all([desk.take(one), desk.take(one)]);
    expect(await service.db.handoverCommand.count()).toBe(20);
    const again = await desk.take(...gestures);
    expect(again.every(({ raison }: { raison: string | null }) => raison === null)).toBe(true);
    const counted = await desk.open(requestId, 'depart');
    expect(counted.lines[0].compte).toBe(79);
    await desk.take(
      gesture(sheet.id, { line: chairs.id, kind: 'note', note: 'Une suit' }),
      gesture(sheet.id, { kind: 'tout' }),
    );
    const closing = { key: randomUUID(), caution: cheque };
    const answers = await Promise.all([desk.depart(sheet.id, closing), desk.depart(sheet.id, closing)]);
    answers.push(await desk.depart(sheet.id, closing));
    expect(answers.map(({ closedBy }) => closedBy)).toEqual(Array(3).fill('admin@barnum.example'));
    expect(await service.db.ledgerEntry.count()).toBe(1);
    expect(await service.db.mail.count({ where: { kind: 'depart' } })).toBe(1);
    const other = await desk.depart(sheet.id, { ...closing, key: randomUUID() });
    expect(other.message).toBe(handoverSentences.closed('admin@barnum.example'));

    const returning = await desk.open(requestId, 'retour');
    await desk.take(gesture(returning.id, { kind: 'tout' }));
    const key = randomUUID();
    const returned = [await desk.back(returning.id, { key }), await desk.back(returning.id, { key })];
    expect(returned.map(({ closedBy }) => closedBy)).toEqual(Array(2).fill('admin@barnum.example'));
    expect(await service.db.mail.count({ where: { kind: 'retour' } })).toBe(1);
  });
});

onOneDatabase('the sheets that a device keeps', (service) => {
  it('are those of what leaves and comes back until tomorrow', async () => {
    const token = await service.signIn('preparation');
    const { requestId } = await seedLeaving(service);
    const { requestId: out } = await seedLeaving(service);
    const { requestId: later } = await seedLeaving(service);
    const move = (id: number, days: number, statut: 'confirmee' | 'sortie') => {
      const date = new Date(`${addDays(today, days)}T00:00:00Z`);
      return service.db.reservationRequest.update({ where: { id }, data: { statut, date, debut: date, fin: date } });
    };
    await move(requestId, 1, 'confirmee');
    await move(out, -1, 'sortie');
    await move(later, 2, 'confirmee');
    const { data } = await service.graphql(day, {}, token);
    expect(
      data.openDayHandovers.map(({ mouvement, request }: { mouvement: string; request: { id: number } }) => [
        mouvement,
        request.id,
      ]),
    ).toEqual([
      ['depart', requestId],
      ['retour', out],
    ]);
  });
});
