import type { AddressInfo } from 'node:net';
import { parseInput } from '@barnum/rules/errors';
import { administratorRequestInput } from '@barnum/rules/requests/reservation-requests-input';
import { beforeAll, expect, it } from 'vitest';
import { seedReservationRequest } from '../../../../../prisma/seed/requests/reservation-requests.ts';
import { onEveryDatabase } from '../../../test/support/service.ts';
import { recordReservationRequest } from './reservation-requests.domain.ts';

const query = 'subscription { reservationRequestCreated { nom items { nom } } }';

const entered = (nom: string) =>
  parseInput(administratorRequestInput, {
    nom,
    prenom: 'Léa',
    phone: '06 39 98 01 12',
    date: '2030-06-15',
    livraisonMontage: false,
    items: [{ nom: 'Barnum pliant', quantite: 1 }],
  });

onEveryDatabase(
  'new requests',
  (service) => {
    let url: string;
    beforeAll(async () => {
      await service.app.listen({ port: 0, host: '127.0.0.1' });
      url = `http://127.0.0.1:${(service.app.server.address() as AddressInfo).port}/graphql`;
    });

    /** Opens the subscription and reads its events one by one; null at its end. */
    async function subscribe(token?: string) {
      const answer = await fetch(url, {
        method: 'POST',
        headers: {
          accept: 'text/event-stream',
          'content-type': 'application/json',
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
        },
        body: JSON.stringify({ query }),
      });
      const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
      if (!reader) throw new Error('The answer has no body');
      let text = '';
      async function next() {
        for (;;) {
          const event = /event: next\ndata: (.*)\n\n/.exec(text);
          if (event) {
            text = text.slice(event.index + event[0].length);
            return JSON.parse(event[1] ?? '');
          }
          const chunk = await reader?.read();
          if (!chunk || chunk.done) return null;
          text += chunk.value;
        }
      }
      return { next, stop: () => reader.cancel() };
    }

    it('reach administrators as they come in', async () => {
      const events = await subscribe(await service.signIn('administrator'));
      await seedReservationRequest(service.db, { nom: 'Première' });
      expect((await events.next()).data.reservationRequestCreated).toMatchObject({ nom: 'Première' });
      await seedReservationRequest(service.db, { nom: 'Deuxième' });
      await service.db.reservationRequest.deleteMany({ where: { nom: 'Première' } });
      await seedReservationRequest(service.db, { nom: 'Troisième' });
      expect((await events.next()).data.reservationRequestCreated.nom).toBe('Deuxième');
      expect((await events.next()).data.reservationRequestCreated.nom).toBe('Troisième');
      await events.stop();
    });

    it('are not those that one enters oneself', async () => {
      const token = await service.signIn('administrator');
      const events = await subscribe(token);
      await seedReservationRequest(service.db, { nom: 'Du site' });
      expect((await events.next()).data.reservationRequestCreated.nom).toBe('Du site');
      await recordReservationRequest(service.db, entered('La mienne'), {
        key: null,
        enteredBy: 'admin@barnum.example',
      });
      await recordReservationRequest(service.db, entered('D’une collègue'), {
        key: null,
        enteredBy: 'lea@barnum.example',
      });
      expect((await events.next()).data.reservationRequestCreated.nom).toBe('D’une collègue');
      await events.stop();
    });

    it('are not the older ones that come into view when newer ones are deleted', async () => {
      for (let count = 0; count < 201; count += 1) await seedReservationRequest(service.db);
      const events = await subscribe(await service.signIn('administrator'));
      // Its subscription is made once the first one has come.
      await seedReservationRequest(service.db, { nom: 'Première' });
      expect((await events.next()).data.reservationRequestCreated.nom).toBe('Première');
      await service.db.reservationRequest.deleteMany({ where: { id: { in: [200, 201] } } });
      await service.changes.caughtUp();
      await seedReservationRequest(service.db, { nom: 'Deuxième' });
      expect((await events.next()).data.reservationRequestCreated.nom).toBe('Deuxième');
      await events.stop();
    });

    it('are nobody else’s, nor an administrator’s whose rights ended', async () => {
      expect((await (await subscribe()).next()).errors[0].extensions.code).toBe('UNAUTHENTICATED');
      const user = await subscribe(await service.signIn('user'));
      expect((await user.next()).errors[0].extensions.code).toBe('FORBIDDEN');

      const events = await subscribe(await service.signIn('administrator'));
      await service.db.user.updateMany({ data: { tokenVersion: { increment: 1 } } });
      await seedReservationRequest(service.db);
      expect(await events.next()).toMatchObject({ errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] });
      expect(await events.next()).toBeNull();
    });

    it('do not keep the service from closing', async () => {
      const events = await subscribe(await service.signIn('administrator'));
      await service.app.close();
      expect(await events.next()).toBeNull();
    });
  },
  { isOwn: true },
);
