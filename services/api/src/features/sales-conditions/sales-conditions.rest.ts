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
    access: 'public',
    handle: async ({ context }) =>
      restVersion(foundOr404(await findLatestSalesConditions(context.db), messages.salesConditions.notYet)),
  },
  {
    method: 'GET',
    path: '/cgv/versions',
    access: 'public',
    handle: async ({ context }) => (await listSalesConditionsVersions(context.db)).map(restVersion),
  },
  {
    method: 'GET',
    path: '/cgv/:id',
    access: 'public',
    handle: async (call) =>
      restVersion(
        foundOr404(await findSalesConditionsVersion(call.context.db, pathId(call)), messages.request.notFound),
      ),
  },
  {
    method: 'POST',
    path: '/cgv',
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
