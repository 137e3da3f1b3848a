import { paths } from '@barnum/rules/paths';
import { breadcrumbList } from '../../lib/breadcrumbs.ts';
import { localBusiness } from '../../lib/company/local-business.ts';
import type { PageData, PageHead } from '../../lib/page-data.ts';

export function head(data: PageData): PageHead {
  return {
    title: 'Contact',
    description: 'Adresse, téléphone, e-mail et horaires : comment nous joindre pour votre location.',
    canonicalPath: paths.contact,
    structuredData: [localBusiness(data), breadcrumbList(['Contact', paths.contact])],
  };
}
