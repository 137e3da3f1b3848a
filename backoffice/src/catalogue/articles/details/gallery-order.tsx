import { sentences } from '@barnum/rules/sentences';
import { useMemo } from 'react';
import { SortableList } from '../../../components/list/sortable-list.tsx';
import { SortableRow } from '../../../components/list/sortable-row.tsx';
import { useOrder } from '../../../components/list/use-order.ts';
import { graphql } from '../../../lib/service/graphql.ts';
import type { ArticleImage } from '../article-detail.ts';

const reorderImagesMutation = graphql(`
  mutation ReorderArticleImages($articleId: Int!, $ids: [Int!]!) {
    reorderArticleImages(articleId: $articleId, ids: $ids) {
      id
    }
  }
`);

interface Props {
  articleId: number;
  images: readonly ArticleImage[];
  reload: () => void;
}

/** The pictures of an article in the order of its page, where the primary one always comes first. */
export function GalleryOrder({ articleId, images, reload }: Props) {
  const items = useMemo(
    () => images.map((image, index) => ({ ...image, nom: image.altImage || `Image ${index + 1}` })),
    [images],
  );
  const { ordered, move } = useOrder({
    items,
    mutation: reorderImagesMutation,
    scope: { articleId },
    sentences: { done: sentences.images.ordered, failed: sentences.images.orderFailed },
    reload,
  });
  return (
    <SortableList items={ordered} onMove={move}>
      {(image, index) => (
        <SortableRow
          nom={image.nom}
          picture={image.picture.renditions[0]?.url ?? image.picture.url}
          description={null}
          count={image.primary ? 'Principale\u00a0: toujours la première' : ''}
          isFirst={index === 0}
          isLast={index === ordered.length - 1}
          onMove={(by) => move(index, index + by)}
        />
      )}
    </SortableList>
  );
}
