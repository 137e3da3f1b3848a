import { AppstoreOutlined, UnorderedListOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import styles from './requests-page.module.css';
import type { ListLayout } from './use-list-layout.ts';

const layouts = [
  { key: 'cartes', label: 'Cartes', Icon: AppstoreOutlined },
  { key: 'lignes', label: 'Lignes', Icon: UnorderedListOutlined },
] as const;

/** Chooses between cards and rows. */
export function LayoutChoice({ layout, onChoose }: { layout: ListLayout; onChoose: (layout: ListLayout) => void }) {
  return (
    <fieldset className={styles.layouts}>
      <legend className="visually-hidden">Affichage</legend>
      {layouts.map(({ key, label, Icon }) => (
        <Button
          key={key}
          type={key === layout ? 'primary' : 'default'}
          ghost={key === layout}
          icon={<Icon aria-hidden />}
          aria-pressed={key === layout}
          onClick={() => onChoose(key)}
        >
          {label}
        </Button>
      ))}
    </fieldset>
  );
}
