import { Badge } from '../../components/badge.tsx';
import styles from './tags.module.css';

/** The company's own words for a customer. */
export function Tags({ tags }: { tags: readonly string[] }) {
  if (tags.length === 0) return null;
  return (
    <ul className={styles.tags} aria-label="Étiquettes">
      {tags.map((tag) => (
        <li key={tag}>
          <Badge tone="neutral">{tag}</Badge>
        </li>
      ))}
    </ul>
  );
}
