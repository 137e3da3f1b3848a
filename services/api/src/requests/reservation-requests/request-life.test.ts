import { formatWeekdayDate } from '@barnum/rules/dates/format-dates';
import { todayInParis } from '@barnum/rules/dates/paris-time';
import { limits } from '@barnum/rules/limits';
import { lineSentences } from '@barnum/rules/prices/lines';
import type { RequestState } from '@barnum/rules/requests/reservation-requests/request-states';
import { sentences } from '@barnum/rules/sentences';
import { expect, it } from 'vitest';
import { seedArticle } from '../../../../../prisma/seed/catalogue/articles.ts';
import { afterMonday as day, daysAgo } from '../../../../../prisma/seed/dates.ts';
import { seedReservationRequest } from '../../../../../prisma/seed/requests/reservation-requests.ts';
import { onOneDatabase } from '../../../test/support/service.ts';
import { claimDueMail } from '../../outbox/mails/mails.domain.ts';
import { createCompanyInfo } from '../../site/company-info/company-info.domain.ts';
import { undoRequestMove } from './request-states.domain.ts';

const move = `mutation ($id: Int!, $statut: ReservationRequestState!, $note: String, $updatedAt: DateTime) {
  moveReservationRequest(id: $id, statut: $statut, note: $note, updatedAt: $updatedAt) {
    statut updatedAt events { auteur avant apres note }
  }
}`;

const undo = `mutation ($id: Int!, $updatedAt: DateTime!) {
  undoReservationRequestMove(id: $id, updatedAt: $updatedAt) { statut events { auteur avant apres note } }
}`;

const tooLate = { message: sentences.requests.undoTooLate };

const update = `mutation ($id: Int!, $input: ReservationRequestInput!, $updatedAt: DateTime) {
  updateReservationRequest(id: $id, input: $input, updatedAt: $updatedAt) {
    nom date dateRetrait dateRetour debut fin updatedAt items { nom quantite prix } events { avant apres }
  }
}`;

