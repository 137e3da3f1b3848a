import { messages } from '@barnum/rules/messages';
import { useState } from 'react';
import { useMutation } from 'urql';
import { useToasts } from '../../crud/toasts.tsx';
import { formatShortDay } from '../../lib/dates.ts';
import { deleteRequestMutation, fullName, type ReservationRequest } from './requests.ts';

/** Deletion of a request once the administrator has confirmed it; `onDeleted` is told before the list is read again. */
export function useRequestDeletion(onDeleted: () => void) {
  const toasts = useToasts();
  const [deletingId, setDeletingId] = useState<number | null>(null);
  const [, deleteRequest] = useMutation(deleteRequestMutation);

  async function askAndDelete(request: ReservationRequest): Promise<void> {
    const who = `${fullName(request)} pour le ${formatShortDay(request.date)}`;
    if (!window.confirm(`Supprimer définitivement la demande de ${who} ?`)) return;
    setDeletingId(request.id);
    // The answer is a bare boolean: the list to read again is named here.
    const { error } = await deleteRequest({ id: request.id }, { additionalTypenames: ['ReservationRequestPage'] });
    setDeletingId(null);
    if (error) {
      toasts.error(messages.requests.deleteFailed);
      return;
    }
    toasts.success(messages.requests.deleted);
    onDeleted();
  }

  return { deletingId, askAndDelete };
}
