import { todayInParis } from '@barnum/rules/dates/paris-time';
import { authors } from '@barnum/rules/request-states';
import { expect, it, vi } from 'vitest';
import { daysAgo } from '../../../../../prisma/seed/dates.ts';
import { seedReservationRequest } from '../../../../../prisma/seed/reservation-requests.ts';
import { onEveryDatabase } from '../../../test/support/service.ts';
import { purgeExpiredData } from '../../jobs/purge-expired-data.ts';
import { moveReservationRequest } from '../reservation-requests/request-states.domain.ts';
import { deleteExpiredIdempotencyKeys, deleteExpiredRequests } from './personal-data.domain.ts';

const read = `query ($contact: String!) {
  personalData(contact: $contact) { totalCount ids document requests { id nom items { nom } } }
}`;
const erase = 'mutation ($contact: String!, $ids: [Int!]!) { deletePersonalData(contact: $contact, ids: $ids) }';
const year = 365.25;

onEveryDatabase('personal data', (service) => {
  const call = async (query: string, contact: string, token?: string, ids: number[] = []) =>
    service.graphql(query, { contact, ids }, token);

  it('is found and handed over by e-mail or by telephone, to administrators only', async () => {
    const phone = '+33 6 39 98 01 12';
    await seedReservationRequest(service.db, { nom: 'Un', phone: null, email: 'Nolwenn@exemple.example' });
    await seedReservationRequest(service.db, { nom: 'Deux', phone, email: 'nolwenn@exemple.example' });
    await seedReservationRequest(service.db, { nom: 'Trois', phone: '06 39 98 01 13' });
    const token = await service.signIn('administrator');

    const { data } = await call(read, ' nolwenn@EXEMPLE.example ', token);
    expect(data.personalData.totalCount).toBe(2);
    expect(data.personalData.requests.map(({ nom }: { nom: string }) => nom)).toEqual(['Deux', 'Un']);
    const document = JSON.parse(data.personalData.document);
    expect(document.demandes[0]).toMatchObject({
      nom: 'Deux',
      téléphone: phone,
      'date souhaitée': todayInParis(daysAgo(-30)),
      articles: [{ nom: 'Barnum pliant', quantité: 1 }],
      histoire: [{ par: 'visiteur', état: 'nouvelle', note: '' }],
    });
    expect((await call(read, '0639980112', token)).data.personalData.totalCount).toBe(1);
    expect((await call(read, 'Deux', token)).errors[0]?.extensions?.fields).toHaveProperty('contact');

    for (const query of [read, erase]) {
      expect((await call(query, '0639980112')).errors[0]?.extensions?.code).toBe('UNAUTHENTICATED');
      const plain = await service.signIn('user');
      expect((await call(query, '0639980112', plain)).errors[0]?.extensions?.code).toBe('FORBIDDEN');
    }
    expect(await service.db.reservationRequest.count()).toBe(3);
  });

  it('is found whole among thousands of requests, the newest first', async () => {
    const day = new Date('2026-07-10');
    const email = (index: number) => (index % 200 === 0 ? 'anne@exemple.example' : 'autre@exemple.example');
    const data = Array.from({ length: 2_001 }, (_, index) => ({
      ...{ nom: `Nom ${index}`, prenom: 'Anne', email: email(index) },
      ...{ date: day, debut: day, fin: day, livraisonMontage: false, contentHash: '' },
      createdAt: new Date(day.getTime() + index * 1_000),
    }));
    await service.db.reservationRequest.createMany({ data });
    const token = await service.signIn('administrator');
    const { totalCount, document } = (await call(read, 'anne@exemple.example', token)).data.personalData;
    expect(totalCount).toBe(11);
    const { recherche, demandes } = JSON.parse(document);
    expect(recherche).toBe('anne@exemple.example');
    expect(demandes.map(({ nom }: { nom: string }) => nom)).toEqual(
      Array.from({ length: 11 }, (_, index) => `Nom ${2_000 - 200 * index}`),
    );
  });

  it('of one person is deleted with all that hangs on it: what was shown, and nothing of others', async () => {
    await seedReservationRequest(service.db, { nom: 'Un', phone: '0639980112' });
    await seedReservationRequest(service.db, { nom: 'Deux', phone: '06.39.98.01.12', email: 'autre@exemple.example' });
    await seedReservationRequest(service.db, { nom: 'Trois', phone: '0639980113' });
    const token = await service.signIn('administrator');
    const { ids } = (await call(read, '06 39 98 01 12', token)).data.personalData;
    expect(ids).toEqual([2, 1]);
    await seedReservationRequest(service.db, { nom: 'Depuis', phone: '0639980112' });
    expect((await call(erase, '06 39 98 01 12', token, [...ids, 3])).data.deletePersonalData).toBe(2);
    const later = (await call(read, '06 39 98 01 12', token)).data.personalData;
    expect(later.requests.map(({ nom }: { nom: string }) => nom)).toEqual(['Depuis']);
    expect((await call(erase, '06 39 98 01 12', token, later.ids)).data.deletePersonalData).toBe(1);
    expect((await call(read, '06 39 98 01 12', token)).data.personalData).toMatchObject({
      totalCount: 0,
      requests: [],
    });
    expect((await service.db.reservationRequest.findMany()).map(({ nom }) => nom)).toEqual(['Trois']);
    expect(await service.db.reservationRequestItem.count()).toBe(1);
  });

  it('is deleted some years after the last contact, and after ten years in any case', async () => {
    const seed = async (nom: string, createdAt: Date, date: Date) => {
      const { id } = await seedReservationRequest(service.db, { nom, createdAt });
      await service.db.reservationRequest.update({ where: { id }, data: { date, debut: date, fin: date } });
      return id;
    };
    await seed('ancienne', daysAgo(3 * year + 2), daysAgo(3 * year + 2));
    await seed('récente', daysAgo(3 * year - 2), daysAgo(3 * year - 2));
    const later = await seed('rappelée depuis', daysAgo(4 * year), daysAgo(4 * year));
    await moveReservationRequest(service.db, later, 'refusee', { auteur: authors.system });
    await seed('pour plus tard', daysAgo(4 * year), daysAgo(2 * year));
    await seed('pour jamais', daysAgo(10 * year + 4), new Date('9999-12-31'));
    expect(await deleteExpiredRequests(service.db, 3)).toBe(2);
    const left = await service.db.reservationRequest.findMany({ orderBy: { id: 'asc' } });
    expect(left.map(({ nom }) => nom)).toEqual(['récente', 'rappelée depuis', 'pour plus tard']);
    expect(await deleteExpiredRequests(service.db, 1)).toBe(2);
    expect((await service.graphql('{ retentionYears }')).data).toEqual({ retentionYears: 3 });
  });

  it('is deleted by a job that leaves a line in the log, with a number and nothing else', async () => {
    await seedReservationRequest(service.db, { nom: 'Ancienne', createdAt: daysAgo(10 * year + 4) });
    await seedReservationRequest(service.db, { nom: 'Récente' });
    const log = { info: vi.fn(), error: vi.fn() };
    await purgeExpiredData(service.db, { years: 3, log });
    expect(log.info.mock.calls).toEqual([[{ requests: 1, years: 3 }, 'requests past their retention were deleted']]);
    expect(log.error).not.toHaveBeenCalled();
    expect((await service.db.reservationRequest.findMany()).map(({ nom }) => nom)).toEqual(['Récente']);
  });

  it('is deleted by that job however much there is, and whatever else fails', async () => {
    const createdAt = daysAgo(10 * year + 4);
    const common = {
      prenom: 'A',
      phone: '0639980112',
      date: createdAt,
      debut: createdAt,
      fin: createdAt,
      livraisonMontage: false,
      contentHash: '',
      createdAt,
    };
    const data = Array.from({ length: 1_200 }, (_, index) => ({ ...common, nom: `Nom ${index}` }));
    await service.db.reservationRequest.createMany({ data });
    const log = { info: vi.fn(), error: vi.fn() };
    const failing = {
      reservationRequest: service.db.reservationRequest,
      endedToken: service.db.endedToken,
      attempt: { findMany: () => Promise.reject(new Error('away')) },
    } as never;
    await purgeExpiredData(failing, { years: 3, log });
    expect(log.error).toHaveBeenCalledTimes(1);
    expect(log.info.mock.calls).toEqual([[{ requests: 1_200, years: 3 }, expect.any(String)]]);
    expect(await service.db.reservationRequest.count()).toBe(0);
  });

  it('is not kept in keys that have served', async () => {
    for (const [nom, age] of Object.entries({ Un: 8, Deux: 6 })) {
      const { id } = await seedReservationRequest(service.db, { nom, createdAt: daysAgo(age) });
      await service.db.reservationRequest.update({ where: { id }, data: { idempotencyKey: `nolwenn-${nom}` } });
    }
    await deleteExpiredIdempotencyKeys(service.db);
    const kept = await service.db.reservationRequest.findMany({ orderBy: { id: 'asc' } });
    expect(kept.map(({ idempotencyKey }) => idempotencyKey)).toEqual([null, 'nolwenn-Deux']);
  });
});