onOneDatabase('the life of a request', (service) => {
  const call = async (query: string, variables: Record<string, unknown>) =>
    service.graphql(query, variables, await service.signIn('administrator'));
  const moveTo = (id: number, statut: RequestState) => call(move, { id, statut });

  it('goes from its arrival to its return, and tells who did what', async () => {
    const { id } = await seedReservationRequest(service.db);
    for (const statut of ['a_confirmer', 'confirmee', 'sortie'] as const) {
      expect((await moveTo(id, statut)).errors).toEqual([]);
    }
    const { data } = await call(move, { id, statut: 'rendue', note: 'Une nappe tachée' });
    expect(data.moveReservationRequest.statut).toBe('rendue');
    const auteur = 'admin@barnum.example';
    expect(data.moveReservationRequest.events).toEqual([
      { auteur: 'visiteur', avant: null, apres: 'nouvelle', note: '' },
      { auteur, avant: 'nouvelle', apres: 'a_confirmer', note: '' },
      { auteur, avant: 'a_confirmer', apres: 'confirmee', note: '' },
      { auteur, avant: 'confirmee', apres: 'sortie', note: '' },
      { auteur, avant: 'sortie', apres: 'rendue', note: 'Une nappe tachée' },
    ]);
  });

  it('goes no other way, and no further on an older copy', async () => {
    const { id, updatedAt } = await seedReservationRequest(service.db);
    const { errors } = await moveTo(id, 'rendue');
    expect(errors[0]).toMatchObject({
      message: 'Une demande nouvelle ne peut pas devenir rendue',
      extensions: { code: 'CONFLICT' },
    });
    await moveTo(id, 'refusee');
    expect((await call(move, { id, statut: 'nouvelle', updatedAt })).errors[0]?.extensions?.code).toBe('CONFLICT');
    expect((await moveTo(id, 'nouvelle')).errors).toEqual([]);
    expect((await moveTo(999, 'refusee')).errors[0]?.extensions?.code).toBe('NOT_FOUND');
  });

  it('takes a change back with its mails, and tells it: what waits waits again, what was to leave does not', async () => {
    const { id } = await seedReservationRequest(service.db, { email: 'a@exemple.example' });
    const leaving = { requestId: id, recipient: 'a@exemple.example', subject: 'S', text: 'T', dueAt: new Date() };
    const quote = await service.db.mail.create({ data: { ...leaving, kind: 'devis' } });
    const at = new Date(Date.now() + limits.undoSeconds * 1_000);
    const moved = (await moveTo(id, 'refusee')).data.moveReservationRequest;
    const refusal = await service.db.mail.findFirstOrThrow({ where: { kind: 'refus' } });
    expect(refusal.dueAt?.getTime()).toBeGreaterThanOrEqual(at.getTime());
    expect(await claimDueMail(service.db, { now: at })).toBe(null);

    const { data } = await call(undo, { id, updatedAt: moved.updatedAt });
    const auteur = 'admin@barnum.example';
    expect(data.undoReservationRequestMove).toMatchObject({
      statut: 'nouvelle',
      events: [
        { apres: 'nouvelle' },
        { auteur, avant: 'nouvelle', apres: 'refusee' },
        { auteur, avant: 'refusee', apres: 'nouvelle', note: 'Étape annulée' },
      ],
    });
    const left = { dueAt: null, failure: 'outdated' };
    expect(await service.db.mail.findFirst({ where: { id: refusal.id } })).toMatchObject(left);
    expect((await claimDueMail(service.db))?.id).toBe(quote.id);
    // Neither twice nor from an older toast.
    expect((await call(undo, { id, updatedAt: moved.updatedAt })).errors[0]).toMatchObject(tooLate);
  });

  it('keeps a change that is no longer alone: another administrator, a newer one, an old one', async () => {
    const { id } = await seedReservationRequest(service.db, { email: 'a@exemple.example' });
    const first = (await moveTo(id, 'a_confirmer')).data.moveReservationRequest;
    const second = (await moveTo(id, 'confirmee')).data.moveReservationRequest;
    expect((await call(undo, { id, updatedAt: first.updatedAt })).errors[0]).toMatchObject(tooLate);
    const undoneBy = (auteur: string) => undoRequestMove(service.db, id, { auteur, seen: new Date(second.updatedAt) });
    await expect(undoneBy('gerance@barnum.example')).rejects.toMatchObject(tooLate);
    await service.db.requestEvent.updateMany({ data: { createdAt: daysAgo(1) } });
    await expect(undoneBy('admin@barnum.example')).rejects.toMatchObject(tooLate);
    expect(await service.db.reservationRequest.findFirst()).toMatchObject({ statut: 'confirmee' });
  });

  it('keeps a change whose mail has left or is leaving, and one whose articles somebody else has taken', async () => {
    const { id } = await seedReservationRequest(service.db, { email: 'a@exemple.example' });
    const { updatedAt } = (await moveTo(id, 'confirmee')).data.moveReservationRequest;
    await claimDueMail(service.db, { now: daysAgo(-1) });
    const mailLeft = { message: sentences.requests.undoMailLeft, extensions: { code: 'CONFLICT' } };
    expect((await call(undo, { id, updatedAt })).errors[0]).toMatchObject(mailLeft);
    await service.db.mail.updateMany({ data: { sentAt: new Date(), dueAt: null } });
    expect((await call(undo, { id, updatedAt })).errors[0]).toMatchObject(mailLeft);

    const tent = await seedArticle(service.db, { nom: 'Tente', quantite: 1 });
    const asking = { date: day(10), items: [{ articleId: tent.id, quantite: 1 }] };
    const [one, other] = [
      await seedReservationRequest(service.db, asking),
      await seedReservationRequest(service.db, { ...asking, nom: 'Une autre' }),
    ];
    await moveTo(one.id, 'confirmee');
    const cancelled = (await moveTo(one.id, 'annulee')).data.moveReservationRequest;
    await moveTo(other.id, 'confirmee');
    const { errors } = await call(undo, { id: one.id, updatedAt: cancelled.updatedAt });
    expect(errors[0]).toMatchObject({
      message: '« Tente » : il en manque 1 à ces dates',
      extensions: { code: 'INSUFFICIENT_STOCK' },
    });
  });

  it('shows the mail of a step before it is taken, word for word', async () => {
    const { id } = await seedReservationRequest(service.db, { email: 'a@exemple.example' });
    const draft = `query ($id: Int!, $statut: ReservationRequestState!, $mot: String) {
      requestMoveMail(id: $id, statut: $statut, mot: $mot) { recipient subject text } }`;
    const variables = { id, statut: 'confirmee', mot: 'Soyez là à 9 h.' };
    const { requestMoveMail } = (await call(draft, variables)).data;
    expect(requestMoveMail.text).toContain('Soyez là à 9 h.');
    expect((await call(draft, { id, statut: 'annulee' })).data.requestMoveMail).toBe(null);
    expect((await call(draft, { ...variables, mot: 'x'.repeat(2_001) })).errors[0]?.extensions?.code).toBe(
      'VALIDATION',
    );

    const confirm = `mutation ($id: Int!, $statut: ReservationRequestState!, $mot: String) {
      moveReservationRequest(id: $id, statut: $statut, mot: $mot) { id } }`;
    await call(confirm, variables);
    const { data } = await call('{ mails { items { recipient subject text } } }', {});
    expect(data.mails.items).toEqual([requestMoveMail]);
    const silent = await seedReservationRequest(service.db);
    expect((await call(draft, { ...variables, id: silent.id })).data.requestMoveMail).toBe(null);
  });

  it('is not confirmed beyond the stock: the article and what is missing are told', async () => {
    const tent = await seedArticle(service.db, { nom: 'Tente', quantite: 3 });
    const asking = { date: day(10), dateRetour: day(13) };
    const first = await seedReservationRequest(service.db, { ...asking, items: [{ articleId: tent.id, quantite: 2 }] });
    const second = await seedReservationRequest(service.db, {
      date: day(14),
      dateRetour: day(15),
      items: [{ articleId: tent.id, quantite: 2 }],
    });
    await moveTo(first.id, 'confirmee');
    const { errors } = await moveTo(second.id, 'confirmee');
    expect(errors[0]).toMatchObject({
      message: '« Tente » : il en manque 1 à ces dates',
      extensions: {
        code: 'INSUFFICIENT_STOCK',
        fields: { 'items.0.quantite': '« Tente » : il en manque 1 à ces dates' },
      },
    });
    // A day of cleaning lies between them, then.
    const input = { ...contact, date: day(15), dateRetour: day(16), items: [{ articleId: tent.id, quantite: 2 }] };
    expect((await call(update, { id: second.id, input })).errors).toEqual([]);
    expect((await moveTo(second.id, 'confirmee')).errors).toEqual([]);
    const earlier = { ...input, date: day(13) };
    expect((await call(update, { id: second.id, input: earlier })).errors[0]?.extensions?.code).toBe(
      'INSUFFICIENT_STOCK',
    );
    await moveTo(first.id, 'annulee');
    expect((await call(update, { id: second.id, input: earlier })).errors).toEqual([]);
  });

  it('keeps the conditions of the day for what was asked for before', async () => {
    const [tent, lights] = [
      await seedArticle(service.db, { nom: 'Tente', prix: 100 }),
      await seedArticle(service.db, { nom: 'Guirlande', prix: 12 }),
    ];
    const { id } = await seedReservationRequest(service.db, { items: [{ articleId: tent.id, quantite: 1 }] });
    await service.db.article.updateMany({ data: { prix: 150 } });
    const items = [tent, lights].map((article) => ({ articleId: article.id, quantite: 2 }));
    const { data, errors } = await call(update, {
      id,
      input: { ...contact, date: day(42), dateRetour: day(43), items },
    });
    expect(errors).toEqual([]);
    expect(data.updateReservationRequest).toMatchObject({
      nom: 'Le Goff',
      date: day(42),
      dateRetour: day(43),
      debut: day(42),
      fin: day(43),
      items: [
        { nom: 'Tente', quantite: 2, prix: '100.00' },
        { nom: 'Guirlande', quantite: 2, prix: '150.00' },
      ],
      events: [
        { avant: null, apres: 'nouvelle' },
        { avant: 'nouvelle', apres: 'nouvelle' },
      ],
    });
  });

  it('gives a line no price of another one: an id that is gone or of another article says nothing', async () => {
    const { id: tent } = await seedArticle(service.db, { nom: 'Tente', prix: 100 });
    const { id: chair } = await seedArticle(service.db, { nom: 'Chaise', prix: 2 });
    const { id } = await seedReservationRequest(service.db, { items: [{ articleId: tent, quantite: 1 }] });
    await service.db.article.updateMany({ data: { prix: 9 } });
    const [line] = await service.db.reservationRequestItem.findMany();
    const edit = async (...items: object[]) => {
      const days = { date: '2027-07-10', livraisonMontage: true, adresse: '4 rue des Ajoncs' };
      const input = { nom: 'Le Goff', prenom: 'Maëlle', phone: '06 39 98 01 12', ...days, items };
      const { errors } = await call(update, { id, input });
      const lines = await service.db.reservationRequestItem.findMany({ orderBy: { id: 'asc' } });
      return { errors, lines: lines.map(({ articleId, nom, prix }) => [articleId, nom, prix?.toNumber()]) };
    };
    const kept = [tent, 'Tente', 100];
    expect(
      await edit({ id: line?.id, articleId: tent, quantite: 2 }, { id: line?.id, articleId: chair, quantite: 1 }),
    ).toEqual({ errors: [], lines: [kept, [chair, 'Chaise', 9]] });
    expect((await edit({ id: line?.id, articleId: tent, quantite: 3 })).lines).toEqual([kept]);
    const { errors } = await edit({ nature: 'livraison', quantite: 5, prix: '60' });
    expect(errors[0]?.extensions?.fields).toEqual({ 'items.0.quantite': lineSentences.deliveryOnce });
  });

  it('keeps its departure until another day is wanted: a return moves the return alone', async () => {
    const { id } = await seedReservationRequest(service.db, { date: day(12) });
    // As an earlier version wrote it: Saturday's party, return on Monday.
    const monday = new Date(day(14));
    await service.db.reservationRequest.update({
      where: { id },
      data: { debut: new Date(day(12)), dateRetour: monday, fin: monday },
    });
    await moveTo(id, 'confirmee');
    const edit = async (content: object) => {
      const input = {
        ...contact,
        date: day(12),
        dateRetour: day(14),
        items: [{ nom: 'Sono', quantite: 1 }],
        ...content,
      };
      const { data, errors } = await call(update, { id, input });
      expect(errors).toEqual([]);
      return [data.updateReservationRequest.debut, data.updateReservationRequest.fin];
    };
    expect(await edit({ nom: 'Le Gall' })).toEqual([day(12), day(14)]);
    expect(await edit({ dateRetour: day(15) })).toEqual([day(12), day(15)]);
    expect(await edit({ date: day(13) })).toEqual([day(11), day(14)]);
    expect(await edit({ date: day(13), dateRetour: null })).toEqual([day(11), day(14)]);
  });

  it('moves its pick-up alone when another one is chosen, and says so in its history', async () => {
    const { id } = await seedReservationRequest(service.db, { ...contact, date: day(12) });
    await moveTo(id, 'confirmee');
    const edit = async (content: object) => {
      const input = { ...contact, date: day(12), items: [{ nom: 'Sono', quantite: 1 }], ...content };
      const { data, errors } = await call(update, { id, input });
      if (errors.length > 0) return errors[0]?.extensions?.fields;
      const { dateRetrait, debut, fin } = data.updateReservationRequest;
      return [dateRetrait, debut, fin];
    };
    expect(await edit({ dateRetrait: day(9) })).toEqual([day(9), day(9), day(14)]);
    expect(await edit({ dateRetrait: day(9), nom: 'Le Gall' })).toEqual([day(9), day(9), day(14)]);
    expect(await edit({ dateRetrait: day(9), dateRetour: day(15) })).toEqual([day(9), day(9), day(15)]);
    expect(await edit({ dateRetrait: null })).toEqual([null, day(11), day(14)]);
    expect(await edit({ dateRetrait: day(13) })).toEqual({
      dateRetrait: 'Le retrait ne peut pas suivre la date souhaitée',
    });
    // What left yesterday may be written down today.
    expect(await edit({ dateRetrait: day(-30) })).toEqual([day(-30), day(-30), day(14)]);
    const events = await service.db.requestEvent.findMany({ where: { requestId: id }, orderBy: { id: 'asc' } });
    expect(events.map(({ note }) => note).join('\n')).toContain(
      `Retrait : de « ${formatWeekdayDate(day(11))} » à « ${formatWeekdayDate(day(9))} »`,
    );
  });

  it('keeps its return too, whatever closes since, until another day is wanted', async () => {
    const { id } = await seedReservationRequest(service.db, { ...contact, date: day(12) });
    await createCompanyInfo(service.db, { nom: 'Jours fermés', valeur: 'le lundi' });
    const edit = async (content: object) => {
      const input = { ...contact, date: day(12), items: [{ nom: 'Sono', quantite: 1 }], ...content };
      return (await call(update, { id, input })).data.updateReservationRequest.fin;
    };
    expect(await edit({ nom: 'Le Gall' })).toBe(day(14));
    expect(await edit({ date: day(13) })).toBe(day(15));
  });

  it('leaves before and after of a change in its history, which its visitor does not read', async () => {
    const items = [{ nom: 'Sono', quantite: 1 }];
    const { id } = await seedReservationRequest(service.db, { ...contact, date: day(8), items });
    await moveTo(id, 'confirmee');
    const input = { ...contact, phone: '06 39 98 01 99', date: day(9), items: [{ nom: 'Sono', quantite: 2 }] };
    expect((await call(update, { id, input })).errors).toEqual([]);
    // The same once more is no change.
    expect((await call(update, { id, input })).errors).toEqual([]);
    const { data } = await call(
      'query ($id: Int!) { reservationRequest(id: $id) { lienSuivi events { avant apres note } } }',
      { id },
    );
    const [was, is] = [formatWeekdayDate(day(8)), formatWeekdayDate(day(9))];
    expect(data.reservationRequest.events.slice(2)).toEqual([
      {
        avant: 'confirmee',
        apres: 'confirmee',
        note: [
          `Date souhaitée : de « ${was} » à « ${is} »`,
          `Retrait : de « ${was} » à « ${is} »`,
          `Retour : de « ${was} » à « ${is} »`,
          'Téléphone : de « 06 39 98 01 12 » à « 06 39 98 01 99 »',
          'Articles : de « 1 × Sono » à « 2 × Sono »',
        ].join('\n'),
      },
    ]);
    const jeton = data.reservationRequest.lienSuivi.split('/suivi/')[1];
    const followed = await service.graphql(
      'query ($jeton: String!) { followUp(jeton: $jeton) { document events { avant apres devis parLeVisiteur } } }',
      { jeton },
    );
    expect(followed.data.followUp.events).toHaveLength(3);
    expect(JSON.stringify(followed.data)).not.toMatch(/1\s× Sono|01 12|Retrait/);
  });

  it('tells its visitor of a change when the company says something about it, and only then', async () => {
    const items = [{ nom: 'Sono', quantite: 1 }];
    const { id } = await seedReservationRequest(service.db, { ...contact, email: 'maelle@exemple.example', items });
    const edit = async (quantite: number, message?: string | null) => {
      const input = { ...contact, email: 'maelle@exemple.example', date: day(9), items: [{ nom: 'Sono', quantite }] };
      const mutation = `mutation ($id: Int!, $input: ReservationRequestInput!, $message: String) {
        updateReservationRequest(id: $id, input: $input, message: $message) { messages { auteur texte } }
      }`;
      return call(mutation, { id, input, message });
    };
    expect((await edit(2)).data.updateReservationRequest.messages).toEqual([]);
    expect((await edit(3, null)).errors).toEqual([]);
    expect((await edit(4, ' ')).errors[0]?.extensions?.fields).toHaveProperty('message');
    const texte = 'Nous avons modifié votre demande : 5 × Sono';
    const told = await edit(5, texte);
    expect(told.data.updateReservationRequest.messages).toEqual([{ auteur: 'admin@barnum.example', texte }]);
    const mails = await service.db.mail.findMany({ where: { requestId: id } });
    expect(mails).toMatchObject([{ kind: 'reponse', text: expect.stringContaining(texte) }]);
  });

  it('begins with a call, too, and holds notes for the company', async () => {
    const { data } = await call(
      `mutation ($input: ReservationRequestInput!) {
        recordReservationRequest(input: $input) { id origine events { auteur apres } }
      }`,
      { input: { ...contact, date: day(20), items: [{ articleId: (await seedArticle(service.db)).id, quantite: 1 }] } },
    );
    expect(data.recordReservationRequest).toMatchObject({
      origine: 'telephone',
      events: [{ auteur: 'admin@barnum.example', apres: 'nouvelle' }],
    });
    const noted = await call(
      'mutation ($id: Int!, $notes: String!) { noteReservationRequest(id: $id, notes: $notes) { notes } }',
      { id: data.recordReservationRequest.id, notes: 'Rappeler mardi' },
    );
    expect(noted.data.noteReservationRequest.notes).toBe('Rappeler mardi');
  });

  it('may be entered the day after the call, for days that are past and beyond the stock, by administrators alone', async () => {
    const tent = await seedArticle(service.db, { quantite: 2 });
    const record = `mutation ($input: ReservationRequestInput!, $notes: String) {
      recordReservationRequest(input: $input, notes: $notes) { date debut fin notes items { quantite } }
    }`;
    const items = [{ articleId: tent.id, quantite: 3 }];
    const past = await call(record, { input: { ...contact, date: day(-7), items }, notes: 'Rappelle mardi' });
    expect(past.errors).toEqual([]);
    expect(past.data.recordReservationRequest).toEqual({
      date: day(-7),
      debut: day(-7),
      fin: day(-7),
      notes: 'Rappelle mardi',
      items: [{ quantite: 3 }],
    });
    const yesterday = todayInParis(daysAgo(1));
    const gone = { ...contact, date: day(12), dateRetrait: yesterday, items };
    const entered = await call(record, { input: gone });
    expect(entered.errors).toEqual([]);
    expect(entered.data.recordReservationRequest).toMatchObject({ debut: yesterday, fin: day(14), notes: '' });
    const send = async (input: object) => {
      const mutation = 'mutation ($input: ReservationRequestInput!) { createReservationRequest(input: $input) { id } }';
      return (await service.graphql(mutation, { input })).errors[0]?.extensions?.fields;
    };
    const datePast = 'La date ne peut pas être passée';
    expect(await send({ ...gone, date: day(-7), dateRetrait: null })).toEqual({ date: datePast });
    expect(await send(gone)).toEqual({ dateRetrait: datePast });
    expect(await send({ ...gone, dateRetrait: null })).toHaveProperty(['items.0.quantite']);
  });

  it('keeps the notes that somebody else wrote meanwhile', async () => {
    const { id } = await seedReservationRequest(service.db, {});
    const note = (notes: string, vues: string) =>
      call(
        'mutation ($id: Int!, $notes: String!, $vues: String) { noteReservationRequest(id: $id, notes: $notes, vues: $vues) { notes } }',
        { id, notes, vues },
      );
    await note('Rappeler mardi', '');
    const late = await note('Rappeler jeudi', '');
    expect(late.errors).toMatchObject([{ extensions: { code: 'CONFLICT' } }]);
    expect((await note('Rappeler mardi', '')).errors).toEqual([]);
    const merged = await note('Rappeler mardi ou jeudi', 'Rappeler mardi');
    expect(merged.data.noteReservationRequest.notes).toBe('Rappeler mardi ou jeudi');
  });

  it('is listed and counted by state', async () => {
    const { id } = await seedReservationRequest(service.db, { nom: 'Un' });
    await seedReservationRequest(service.db, { nom: 'Deux' });
    await seedReservationRequest(service.db, { nom: 'Trois', phone: '06 39 98 01 13' });
    await moveTo(id, 'confirmee');
    const { data } = await call(
      `query ($statut: ReservationRequestState) {
        reservationRequests(statut: $statut, search: "0639980112") {
          totalCount items { nom } states { statut totalCount }
        }
      }`,
      { statut: 'confirmee' },
    );
    expect(data.reservationRequests).toMatchObject({ totalCount: 1, items: [{ nom: 'Un' }] });
    expect(data.reservationRequests.states).toEqual(
      expect.arrayContaining([
        { statut: 'confirmee', totalCount: 1 },
        { statut: 'nouvelle', totalCount: 1 },
      ]),
    );
  });
});

const contact = { nom: 'Le Goff', prenom: 'Maëlle', phone: '06 39 98 01 12', livraisonMontage: false };
