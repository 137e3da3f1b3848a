import { Catalogue } from '../../components/catalogue/catalogue.tsx';
import type { Data } from './+data.ts';

export function Page({ data }: { data: Data }) {
  const { groups, requestedCategory, search, isClose, synonyms, sets, unavailable } = data;
  return (
    <Catalogue
      groups={groups}
      requestedSlug={requestedCategory?.slug}
      search={search}
      isClose={isClose}
      synonyms={synonyms}
      sets={sets}
      unavailable={unavailable}
    />
  );
}
