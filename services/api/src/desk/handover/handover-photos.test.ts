import { handoverSentences } from '@barnum/rules/desk/handover/handover';
import { requestFilePath } from '@barnum/rules/paths';
import { requestFileSentences } from '@barnum/rules/requests/reservation-requests/request-files';
import sharp from 'sharp';
import { beforeEach, expect, it } from 'vitest';
import { cheque, gesture, handOver, seedLeaving } from '../../../test/support/handovers.ts';
import { uploadBody } from '../../../test/support/multipart.ts';
import { onOneDatabase } from '../../../test/support/service.ts';
import { wordsOfPdf } from '../../../test/support/words-of-pdf.ts';

const attach = 'mutation ($key: String!, $file: Upload!) { attachHandoverPhoto(key: $key, file: $file) }';
const leave = `mutation ($id: Int!, $caution: HandoverDepositInput, $file: Upload) {
  closeDeparture(id: $id, caution: $caution, photoCheque: $file) { closedBy } }`;

onOneDatabase('photos of a sheet', (service) => {
  let token: string;
  let requestId: number;
  let bytes: Buffer;
  beforeEach(async () => {
    token = await service.signIn('administrator');
    ({ requestId } = await seedLeaving(service));
    bytes = await sharp({ create: { width: 80, height: 60, channels: 3, background: '#14626b' } })
      .jpeg()
      .toBuffer();
  });
  const desk = handOver(service, () => token);
  const upload = async (query: string, variables: Record<string, unknown>) => {
    const { payload, headers } = uploadBody({ query, variables }, { filename: 'photo.jpg', bytes });
    const answer = await service.app.inject({
      method: 'POST',
      url: '/graphql',
      payload,
      headers: { ...headers, authorization: `Bearer ${token}`, 'x-graphql-yoga-csrf': '1' },
    });
    return answer.json();
  };
  const read = async (url: string) =>
    (await service.app.inject({ url, headers: { authorization: `Bearer ${token}` } })).statusCode;

  it('are seen and removed by who counts, until it is closed', async () => {
    token = await service.signIn('preparation');
    const sheet = await desk.open(requestId, 'depart');
    const photo = (note: string) => gesture(sheet.id, { kind: 'photo', line: sheet.lines[0].id, note });
    const [kept, gone, late] = [photo('Vue 0'), photo('Vue 1'), photo('Vue 2')];
    await desk.take(kept, gone, late);
    for (const { key } of [kept, gone]) expect((await upload(attach, { key })).data.attachHandoverPhoto).toBe(true);
    const { photos } = await desk.open(requestId, 'depart');
    const url = photos.find(({ key }: { key: string }) => key === gone.key).url;
    expect(await read(url)).toBe(200);
    const remove = ({ key }: { key: string }) => gesture(sheet.id, { kind: 'retrait', photoKey: key });
    const taken = await desk.take(remove(gone), remove(late), remove({ key: crypto.randomUUID() }));
    expect(taken.map(({ raison }: { raison: string | null }) => raison)).toEqual([
      null,
      null,
      handoverSentences.photoGone,
    ]);
    // Its bytes come from another phone only now.
    expect((await upload(attach, { key: late.key })).data.attachHandoverPhoto).toBe(true);
    const left = (await desk.open(requestId, 'depart')).photos;
    expect(left.map(({ key }: { key: string }) => key)).toEqual([kept.key]);
    expect(await service.db.requestFile.count()).toBe(1);
    expect(await read(url)).toBe(403);
    await desk.take(gesture(sheet.id, { kind: 'tout' }));
    await desk.depart(sheet.id);
    expect((await desk.take(remove(kept)))[0].raison).toContain('close par');
    const { pdf } = await service.db.handoverDocument.findFirstOrThrow();
    const words = await wordsOfPdf(new Uint8Array(pdf).buffer);
    expect(words).toContain('Vue 0');
    expect(words).not.toContain('Vue 1');
  });

  it('of a return are in its document', async () => {
    const departure = await desk.open(requestId, 'depart');
    await desk.take(gesture(departure.id, { kind: 'tout' }));
    await desk.depart(departure.id);
    const sheet = await desk.open(requestId, 'retour');
    const photo = gesture(sheet.id, { kind: 'photo', line: sheet.lines[0].id, note: 'Pied cassé' });
    await desk.take(photo, gesture(sheet.id, { kind: 'tout' }));
    await upload(attach, { key: photo.key });
    await desk.back(sheet.id);
    const { pdf } = await service.db.handoverDocument.findUniqueOrThrow({ where: { handoverId: sheet.id } });
    expect(await wordsOfPdf(new Uint8Array(pdf).buffer)).toContain('Pied cassé');
    expect(Buffer.from(pdf).toString('latin1')).toContain('/Subtype /Image');
  });

  it('do not have the one of the cheque, which is with the deposit and for who sees amounts', async () => {
    const sheet = await desk.open(requestId, 'depart');
    await desk.take(gesture(sheet.id, { kind: 'tout' }));
    const cash = { ...cheque, moyen: 'especes', reference: '', banque: '' };
    const refused = await upload(leave, { id: sheet.id, caution: cash });
    expect(Object.keys(refused.errors[0].extensions.fields)).toEqual(['caution.photo']);
    expect((await upload(leave, { id: sheet.id, caution: cheque })).data.closeDeparture.closedBy).not.toBeNull();
    const file = await service.db.requestFile.findFirstOrThrow();
    const deposits = `query ($id: Int!) { requestLedger(requestId: $id) { cautions { photo } }
      reservationRequest(id: $id) { fichiers { id } etatsDesLieux { photos { key } } } }`;
    const { data } = await desk.call(deposits, { id: requestId });
    expect(data.requestLedger.cautions).toEqual([{ photo: requestFilePath(file.id) }]);
    expect(data.reservationRequest).toEqual({ fichiers: [], etatsDesLieux: [{ photos: [] }] });
    expect(await read(requestFilePath(file.id))).toBe(200);
    const removal = await desk.call('mutation ($id: Int!) { deleteRequestFile(id: $id) }', { id: file.id });
    expect(removal.errors[0]?.message).toBe(requestFileSentences.ofDeposit);
    const { pdf } = await service.db.handoverDocument.findFirstOrThrow();
    expect(Buffer.from(pdf).toString('latin1')).not.toContain('/Subtype /Image');
    for (const role of ['team', 'preparation'] as const) {
      token = await service.signIn(role);
      expect(await read(requestFilePath(file.id))).toBe(403);
    }
  });
});
