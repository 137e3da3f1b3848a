import { paths } from '@barnum/rules/paths';
import { breadcrumbList } from '../../lib/breadcrumbs.ts';
import type { PageHead } from '../../lib/page-data.ts';

export function head(): PageHead {
  return {
    title: 'Politique de confidentialité',
    description:
      'Quelles données nous recevons avec votre demande, pourquoi, combien de temps nous les gardons, et vos droits.',
    canonicalPath: paths.privacy,
    structuredData: [breadcrumbList(['Politique de confidentialité', paths.privacy])],
  };
}
