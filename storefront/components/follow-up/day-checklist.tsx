import { formatCents } from '@barnum/rules/prices/amounts';
import styles from './day-checklist.module.css';
import type { FollowUp } from './follow-up.ts';
import { missingDeposit } from './visitor-deal.ts';

interface Props {
  followUp: FollowUp;
  moyensDeCaution: string;
}

/** What to bring and what to look at when articles are handed over, to tick on a screen or on paper. */
export function DayChecklist({ followUp, moyensDeCaution }: Props) {
  const { livraisonMontage } = followUp;
  const missing = missingDeposit(followUp);
  const means = moyensDeCaution && `, ${moyensDeCaution}`;
  const toBring = [
    ...(missing > 0 ? [`La caution\u00a0: ${formatCents(missing)}${means}`] : []),
    'Une pièce d’identité',
    livraisonMontage ? 'Un accès dégagé pour le camion et le montage' : 'Un véhicule assez grand pour le matériel',
  ];
  const toLookAt = [
    'Le nombre de pièces\u00a0: comptez-les avec nous, ligne par ligne',
    'Leur état\u00a0: ce qui est déjà abîmé se note sur l’état des lieux avant de signer',
  ];
  return (
    <div className={styles.checklist}>
      <Checks title={livraisonMontage ? 'À préparer' : 'À apporter'} checks={toBring} />
      <Checks title={livraisonMontage ? 'À vérifier à la livraison' : 'À vérifier au retrait'} checks={toLookAt} />
    </div>
  );
}

function Checks({ title, checks }: { title: string; checks: readonly string[] }) {
  return (
    <div>
      <h3 className={styles.title}>{title}</h3>
      <ul className={styles.checks}>
        {checks.map((check) => (
          <li key={check}>
            <label className={styles.check}>
              <input type="checkbox" autoComplete="off" />
              <span>{check}</span>
            </label>
          </li>
        ))}
      </ul>
    </div>
  );
}
