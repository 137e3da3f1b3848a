import { toDay } from '@barnum/rules/dates/days';
import { parseInput } from '@barnum/rules/errors';
import { z } from '@barnum/rules/fields/zod';
import { idempotencyKeyInput } from '@barnum/rules/platform/idempotency-keys-input';
import { requestStateLabels } from '@barnum/rules/requests/reservation-requests/request-states';
import { reservationRequestInput } from '@barnum/rules/requests/reservation-requests-input';
import type { RestCall, RestRoute } from '../../platform/rest/route.ts';
import { listReservationRequests } from './request-list.domain.ts';
import { createReservationRequest, type RequestWithItems, requestWithItems } from './reservation-requests.domain.ts';

const names = {
  nom: 'Nom',
  prenom: 'Prénom',
  date: 'date',
  dateRetour: 'date_retour',
  phone: 'phone',
  email: 'e-mail',
  items: 'item',
  adresse: 'adresse',
  livraisonMontage: 'livraison_montage',
  siteWeb: 'site_web',
};

const formAnswer = z.object({
  id: z.int(),
  Prénom: z.string(),
  Nom: z.string(),
  date: z.iso.date(),
  phone: z.string().nullable(),
  'e-mail': z.string().nullable(),
  item: z.array(z.object({ nom: z.string(), quantite: z.int() })),
  livraison_montage: z.boolean(),
  adresse: z.string().nullable().optional(),
  created_at: z.date(),
  date_retour: z.iso.date().nullable(),
  statut: z.enum(Object.values(requestStateLabels)),
});

const sentForm = formAnswer.extend({ lien_suivi: z.string() });

export const reservationRequestRoutes: readonly RestRoute[] = [
  {
    method: 'GET',
    path: '/forms',
    operationId: 'listForms',
    summary: 'Toutes les demandes de réservation',
    description: 'Les plus récentes d’abord.',
    access: 'requests',
    answer: z.object({ forms: z.array(formAnswer) }),
    handle: async ({ context }) => ({
      forms: (await listReservationRequests(context.db, requestWithItems)).map(restForm),
    }),
  },
  {
    method: 'POST',
    path: '/forms',
    operationId: 'createForm',
    summary: 'Envoyer une demande de réservation, sans engagement',
    description: 'Le même en-tête `Idempotency-Key`, ou le même contenu dans la minute, est une seule demande.',
    access: 'public',
    body: { schema: reservationRequestInput, names },
    answer: z.object({ form: sentForm }),
    refuses: ['CONFLICT', 'TOO_MANY_REQUESTS'],
    handle: createForm,
  },
];

async function createForm({ context, input, headers }: RestCall) {
  const { key } = parseInput(idempotencyKeyInput, { key: headers['idempotency-key'] });
  const command = parseInput(reservationRequestInput, input);
  const request = await createReservationRequest(context.db, command, {
    ...context,
    key,
    administrators: context.auth.adminEmails,
  });
  return { form: { ...restForm(request), lien_suivi: context.followUp.linkOf(request) } };
}

/** A request under the documented names; the address is present with a delivery only. */
function restForm(request: RequestWithItems): z.infer<typeof formAnswer> {
  return {
    id: request.id,
    Prénom: request.prenom,
    Nom: request.nom,
    date: toDay(request.date),
    phone: request.phone,
    'e-mail': request.email,
    item: request.items.filter(({ nature }) => nature === 'article').map(({ nom, quantite }) => ({ nom, quantite })),
    livraison_montage: request.livraisonMontage,
    ...(request.livraisonMontage && { adresse: request.adresse }),
    created_at: request.createdAt,
    date_retour: request.dateRetour && toDay(request.dateRetour),
    statut: requestStateLabels[request.statut],
  };
}
