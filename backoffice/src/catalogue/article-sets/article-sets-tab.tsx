import { PlusOutlined } from '@ant-design/icons';
import { articleSetSentences } from '@barnum/rules/catalogue/article-sets/article-set-sentences';
import { exceedsStock, priceArticleSet } from '@barnum/rules/catalogue/article-sets/article-sets';
import { formatCents } from '@barnum/rules/prices/amounts';
import type { RentRules } from '@barnum/rules/prices/piece-rent';
import { rentalTermsOf } from '@barnum/rules/prices/rental-terms';
import { formatNumber } from '@barnum/rules/text/numbers';
import { Button } from 'antd';
import { useRef, useState } from 'react';
import { Badge } from '../../components/badge.tsx';
import { CountLine } from '../../components/list/count-line.tsx';
import { ListStates } from '../../components/list/list-states.tsx';
import { SortableList } from '../../components/list/sortable-list.tsx';
import { SortableRow } from '../../components/list/sortable-row.tsx';
import { SortableSkeleton } from '../../components/list/sortable-skeleton.tsx';
import styles from '../../components/list/sortable-tab.module.css';
import { useOrder } from '../../components/list/use-order.ts';
import { Placeholder } from '../../components/placeholder.tsx';
import { useDeletion } from '../../components/use-deletion.ts';
import { useRead } from '../../components/use-read.ts';
import { ArticleSetForm, type EditedArticleSet, editedArticleSet } from './article-set-form.tsx';
import {
  type ArticleSet,
  articleSetsQuery,
  deleteArticleSetMutation,
  reorderArticleSetsMutation,
} from './article-sets.ts';

/** The sets, in the order of the site: made, changed, ordered and deleted. */
export function ArticleSetsTab() {
  const { data, ...reading } = useRead(articleSetsQuery, variables);
  const { ordered, move } = useOrder({
    items: data?.articleSets ?? none,
    mutation: reorderArticleSetsMutation,
    scope: variables,
    sentences: { done: articleSetSentences.ordered, failed: articleSetSentences.orderFailed },
    reload: reading.reload,
  });
  const [edited, setEdited] = useState<EditedArticleSet | null>(null);
  const count = useRef<HTMLParagraphElement>(null);
  const deletion = useDeletion({
    mutation: deleteArticleSetMutation,
    question: ({ nom }: ArticleSet) => `Supprimer définitivement l’ensemble « ${nom} » ? Ses articles restent.`,
    sentences: { done: articleSetSentences.deleted, failed: articleSetSentences.deleteFailed },
    refreshes: ['ArticleSet'],
    onDeleted: () => count.current?.focus(),
  });
  const { supplementParJour } = rentalTermsOf(data?.companyInfo ?? []);
  const rules = { supplementParJour, ...(data && { tarifs: data.pricing.terms }) };

  return (
    <>
      <div className={styles.head}>
        <CountLine ref={count} text={data && countLine(ordered.length)} />
        <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => setEdited(editedArticleSet())}>
          Ajouter un ensemble
        </Button>
      </div>
      <ListStates
        list={{ ...reading, items: data?.articleSets, totalCount: data?.articleSets.length }}
        failure={articleSetSentences.loadFailed}
        skeleton={<SortableSkeleton rows={3} />}
        empty={
          <Placeholder title="Aucun ensemble pour l’instant">
            « Pour 50 convives » : réunissez les articles qu’il faut, avec leurs quantités. Vos visiteurs les ajoutent à
            leur demande en un geste.
          </Placeholder>
        }
      >
        {() => (
          <SortableList items={ordered} onMove={move}>
            {(set, index) => (
              <SortableRow
                nom={set.nom}
                description={set.description}
                count={inWords(set, rules)}
                isFirst={index === 0}
                isLast={index === ordered.length - 1}
                isDeleting={deletion.deletingId === set.id}
                onMove={(by) => move(index, index + by)}
                onEdit={() => setEdited(editedArticleSet(set))}
                onDelete={() => deletion.confirmAndDelete(set)}
              >
                <Shortage set={set} />
              </SortableRow>
            )}
          </SortableList>
        )}
      </ListStates>
      <ArticleSetForm set={edited} onSaved={() => setEdited(null)} onClose={() => setEdited(null)} />
    </>
  );
}

const variables = {};
const none: readonly ArticleSet[] = [];

/** Names the articles of which there are fewer than the set holds. */
function Shortage({ set }: { set: ArticleSet }) {
  const short = set.items.filter(({ quantite, article }) => exceedsStock(quantite, article.quantite));
  if (short.length === 0) return null;
  return (
    <Badge tone="warning">
      Stock trop petit :{' '}
      {short.map(({ quantite, article }) => `${article.nom} (${article.quantite} sur ${quantite})`).join(', ')}
    </Badge>
  );
}

function countLine(count: number): string {
  if (count === 0) return 'Aucun ensemble';
  return count === 1 ? '1 ensemble' : `${count} ensembles, dans l’ordre du site`;
}

function inWords({ items }: ArticleSet, rules: RentRules): string {
  if (items.length === 0) return 'Vide : le site ne le montre pas';
  const pieces = items.reduce((sum, { quantite }) => sum + quantite, 0);
  const articles = items.length === 1 ? '1 article' : `${items.length} articles`;
  const rented = items.map(({ quantite, article: { prix, unite } }) => ({ quantite, prix, unite }));
  const price = formatCents(priceArticleSet(rented, rules, null));
  return `${articles}, ${formatNumber(pieces)} ${pieces === 1 ? 'pièce' : 'pièces'} · ${price} le week-end`;
}
