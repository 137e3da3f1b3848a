import { formatLongDate } from '@barnum/rules/dates/format-dates';
import { paths } from '@barnum/rules/paths';
import { LinkButton } from '../../components/ui/button.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { TextPage } from '../../components/ui/text-page.tsx';
import type { Data } from './+data.ts';

export function Page({ data: { version, failure } }: { data: Data }) {
  return (
    <TextPage
      title="Conditions générales de vente"
      lead={
        version && (
          <>
            Dernière mise à jour : <time dateTime={version.createdAt}>{formatLongDate(version.createdAt)}</time>
          </>
        )
      }
      contents={version?.contents ?? []}
    >
      {version ? (
        <>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the service on its way in */}
          <div className="prose" dangerouslySetInnerHTML={{ __html: version.html }} />
          <p>
            Une question sur ces conditions ? <a href={paths.contact}>Contactez-nous</a>.
          </p>
        </>
      ) : (
        <EmptyState title={failure}>
          <LinkButton href={paths.contact}>Nous contacter</LinkButton>
        </EmptyState>
      )}
    </TextPage>
  );
}
