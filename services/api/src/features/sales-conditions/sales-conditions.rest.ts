import { parseInput } from '@barnum/rules/errors';
import { messages } from '@barnum/rules/messages';
import { salesConditionsInput } from '@barnum/rules/sales-conditions';
import { foundOr404, pathId, type RestRoute } from '../../rest/route.ts';
import {
  createSalesConditionsVersion,
  findLatestSalesConditions,
  findSalesConditionsVersion,
  listSalesConditionsVersions,
} from './sales-conditions.domain.ts';

export const salesConditionsRoutes: readonly RestRoute[] = [
  {
    method: 'GET',
    path: '/cgv/latest',
    summary: 'Les conditions générales de vente en vigueur',
    access: 'public',
    handle: async ({ context }) =>
      restVersion(foundOr404(await findLatestSalesConditions(context.db), messages.salesConditions.notYet)),
  },
  {
    method: 'GET',
    path: '/cgv/versions',
    summary: 'Toutes les versions des CGV, la plus récente d’abord',
    access: 'public',
    handle: async ({ context }) => (await listSalesConditionsVersions(context.db)).map(restVersion),
  },
  {
    method: 'GET',
    path: '/cgv/:id',
    summary: 'Une version des CGV',
    access: 'public',
    handle: async (call) =>
      restVersion(
        foundOr404(await findSalesConditionsVersion(call.context.db, pathId(call)), messages.request.notFound),
      ),
  },
  {
    method: 'POST',
    path: '/cgv',
    summary: 'Enregistrer une nouvelle version des CGV, qui entre en vigueur',
    access: 'administrator',
    body: { schema: salesConditionsInput, names: { text: 'text' } },
    handle: async ({ context, input }) =>
      restVersion(await createSalesConditionsVersion(context.db, parseInput(salesConditionsInput, input))),
  },
];

/** A version under the documented names. */
function restVersion({ id, text, createdAt }: { id: number; text: string; createdAt: Date }) {
  return { id, text, created_at: createdAt };
}
