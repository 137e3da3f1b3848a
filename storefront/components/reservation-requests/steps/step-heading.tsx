import type { WizardStep } from '../../../lib/request-draft/request-draft-state.ts';
import { stepTitles } from '../draft/step-titles.ts';
import styles from './step-heading.module.css';

/** Title of a step. Takes the focus when the step opens. */
export function StepHeading({ step, children }: { step: WizardStep; children: React.ReactNode }) {
  return (
    <div className={styles.heading}>
      <h2 id="etape" tabIndex={-1}>
        <span className={styles.count}>
          Étape {step} sur 3<span className="visually-hidden"> : </span>
        </span>
        {stepTitles[step]}
      </h2>
      <p>{children}</p>
    </div>
  );
}
