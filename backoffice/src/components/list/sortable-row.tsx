import { ArrowDownOutlined, ArrowUpOutlined, DeleteOutlined, EditOutlined } from '@ant-design/icons';
import { unbroken } from '@barnum/rules/text/french';
import { formatNumber } from '@barnum/rules/text/numbers';
import { Button } from 'antd';
import { type Category, categoryThumbnail } from '../../features/categories/categories.ts';
import styles from './sortable-row.module.css';

interface Props {
  category: Category;
  isFirst: boolean;
  isLast: boolean;
  isDeleting: boolean;
  onMove: (by: -1 | 1) => void;
  onEdit: () => void;
  onDelete: () => void;
}

/** A category in the list, with its actions. */
export function CategoryRow({ category, isFirst, isLast, isDeleting, onMove, onEdit, onDelete }: Props) {
  const { nom, description } = category;
  return (
    <div className={styles.row}>
      <img className={styles.picture} src={categoryThumbnail(category)} alt="" width={96} height={72} />
      <div>
        <h2 className={styles.name}>{unbroken(nom)}</h2>
        {description && <p className={styles.description}>{description}</p>}
        <p className={styles.count}>{articleCount(category)}</p>
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
        <Button icon={<EditOutlined aria-hidden />} aria-label={`Modifier ${nom}`} onClick={onEdit}>
          Modifier
        </Button>
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
      </div>
    </div>
  );
}

function articleCount({ articleCount: count }: Category): string {
  if (count === 0) return 'Aucun article';
  return count === 1 ? '1 article' : `${formatNumber(count)} articles`;
}
