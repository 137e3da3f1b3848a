import { retention } from '@barnum/rules/limits';
import { paths } from '@barnum/rules/paths';
import type { Company } from '../../../lib/company/company.ts';
import { retentionSentence } from '../../../lib/company/retention-sentence.ts';
import { MailLink } from '../../ui/mail-link.tsx';
import styles from './privacy-notice.module.css';

interface Props {
  company: Company;
  /** Years for which a request is stored; null when the service did not answer. */
  retentionYears: number | null;
  /** Collapsed on the first step, open on the last one. */
  open: boolean;
}

/** The information that the law requires where personal data is collected. */
export function PrivacyNotice({ company, retentionYears, open }: Props) {
  const controller = [company.denomination || company.name, company.adresse.replace(/\s*\n\s*/g, ', ')].filter(Boolean);
  return (
    <details className={styles.notice} open={open}>
      <summary className={styles.title}>Vos données personnelles ne servent qu’à vous répondre</summary>
      <p>
        <strong>Responsable :</strong> {controller.join(', ')}. <strong>Pourquoi :</strong> étudier votre demande et y
        répondre, à votre initiative et avant un éventuel contrat (article 6.1.b du RGPD). Nom, prénom, date, articles
        et un moyen de vous joindre sont nécessaires, l’adresse aussi pour une livraison ; sans eux, nous ne pouvons pas
        vous répondre. <strong>Qui les lit :</strong> notre équipe, personne d’autre.{' '}
        <strong>Combien de temps :</strong> {retentionSentence(retentionYears)} Les pièces comptables d’une location
        sont gardées {retention.maxYears} ans au plus.
      </p>
      <p>
        <strong>Vos droits :</strong> accès, rectification, effacement, limitation, portabilité
        {company.email ? (
          <>
            , sur simple message à <MailLink address={company.email} />
          </>
        ) : (
          ', sur simple demande'
        )}
        . Vous pouvez aussi saisir la <a href="https://www.cnil.fr/fr/plaintes">CNIL</a>.{' '}
        <a href={paths.privacy}>Politique de confidentialité</a>
      </p>
    </details>
  );
}
