import { paths } from '@barnum/rules/paths';
import { localBusiness } from '../../lib/company/local-business.ts';
import type { PageHead } from '../../lib/page-data.ts';
import type { Data } from './+data.ts';

export function head(data: Data): PageHead {
  return {
    title: data.company.tagline,
    description: data.description,
    ...(!data.unknownPath && { canonicalPath: paths.home, structuredData: [localBusiness(data)] }),
  };
}
