import { Catalogue } from '../../components/catalogue/catalogue.tsx';
import type { Data } from './+data.ts';

export function Page({ data }: { data: Data }) {
  const { groups, askedCategory, search, unavailable } = data;
  return <Catalogue groups={groups} askedSlug={askedCategory?.slug} search={search} unavailable={unavailable} />;
}
