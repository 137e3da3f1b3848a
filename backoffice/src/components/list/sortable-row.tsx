import { ArrowDownOutlined, ArrowUpOutlined, DeleteOutlined, EditOutlined } from '@ant-design/icons';
import { unbroken } from '@barnum/rules/text/french';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import styles from './sortable-row.module.css';

interface Props {
  nom: string;
  /** Address of its picture; the default one stands for none. Without it the row has no place for one. */
  picture?: string;
  description: string | null;
  /** What it holds, in one line. */
  count: string;
  isFirst: boolean;
  isLast: boolean;
  isDeleting?: boolean;
  onMove: (by: -1 | 1) => void;
  /** Without them the row is only ordered. */
  onEdit?: () => void;
  onDelete?: () => void;
  children?: ReactNode;
}

/** A record in a sortable list, with its actions. */
export function SortableRow({ nom, picture, description, count, children, ...row }: Props) {
  const { isFirst, isLast, isDeleting = false, onMove, onEdit, onDelete } = row;
  return (
    <div className={picture === undefined ? styles.plain : styles.row}>
      {picture !== undefined && <img className={styles.picture} src={picture} alt="" width={96} height={72} />}
      <div>
        <h2 className={styles.name}>{unbroken(nom)}</h2>
        {description && <p className={styles.description}>{description}</p>}
        <p className={styles.count}>{count}</p>
        {children}
      </div>
      <div className={styles.actions}>
        <Button
          type="text"
          icon={<ArrowUpOutlined aria-hidden />}
          // aria-disabled rather than disabled: it keeps the focus when the item reaches the end of the list.
          aria-disabled={isFirst}
          className={isFirst ? (styles.useless ?? '') : ''}
          aria-label={`Monter ${nom}`}
          title="Monter"
          onClick={() => !isFirst && onMove(-1)}
        />
        <Button
          type="text"
          icon={<ArrowDownOutlined aria-hidden />}
          aria-disabled={isLast}
          className={isLast ? (styles.useless ?? '') : ''}
          aria-label={`Descendre ${nom}`}
          title="Descendre"
          onClick={() => !isLast && onMove(1)}
        />
        {onEdit && (
          <Button icon={<EditOutlined aria-hidden />} aria-label={`Modifier ${nom}`} onClick={onEdit}>
            Modifier
          </Button>
        )}
        {onDelete && (
          <Button
            type="text"
            danger
            icon={<DeleteOutlined aria-hidden />}
            aria-label={`Supprimer ${nom}`}
            loading={isDeleting}
            onClick={onDelete}
          >
            <span className={styles.word}>Supprimer</span>
          </Button>
        )}
      </div>
    </div>
  );
}
