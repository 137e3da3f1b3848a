import { MarkingSwitch } from '../../catalogue/pieces/marking-switch.tsx';
import { FormSection } from '../../components/form/form-section.tsx';
import { InvoicingSwitch } from '../../money/invoice-settings/invoicing-switch.tsx';
import { AcceptanceSwitch } from '../../site/company-info/acceptance-switch.tsx';
import { DeliverySwitch, PacksSwitch, TeamChoice } from '../../site/shop-settings/shop-switches.tsx';
import { SiteOpening } from '../../site/shop-settings/site-opening.tsx';
import styles from './chapters.module.css';

/** Whether the site is open, how the company works and what it hires: what it does not use leaves its menus and forms. */
export function Chapters() {
  return (
    <div className={styles.chapters}>
      <SiteOpening />
      <FormSection title="Comment travaillez-vous ?" titleId="rubrique-equipe">
        <div className={styles.choices}>
          <TeamChoice labelledBy="rubrique-equipe" />
          <InvoicingSwitch />
          <AcceptanceSwitch />
        </div>
      </FormSection>
      <FormSection title="Que louez-vous, et comment ?" titleId="rubrique-location">
        <div className={styles.choices}>
          <PacksSwitch />
          <DeliverySwitch />
          <MarkingSwitch />
        </div>
      </FormSection>
    </div>
  );
}
