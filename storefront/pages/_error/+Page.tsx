import { paths } from '@barnum/rules/paths';
import { LinkButton } from '../../components/ui/button.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';

/** Shown when rendering a page fails. */
export function Page() {
  return (
    <EmptyState level={1} title="Une erreur est survenue">
      <p>Cette page n’a pas pu être préparée. Rechargez-la dans un instant, ou repartez de l’accueil.</p>
      <LinkButton href={paths.home} variant="primary">
        Revenir à l’accueil
      </LinkButton>
    </EmptyState>
  );
}
