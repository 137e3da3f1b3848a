import { paths } from '@barnum/rules/paths';
import { LinkButton } from './button.tsx';
import { EmptyState } from './empty-state.tsx';

interface Props {
  /** The service could not be reached: whether there are articles is unknown. */
  unavailable: boolean;
  level?: 2 | 3;
}

/** Shown when there are no articles: what to do instead. */
export function NoArticles({ unavailable, level = 2 }: Props) {
  return (
    <EmptyState
      title={unavailable ? 'Le catalogue n’a pas pu être chargé' : 'Le catalogue est en préparation'}
      level={level}
    >
      <p>
        {unavailable
          ? 'Rechargez la page dans un instant, ou contactez-nous : nous vous renseignerons volontiers.'
          : 'Aucun article n’est en ligne pour l’instant. Écrivez-nous : nous vous dirons ce que nous pouvons vous louer.'}
      </p>
      <LinkButton href={paths.contact}>Nous contacter</LinkButton>
    </EmptyState>
  );
}
