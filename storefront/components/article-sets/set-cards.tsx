import type { ArticleSet } from '../../lib/article-sets.ts';
import { classNames } from '../../lib/class-names.ts';
import { SetCard } from './set-card.tsx';
import styles from './set-cards.module.css';

interface Props {
  sets: readonly ArticleSet[];
  compact?: boolean;
}

/** Sets side by side; on a phone, and where they are many, a row that is swiped. */
export function SetCards({ sets, compact = false }: Props) {
  return (
    <ul className={classNames(styles.row, compact && styles.compact)}>
      {sets.map((set) => (
        <li key={set.id} className={styles.place}>
          <SetCard set={set} compact={compact} />
        </li>
      ))}
    </ul>
  );
}
