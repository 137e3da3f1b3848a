import { HomePage } from '../../components/home/home-page.tsx';
import { UnknownPath } from '../../components/home/unknown-path.tsx';
import type { Data } from './+data.ts';

export function Page({ data }: { data: Data }) {
  return (
    <>
      {data.unknownPath && <UnknownPath />}
      <HomePage home={data} />
    </>
  );
}
