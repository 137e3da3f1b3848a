import { parseInput } from '@barnum/rules/errors';
import { z } from '@barnum/rules/fields/zod';
import { sentences } from '@barnum/rules/sentences';
import { companyInfoInput, companyInfoValueInput } from '@barnum/rules/site/company-info-input';
import { foundOr404, pathId, type RestRoute } from '../../platform/rest/route.ts';
import {
  createCompanyInfo,
  deleteCompanyInfo,
  findCompanyInfoByName,
  listCompanyInfo,
  updateCompanyInfo,
} from './company-info.domain.ts';

const body = { schema: companyInfoInput, names: { nom: 'nom', valeur: 'valeur' } };

const companyInfoAnswer = z.object({ id: z.int(), nom: z.string(), valeur: z.string() });
type CompanyInfoAnswer = z.infer<typeof companyInfoAnswer>;

export const companyInfoRoutes: readonly RestRoute[] = [
  {
    method: 'GET',
    path: '/company-info',
    operationId: 'listCompanyInfo',
    summary: 'Toutes les informations de l’entreprise',
    access: 'public',
    answer: z.object({ companyInfo: z.array(companyInfoAnswer) }),
    handle: async ({ context }) => ({ companyInfo: (await listCompanyInfo(context.db)).map(restCompanyInfo) }),
  },
  {
    method: 'GET',
    path: '/company-info/name/:name',
    operationId: 'readCompanyInfoByName',
    summary: 'L’information de ce nom exact',
    access: 'public',
    answer: z.object({ companyInfo: companyInfoAnswer }),
    handle: async ({ context, params }) => {
      const found = await findCompanyInfoByName(context.db, params.name ?? '');
      return { companyInfo: restCompanyInfo(foundOr404(found, sentences.http.notFound)) };
    },
  },
  {
    method: 'POST',
    path: '/company-info',
    operationId: 'createCompanyInfo',
    summary: 'Créer une information de l’entreprise',
    access: 'settings',
    body,
    answer: z.object({ companyInfo: companyInfoAnswer }),
    handle: async ({ context, input }) => ({
      companyInfo: restCompanyInfo(await createCompanyInfo(context.db, parseInput(companyInfoInput, input))),
    }),
  },
  {
    method: 'PUT',
    path: '/company-info/:id',
    operationId: 'updateCompanyInfo',
    summary: 'Modifier la valeur d’une information',
    access: 'settings',
    body: { schema: companyInfoValueInput, names: { valeur: 'valeur' } },
    answer: z.object({ companyInfo: companyInfoAnswer }),
    handle: async (call) => {
      const patch = parseInput(companyInfoValueInput, call.input);
      return { companyInfo: restCompanyInfo(await updateCompanyInfo(call.context.db, pathId(call), patch)) };
    },
  },
  {
    method: 'DELETE',
    path: '/company-info/:id',
    operationId: 'deleteCompanyInfo',
    summary: 'Supprimer une information',
    access: 'settings',
    handle: (call) => deleteCompanyInfo(call.context.db, pathId(call)),
  },
];

/** A piece of company information under the documented names. */
function restCompanyInfo({ id, nom, valeur }: CompanyInfoAnswer): CompanyInfoAnswer {
  return { id, nom, valeur };
}
