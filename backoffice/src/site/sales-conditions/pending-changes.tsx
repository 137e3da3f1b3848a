import { useEffect, useId, useState } from 'react';
import { changedPassages, type VersionPart } from './compare-versions.ts';
import { countedChanges, Differences } from './differences.tsx';
import styles from './pending-changes.module.css';

/** « Ce qui change »: what the edited text changes of the version in force, before it is saved. */
export function PendingChanges({ passages }: { passages: VersionPart[][] }) {
  const id = useId();
  const counted = countedChanges(passages.flat());
  if (counted === null) return null;
  return (
    <section className={styles.changes} id={pendingChangesId} aria-labelledby={id} tabIndex={-1}>
      <h3 className={styles.title} id={id}>
        Ce qui change
      </h3>
      <p className={styles.summary}>Par rapport à la version en vigueur : {counted}.</p>
      <ol className={styles.passages}>
        {passages.map((passage, index) => {
          const key = `${index}-${passage.length}`;
          return (
            <li key={key} className={styles.passage}>
              <Differences parts={passage} />
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** Leads from the bar to the changes. */
export const pendingChangesId = 'ce-qui-change';

/** In milliseconds without a further key. */
const pause = 300;

/** What `text` changes of `inForce`; empty while nothing is edited. Follows with a short pause. */
export function usePendingChanges(inForce: string, text: string, isDirty: boolean): VersionPart[][] {
  const [passages, setPassages] = useState<VersionPart[][]>([]);
  useEffect(() => {
    if (!isDirty) {
      setPassages([]);
      return;
    }
    const timer = setTimeout(() => setPassages(changedPassages(inForce, text)), pause);
    return () => clearTimeout(timer);
  }, [inForce, text, isDirty]);
  return passages;
}
