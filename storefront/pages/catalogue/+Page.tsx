import { Catalogue } from '../../components/catalogue/catalogue.tsx';
import type { Data } from './+data.ts';

export function Page({ data }: { data: Data }) {
  return <Catalogue groups={data.groups} askedSlug={data.askedCategory?.slug} away={data.away} />;
}
