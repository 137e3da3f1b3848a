import { CaretDownOutlined, CaretUpOutlined } from '@ant-design/icons';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './data-table.module.css';
import type { Selection } from './use-selection.ts';
import { useSorting } from './use-sorting.ts';

export interface Column<Item> {
  /** Its name in the address when it can be sorted: `?tri=prix-desc`. */
  key: string;
  title: string;
  cell: (item: Item) => ReactNode;
  isSortable?: boolean;
  /** Aligned to the right, so that numbers can be compared. */
  isNumber?: boolean;
  /** The title is for screen readers only, as over buttons. */
  isTitleHidden?: boolean;
}

interface Props<Item> {
  /** The table's title, for screen readers. */
  caption: string;
  /** The first one identifies the record. */
  columns: readonly [Column<Item>, ...Column<Item>[]];
  items: readonly Item[];
  /** Which rows are chosen, where they can be. */
  selection?: Selection<Item>;
}

/**
 * Records in a table. Its column heads are links that sort it (see useSorting). On a phone each record is a card, and
 * SortingSelect replaces the column heads.
 */
export function DataTable<Item extends { id: number; nom?: string; numero?: string | null }>({
  caption,
  columns,
  items,
  selection,
}: Props<Item>) {
  const count = items.filter(({ id }) => selection?.has(id)).length;
  const [first, ...others] = columns;
  return (
    // Explicit roles: browsers drop the implicit ones when CSS turns rows into cards.
    // biome-ignore-start lint/a11y/noRedundantRoles: as above
    <table className={styles.table} role="table">
      <caption className="visually-hidden">{caption}</caption>
      <thead className={styles.heads}>
        <tr>
          {selection && (
            <th scope="col" className={styles.choice}>
              <label className={styles.box}>
                <input
                  type="checkbox"
                  checked={items.length > 0 && count === items.length}
                  ref={(box) => {
                    if (box) box.indeterminate = count > 0 && count < items.length;
                  }}
                  onChange={selection.toggleAll}
                  aria-label="Tout choisir sur cette page"
                />
              </label>
            </th>
          )}
          {columns.map((column) => (
            <Head key={column.key} column={column} />
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className={styles.rows}>
        {items.map((item) => (
          <tr key={item.id} role="row" className={styles.row}>
            {selection && (
              <td role="cell" className={styles.choice}>
                <label className={styles.box}>
                  <input
                    type="checkbox"
                    checked={selection.has(item.id)}
                    // A click with shift held chooses all from the one before.
                    onChange={({ nativeEvent }) =>
                      selection.toggle(item, 'shiftKey' in nativeEvent && !!nativeEvent.shiftKey)
                    }
                    aria-label={`Choisir ${item.nom ?? item.numero ?? item.id}`}
                  />
                </label>
              </td>
            )}
            <th scope="row" role="rowheader" className={styles.record}>
              {first.cell(item)}
            </th>
            {others.map((column) => (
              <td
                key={column.key}
                role="cell"
                className={column.isNumber ? styles.number : styles.cell}
                data-title={column.isTitleHidden ? undefined : column.title}
              >
                {column.cell(item)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
    // biome-ignore-end lint/a11y/noRedundantRoles: as above
  );
}

const ariaSort = { asc: 'ascending', desc: 'descending' } as const;

function Head<Item>({ column }: { column: Column<Item> }) {
  const { sorting, searchSortedBy } = useSorting();
  const direction = sorting?.key === column.key ? sorting.direction : null;
  const className = column.isNumber ? styles.numberHead : styles.head;

  if (!column.isSortable) {
    return (
      <th scope="col" className={className}>
        <span className={column.isTitleHidden ? 'visually-hidden' : undefined}>{column.title}</span>
      </th>
    );
  }
  const Caret = direction === 'desc' ? CaretDownOutlined : CaretUpOutlined;
  return (
    <th scope="col" className={className} aria-sort={direction === null ? undefined : ariaSort[direction]}>
      <Link
        className={direction === null ? styles.sort : styles.sorted}
        to={{ search: searchSortedBy(column.key) }}
        replace
        preventScrollReset
      >
        {column.title} <Caret className={styles.caret} aria-hidden />
      </Link>
    </th>
  );
}
