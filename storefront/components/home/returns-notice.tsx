import { paths } from '@barnum/rules/paths';
import { Container } from '../ui/container.tsx';
import { Boxes, Calendar, Shield, Truck } from '../ui/icons.tsx';
import styles from './returns-notice.module.css';

const conditions = [
  { Icon: Calendar, title: 'Un vrai week-end', text: 'Du vendredi 14 h au lundi 12 h ; un jour de plus : + 25 %.' },
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
    text: 'Restituée dans les sept jours qui suivent le retour du matériel complet.',
  },
];

/** How articles are to be returned. */
export function ReturnsNotice() {
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
            {conditions.map(({ Icon, title, text }) => (
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
