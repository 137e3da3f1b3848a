import { HomePage } from '../../components/home/home-page.tsx';
import type { Data } from './+data.ts';

export function Page({ data }: { data: Data }) {
  return <HomePage home={data} />;
}
