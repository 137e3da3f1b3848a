import { Skeleton } from 'antd';
import styles from './sortable-tab.module.css';

/** Rows of a sortable list while it loads. */
export function SortableSkeleton({ rows }: { rows: number }) {
  return (
    <div className={styles.skeletons} aria-hidden>
      {Array.from({ length: rows }, (_, index) => index).map((row) => (
        <div key={row} className={styles.skeleton}>
          <Skeleton active avatar={{ shape: 'square', size: 72 }} title paragraph={{ rows: 1 }} />
        </div>
      ))}
    </div>
  );
}
