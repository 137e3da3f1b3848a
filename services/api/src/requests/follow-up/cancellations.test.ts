import type { RequestState } from '@barnum/rules/requests/reservation-requests/request-states';
import { expect, it } from 'vitest';
import { seedReservationRequest } from '../../../../../prisma/seed/requests/reservation-requests.ts';
import { followUpLinks, onOneDatabase } from '../../../test/support/service.ts';

const shown = `statut peutAnnuler peutDemanderAnnulation annulationDemandeLe
  events { annulation parLeVisiteur } messages { texte parLeVisiteur }`;
const read = `query ($jeton: String!) { followUp(jeton: $jeton) { ${shown} } }`;
const wish = `mutation ($jeton: String!, $mot: String) { followUp: requestCancellation(jeton: $jeton, mot: $mot) { ${shown} } }`;
const takeBack = `mutation ($jeton: String!) { followUp: withdrawCancellation(jeton: $jeton) { ${shown} } }`;
const answer = `mutation ($id: Int!, $reponse: CancellationAnswer!, $mot: String, $updatedAt: DateTime) {
  answerCancellation(id: $id, reponse: $reponse, mot: $mot, updatedAt: $updatedAt) { statut annulationDemandeLe unreadCount }
}`;
const move = `mutation ($id: Int!, $statut: ReservationRequestState!) { moveReservationRequest(id: $id, statut: $statut) { statut } }`;
const cancel = `mutation ($jeton: String!) { cancelFollowUp(jeton: $jeton, statut: confirmee) { statut } }`;

