import { AppstoreOutlined, UnorderedListOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import styles from './layout-choice.module.css';
import type { ListLayout } from './use-list-layout.ts';

const layouts = [
  { key: 'cartes', label: 'Cartes', Icon: AppstoreOutlined },
  { key: 'lignes', label: 'Lignes', Icon: UnorderedListOutlined },
] as const;

interface Props {
  layout: ListLayout;
  onChoose: (layout: ListLayout) => void;
  /** By their signs alone, where there is little room. */
  isShort?: boolean;
}

/** Chooses between cards and rows. */
export function LayoutChoice({ layout, onChoose, isShort = false }: Props) {
  return (
    <fieldset className={styles.layouts}>
      <legend className="visually-hidden">Affichage des demandes</legend>
      {layouts.map(({ key, label, Icon }) => (
        <Button
          key={key}
          type={key === layout ? 'primary' : 'default'}
          ghost={key === layout}
          icon={<Icon aria-hidden />}
          aria-pressed={key === layout}
          aria-label={label}
          title={label}
          onClick={() => onChoose(key)}
        >
          {!isShort && label}
        </Button>
      ))}
    </fieldset>
  );
}
