import { addresses } from './addresses.ts';
import { administratorToken, call, deleteRecord } from './service.ts';
import { inDays } from './wizard.ts';

/** Sends a request as POST /api/forms takes it; what `fields` leaves out has a default. */
export async function createRequest(fields: { Nom: string } & Record<string, unknown>) {
  const { form } = await call('POST', '/forms', null, {
    Prénom: 'Gaël',
    date: inDays(40),
    phone: '06 39 98 00 00',
    'e-mail': null,
    item: [{ nom: 'Article d’essai', quantite: 3 }],
    adresse: null,
    livraison_montage: false,
    ...fields,
  });
  const id: number = form.id;
  return {
    id,
    /** Path of the visitor's private page. */
    path: new URL(form.lien_suivi).pathname,
    remove: () => deleteRequest(id),
  };
}

export async function deleteRequest(id: number): Promise<void> {
  await deleteRecord(`/forms/${id}`);
}

export async function moveRequest(id: number, statut: string): Promise<void> {
  await mutate(
    'mutation ($id: Int!, $statut: ReservationRequestState!) { moveReservationRequest(id: $id, statut: $statut) { id } }',
    {
      id,
      statut,
    },
  );
}

/** Writes the internal notes of a request, as another administrator does. */
export async function noteRequest(id: number, notes: string): Promise<void> {
  await mutate('mutation ($id: Int!, $notes: String!) { noteReservationRequest(id: $id, notes: $notes) { id } }', {
    id,
    notes,
  });
}

async function mutate(query: string, variables: Record<string, unknown>): Promise<void> {
  const answer = await fetch(`${addresses.serviceUrl}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${await administratorToken()}` },
    body: JSON.stringify({ query, variables }),
  });
  const { errors } = await answer.json();
  if (errors) throw new Error(errors[0].message);
}
