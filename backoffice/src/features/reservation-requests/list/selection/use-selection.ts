import { useRef, useState } from 'react';
import type { ReservationRequest } from '../../requests.ts';

/** Requests that are chosen for an action on all of them; they stay chosen when the page turns. */
export interface Selection {
  chosen: readonly ReservationRequest[];
  has: (id: number) => boolean;
  /** Chooses a request, or no longer; with `isRange` also those between it and the one before. */
  toggle: (request: ReservationRequest, isRange?: boolean) => void;
  toggleAll: () => void;
  clear: () => void;
}

/** `shown`: the requests of the page, as they are now. */
export function useSelection(shown: readonly ReservationRequest[]): Selection {
  const [kept, setKept] = useState<ReadonlyMap<number, ReservationRequest>>(new Map());
  const last = useRef<number>();
  const has = (id: number) => kept.has(id);
  const change = (requests: readonly ReservationRequest[], isChosen: boolean) => {
    const next = new Map(kept);
    for (const request of requests) {
      if (isChosen) next.set(request.id, request);
      else next.delete(request.id);
    }
    setKept(next);
  };

  function toggle(request: ReservationRequest, isRange = false) {
    const place = (id: number | undefined) => shown.findIndex((other) => other.id === id);
    const [from, to] = [place(last.current), place(request.id)].toSorted((one, other) => one - other);
    last.current = request.id;
    const range =
      isRange && from !== undefined && from >= 0 && to !== undefined ? shown.slice(from, to + 1) : [request];
    change(range, !has(request.id));
  }

  return {
    chosen: [...kept.values()].map((request) => shown.find(({ id }) => id === request.id) ?? request),
    has,
    toggle,
    toggleAll: () => change(shown, !shown.every(({ id }) => has(id))),
    clear: () => setKept(new Map()),
  };
}
