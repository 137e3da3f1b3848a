import { paths } from '@barnum/rules/paths';
import { breadcrumbList } from '../../lib/breadcrumbs.ts';
import type { PageHead } from '../../lib/page-data.ts';
import { sharedPicture, sharePictures } from '../../lib/share-pictures.ts';
import type { Data } from './+data.ts';

export function head({ requestedCategory, status }: Data): PageHead {
  const title = requestedCategory ? `${requestedCategory.nom} à louer` : 'Catalogue de location';
  return {
    title,
    description: requestedCategory
      ? `${requestedCategory.nom} à louer pour votre fête ou votre réception : prix TTC, caution et stock de chaque article.`
      : 'Tout notre matériel de réception à louer, par famille : prix TTC, caution et stock de chaque article.',
    ...(status === 200 && {
      canonicalPath: requestedCategory ? paths.category(requestedCategory.slug) : paths.catalogue,
    }),
    ...(requestedCategory?.picture && { image: sharedPicture(requestedCategory.picture, requestedCategory.nom) }),
    originalImage: sharePictures.catalogue,
    structuredData: [
      breadcrumbList(
        ['Catalogue', paths.catalogue],
        ...(requestedCategory ? [[requestedCategory.nom, paths.category(requestedCategory.slug)] as const] : []),
      ),
    ],
  };
}
