import { ShopMark } from '../../lib/shop-mark.tsx';
import styles from './admin-layout.module.css';

/** The header on a phone, where the menu is at the thumb. */
export function PhoneHeader() {
  return (
    <div className={styles.phoneHeader}>
      <ShopMark className={styles.mark} nameClass={styles.name} logoClass={styles.logo} />
    </div>
  );
}
