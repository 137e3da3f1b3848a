import { paths } from '@barnum/rules/paths';
import { sentences } from '@barnum/rules/sentences';
import { LinkButton } from '../../components/ui/button.tsx';
import { Container } from '../../components/ui/container.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';

export function Page() {
  return (
    <Container>
      <EmptyState level={1} title={sentences.access.deniedTitle}>
        <p>{sentences.access.denied}</p>
        <LinkButton href={paths.home} variant="primary">
          Retour à l’accueil
        </LinkButton>
      </EmptyState>
    </Container>
  );
}
