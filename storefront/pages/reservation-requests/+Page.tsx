import { AvailabilityProvider } from '../../components/availability/article-availability.tsx';
import styles from '../../components/reservation-requests/reservation-page.module.css';
import { ReservationWizard } from '../../components/reservation-requests/wizard/reservation-wizard.tsx';
import { WithoutScript } from '../../components/reservation-requests/wizard/without-script.tsx';
import { Container } from '../../components/ui/container.tsx';
import { PageHead } from '../../components/ui/page-head.tsx';
import { Toaster } from '../../components/ui/toaster.tsx';
import type { Data } from './+data.ts';

export function Page({ data }: { data: Data }) {
  return (
    <>
      <PageHead
        title="Demande de réservation"
        lead="Trois étapes, gratuites et sans engagement : rien n’est réservé tant que nous ne vous avons pas répondu."
      />
      <Container className={styles.content}>
        <WithoutScript company={data.company} />
        <Toaster />
        <AvailabilityProvider>
          <ReservationWizard
            catalogue={data.catalogue}
            company={data.company}
            terms={data.terms}
            retentionYears={data.retentionYears}
          />
        </AvailabilityProvider>
      </Container>
    </>
  );
}
