import { useDeferredValue, useRef } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { noDays } from '../../lib/request-draft/chosen-days.ts';
import { useRequestDraft } from '../../lib/request-draft/request-draft.ts';
import { Container } from '../ui/container.tsx';
import { Cross } from '../ui/icons.tsx';
import styles from './dates-bar.module.css';
import { DatesButton } from './dates-button.tsx';

interface Props {
  articleId: number | undefined;
  /** Stays in view as one scrolls. */
  stays: boolean;
}

/** The visitor's days under the header, to change or to drop. As high without days as with them. */
export function DatesBar({ articleId, stays }: Props) {
  const { draft, update } = useRequestDraft();
  // With the words that it clears (see `VisitorDatesProvider`), not beside those of before.
  const date = useDeferredValue(draft.date);
  const button = useRef<HTMLButtonElement>(null);

  function clear() {
    update(noDays);
    button.current?.focus();
  }

  return (
    <div className={classNames(styles.bar, stays && styles.stays)} data-stays={stays || undefined}>
      <Container className={styles.content}>
        <DatesButton ref={button} articleId={articleId} slim />
        {date !== '' && (
          <button type="button" className={styles.clear} onClick={clear}>
            <Cross className={styles.cross} />
            <span className={styles.clearWord}>Effacer</span>
            <span className="visually-hidden"> les dates</span>
          </button>
        )}
      </Container>
    </div>
  );
}
