import type { ItemPrice } from '@barnum/rules/prices/price-request';
import { unbroken } from '@barnum/rules/text/french';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { announce } from '../../../lib/announcements.ts';
import { classNames } from '../../../lib/class-names.ts';
import { useRequestDraft } from '../../../lib/request-draft/request-draft.ts';
import type { DraftItem } from '../../../lib/request-draft/request-draft-state.ts';
import type { DraftedItem } from '../draft/draft-rental.ts';
import { DrawerLine } from './drawer-line.tsx';
import styles from './drawer-lines.module.css';
import type { DraftedArticle } from './use-drafted-articles.ts';

interface Props {
  prices: readonly ItemPrice<DraftedItem>[];
  articles: readonly DraftedArticle[];
  /** Articles of which an addition took all. */
  limited?: readonly number[] | undefined;
  /** One row an article. */
  isCompact?: boolean;
}

interface Removed {
  item: DraftItem;
  /** Its place in the whole list. */
  index: number;
  nom: string;
}

/** The articles of the list. What was removed last can be put back. */
export function DrawerLines({ prices, articles, limited = [], isCompact = false }: Props) {
  const { items, update } = useRequestDraft();
  const [removed, setRemoved] = useState<Removed | null>(null);
  const list = useRef<HTMLUListElement>(null);

  /** Changes the rows, then moves the focus to the one that took the place of what had it. */
  function replace(articleId: number, change: () => void) {
    flushSync(change);
    const row = list.current?.querySelector<HTMLElement>(`[data-article="${articleId}"]`);
    (row?.querySelector<HTMLElement>('[data-undo]') ?? row)?.focus();
  }

  function remove({ articleId, quantite, nom }: DraftedItem) {
    const index = items.findIndex((item) => item.articleId === articleId);
    const name = nom ?? 'Article du catalogue';
    replace(articleId, () => {
      setRemoved({ item: { articleId, quantite }, index, nom: name });
      update({ items: items.filter((item) => item.articleId !== articleId) });
    });
    announce(`${name} : retiré de votre demande`);
  }

  function putBack({ item, index }: Removed) {
    const others = items.filter(({ articleId }) => articleId !== item.articleId);
    replace(item.articleId, () => {
      update({ items: [...others.slice(0, index), item, ...others.slice(index)] });
      setRemoved(null);
    });
  }

  const rows = prices.map((price) => {
    const { item } = price;
    const article = articles.find(({ id }) => id === item.articleId);
    return (
      <li key={item.articleId} className={styles.line} data-article={item.articleId} tabIndex={-1}>
        {article ? (
          <DrawerLine
            item={item}
            article={article}
            rent={price.rent}
            isCompact={isCompact}
            isLimited={limited.includes(item.articleId)}
            onRemove={() => remove(item)}
          />
        ) : (
          <p className={styles.note}>
            Cet article n’est plus au catalogue.{' '}
            <button type="button" className={styles.undo} onClick={() => remove(item)}>
              Retirer
            </button>
          </p>
        )}
      </li>
    );
  });
  if (removed && !prices.some(({ item }) => item.articleId === removed.item.articleId)) {
    rows.splice(
      removed.index,
      0,
      <li key={removed.item.articleId} className={styles.line} data-article={removed.item.articleId}>
        <p className={styles.note}>
          {unbroken(removed.nom)} : retiré.{' '}
          <button type="button" className={styles.undo} onClick={() => putBack(removed)} data-undo>
            Annuler<span className="visually-hidden"> : {removed.nom}</span>
          </button>
        </p>
      </li>,
    );
  }
  return (
    <ul ref={list} className={classNames(styles.lines, isCompact && styles.compact)}>
      {rows}
    </ul>
  );
}
