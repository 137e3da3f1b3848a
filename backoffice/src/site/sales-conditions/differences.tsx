import { formatNumber } from '@barnum/rules/text/numbers';
import { countWords, type VersionPart } from './compare-versions.ts';
import styles from './differences.module.css';

/** Parts of two texts, what came and what went marked. */
export function Differences({ parts }: { parts: VersionPart[] }) {
  return parts.map(({ kind, text }, index) => {
    const key = `${index}-${kind}`;
    if (kind === 'added')
      return (
        <ins key={key} className={styles.added}>
          {text}
        </ins>
      );
    if (kind === 'removed')
      return (
        <del key={key} className={styles.removed}>
          {text}
        </del>
      );
    return <span key={key}>{text}</span>;
  });
}

/** « 12 mots ajoutés, 3 mots retirés »; null when no word changed. */
export function countedChanges(parts: VersionPart[]): string | null {
  const added = countWords(parts, 'added');
  const removed = countWords(parts, 'removed');
  if (added + removed === 0) return null;
  return `${words(added)} ajouté${added > 1 ? 's' : ''}, ${words(removed)} retiré${removed > 1 ? 's' : ''}`;
}

function words(count: number): string {
  return `${formatNumber(count)} mot${count > 1 ? 's' : ''}`;
}
