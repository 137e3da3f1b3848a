import { paths } from '@barnum/rules/paths';
import { breadcrumbList } from '../../lib/breadcrumbs.ts';
import type { PageHead } from '../../lib/page-data.ts';
import type { Data } from './+data.ts';

export function head({ version }: Data): PageHead {
  return {
    title: 'Conditions générales de vente',
    description:
      'Durée de location, acompte, caution, livraison, montage, annulation : nos conditions générales de vente en vigueur.',
    ...(version && { canonicalPath: paths.cgv }),
    structuredData: [breadcrumbList(['Conditions générales de vente', paths.cgv])],
  };
}
