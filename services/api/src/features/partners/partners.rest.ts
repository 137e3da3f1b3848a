import { pictureUrl } from '@barnum/rules/paths';
import type { RestRoute } from '../../rest/route.ts';
import { listPartners } from './partners.domain.ts';

export const partnerRoutes: readonly RestRoute[] = [
  {
    method: 'GET',
    path: '/partenaires',
    access: 'public',
    handle: async ({ context }) => {
      const partners = await listPartners(context.db, { include: { picture: true } });
      return {
        partenaires: partners.map(({ id, nom, lien, logo, picture }) => ({
          id,
          nom,
          lien,
          logo: picture ? pictureUrl(picture) : logo,
        })),
      };
    },
  },
];
