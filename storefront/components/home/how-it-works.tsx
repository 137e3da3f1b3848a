import { Garland } from '../ui/garland.tsx';
import { Section } from '../ui/section.tsx';
import styles from './how-it-works.module.css';

const steps = [
  {
    title: 'Choisissez',
    text: 'Parcourez le catalogue et ajoutez ce qu’il vous faut à votre demande, à l’unité près.',
  },
  {
    title: 'Demandez',
    text: 'Indiquez la date, le lieu et comment vous joindre. C’est sans engagement, et rien n’est à payer en ligne.',
  },
  {
    title: 'Convenons',
    text: 'Nous vérifions le stock et revenons vers vous avec un prix ferme, livraison et montage compris si vous les souhaitez.',
  },
  {
    title: 'Fêtez',
    text: 'Vous retirez le matériel, ou nous venons le monter. Après la fête, nous reprenons tout.',
  },
];

/** The four steps of a rental. */
export function HowItWorks() {
  return (
    <Section title="Comment ça marche" ground="sand">
      <Garland className={styles.garland} />
      <ol className={styles.steps}>
        {steps.map(({ title, text }, index) => (
          <li key={title} className={styles.step}>
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
