import { PlusOutlined } from '@ant-design/icons';
import { sentences } from '@barnum/rules/sentences';
import { formatNumber } from '@barnum/rules/text/numbers';
import { Button } from 'antd';
import { useRef, useState } from 'react';
import { CountLine } from '../../components/list/count-line.tsx';
import { ListStates } from '../../components/list/list-states.tsx';
import { SortableList } from '../../components/list/sortable-list.tsx';
import { SortableRow } from '../../components/list/sortable-row.tsx';
import { SortableSkeleton } from '../../components/list/sortable-skeleton.tsx';
import styles from '../../components/list/sortable-tab.module.css';
import { useList } from '../../components/list/use-list.ts';
import { useOrder } from '../../components/list/use-order.ts';
import { Placeholder } from '../../components/placeholder.tsx';
import { useDeletion } from '../../components/use-deletion.ts';
import {
  type Category,
  categoriesQuery,
  categoryThumbnail,
  deleteCategoryMutation,
  reorderCategoriesMutation,
} from './categories.ts';
import { CategoryModal } from './category-modal.tsx';

/** The categories, ordered by dragging, keyboard or buttons (spec screen 2). */
export function CategoriesTab() {
  const list = useList({ query: categoriesQuery, variables: {}, select });
  const { ordered, move } = useOrder({
    items: list.items ?? none,
    mutation: reorderCategoriesMutation,
    scope: {},
    sentences: { done: sentences.categories.ordered, failed: sentences.categories.orderFailed },
    reload: list.reload,
  });
  const [edited, setEdited] = useState<Category | 'new' | null>(null);
  const count = useRef<HTMLParagraphElement>(null);
  const deletion = useDeletion({
    mutation: deleteCategoryMutation,
    sentences: { done: sentences.categories.deleted, failed: sentences.categories.deleteRefused },
    refreshes: ['Category'],
    question: ({ nom }: Category) => `Supprimer définitivement la catégorie « ${nom} » ?`,
    onDeleted: () => count.current?.focus(),
  });

  return (
    <>
      <div className={styles.head}>
        <CountLine ref={count} text={list.items && countLine(ordered.length)} />
        <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => setEdited('new')}>
          Ajouter une catégorie
        </Button>
      </div>
      <ListStates
        list={list}
        failure={sentences.categories.listFailed}
        skeleton={<SortableSkeleton rows={5} />}
        empty={
          <Placeholder title="Aucune catégorie trouvée">
            Les articles se rangent par catégories, dans l’ordre où le site les montre. Ajoutez la première.
          </Placeholder>
        }
      >
        {() => (
          <SortableList items={ordered} onMove={move}>
            {(category, index) => (
              <SortableRow
                nom={category.nom}
                picture={categoryThumbnail(category)}
                description={category.description}
                count={articleCount(category)}
                isFirst={index === 0}
                isLast={index === ordered.length - 1}
                isDeleting={deletion.deletingId === category.id}
                onMove={(by) => move(index, index + by)}
                onEdit={() => setEdited(category)}
                onDelete={() => deletion.confirmAndDelete(category)}
              />
            )}
          </SortableList>
        )}
      </ListStates>
      <CategoryModal edited={edited} nextPlace={ordered.length} onClose={() => setEdited(null)} />
    </>
  );
}

const none: readonly Category[] = [];

function select({ categories }: { categories: Category[] }) {
  return { items: categories, totalCount: categories.length };
}

function countLine(count: number): string {
  if (count === 0) return 'Aucune catégorie';
  return count === 1 ? '1 catégorie' : `${count} catégories, dans l’ordre du site`;
}

function articleCount({ articleCount: count }: Category): string {
  if (count === 0) return 'Aucun article';
  return count === 1 ? '1 article' : `${formatNumber(count)} articles`;
}
