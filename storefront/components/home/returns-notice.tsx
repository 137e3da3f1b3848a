import { paths } from '@barnum/rules/paths';
import type { TextFigures } from '@barnum/rules/text-figures';
import { Container } from '../ui/container.tsx';
import { Boxes, Calendar, Shield, Truck } from '../ui/icons.tsx';
import styles from './returns-notice.module.css';

function conditions({ supplement, retrait, retour, delai_caution }: TextFigures) {
  return [
    {
      Icon: Calendar,
      title: 'Un vrai week-end',
      text: `Du ${retrait} au ${retour} ; un jour de plus : + ${supplement}.`,
    },
    {
      Icon: Boxes,
      title: 'Vaisselle rincée',
      text: 'Rendue dans ses caisses, rincée et comptée. La casse est au prix de remplacement.',
    },
    {
      Icon: Truck,
      title: 'Matériel au sec',
      text: 'Toiles et mobilier secs et pliés. S’il a plu, dites-le-nous : nous les ferons sécher.',
    },
    {
      Icon: Shield,
      title: 'Caution rendue',
      text: `Restituée dans les ${delai_caution} qui suivent le retour du matériel complet.`,
    },
  ];
}

/** How articles are to be returned. */
export function ReturnsNotice({ figures }: { figures: TextFigures }) {
  return (
    <section className={styles.section} aria-labelledby="retours">
      <Container>
        <div className={styles.panel}>
          <div className={styles.intro}>
            <h2 id="retours" className={styles.title}>
              Les conditions de retour
            </h2>
            <p>
              Simples et les mêmes pour tous. Le détail est dans nos{' '}
              <a href={paths.cgv}>conditions générales de vente</a>.
            </p>
          </div>
          <ul className={styles.list}>
            {conditions(figures).map(({ Icon, title, text }) => (
              <li key={title} className={styles.condition}>
                <Icon className={styles.icon} />
                <div>
                  <h3 className={styles.name}>{title}</h3>
                  <p className={styles.text}>{text}</p>
                </div>
              </li>
            ))}
          </ul>
        </div>
      </Container>
    </section>
  );
}
