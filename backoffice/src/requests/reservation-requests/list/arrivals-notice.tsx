import { ReloadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import styles from './requests-page.module.css';

/** Announces how many requests have arrived since the list was loaded; a click shows them. */
export function ArrivalsNotice({ count, onShow }: { count: number; onShow: () => void }) {
  return (
    <div className={styles.arrivals} role="status">
      {count > 0 && (
        <Button type="primary" shape="round" icon={<ReloadOutlined aria-hidden />} onClick={onShow}>
          {count === 1 ? '1 nouvelle demande' : `${count} nouvelles demandes`}
        </Button>
      )}
    </div>
  );
}
