import { addDays } from '@barnum/rules/dates/days';
import ICAL from 'ical.js';
import { expect, it } from 'vitest';
import { afterMonday as day } from '../../../../../prisma/seed/dates.ts';
import { seedReservationRequest } from '../../../../../prisma/seed/requests/reservation-requests.ts';
import { onOneDatabase, type TestService } from '../../../test/support/service.ts';
import { moveReservationRequest } from '../reservation-requests/request-states.domain.ts';

const read = '{ calendarFeed { path createdAt } }';
const renew = 'mutation { renewCalendarFeed { path createdAt } }';
const auteur = 'admin@barnum.example';

onOneDatabase('the calendar', (service) => {
  it('has no address until somebody asks for one; a new one ends the one before', async () => {
    const token = await service.signIn('administrator');
    expect((await service.graphql(read, {}, token)).data.calendarFeed).toBeNull();
    const first = await newAddress(service);
    expect(first).toMatch(/^\/api\/agenda\/[\w-]{43}\.ics$/);
    expect((await service.graphql(read, {}, token)).data.calendarFeed.path).toBe(first);
    expect((await service.app.inject(first)).statusCode).toBe(200);
    const second = await newAddress(service);
    expect((await service.app.inject(first)).statusCode).toBe(404);
    expect((await service.app.inject(second)).statusCode).toBe(200);
  });

  it('says no more of a wrong address than of an unknown one', async () => {
    const path = await newAddress(service);
    const unknown = (await service.app.inject('/api/rien')).body;
    for (const wrong of [
      path.replace(/.\.ics$/, '_.ics'),
      path.replace('.ics', ''),
      `/api/agenda/${'a'.repeat(43)}.ics`,
    ]) {
      if (wrong === path) continue;
      const answer = await service.app.inject(wrong);
      expect([answer.statusCode, answer.body]).toEqual([404, unknown]);
    }
  });

  it('stands in no table: a copy of the database opens nothing', async () => {
    const path = await newAddress(service);
    const row = await service.db.calendarFeed.findUniqueOrThrow({ where: { id: 1 } });
    expect(path).not.toContain(row.nonce);
    expect((await service.app.inject(`/api/agenda/${row.nonce}.ics`)).statusCode).toBe(404);
  });

  it('tells the departure and the return of what is confirmed as whole days, and not how to reach anybody', async () => {
    const { id } = await seedReservationRequest(service.db, {
      nom: 'Le Goff ; dite « Gwen », née Élise',
      prenom: 'Marie-\u{1f3aa}',
      date: day(10),
      dateRetour: day(13),
      phone: '06 39 98 01 77',
      email: 'marie@exemple.example',
      livraisonMontage: true,
      adresse: '4 rue du Port, 56170 Quiberon',
      items: [{ nom: `Bâche, ${'très '.repeat(30)}longue`, quantite: 2 }],
    });
    await seedReservationRequest(service.db, { nom: 'Pas confirmée', date: day(10) });
    await moveReservationRequest(service.db, id, 'confirmee', { auteur });
    await service.db.siteTextVersion.create({ data: { key: 'name', texte: 'Fêtes du Golfe', auteur } });
    const path = await newAddress(service);
    const { body, headers } = await service.app.inject(path);

    expect(headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'private, no-cache',
    });
    for (const private_ of ['06 39', 'marie@', 'rue du Port', 'Pas confirm']) expect(body).not.toContain(private_);
    expect(body.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    for (const line of body.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);

    const calendar = new ICAL.Component(ICAL.parse(body));
    expect(calendar.getFirstPropertyValue('x-wr-calname')).toBe('Fêtes du Golfe : départs et retours');
    expect(String(calendar.getFirstPropertyValue('refresh-interval'))).toBe('PT1H');
    const events = calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component));
    expect(events.map(({ uid, summary, startDate, endDate }) => [uid, summary, `${startDate}`, `${endDate}`])).toEqual([
      [
        `demande-${id}-depart@planning`,
        'Départ : Marie-\u{1f3aa} Le Goff ; dite « Gwen », née Élise',
        day(10),
        day(11),
      ],
      [
        `demande-${id}-retour@planning`,
        'Retour : Marie-\u{1f3aa} Le Goff ; dite « Gwen », née Élise',
        day(13),
        day(14),
      ],
    ]);
    for (const event of events) {
      expect(event.startDate.isDate).toBe(true);
      expect(event.description).toBe(`2 × Bâche, ${'très '.repeat(30)}longue\nAvec livraison et montage`);
      expect(event.sequence).toBe(2);
      expect(event.component.getFirstPropertyValue('dtstamp')).not.toBeNull();
      expect(event.component.getFirstPropertyValue('last-modified')).not.toBeNull();
    }
  });

  it('loses what is cancelled, keeps what is back, and counts its changes', async () => {
    const { id } = await seedReservationRequest(service.db, { date: day(10), dateRetour: day(10) });
    const path = await newAddress(service);
    const sequences = async () => {
      const calendar = new ICAL.Component(ICAL.parse((await service.app.inject(path)).body));
      return calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component).sequence);
    };
    expect(await sequences()).toEqual([]);
    await moveReservationRequest(service.db, id, 'confirmee', { auteur });
    expect(await sequences()).toEqual([2, 2]);
    await moveReservationRequest(service.db, id, 'sortie', { auteur });
    await moveReservationRequest(service.db, id, 'rendue', { auteur });
    expect(await sequences()).toEqual([4, 4]);
    const other = await seedReservationRequest(service.db, { nom: 'Autre', date: addDays(day(10), 1) });
    await moveReservationRequest(service.db, other.id, 'confirmee', { auteur });
    await moveReservationRequest(service.db, other.id, 'annulee', { auteur });
    expect(await sequences()).toEqual([4, 4]);
  });

  it('is sent again only when it changed', async () => {
    const path = await newAddress(service);
    const { etag } = (await service.app.inject(path)).headers;
    const again = await service.app.inject({ url: path, headers: { 'if-none-match': String(etag) } });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    const { id } = await seedReservationRequest(service.db, { date: day(10) });
    await moveReservationRequest(service.db, id, 'confirmee', { auteur });
    expect((await service.app.inject({ url: path, headers: { 'if-none-match': String(etag) } })).statusCode).toBe(200);
  });
});

onOneDatabase(
  'a calendar that is asked for without end',
  (service) => {
    it('is refused for a while', async () => {
      expect((await service.app.inject('/api/agenda/rien.ics')).statusCode).toBe(404);
      expect((await service.app.inject('/api/agenda/rien.ics')).statusCode).toBe(429);
    });
  },
  { rateLimitFactor: 1 / 120 },
);

async function newAddress(service: TestService): Promise<string> {
  const { data } = await service.graphql(renew, {}, await service.signIn('administrator'));
  return data.renewCalendarFeed.path;
}
