import { paths } from '@barnum/rules/paths';
import { CompanyContact } from '../../components/follow-up/company-contact.tsx';
import { FollowUpPage } from '../../components/follow-up/follow-up-page.tsx';
import { LinkButton } from '../../components/ui/button.tsx';
import { Container } from '../../components/ui/container.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { PageHead } from '../../components/ui/page-head.tsx';
import { ServiceUnavailable } from '../../components/ui/service-unavailable.tsx';
import type { Data } from './+data.ts';

export function Page({ data: { jeton, followUp, moyensDeCaution, company, unavailable, refusal } }: { data: Data }) {
  if (unavailable) {
    return (
      <>
        <PageHead title="Suivi de votre demande" />
        <Container>
          <ServiceUnavailable telephone={company.telephone} />
        </Container>
      </>
    );
  }
  if (refusal !== null) {
    return (
      <Container>
        <EmptyState level={1} title="Cette page ne s’ouvre pas pour l’instant">
          <p>
            {refusal} Si c’est urgent, <CompanyContact company={company} />.
          </p>
        </EmptyState>
      </Container>
    );
  }
  if (!followUp) {
    return (
      <Container>
        <EmptyState level={1} title="Cette adresse ne mène à aucune demande">
          <p>
            Vérifiez que vous l’avez copiée en entier. La demande a peut-être aussi été effacée. En cas de doute,{' '}
            <CompanyContact company={company} />.
          </p>
          <LinkButton href={paths.home} variant="primary">
            Revenir à l’accueil
          </LinkButton>
        </EmptyState>
      </Container>
    );
  }
  return (
    <>
      <PageHead
        title={`Votre demande n° ${followUp.numero}`}
        lead={
          <span className="screen-only">
            Cette page est privée : gardez son adresse, et ne la transmettez à personne.
          </span>
        }
      />
      <Container>
        <FollowUpPage jeton={jeton} followUp={followUp} moyensDeCaution={moyensDeCaution} company={company} />
      </Container>
    </>
  );
}
