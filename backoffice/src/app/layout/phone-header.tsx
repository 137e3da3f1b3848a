import { SearchOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { ShopMark } from '../../lib/shop-mark.tsx';
import styles from './admin-layout.module.css';

/** The header on a phone, where the menu is at the thumb: the shop, and the search. */
export function PhoneHeader({ onSearch }: { onSearch: () => void }) {
  return (
    <div className={styles.phoneHeader}>
      <ShopMark className={styles.mark} nameClass={styles.name} logoClass={styles.logo} />
      <Button
        className={styles.search ?? ''}
        type="text"
        size="large"
        icon={<SearchOutlined aria-hidden />}
        aria-label="Chercher partout"
        aria-haspopup="dialog"
        onClick={onSearch}
      />
    </div>
  );
}
