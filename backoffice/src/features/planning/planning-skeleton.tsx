import { Skeleton } from 'antd';
import styles from './planning-skeleton.module.css';

const lines = Array.from({ length: 8 }, (_, index) => index);

/** Where the planning will be. */
export function PlanningSkeleton() {
  return (
    <div className={styles.skeleton}>
      {lines.map((line) => (
        <Skeleton.Button key={line} active block />
      ))}
    </div>
  );
}
