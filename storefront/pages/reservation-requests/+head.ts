import { paths } from '@barnum/rules/paths';
import { breadcrumbList } from '../../lib/breadcrumbs.ts';
import type { PageHead } from '../../lib/page-data.ts';
import { sharePictures } from '../../lib/share-pictures.ts';

export function head(): PageHead {
  return {
    title: 'Demande de réservation',
    description:
      'Dites-nous la date, les articles et le lieu de votre fête : nous vérifions les disponibilités et vous répondons. Demande gratuite et sans engagement.',
    canonicalPath: paths.reservation,
    originalImage: sharePictures.reservation,
    structuredData: [breadcrumbList(['Réservation', paths.reservation])],
  };
}
