import type { Client } from '@urql/core';
import { onEnd, pipe, subscribe } from 'wonka';
import { graphql } from '../../../lib/service/graphql.ts';

const arrivalSubscription = graphql(`
  subscription ReservationRequestCreated {
    reservationRequestCreated {
      id
    }
  }
`);

const newestQuery = graphql(`
  query NewestReservationRequests {
    reservationRequests(pageSize: 20) {
      items {
        id
      }
    }
  }
`);

/** The source of watchRequests: the service's subscription and its list. */
export function arrivalsSource(client: Client) {
  return {
    async newest(): Promise<number[]> {
      const { data, error } = await client.query(newestQuery, {}, { requestPolicy: 'network-only' }).toPromise();
      if (!data) throw error;
      return data.reservationRequests.items.map(({ id }) => id);
    },

    connect(onArrival: (id: number) => void, signal: AbortSignal): Promise<void> {
      return new Promise((resolve) => {
        const { unsubscribe } = pipe(
          client.subscription(arrivalSubscription, {}),
          onEnd(resolve),
          subscribe(({ data, error }) => {
            if (data) onArrival(data.reservationRequestCreated.id);
            if (error) resolve();
          }),
        );
        signal.addEventListener('abort', unsubscribe, { once: true });
      });
    },

    /** Ends early when the network is back. */
    pause(milliseconds: number, signal: AbortSignal): Promise<void> {
      return new Promise((resolve) => {
        const timer = setTimeout(end, milliseconds);
        function end() {
          clearTimeout(timer);
          window.removeEventListener('online', end);
          resolve();
        }
        window.addEventListener('online', end);
        signal.addEventListener('abort', end, { once: true });
      });
    },
  };
}
