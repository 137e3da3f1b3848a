import { MarkingSwitch } from '../../catalogue/pieces/marking-switch.tsx';
import { InvoicingSwitch } from '../../money/invoice-settings/invoicing-switch.tsx';
import { AcceptanceSwitch } from '../../site/company-info/acceptance-switch.tsx';
import { DeliverySwitch, PacksSwitch, TeamChoice } from '../../site/shop-settings/shop-switches.tsx';
import styles from './chapters.module.css';

/** How the company works and what it hires: what it does not use leaves its menus and forms. */
export function Chapters() {
  return (
    <>
      <section className={styles.card} aria-labelledby="rubrique-equipe">
        <h2 id="rubrique-equipe">Comment travaillez-vous ?</h2>
        <TeamChoice labelledBy="rubrique-equipe" />
        <InvoicingSwitch />
        <AcceptanceSwitch />
      </section>
      <section className={styles.card} aria-labelledby="rubrique-location">
        <h2 id="rubrique-location">Que louez-vous, et comment ?</h2>
        <PacksSwitch />
        <DeliverySwitch />
        <MarkingSwitch />
      </section>
    </>
  );
}
