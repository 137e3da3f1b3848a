import { parseInput } from '@barnum/rules/errors';
import { z } from '@barnum/rules/fields/zod';
import { sentences } from '@barnum/rules/sentences';
import { salesConditionsInput } from '@barnum/rules/site/sales-conditions-input';
import { htmlToShow } from '../../platform/html/html-to-show.ts';
import { foundOr404, pathId, type RestRoute } from '../../platform/rest/route.ts';
import {
  createSalesConditionsVersion,
  findLatestSalesConditions,
  findSalesConditionsVersion,
  listSalesConditionsVersions,
} from './sales-conditions.domain.ts';

const versionAnswer = z.object({ id: z.int(), text: z.string(), created_at: z.date() });

export const salesConditionsRoutes: readonly RestRoute[] = [
  {
    method: 'GET',
    path: '/cgv/latest',
    operationId: 'readLatestSalesConditions',
    summary: 'Les conditions générales de vente en vigueur',
    access: 'public',
    answer: versionAnswer,
    handle: async ({ context }) =>
      restVersion(foundOr404(await findLatestSalesConditions(context.db), sentences.salesConditions.notYet)),
  },
  {
    method: 'GET',
    path: '/cgv/versions',
    operationId: 'listSalesConditionsVersions',
    summary: 'Toutes les versions des CGV',
    description: 'La plus récente d’abord.',
    access: 'public',
    answer: z.array(versionAnswer),
    handle: async ({ context }) => Promise.all((await listSalesConditionsVersions(context.db)).map(restVersion)),
  },
  {
    method: 'GET',
    path: '/cgv/:id',
    operationId: 'readSalesConditionsVersion',
    summary: 'Une version des CGV',
    access: 'public',
    answer: versionAnswer,
    handle: async (call) =>
      restVersion(foundOr404(await findSalesConditionsVersion(call.context.db, pathId(call)), sentences.http.notFound)),
  },
  {
    method: 'POST',
    path: '/cgv',
    operationId: 'createSalesConditionsVersion',
    summary: 'Enregistrer une nouvelle version des CGV',
    description: 'Elle entre en vigueur ; les précédentes demeurent.',
    access: 'site',
    body: { schema: salesConditionsInput, names: { text: 'text' } },
    answer: versionAnswer,
    handle: async ({ context, input }) =>
      restVersion(await createSalesConditionsVersion(context.db, parseInput(salesConditionsInput, input))),
  },
];

/** A version under the documented names. */
async function restVersion(version: {
  id: number;
  text: string;
  createdAt: Date;
}): Promise<z.infer<typeof versionAnswer>> {
  return { id: version.id, text: await htmlToShow(version.text), created_at: version.createdAt };
}
