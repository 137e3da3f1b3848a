import { MenuOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { ShopMark } from '../../lib/shop-mark.tsx';
import styles from './admin-layout.module.css';

/** The header on a phone, where the sidebar is a drawer. */
export function PhoneHeader({ isOpen, onOpen }: { isOpen: boolean; onOpen: () => void }) {
  return (
    <div className={styles.phoneHeader}>
      <Button
        type="text"
        size="large"
        icon={<MenuOutlined aria-hidden />}
        aria-label="Ouvrir le menu"
        aria-expanded={isOpen}
        onClick={onOpen}
      />
      <ShopMark className={styles.mark} nameClass={styles.name} logoClass={styles.logo} />
    </div>
  );
}
