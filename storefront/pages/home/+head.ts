import { paths } from '@barnum/rules/paths';
import { localBusiness } from '../../lib/company/local-business.ts';
import type { PageHead } from '../../lib/page-data.ts';
import { siteTagline } from '../../lib/site.ts';
import type { Data } from './+data.ts';

export function head(data: Data): PageHead {
  return {
    title: siteTagline,
    description:
      'Barnums, mobilier, vaisselle, son et lumière à louer pour vos fêtes au bord de la mer. Livraison et montage possibles, demande en ligne sans engagement.',
    ...(!data.unknownPath && { canonicalPath: paths.home, structuredData: [localBusiness(data.company)] }),
  };
}
