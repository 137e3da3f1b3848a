import { classNames } from '../../../lib/class-names.ts';
import type { WizardStep } from '../../../lib/request-draft/request-draft-state.ts';
import { Check } from '../../ui/icons.tsx';
import { steps } from '../draft/draft-rules.ts';
import { stepTitles } from '../draft/step-titles.ts';
import styles from './steps-nav.module.css';

/** The list of steps: finished ones are links back, later ones open with « Suivant ». */
export function StepsNav({ current, onTurn }: { current: WizardStep; onTurn: (step: WizardStep) => void }) {
  return (
    <nav aria-label="Étapes de la demande">
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li
            key={step}
            className={classNames(styles.item, step < current && styles.done, step === current && styles.current)}
            aria-current={step === current ? 'step' : undefined}
          >
            {step < 3 && <Garland />}
            {step < current ? (
              <button type="button" className={styles.step} onClick={() => onTurn(step)}>
                <Bulb>
                  <Check />
                </Bulb>
                <span className="visually-hidden">Revenir à l’étape {step} : </span>
                {stepTitles[step]}
              </button>
            ) : (
              <span className={styles.step}>
                <Bulb>{step}</Bulb>
                {stepTitles[step]}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Bulb({ children }: { children: React.ReactNode }) {
  return <span className={styles.bulb}>{children}</span>;
}

/** The line between the numbers, drawn like a garland. */
function Garland() {
  return (
    <svg className={styles.string} viewBox="0 0 100 16" preserveAspectRatio="none" aria-hidden="true">
      <path d="M0 2Q50 26 100 2" fill="none" vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
