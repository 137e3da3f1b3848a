import { paths } from '@barnum/rules/paths';
import type { TextsOf } from '@barnum/rules/site/site-texts/site-texts';
import { useMayScroll } from '../../lib/use-is-phone.ts';
import { Container } from '../ui/container.tsx';
import { Boxes, Calendar, Shield, Truck } from '../ui/icons.tsx';
import styles from './returns-notice.module.css';

/** How articles are to be returned. */
export function ReturnsNotice({ texts }: { texts: TextsOf<'returns'> }) {
  const mayScroll = useMayScroll();
  const points = [
    { Icon: Calendar, title: texts.point1Title, text: texts.point1Text },
    { Icon: Boxes, title: texts.point2Title, text: texts.point2Text },
    { Icon: Truck, title: texts.point3Title, text: texts.point3Text },
    { Icon: Shield, title: texts.point4Title, text: texts.point4Text },
  ].filter(({ title, text }) => title || text);
  return (
    <section className={styles.section} data-texts="returns" aria-labelledby="retours">
      <Container>
        <div className={styles.panel}>
          <div className={styles.intro}>
            <h2 id="retours" className={styles.title}>
              {texts.returnsTitle}
            </h2>
            <p>
              {texts.returnsLead} Le détail est dans nos <a href={paths.cgv}>conditions générales de vente</a>.
            </p>
          </div>
          {/* A row that is swiped has to be reached by keyboard. */}
          <ul className={styles.list} tabIndex={mayScroll ? 0 : undefined} aria-labelledby="retours">
            {points.map(({ Icon, title, text }) => (
              <li key={title + text} className={styles.condition}>
                {title && (
                  <h3 className={styles.name}>
                    <Icon className={styles.icon} />
                    {title}
                  </h3>
                )}
                <p className={styles.text}>{text}</p>
              </li>
            ))}
          </ul>
        </div>
      </Container>
    </section>
  );
}
