import { paths } from '@barnum/rules/paths';
import { legalDuties } from '@barnum/rules/site/legal-duties/legal-duties';
import { Progress } from 'antd';
import { Link } from 'react-router-dom';
import { companyInfoField } from '../../site/company-info/company-info-fields.ts';
import styles from './first-steps.module.css';
import type { Shop } from './steps.ts';

/** How much of what the law asks of a shop is there, and what is missing. */
export function LawMeter({ shop }: { shop: Shop }) {
  const duties = legalDuties(shop.companyInfo, shop.latestSalesConditions !== null);
  return (
    <section className={styles.card} aria-labelledby="law">
      <h2 className={styles.title} id="law">
        Ce que la loi demande
      </h2>
      <Progress percent={duties.percent} aria-labelledby="law" />
      {duties.percent === 100 ? (
        <p>Tout y est : mentions légales, conditions générales de vente et confidentialité.</p>
      ) : (
        <ul className={styles.duties}>
          {duties.legalNotice.length > 0 && (
            <li>
              <Link to={paths.adminSettings}>Mentions légales</Link> : il manque {listed(duties.legalNotice)}.
            </li>
          )}
          {duties.privacy.length > 0 && (
            <li>
              <Link to={paths.adminSettings}>Confidentialité</Link> : la page se rédige d’elle-même ; il manque{' '}
              {listed(duties.privacy)}.
            </li>
          )}
          {!duties.hasSalesConditions && (
            <li>
              <Link to={paths.adminSalesConditions}>Conditions générales de vente</Link> : elles ne sont pas publiées.
            </li>
          )}
        </ul>
      )}
    </section>
  );
}

function listed(names: readonly string[]): string {
  return names.map((name) => `«\u00a0${companyInfoField(name).label}\u00a0»`).join(', ');
}
