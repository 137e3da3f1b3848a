import { CloseOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import styles from './selection-bar.module.css';

interface Props {
  label: string;
  /** How many are chosen, in words; null for none, which hides the bar. */
  count: string | null;
  /** Why nothing can be done with so many; null while they are not too many. */
  refusal: string | null;
  onClear: () => void;
  /** The buttons of what can be done with all of them, and their windows. */
  children: ReactNode;
}

/** What can be done with the chosen lines of a list, at its foot. */
export function SelectionBar({ label, count, refusal, onClear, children }: Props) {
  return (
    <section className={styles.bar} aria-label={label} hidden={count === null}>
      <p className={styles.count} role="status">
        {count}
        {refusal !== null && ` : ${refusal}`}
      </p>
      <div className={styles.actions}>{children}</div>
      <Button className={styles.clear ?? ''} type="text" icon={<CloseOutlined aria-hidden />} onClick={onClear}>
        <span className={styles.words}>Ne plus choisir</span>
      </Button>
    </section>
  );
}
