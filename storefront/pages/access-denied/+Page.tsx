import { messages } from '@barnum/rules/messages';
import { paths } from '@barnum/rules/paths';
import { LinkButton } from '../../components/ui/button.tsx';
import { Container } from '../../components/ui/container.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';

export function Page() {
  return (
    <Container>
      <EmptyState level={1} title={messages.access.deniedTitle}>
        <p>{messages.access.denied}</p>
        <LinkButton href={paths.home} variant="primary">
          Retour à l’accueil
        </LinkButton>
      </EmptyState>
    </Container>
  );
}