onOneDatabase('a wish to cancel what is confirmed', (service) => {
  async function seed(statut: RequestState = 'confirmee') {
    const request = await seedReservationRequest(service.db, { nom: 'Le Goff', email: 'camille@exemple.example' });
    await service.db.reservationRequest.update({ where: { id: request.id }, data: { statut } });
    const link = followUpLinks.linkOf(request);
    return { id: request.id, jeton: link.slice(link.lastIndexOf('/') + 1) };
  }
  const mails = async () =>
    (await service.db.mail.findMany({ orderBy: { id: 'asc' } })).map(({ kind, recipient, text }) => ({
      kind,
      recipient,
      text,
    }));
  const stepsOf = async (jeton: string) =>
    (await service.graphql(read, { jeton })).data.followUp.events
      .map(({ annulation }: { annulation: string | null }) => annulation)
      .filter((step: string | null) => step !== null);

  it('is noted once, however often it is sent, told to both administrators, and changes neither state nor stock', async () => {
    const { id, jeton } = await seed();
    expect((await service.graphql(cancel, { jeton })).errors[0]).toMatchObject({
      message: 'Votre réservation est confirmée\u00a0: demandez-nous son annulation.',
      extensions: { code: 'CONFLICT' },
    });
    const mot = 'La fête est <b>repoussée</b>.';
    const answers = await Promise.all([1, 2, 3].map(() => service.graphql(wish, { jeton, mot })));
    for (const { data } of answers) {
      expect(data.followUp).toMatchObject({
        statut: 'confirmee',
        peutAnnuler: false,
        peutDemanderAnnulation: true,
        annulationDemandeLe: expect.any(String),
        messages: [{ texte: mot, parLeVisiteur: true }],
      });
    }
    expect(await stepsOf(jeton)).toEqual(['demandee']);
    const written = await mails();
    expect(written.map(({ recipient }) => recipient)).toEqual(['admin@barnum.example', 'gerance@barnum.example']);
    expect(written[0]?.text).toContain('demande l’annulation de sa réservation');
    expect(written[0]?.text).toContain(mot);
    const more = 'Un mot de plus, d’un autre onglet.';
    const { data } = await service.graphql(wish, { jeton, mot: more });
    expect(data.followUp.messages.map(({ texte }: { texte: string }) => texte)).toEqual([mot, more]);
    expect(await mails()).toHaveLength(4);
    // Nobody forgets it: until it is answered the request goes no further.
    const token = await service.signIn('administrator');
    for (const statut of ['sortie', 'annulee']) {
      expect((await service.graphql(move, { id, statut }, token)).errors[0]).toMatchObject({
        message: 'Le visiteur demande l’annulation\u00a0: répondez-lui d’abord.',
        extensions: { code: 'CONFLICT' },
      });
    }
  });

  it.each(['nouvelle', 'a_confirmer', 'sortie', 'rendue', 'annulee'] as const)(
    'is for no request that is %s',
    async (statut) => {
      const { jeton } = await seed(statut);
      expect((await service.graphql(read, { jeton })).data.followUp).toMatchObject({
        peutAnnuler: ['nouvelle', 'a_confirmer'].includes(statut),
        peutDemanderAnnulation: false,
      });
      const { errors } = await service.graphql(wish, { jeton });
      expect(errors[0]?.message).toMatch(/^Votre demande a changé entre-temps/);
      expect(await mails()).toEqual([]);
    },
  );

  it('is taken back once, and not after the answer', async () => {
    const token = await service.signIn('administrator');
    const { id, jeton } = await seed();
    await service.graphql(wish, { jeton });
    const [first] = await Promise.all([1, 2].map(() => service.graphql(takeBack, { jeton })));
    expect(first?.data.followUp).toMatchObject({ statut: 'confirmee', annulationDemandeLe: null });
    expect(await stepsOf(jeton)).toEqual(['demandee', 'retiree']);
    expect((await mails()).filter(({ text }) => text.includes('ne demande plus'))).toHaveLength(2);
    const late = await service.graphql(answer, { id, reponse: 'acceptee' }, token);
    expect(late.errors[0]).toMatchObject({
      message: 'Cette demande d’annulation n’attend plus\u00a0: elle a sa réponse, ou le visiteur l’a retirée.',
      extensions: { code: 'CONFLICT' },
    });
    await service.graphql(wish, { jeton });
    await service.graphql(answer, { id, reponse: 'refusee', mot: 'Le barnum est déjà chargé.' }, token);
    expect((await service.graphql(takeBack, { jeton })).errors[0]?.message).toMatch(/^Nous avons déjà répondu/);
  });

  it('is answered with a word, which the page and the mail hold', async () => {
    const token = await service.signIn('administrator');
    const { id, jeton } = await seed();
    await service.graphql(wish, { jeton, mot: 'Il pleut.' });
    const without = await service.graphql(answer, { id, reponse: 'refusee', mot: ' ' }, token);
    expect(without.errors[0]?.extensions?.fields).toEqual({ mot: 'Veuillez dire au visiteur pourquoi' });
    const mot = 'Le barnum ne craint pas la pluie.';
    const { data } = await service.graphql(answer, { id, reponse: 'refusee', mot }, token);
    expect(data.answerCancellation).toEqual({ statut: 'confirmee', annulationDemandeLe: null, unreadCount: 0 });
    const { messages, statut } = (await service.graphql(read, { jeton })).data.followUp;
    expect([statut, messages]).toEqual([
      'confirmee',
      [
        { texte: 'Il pleut.', parLeVisiteur: true },
        { texte: mot, parLeVisiteur: false },
      ],
    ]);
    expect(await stepsOf(jeton)).toEqual(['demandee', 'refusee']);
    const mail = (await mails()).find(({ kind }) => kind === 'maintien');
    expect(mail?.recipient).toBe('camille@exemple.example');
    expect(mail?.text).toContain(mot);
    // Now the request goes on.
    expect((await service.graphql(move, { id, statut: 'sortie' }, token)).errors).toEqual([]);
  });

  it.each(['acceptee', 'acompte_conserve'] as const)('once %s cancels the request, once', async (reponse) => {
    const token = await service.signIn('administrator');
    const { id, jeton } = await seed();
    await service.graphql(wish, { jeton });
    const { updatedAt } = await service.db.reservationRequest.findUniqueOrThrow({ where: { id } });
    const answers = await Promise.all([1, 2].map(() => service.graphql(answer, { id, reponse, updatedAt }, token)));
    const codes = answers.map(({ errors }) => errors[0]?.extensions?.code ?? 'done');
    expect(codes.toSorted()).toEqual(['CONFLICT', 'done']);
    const { statut, events } = (await service.graphql(read, { jeton })).data.followUp;
    expect(statut).toBe('annulee');
    expect(events.at(-1)).toEqual({ annulation: reponse, parLeVisiteur: false });
    const told = (await mails()).filter(({ kind }) => kind === 'annulation');
    expect(told).toHaveLength(1);
    expect(told[0]?.text.includes('L’acompte que nous avons reçu nous reste acquis.')).toBe(reponse !== 'acceptee');
  });

  it('shows its mail before it is accepted, and waits again once that is undone from the toast', async () => {
    const token = await service.signIn('administrator');
    const { id, jeton } = await seed();
    const { data } = await service.graphql(wish, { jeton, mot: 'Il pleut.' });
    const draft = `{ cancellationMail(id: ${id}, reponse: acompte_conserve, mot: "Dommage !") { recipient text } }`;
    const { cancellationMail } = (await service.graphql(draft, {}, token)).data;
    await service.graphql(answer, { id, reponse: 'acompte_conserve', mot: 'Dommage !' }, token);
    const [written] = (await service.graphql('{ mails { items { recipient text } } }', {}, token)).data.mails.items;
    expect(written).toEqual(cancellationMail);
    const { updatedAt } = await service.db.reservationRequest.findUniqueOrThrow({ where: { id } });
    const undo = `mutation ($updatedAt: DateTime!) { undoReservationRequestMove(id: ${id}, updatedAt: $updatedAt) { id } }`;
    expect((await service.graphql(undo, { updatedAt }, token)).errors).toEqual([]);
    const { statut, messages, annulationDemandeLe } = (await service.graphql(read, { jeton })).data.followUp;
    expect([statut, messages]).toEqual(['confirmee', [{ texte: 'Il pleut.', parLeVisiteur: true }]]);
    expect(annulationDemandeLe).toBe(data.followUp.annulationDemandeLe);
    expect(await service.db.mail.count({ where: { kind: 'annulation', dueAt: { not: null } } })).toBe(0);
  });

  it('is not answered by who saw another request', async () => {
    const token = await service.signIn('administrator');
    const { id, jeton } = await seed();
    const { updatedAt } = await service.db.reservationRequest.findUniqueOrThrow({ where: { id } });
    await service.graphql(wish, { jeton });
    const { errors } = await service.graphql(answer, { id, reponse: 'acceptee', updatedAt }, token);
    expect(errors[0]?.extensions?.code).toBe('CONFLICT');
    expect((await service.graphql(read, { jeton })).data.followUp.statut).toBe('confirmee');
  });
});
