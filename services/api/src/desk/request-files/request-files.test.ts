import { limits } from '@barnum/rules/limits';
import { requestFilePath } from '@barnum/rules/paths';
import { sentences } from '@barnum/rules/sentences';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { daysAgo } from '../../../../../prisma/seed/dates.ts';
import { seedReservationRequest } from '../../../../../prisma/seed/requests/reservation-requests.ts';
import { uploadBody } from '../../../test/support/multipart.ts';
import { animatedPng } from '../../../test/support/png.ts';
import { onOneDatabase } from '../../../test/support/service.ts';
import { erasePerson } from '../personal-data/personal-data.domain.ts';
import { deleteExpiredRequests } from '../personal-data/retention.domain.ts';
import { attachRequestFile, deleteListedFiles } from './request-files.domain.ts';

const pdf = Buffer.from(
  '%PDF-1.4\n1 0 obj << /OpenAction << /S /JavaScript /JS (app.alert\\(1\\)) >> >> endobj\n%%EOF\n',
);
const png = await sharp({ create: { width: 64, height: 48, channels: 3, background: '#14626b' } })
  .png()
  .toBuffer();
const attach = `mutation ($requestId: Int!, $file: Upload!) {
  attachRequestFile(requestId: $requestId, file: $file) { id nom taille auteur url }
}`;

