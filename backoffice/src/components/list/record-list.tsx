import { forwardRef, type ReactNode } from 'react';
import { CardSkeletons } from '../card-skeletons.tsx';
import styles from './record-list.module.css';

interface ListProps {
  label: string;
  children: ReactNode;
}

/** A few records one below the other, each with what can be done about it. Takes the focus when one has gone. */
export const RecordList = forwardRef<HTMLUListElement, ListProps>(function RecordList({ label, children }, ref) {
  return (
    <ul className={styles.list} aria-label={label} ref={ref} tabIndex={-1}>
      {children}
    </ul>
  );
});

/** The same while it loads. */
export function RecordSkeletons({ sentence }: { sentence: string }) {
  return <CardSkeletons sentence={sentence} height={88} className={styles.list} />;
}

interface RecordProps {
  title: string;
  /** Beside the title: its state, for one. */
  marks: ReactNode;
  /** Lines of text below; null for none. */
  details: readonly ReactNode[];
  /** What is below them. */
  children?: ReactNode;
  /** Buttons. */
  actions?: ReactNode;
}

/** One of them. */
export function ListedRecord({ title, marks, details, children, actions }: RecordProps) {
  return (
    <li className={styles.record}>
      <div className={styles.about}>
        <p className={styles.title}>
          <strong>{title}</strong>
          {marks}
        </p>
        {details.map(
          (detail, place) =>
            detail !== null && (
              // biome-ignore lint/suspicious/noArrayIndexKey: a line is known by its place
              <p key={place} className={styles.detail}>
                {detail}
              </p>
            ),
        )}
        {children}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </li>
  );
}
