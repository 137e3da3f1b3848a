import { messages } from '@barnum/rules/messages';
import { foundOr404, type RestRoute } from '../../rest/route.ts';
import { findCompanyInfoByName, listCompanyInfo } from './company-info.domain.ts';

export const companyInfoRoutes: readonly RestRoute[] = [
  {
    method: 'GET',
    path: '/company-info',
    access: 'public',
    handle: async ({ context }) => ({ companyInfo: (await listCompanyInfo(context.db)).map(restCompanyInfo) }),
  },
  {
    method: 'GET',
    path: '/company-info/name/:name',
    access: 'public',
    handle: async ({ context, params }) => {
      const found = await findCompanyInfoByName(context.db, params.name ?? '');
      return { companyInfo: restCompanyInfo(foundOr404(found, messages.request.notFound)) };
    },
  },
];

/** A piece of company information under the documented names. */
function restCompanyInfo({ id, nom, valeur }: { id: number; nom: string; valeur: string }) {
  return { id, nom, valeur };
}
