import { randomUUID } from 'node:crypto';
import { todayInParis } from '@barnum/rules/dates/paris-time';
import { handoverSentences } from '@barnum/rules/desk/handover/handover';
import { followUpFilePaths } from '@barnum/rules/paths';
import sharp from 'sharp';
import { beforeEach, expect, it } from 'vitest';
import { seedArticle } from '../../../../../prisma/seed/catalogue/articles.ts';
import { seedReservationRequest } from '../../../../../prisma/seed/requests/reservation-requests.ts';
import { uploadBody } from '../../../test/support/multipart.ts';
import { onEveryDatabase, onOneDatabase, type TestService } from '../../../test/support/service.ts';
import { wordsOfPdf } from '../../../test/support/words-of-pdf.ts';

const today = todayInParis();
const sheetFields = `id mouvement closedBy signataire remarques empreinte
  lines { id nom pour accessoire attendu compte casse manque sale dehors note } photos { key lineId url }
  argent { caution cautionManquante aPayer factures { numero } }`;
const open = `mutation ($requestId: Int!, $mouvement: Movement!) {
  openHandover(requestId: $requestId, mouvement: $mouvement) { ${sheetFields} } }`;
const take = `mutation ($commands: [HandoverCommandInput!]!) { takeHandoverCommands(commands: $commands) { key raison } }`;
const depart = `mutation ($id: Int!, $signataire: String, $dessin: String, $caution: HandoverDepositInput, $paiement: HandoverPaymentInput) {
  closeDeparture(id: $id, signataire: $signataire, dessin: $dessin, caution: $caution, paiement: $paiement) { ${sheetFields} } }`;
const cheque = { date: today, moyen: 'cheque', montant: '500', reference: '0001234', banque: 'Banque de l’Iroise' };

/** A confirmed request for 80 chairs and two tents, each of which comes with four bags of ballast. */
async function seedLeaving(service: TestService) {
  const { id: chair } = await seedArticle(service.db, { nom: 'Chaise', quantite: 100 });
  const { id: tent } = await seedArticle(service.db, {
    nom: 'Tente',
    quantite: 3,
    accessories: [{ nom: 'Sac de lest', quantite: 4 }],
  });
  const { id } = await seedReservationRequest(service.db, {
    prenom: 'Anne',
    nom: 'Le Goff',
    email: 'anne@exemple.example',
    items: [
      { articleId: chair, quantite: 80 },
      { articleId: tent, quantite: 2 },
    ],
  });
  await service.db.reservationRequest.update({ where: { id }, data: { statut: 'confirmee', cautionFixee: 500 } });
  return { requestId: id, chair, tent };
}

const gesture = (sheet: number, rest: Record<string, unknown>) => ({
  key: randomUUID(),
  sheet,
  at: new Date().toISOString(),
  ...rest,
});

/** What is done on sheets, by one person. */
function handOver(service: TestService, token: () => string) {
  const call = (query: string, variables: Record<string, unknown>) => service.graphql(query, variables, token());
  return {
    call,
    open: async (requestId: number, mouvement: string) => {
      const { data, errors } = await call(open, { requestId, mouvement });
      return data?.openHandover ?? errors[0];
    },
    take: async (...commands: Record<string, unknown>[]) => {
      const { data, errors } = await call(take, { commands });
      return data?.takeHandoverCommands ?? errors[0];
    },
    depart: async (id: number, input: Record<string, unknown> = {}) => {
      const { data, errors } = await call(depart, { id, ...input });
      return data?.closeDeparture ?? errors[0];
    },
  };
}

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
    const closed = await desk.depart(sheet.id, {
      signataire: 'Anne Le Goff',
      dessin: 'M10 10 L200 90 L300 40',
      caution: cheque,
      paiement: { date: today, moyen: 'especes', montant: '100' },
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
