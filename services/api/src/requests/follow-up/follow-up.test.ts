import { rateLimits } from '@barnum/rules/limits';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { seedArticle } from '../../../../../prisma/seed/catalogue/articles.ts';
import { seedCustomer } from '../../../../../prisma/seed/customers/customers.ts';
import { afterMonday, daysAgo } from '../../../../../prisma/seed/dates.ts';
import { seedReservationRequest } from '../../../../../prisma/seed/requests/reservation-requests.ts';
import { selectAllFields } from '../../../test/support/select-all-fields.ts';
import { followUpLinks, onOneDatabase } from '../../../test/support/service.ts';
import { joinRequests } from '../../customers/customers/customers.domain.ts';
import { deleteExpiredRequests } from '../../desk/personal-data/retention.domain.ts';
import { moveReservationRequest } from '../reservation-requests/request-states.domain.ts';

const read = `query ($jeton: String!) {
  followUp(jeton: $jeton) {
    numero prenom statut peutAnnuler effacementDemandeLe
    items { nom quantite } events { avant apres parLeVisiteur } etapes { apres } messages { texte } document
  }
}`;
const write = `mutation ($jeton: String!, $texte: String!) {
  sendFollowUpMessage(jeton: $jeton, texte: $texte) { messages { texte } }
}`;
const cancel = `mutation ($jeton: String!, $statut: ReservationRequestState!) {
  cancelFollowUp(jeton: $jeton, statut: $statut) { statut }
}`;
const erase = 'mutation ($jeton: String!) { requestErasure(jeton: $jeton) { effacementDemandeLe } }';
const move = `mutation ($id: Int!, $statut: ReservationRequestState!) {
  moveReservationRequest(id: $id, statut: $statut, note: "Entre nous") { statut }
}`;

const tokenIn = (link: string) => link.slice(link.lastIndexOf('/') + 1);

