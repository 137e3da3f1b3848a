import { paths } from '@barnum/rules/paths';
import { breadcrumbList } from '../../lib/breadcrumbs.ts';
import type { PageHead } from '../../lib/page-data.ts';

export function head(): PageHead {
  return {
    title: 'Mentions légales',
    description: 'Éditeur, hébergeur, directeur de la publication et médiateur de la consommation du site.',
    canonicalPath: paths.legalNotice,
    structuredData: [breadcrumbList(['Mentions légales', paths.legalNotice])],
  };
}
