import { AvailabilityProvider } from '../../components/availability/article-availability.tsx';
import styles from '../../components/reservation-requests/reservation-page.module.css';
import { WithoutScript } from '../../components/reservation-requests/without-script/without-script.tsx';
import { ReservationWizard } from '../../components/reservation-requests/wizard/reservation-wizard.tsx';
import { Container } from '../../components/ui/container.tsx';
import { PageHead } from '../../components/ui/page-head.tsx';
import { Toaster } from '../../components/ui/toaster.tsx';
import type { Data } from './+data.ts';

export function Page({ data }: { data: Data }) {
  return (
    <>
      <PageHead
        compact
        title="Demande de réservation"
        lead="Trois étapes, gratuites et sans engagement : rien n’est réservé tant que nous ne vous avons pas répondu."
      />
      <Container className={styles.content}>
        <noscript>
          <WithoutScript
            company={data.company}
            catalogue={data.catalogue}
            selected={data.selected}
            terms={data.terms}
          />
        </noscript>
        <Toaster />
        <AvailabilityProvider>
          <ReservationWizard
            catalogue={data.catalogue}
            company={data.company}
            terms={data.terms}
            retentionYears={data.retentionYears}
            synonyms={data.synonyms}
          />
        </AvailabilityProvider>
      </Container>
    </>
  );
}
