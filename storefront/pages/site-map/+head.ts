import { paths } from '@barnum/rules/paths';
import { breadcrumbList } from '../../lib/breadcrumbs.ts';
import type { PageHead } from '../../lib/page-data.ts';

export function head(): PageHead {
  return {
    title: 'Plan du site',
    description: 'Toutes les pages du site et tous les articles du catalogue, sur une page.',
    canonicalPath: paths.siteMap,
    structuredData: [breadcrumbList(['Plan du site', paths.siteMap])],
  };
}
