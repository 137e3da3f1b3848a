import type { ReactNode } from 'react';
import styles from './tick-box.module.css';

interface Props {
  isTicked: boolean;
  /** Some of what it stands for is ticked. */
  isMixed?: boolean;
  onTick: (isTicked: boolean) => void;
  children: ReactNode;
}

/** A box of a sheet with its words: large enough for a thumb, small on paper. */
export function TickBox({ isTicked, isMixed = false, onTick, children }: Props) {
  return (
    <label className={styles.box}>
      <input
        type="checkbox"
        ref={(box) => {
          if (box) box.indeterminate = isMixed;
        }}
        checked={isTicked}
        onChange={({ target }) => onTick(target.checked)}
      />
      <span>{children}</span>
    </label>
  );
}
