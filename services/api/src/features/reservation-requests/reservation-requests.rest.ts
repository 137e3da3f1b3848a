import { DomainError, parseInput } from '@barnum/rules/errors';
import { idempotencyKeyInput, reservationRequestInput } from '@barnum/rules/reservation-requests';
import { pathId, type RestCall, type RestRoute } from '../../rest/route.ts';
import {
  createReservationRequest,
  deleteReservationRequest,
  listReservationRequests,
  type RequestWithItems,
  requestWithItems,
} from './reservation-requests.domain.ts';

export const reservationRequestRoutes: readonly RestRoute[] = [
  {
    method: 'GET',
    path: '/forms',
    access: 'administrator',
    handle: async ({ context }) => ({
      forms: (await listReservationRequests(context.db, null, requestWithItems)).map(restForm),
    }),
  },
  {
    method: 'POST',
    path: '/forms',
    access: 'public',
    handle: (call) => withDocumentedFields(() => createForm(call)),
  },
  {
    method: 'DELETE',
    path: '/forms/:id',
    access: 'administrator',
    handle: (call) => deleteReservationRequest(call.context.db, pathId(call)),
  },
];

async function createForm({ context, body, headers }: RestCall) {
  const input = parseInput(reservationRequestInput, {
    nom: body.Nom,
    prenom: body.Prénom,
    date: body.date,
    phone: body.phone,
    email: body['e-mail'],
    livraisonMontage: body.livraison_montage,
    adresse: body.adresse,
    items: body.item,
  });
  const key = parseInput(idempotencyKeyInput, headers['idempotency-key']);
  return { form: restForm(await createReservationRequest(context.db, input, { key })) };
}

/** A request under the documented names; the address is present with a delivery only. */
function restForm(request: RequestWithItems) {
  return {
    id: request.id,
    Prénom: request.prenom,
    Nom: request.nom,
    date: request.date.toISOString().slice(0, 10),
    phone: request.phone,
    'e-mail': request.email,
    item: request.items.map(({ nom, quantite }) => ({ nom, quantite })),
    livraison_montage: request.livraisonMontage,
    ...(request.livraisonMontage && { adresse: request.adresse }),
    created_at: request.createdAt,
  };
}

const documentedNames: Record<string, string> = {
  nom: 'Nom',
  prenom: 'Prénom',
  email: 'e-mail',
  livraisonMontage: 'livraison_montage',
  items: 'item',
};

// Refusals name the field that the caller sent, not ours.
async function withDocumentedFields<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof DomainError) || error.fields === undefined) throw error;
    const fields = Object.fromEntries(
      Object.entries(error.fields).map(([path, message]) => {
        const [head = '', ...rest] = path.split('.');
        return [[documentedNames[head] ?? head, ...rest].join('.'), message];
      }),
    );
    throw new DomainError(error.code, { message: error.message, fields });
  }
}
