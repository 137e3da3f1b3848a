import { Skeleton } from 'antd';
import styles from './planning-skeleton.module.css';

const lines = Array.from({ length: 8 }, (_, index) => index);

/** Shown while the planning loads. */
export function PlanningSkeleton() {
  return (
    <div className={styles.skeleton}>
      {lines.map((line) => (
        <Skeleton.Button key={line} active block />
      ))}
    </div>
  );
}
