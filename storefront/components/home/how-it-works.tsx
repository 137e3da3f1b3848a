import type { TextsOf } from '@barnum/rules/site/site-texts/site-texts';
import { useMayScroll } from '../../lib/use-is-phone.ts';
import { Garland } from '../ui/garland.tsx';
import { Section } from '../ui/section.tsx';
import styles from './how-it-works.module.css';

/** The four steps of a rental. */
export function HowItWorks({ texts }: { texts: TextsOf<'steps'> }) {
  const mayScroll = useMayScroll();
  const steps = [
    { rank: 1, title: texts.step1Title, text: texts.step1Text },
    { rank: 2, title: texts.step2Title, text: texts.step2Text },
    { rank: 3, title: texts.step3Title, text: texts.step3Text },
    { rank: 4, title: texts.step4Title, text: texts.step4Text },
  ];
  return (
    <Section group="steps" title={texts.stepsTitle}>
      <Garland className={styles.garland} />
      {/* A row that is swiped has to be reached by keyboard. */}
      <ol className={styles.steps} tabIndex={mayScroll ? 0 : undefined} aria-label={texts.stepsTitle}>
        {steps.map(({ rank, title, text }) => (
          <li key={rank} className={styles.step}>
            <span className={styles.number} aria-hidden="true">
              {rank}
            </span>
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
