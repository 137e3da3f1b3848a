import { ReservationWizard } from '../../components/reservation/reservation-wizard.tsx';
import { WithoutScript } from '../../components/reservation/without-script.tsx';
import { Container } from '../../components/ui/container.tsx';
import { Toaster } from '../../components/ui/toaster.tsx';
import type { Data } from './+data.ts';
import styles from './reservation.module.css';

export function Page({ data }: { data: Data }) {
  return (
    <Container className={styles.page}>
      <header className={styles.opening}>
        <h1>Demande de réservation</h1>
        <p>
          Trois étapes, quelques minutes. C’est gratuit et sans engagement : rien n’est réservé tant que nous ne vous
          avons pas répondu.
        </p>
      </header>
      <WithoutScript company={data.company} />
      <Toaster />
      <ReservationWizard articles={data.articles} company={data.company} />
    </Container>
  );
}
