import { limits } from '@barnum/rules/limits';
import { followUpFilePaths } from '@barnum/rules/paths';
import { requestFileSentences } from '@barnum/rules/requests/reservation-requests/request-files';
import { expect, it } from 'vitest';
import { seedReservationRequest } from '../../../../../prisma/seed/requests/reservation-requests.ts';
import { uploadBody } from '../../../test/support/multipart.ts';
import { followUpLinks, onOneDatabase } from '../../../test/support/service.ts';
import { attachRequestFile } from './request-files.domain.ts';

const pdf = Buffer.from('%PDF-1.4\n1 0 obj << >> endobj\n%%EOF\n');
const toCompany = `mutation ($jeton: String!, $texte: String, $file: Upload!) {
  sendFollowUpFile(jeton: $jeton, texte: $texte, file: $file) { messages { texte parLeVisiteur fichiers { id nom taille } } } }`;
const toVisitor = `mutation ($id: Int!, $texte: String, $file: Upload!) {
  replyWithFile(id: $id, texte: $texte, file: $file) { messages { texte auteur fichiers { nom partage } } } }`;

onOneDatabase('files of messages', (service) => {
  const seed = async (prenom: string) => {
    const request = await seedReservationRequest(service.db, { prenom, email: 'nolwenn@exemple.example' });
    const link = followUpLinks.linkOf(request);
    return { id: request.id, jeton: link.slice(link.lastIndexOf('/') + 1) };
  };
  async function send(query: string, variables: object, { bytes = pdf, token = '' } = {}) {
    const { payload, headers } = uploadBody({ query, variables }, { filename: 'plan.pdf', bytes });
    const authorization = token === '' ? {} : { authorization: `Bearer ${token}` };
    const all = { ...headers, ...authorization, 'x-graphql-yoga-csrf': '1' };
    return (await service.app.inject({ method: 'POST', url: '/graphql', payload, headers: all })).json();
  }

  it('go both ways, are told of, and open by their own page alone', async () => {
    const mine = await seed('Anne');
    const other = await seed('Yann');
    const { data } = await send(toCompany, { jeton: mine.jeton, texte: 'Voici le plan.' });
    const [message] = data.sendFollowUpFile.messages;
    const [file] = message.fichiers;
    expect(message).toMatchObject({ texte: 'Voici le plan.', parLeVisiteur: true });
    expect(file).toMatchObject({ nom: 'plan.pdf', taille: pdf.length });
    const mail = await service.db.mail.findFirstOrThrow({ where: { kind: 'visiteur' } });
    expect(mail.text).toContain('plan.pdf');
    expect(followUpLinks.fillIn(mail.text, { id: mine.id, cleSuivi: '' })).toContain(`/admin/demandes/${mine.id}`);

    const open = (jeton: string, id: number) => service.app.inject(followUpFilePaths.fichier(jeton, id));
    const answer = await open(mine.jeton, file.id);
    expect(answer.rawPayload.equals(pdf)).toBe(true);
    expect(answer.headers).toMatchObject({
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex, nofollow',
      'content-security-policy': "default-src 'none'; sandbox",
      'content-disposition': "attachment; filename*=UTF-8''plan.pdf",
    });
    expect((await open(other.jeton, file.id)).statusCode).toBe(404);
    expect((await open(`${mine.id}-${'0'.repeat(40)}`, file.id)).statusCode).toBe(404);
    // What the company keeps for itself.
    const { id: kept } = await attachRequestFile(service.db, service.storage, {
      requestId: mine.id,
      nom: 'marge.pdf',
      bytes: pdf,
      auteur: 'admin@barnum.example',
    });
    expect((await open(mine.jeton, kept)).statusCode).toBe(404);

    const token = await service.signIn('team');
    const reply = await send(toVisitor, { id: mine.id, texte: '' }, { token });
    expect(reply.data.replyWithFile.messages.at(-1)).toMatchObject({
      texte: '',
      fichiers: [{ nom: 'plan.pdf', partage: true }],
    });
    expect((await send(toVisitor, { id: mine.id }, {})).errors[0].extensions.code).toBe('UNAUTHENTICATED');
    const wrong = await send(toCompany, { jeton: `${mine.id}-${'0'.repeat(40)}` });
    expect(wrong.errors[0].extensions.code).toBe('NOT_FOUND');
    expect((await send(toCompany, { jeton: mine.jeton }, { bytes: Buffer.from('Bonjour') })).errors[0].message).toBe(
      requestFileSentences.unreadable,
    );
  });

  it('are twenty at most for a request', async () => {
    const { id, jeton } = await seed('Anne');
    const message = await service.db.requestMessage.create({ data: { requestId: id, texte: '' } });
    await service.db.requestFile.createMany({
      data: Array.from({ length: limits.messageFiles }, (_, index) => ({
        requestId: id,
        messageId: message.id,
        key: `cle-${index}`,
        nom: 'plan.pdf',
        type: 'pdf',
        taille: 1,
        auteur: 'visiteur',
      })),
    });
    expect((await send(toCompany, { jeton })).errors[0].message).toBe(requestFileSentences.tooManyInMessages);
    expect(await service.db.requestMessage.count()).toBe(1);
  });
});

onOneDatabase(
  'files that are sent too often',
  (service) => {
    it('wait, by request', async () => {
      const request = await seedReservationRequest(service.db, {});
      const link = followUpLinks.linkOf(request);
      const jeton = link.slice(link.lastIndexOf('/') + 1);
      const { payload, headers } = uploadBody(
        { query: toCompany, variables: { jeton } },
        { filename: 'plan.pdf', bytes: Buffer.from('Bonjour') },
      );
      const codes: string[] = [];
      for (let count = 0; count <= 10; count += 1) {
        const all = { ...headers, 'x-graphql-yoga-csrf': '1' };
        const answer = await service.app.inject({ method: 'POST', url: '/graphql', payload, headers: all });
        codes.push(answer.json().errors[0].extensions.code);
      }
      expect(codes.at(0)).toBe('UNSUPPORTED_TYPE');
      expect(codes.at(-1)).toBe('TOO_MANY_REQUESTS');
    });
  },
  { rateLimitFactor: 1 },
);