onOneDatabase('a private page', (service) => {
  async function seed(nom = 'Le Goff') {
    const request = await seedReservationRequest(service.db, { nom, email: 'camille@exemple.example' });
    return { id: request.id, jeton: tokenIn(followUpLinks.linkOf(request)) };
  }
  const mailsToAdministrators = () => service.db.mail.findMany({ where: { kind: 'visiteur' }, orderBy: { id: 'asc' } });

  it('shows a request and its history, and nothing that is the company’s alone', async () => {
    const token = await service.signIn('administrator');
    const { id, jeton } = await seed();
    await service.graphql(move, { id, statut: 'a_confirmer' }, token);
    await service.db.reservationRequest.update({ where: { id }, data: { notes: 'Paie toujours en retard' } });
    const { data } = await service.graphql(read, { jeton });
    expect(data.followUp).toMatchObject({
      numero: id,
      statut: 'a_confirmer',
      peutAnnuler: true,
      items: [{ nom: 'Barnum pliant', quantite: 1 }],
      events: [
        { avant: null, apres: 'nouvelle', parLeVisiteur: true },
        { avant: 'nouvelle', apres: 'a_confirmer', parLeVisiteur: false },
      ],
      // The name that 1.0.0 had for them.
      etapes: [{ apres: 'nouvelle' }, { apres: 'a_confirmer' }],
    });
    expect(JSON.stringify(data)).not.toMatch(/Entre nous|admin@|retard/);
    const { demandes } = JSON.parse(data.followUp.document);
    expect(demandes).toMatchObject([{ numéro: id, histoire: [{ par: 'visiteur' }, { par: 'l’entreprise' }] }]);
    // Fields that only administrators’ types have.
    expect(
      (await service.graphql('query ($j: String!) { followUp(jeton: $j) { notes } }', { j: jeton })).errors,
    ).toHaveLength(1);
  });

  it('shows nothing of another request of the same customer, whatever is asked for', async () => {
    const wholeQuery = selectAllFields(read);
    const secret = (owner: number | string) => `secret-${owner}-`;
    const property = fc.asyncProperty(
      fc.array(fc.record({ isDelivered: fc.boolean(), writes: fc.boolean(), isConfirmed: fc.boolean() }), {
        minLength: 2,
        maxLength: 4,
      }),
      async (requests) => {
        await service.db.reservationRequest.deleteMany();
        const customer = await seedCustomer(service.db, {
          nom: `${secret('fiche')}nom`,
          emails: ['camille@exemple.example'],
          notes: `${secret('fiche')}notes`,
          rue: `${secret('fiche')}rue`,
          etiquettes: [`${secret('fiche')}tag`],
        });
        const tokens: string[] = [];
        for (const [index, { isDelivered, writes, isConfirmed }] of requests.entries()) {
          const own = secret(index);
          const request = await seedReservationRequest(service.db, {
            nom: `${own}nom`,
            email: 'camille@exemple.example',
            mot: writes ? `${own}mot` : '',
            livraisonMontage: isDelivered,
            adresse: isDelivered ? `${own}adresse` : null,
            items: [{ nom: `${own}article`, quantite: 1 }],
          });
          await joinRequests(service.db, [request.id], customer.id);
          const note = { auteur: `${own}auteur`, note: `${own}note` };
          if (isConfirmed) await moveReservationRequest(service.db, request.id, 'confirmee', note);
          tokens.push(tokenIn(followUpLinks.linkOf(request)));
        }
        for (const [index, jeton] of tokens.entries()) {
          const { data } = await service.graphql(wholeQuery, { jeton });
          const shown = JSON.stringify(data);
          expect(shown).toContain(`${secret(index)}nom`);
          const owners = (shown.match(/secret-\w+-/g) ?? []).filter((found) => found !== secret(index));
          expect(owners).toEqual([]);
        }
      },
    );
    await fc.assert(property, { numRuns: 8 });
  });

  it('says what is full in its days, itself not counted, until it is confirmed', async () => {
    const token = await service.signIn('administrator');
    const tent = await seedArticle(service.db, { nom: 'Tente', quantite: 2 });
    const chair = await seedArticle(service.db, { nom: 'Chaise', quantite: 20 });
    const items = [
      { articleId: tent.id, quantite: 2 },
      { articleId: chair.id, quantite: 4 },
      { nom: 'Autre chose', quantite: 1 },
    ];
    const own = await seedReservationRequest(service.db, { nom: 'Le Goff', items });
    const jeton = tokenIn(followUpLinks.linkOf(own));
    const availability = async () =>
      (
        await service.graphql(
          'query ($jeton: String!) { followUp(jeton: $jeton) { availability { articleId disponibilite } } }',
          { jeton },
        )
      ).data.followUp.availability;
    const tents = (disponibilite: string) => [
      { articleId: tent.id, disponibilite },
      { articleId: chair.id, disponibilite: 'LIBRE' },
    ];
    expect(await availability()).toEqual(tents('LIBRE'));
    const other = await seedReservationRequest(service.db, {
      nom: 'Kervella',
      items: [{ articleId: tent.id, quantite: 1 }],
    });
    await service.graphql(move, { id: other.id, statut: 'confirmee' }, token);
    expect(await availability()).toEqual(tents('COMPLET'));
    await service.db.article.update({ where: { id: tent.id }, data: { quantite: 3 } });
    await service.graphql(move, { id: own.id, statut: 'confirmee' }, token);
    expect(await availability()).toEqual([]);
  });

  it('has an address that administrators can pass on, and that nothing stored tells', async () => {
    const { id } = await seed();
    const token = await service.signIn('administrator');
    const { data } = await service.graphql(`{ reservationRequest(id: ${id}) { lienSuivi } }`, {}, token);
    const link = data.reservationRequest.lienSuivi;
    expect((await service.graphql(read, { jeton: tokenIn(link) })).data.followUp.numero).toBe(id);
    const keys = await service.db.reservationRequest.findMany({ select: { cleSuivi: true } });
    expect(JSON.stringify(keys)).not.toContain(tokenIn(link));
  });

  it('is not there for who does not know its address, and guesses are counted', async () => {
    const { jeton } = await seed();
    const wrong = [
      '',
      'x',
      '1',
      '../1',
      jeton.replace('1-', '2-'),
      `${jeton}0`,
      `1-${'0'.repeat(40)}`,
      'é'.repeat(3_000),
    ];
    for (const guess of wrong) {
      expect(await service.graphql(read, { jeton: guess })).toMatchObject({ data: { followUp: null }, errors: [] });
      for (const query of [write, cancel, erase]) {
        const { errors } = await service.graphql(query, { jeton: guess, texte: 'Bonjour', statut: 'nouvelle' });
        expect(errors[0]?.extensions?.code).toBe('NOT_FOUND');
      }
    }
    const [{ count } = { count: 0 }] = await service.db.attempt.findMany();
    expect(count).toBe(wrong.length * 4);
    await service.graphql(read, { jeton });
    expect((await service.db.attempt.findFirst())?.count).toBe(count);
    await service.db.attempt.updateMany({ data: { count: rateLimits.followUp.count * 1_000 } });
    expect((await service.graphql(read, { jeton })).errors[0]?.extensions?.code).toBe('TOO_MANY_REQUESTS');
  });

  it('takes a message once, tells both administrators, and shows it to them until it is read', async () => {
    const token = await service.signIn('administrator');
    const { id, jeton } = await seed();
    const texte = 'Pouvez-vous livrer avant 10 h ?\nMerci !';
    await Promise.all([1, 2, 3].map(() => service.graphql(write, { jeton, texte })));
    expect((await service.graphql(read, { jeton })).data.followUp.messages).toEqual([{ texte }]);
    const mails = await mailsToAdministrators();
    expect(mails.map(({ recipient }) => recipient)).toEqual(['admin@barnum.example', 'gerance@barnum.example']);
    expect(mails[0]?.text).toContain(texte);
    const list = '{ reservationRequests { items { id unreadCount messages { id texte luLe } } } }';
    const [request] = (await service.graphql(list, {}, token)).data.reservationRequests.items;
    expect(request).toMatchObject({ id, unreadCount: 1, messages: [{ texte, luLe: null }] });
    await service.graphql(write, { jeton, texte: 'Encore un mot' });
    const seen = `mutation { markRequestMessagesRead(id: ${id}, lastId: ${request.messages[0].id}) { unreadCount } }`;
    expect((await service.graphql(seen, {}, token)).data.markRequestMessagesRead).toEqual({ unreadCount: 1 });
    expect((await service.graphql(write, { jeton, texte: ' ' })).errors[0]?.extensions?.fields).toHaveProperty('texte');
  });

  it('begins with the word that came with the request, which the alert holds, too', async () => {
    const token = await service.signIn('administrator');
    const send = async (mot: string) => {
      const create = `mutation ($mot: String) {
        createReservationRequest(input: {
          nom: "Le Goff", prenom: "Anna", date: "${afterMonday(30)}", phone: "06 39 98 01 02", livraisonMontage: false
          items: [{ nom: "Barnum pliant", quantite: 1 }], mot: $mot
        }) { lienSuivi }
      }`;
      const { data, errors } = await service.graphql(create, { mot });
      return { errors, jeton: data && tokenIn(data.createReservationRequest.lienSuivi) };
    };
    const mot = 'Le chemin est étroit <b>après</b> le calvaire.\nMerci !';
    // Sent twice, it is one request with one message.
    const [{ jeton }] = await Promise.all([send(mot), send(mot)]);
    expect((await service.graphql(read, { jeton })).data.followUp.messages).toEqual([{ texte: mot }]);
    const list = '{ reservationRequests { items { unreadCount messages { texte luLe } } } }';
    const { items } = (await service.graphql(list, {}, token)).data.reservationRequests;
    expect(items).toEqual([{ unreadCount: 1, messages: [{ texte: mot, luLe: null }] }]);
    const alerts = await service.db.mail.findMany({ where: { kind: 'alerte' } });
    expect(alerts.map(({ text }) => text.includes(mot))).toEqual([true, true]);

    const without = await send('  ');
    expect((await service.graphql(read, { jeton: without.jeton })).data.followUp.messages).toEqual([]);
    expect((await send('x'.repeat(2_001))).errors[0]?.extensions?.fields).toHaveProperty('mot');
  });

  it('holds the answers of the company, once each, with a mail where there is an address', async () => {
    const token = await service.signIn('administrator');
    const { id, jeton } = await seed();
    await service.graphql(write, { jeton, texte: 'Dès 8 h ?' });
    await service.graphql(write, { jeton, texte: 'Ou 9 h ?' });
    const reply = `mutation ($texte: String!, $lastId: Int) {
      replyToVisitor(id: ${id}, texte: $texte, lastId: $lastId) { unreadCount messages { auteur texte luLe } }
    }`;
    const [first] = await service.db.requestMessage.findMany({ orderBy: { id: 'asc' } });
    const texte = 'Oui, dès 8 h. <i>À samedi</i> !';
    const replies = await Promise.all([1, 2].map(() => service.graphql(reply, { texte, lastId: first?.id }, token)));
    for (const { data } of replies)
      expect(data.replyToVisitor).toMatchObject({
        unreadCount: 1,
        messages: [{}, { texte: 'Ou 9 h ?', luLe: null }, { auteur: 'admin@barnum.example', texte }],
      });
    const asVisitor = await service.graphql(
      'query ($jeton: String!) { followUp(jeton: $jeton) { messages { texte parLeVisiteur } document } }',
      { jeton },
    );
    expect(asVisitor.data.followUp.messages.at(-1)).toEqual({ texte, parLeVisiteur: false });
    expect(asVisitor.data.followUp.document).toContain(texte);
    expect(JSON.stringify(asVisitor.data)).not.toContain('admin@');
    const mails = await service.db.mail.findMany({ where: { kind: 'reponse' } });
    expect(mails).toMatchObject([{ recipient: 'camille@exemple.example', text: expect.stringContaining(texte) }]);
    expect((await service.graphql(reply, { texte: ' ' }, token)).errors[0]?.extensions?.fields).toHaveProperty('texte');
    expect((await service.graphql(reply, { texte: 'x'.repeat(2_001) }, token)).errors).toHaveLength(1);
    await service.db.reservationRequest.update({ where: { id }, data: { email: null } });
    await service.graphql(reply, { texte: 'Appelez-nous' }, token);
    expect(await service.db.mail.count({ where: { kind: 'reponse' } })).toBe(1);
    expect(await service.db.requestMessage.count()).toBe(4);
  });

  it('takes only so many messages about a request', async () => {
    const { id, jeton } = await seed();
    await service.graphql(write, { jeton, texte: 'Bonjour' });
    await service.db.attempt.updateMany({
      where: { count: 1 },
      data: { count: rateLimits.followUpMessage.count * 1_000 },
    });
    expect((await service.graphql(write, { jeton, texte: 'Encore' })).errors[0]?.extensions?.code).toBe(
      'TOO_MANY_REQUESTS',
    );
    expect(await service.db.requestMessage.count({ where: { requestId: id } })).toBe(1);
  });

  it('gives a request up once, where that is still possible', async () => {
    const token = await service.signIn('administrator');
    const { id, jeton } = await seed();
    const answers = await Promise.all([1, 2, 3].map(() => service.graphql(cancel, { jeton, statut: 'nouvelle' })));
    for (const { data } of answers) expect(data.cancelFollowUp).toEqual({ statut: 'annulee' });
    expect(await mailsToAdministrators()).toHaveLength(2);
    expect(await service.db.requestEvent.findMany({ where: { apres: 'annulee' } })).toMatchObject([
      { auteur: 'visiteur' },
    ]);
    for (const statut of ['nouvelle', 'confirmee', 'sortie']) await service.graphql(move, { id, statut }, token);
    const { errors } = await service.graphql(cancel, { jeton, statut: 'sortie' });
    expect(errors[0]).toMatchObject({
      message: 'Une demande sortie ne peut plus être annulée ici. Appelez-nous, ou écrivez-nous un message.',
      extensions: { code: 'CONFLICT' },
    });
  });

  it('tells who cancels what an administrator did meanwhile: of the two, one wins', async () => {
    const token = await service.signIn('administrator');
    const { id, jeton } = await seed();
    const { updatedAt } = await service.db.reservationRequest.findUniqueOrThrow({ where: { id } });
    const confirm = `mutation ($at: DateTime) { moveReservationRequest(id: ${id}, statut: confirmee, updatedAt: $at) { statut } }`;
    const [cancelled, confirmed] = await Promise.all([
      service.graphql(cancel, { jeton, statut: 'nouvelle' }),
      service.graphql(confirm, { at: updatedAt }, token),
    ]);
    const codes = [cancelled, confirmed].map(({ errors }) => errors[0]?.extensions?.code ?? 'done');
    expect(codes.toSorted()).toEqual(['CONFLICT', 'done']);
    const { statut } = await service.db.reservationRequest.findUniqueOrThrow({ where: { id } });
    expect(statut).toBe(codes[0] === 'done' ? 'annulee' : 'confirmee');
    const late = await seed('Kervella');
    await service.graphql(move, { id: late.id, statut: 'confirmee' }, token);
    const told = await service.graphql(cancel, { jeton: late.jeton, statut: 'nouvelle' });
    expect(told.errors[0]?.message).toBe('Votre demande a changé entre-temps\u00a0: elle est maintenant confirmée.');
  });

  it('notes the wish of an erasure once; what is erased leaves nothing behind', async () => {
    const token = await service.signIn('administrator');
    const { id, jeton } = await seed();
    await service.graphql(write, { jeton, texte: 'Bonjour' });
    const first = (await service.graphql(erase, { jeton })).data.requestErasure.effacementDemandeLe;
    expect((await service.graphql(erase, { jeton })).data.requestErasure.effacementDemandeLe).toBe(first);
    expect((await mailsToAdministrators()).filter(({ subject }) => subject.includes('effacement'))).toHaveLength(2);
    const { data } = await service.graphql(`{ reservationRequest(id: ${id}) { effacementDemandeLe } }`, {}, token);
    expect(data.reservationRequest.effacementDemandeLe).toBe(first);
    await service.graphql(`mutation { deleteReservationRequest(id: ${id}) }`, {}, token);
    expect(await service.db.requestMessage.count()).toBe(0);
    expect((await service.graphql(read, { jeton })).data).toEqual({ followUp: null });
  });

  it('keeps a request as long as its visitor writes', async () => {
    const { id } = await seed();
    const old = daysAgo(4 * 365);
    await service.db.reservationRequest.update({
      where: { id },
      data: { createdAt: old, date: old, debut: old, fin: old },
    });
    await service.db.requestEvent.updateMany({ data: { createdAt: old } });
    const message = await service.db.requestMessage.create({ data: { requestId: id, texte: 'Bonjour' } });
    expect(await deleteExpiredRequests(service.db, 3)).toBe(0);
    await service.db.requestMessage.update({ where: { id: message.id }, data: { createdAt: old } });
    expect(await deleteExpiredRequests(service.db, 3)).toBe(1);
  });

  it('has an address that is in mails, but in no copy of them', async () => {
    const token = await service.signIn('administrator');
    const { id, jeton } = await seed();
    await service.graphql(move, { id, statut: 'confirmee' }, token);
    const [stored] = await service.db.mail.findMany({ where: { kind: 'confirmation' } });
    expect(stored?.text).not.toContain(jeton);
    const { data } = await service.graphql('{ mails { items { text } } }', {}, token);
    expect(data.mails.items[0].text).toContain(`http://localhost:3000/suivi/${jeton}`);
  });
});
