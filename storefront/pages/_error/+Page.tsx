import { paths } from '@barnum/rules/paths';
import { LinkButton } from '../../components/ui/button.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { PhoneLink } from '../../components/ui/phone-link.tsx';
import type { PageData } from '../../lib/page-data.ts';

/** Shown when rendering a page fails. */
export function Page({ data: { company } }: { data: PageData }) {
  return (
    <EmptyState level={1} title="Une erreur est survenue">
      <p>Cette page n’a pas pu être préparée. Rechargez-la dans un instant, ou repartez de l’accueil.</p>
      {company.telephone && (
        <p>
          Vous pouvez aussi nous appeler&nbsp;: <PhoneLink number={company.telephone} />
        </p>
      )}
      <LinkButton href={paths.home} variant="primary">
        Revenir à l’accueil
      </LinkButton>
    </EmptyState>
  );
}