onOneDatabase('files kept with a request', (service) => {
  async function send(requestId: number, filename: string, bytes: Buffer) {
    const { payload, headers } = uploadBody({ query: attach, variables: { requestId } }, { filename, bytes });
    const authorization = `Bearer ${await service.signIn('administrator')}`;
    const answer = await service.app.inject({
      method: 'POST',
      url: '/graphql',
      payload,
      headers: { ...headers, authorization, 'x-graphql-yoga-csrf': '1' },
    });
    return answer.json();
  }
  const open = async (id: number, role: 'administrator' | 'user' | null) =>
    service.app.inject({
      url: requestFilePath(id),
      headers: role === null ? {} : { authorization: `Bearer ${await service.signIn(role)}` },
    });
  const attachTo = (requestId: number) =>
    attachRequestFile(service.db, service.storage, {
      requestId,
      nom: 'plan.pdf',
      bytes: pdf,
      auteur: 'a@exemple.example',
    });
  const stored = async (key: string) => (await service.storage.readAll(`fichier-${key}/contenu`)) !== null;

  it('are a PDF or a picture by their bytes, and named after what they are', async () => {
    const { id } = await seedReservationRequest(service.db);
    const names = async (filename: string, bytes: Buffer) => {
      const { data, errors } = await send(id, filename, bytes);
      return data?.attachRequestFile?.nom ?? errors[0].message;
    };
    expect(await names('Plan d’accès (été).pdf', pdf)).toBe('Plan d’accès (été).pdf');
    expect(await names('page.html', png)).toBe('page.png');
    expect(await names('../../etc/passwd', png)).toBe('passwd.png');
    expect(await names('C:\\photos\\.png', png)).toBe('fichier.png');
    const refusal = 'Veuillez choisir un PDF ou une image valide';
    expect(await names('texte.png', Buffer.from('Bonjour'))).toBe(refusal);
    expect(await names('dessin.png', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).toBe(refusal);
    expect(await names('vide.pdf', Buffer.alloc(0))).toBe(sentences.images.empty);
    expect(await names('coupee.png', png.subarray(0, 60))).toBe(sentences.images.damaged);
    expect(await names('IMG_1.HEIC', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic'))).toBe(sentences.images.heic);
    expect(await names('lourd.pdf', Buffer.concat([pdf, Buffer.alloc(limits.requestFileBytes)]))).toBe(
      'Un fichier ne doit pas dépasser 10\u00a0Mo',
    );
    const huge = sharp({ create: { width: 6_000, height: 4_001, channels: 3, background: 'white' } });
    expect(await names('photo.png', await huge.png().toBuffer())).toBe(
      sentences.images.tooManyPoints(6_000, 4_001, 24_000_000),
    );
    expect(await names('photo.jpg', await huge.jpeg().toBuffer())).toBe('photo.jpg');
    expect(await names('animation.png', animatedPng(png))).toBe('animation.png');
    expect(await service.db.requestFile.count()).toBe(6);
    expect((await send(9_999, 'plan.pdf', pdf)).errors[0].extensions.code).toBe('NOT_FOUND');
  });

  it('are served to administrators alone, to be saved, never run', async () => {
    const { id } = await seedReservationRequest(service.db);
    const { data } = await send(id, 'Plan d’accès (été).pdf', pdf);
    const file = data.attachRequestFile;
    expect(file).toMatchObject({ taille: pdf.length, auteur: 'admin@barnum.example', url: requestFilePath(file.id) });
    expect((await open(file.id, null)).statusCode).toBe(401);
    expect((await open(file.id, 'user')).statusCode).toBe(403);
    const answer = await open(file.id, 'administrator');
    expect(answer.rawPayload.equals(pdf)).toBe(true);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': "attachment; filename*=UTF-8''Plan%20d%E2%80%99acc%C3%A8s%20%28%C3%A9t%C3%A9%29.pdf",
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'private, no-store',
    });
    for (const path of ['/api/fichiers/0', '/api/fichiers/9999999999', '/api/fichiers/x'])
      expect([
        path,
        (
          await service.app.inject({
            url: path,
            headers: { authorization: `Bearer ${await service.signIn('administrator')}` },
          })
        ).statusCode,
      ]).toEqual([path, 404]);
    const { key } = await service.db.requestFile.findFirstOrThrow();
    for (const path of [`/media/fichier-${key}/contenu`, `/media/${key}/contenu`, `/media/${key}/640.jpg`])
      expect([path, (await service.app.inject(path)).statusCode]).toEqual([path, 404]);
    const asked = '{ reservationRequest(id: 1) { fichiers { nom } } }';
    expect((await service.graphql(asked, {}, await service.signIn('user'))).errors).not.toEqual([]);
  });

  it('are ten at most, also when they come at once', async () => {
    const { id } = await seedReservationRequest(service.db);
    const answers = await Promise.allSettled(Array.from({ length: limits.requestFiles + 2 }, () => attachTo(id)));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(limits.requestFiles);
    expect((await send(id, 'plan.pdf', pdf)).errors[0]).toMatchObject({
      message: 'Une demande garde dix fichiers au plus',
      extensions: { code: 'CONFLICT' },
    });
    // What was refused leaves no bytes behind.
    expect(await deleteListedFiles(service.db, service.storage)).toBe(3);
  });

  it('go with their request, however it goes, and when they are taken off', async () => {
    const token = await service.signIn('administrator');
    const requests = await Promise.all(
      ['Un', 'Deux', 'Trois', 'Quatre'].map((nom) =>
        seedReservationRequest(service.db, { nom, email: `${nom}@exemple.example` }),
      ),
    );
    const files = await Promise.all(requests.map(({ id }) => attachTo(id)));
    const [one = 0, two = 0, three = 0, four = 0] = requests.map(({ id }) => id);
    await service.graphql(`mutation { deleteReservationRequest(id: ${one}) }`, {}, token);
    await erasePerson(service.db, 'deux@exemple.example', { ids: [two], customerIds: [] });
    const old = daysAgo(11 * 365);
    await service.db.reservationRequest.update({ where: { id: three }, data: { createdAt: old } });
    await deleteExpiredRequests(service.db, 3);
    expect(await service.db.requestFile.findMany()).toMatchObject([{ requestId: four }]);
    expect(await deleteListedFiles(service.db, service.storage)).toBe(3);
    expect(await Promise.all(files.map(({ key }) => stored(key)))).toEqual([false, false, false, true]);
    const take = `mutation { deleteRequestFile(id: ${files[3]?.id}) }`;
    expect((await service.graphql(take, {}, token)).errors).toEqual([]);
    expect((await service.graphql(take, {}, token)).errors[0]?.message).toBe('Ce fichier n’existe plus');
    await deleteListedFiles(service.db, service.storage);
    expect(await stored(files[3]?.key ?? '')).toBe(false);
    expect(await service.db.fileDeletion.count()).toBe(0);
  });

  it('are named in what an administrator hands over, and not in what the visitor takes', async () => {
    const { id } = await seedReservationRequest(service.db, { email: 'camille@exemple.example' });
    await attachTo(id);
    const asked = '{ personalData(contact: "camille@exemple.example") { document } }';
    const { data } = await service.graphql(asked, {}, await service.signIn('administrator'));
    expect(JSON.parse(data.personalData.document).demandes[0]['fichiers joints']).toMatchObject([
      { nom: 'plan.pdf', octets: pdf.length },
    ]);
  });
});
