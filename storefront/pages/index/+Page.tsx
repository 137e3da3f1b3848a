import { Container } from '../../components/ui/container.tsx';
import type { Data } from './+data.ts';

export function Page(_props: { data: Data }) {
  return (
    <Container>
      <h1>Le barnum, les tables et la fête.</h1>
    </Container>
  );
}
