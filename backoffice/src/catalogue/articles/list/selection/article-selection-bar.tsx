import { EuroOutlined, EyeOutlined, TagOutlined } from '@ant-design/icons';
import { type ArticleState, articleStateInWords, articleStates } from '@barnum/rules/catalogue/articles/article-states';
import { limits } from '@barnum/rules/limits';
import { uncategorised } from '@barnum/rules/paths';
import { sentences } from '@barnum/rules/sentences';
import { Button, Modal } from 'antd';
import { useState } from 'react';
import { useQuery } from 'urql';
import { focusFirstField } from '../../../../components/focus-first-field.ts';
import { SelectionBar } from '../../../../components/list/selection-bar.tsx';
import type { Selection } from '../../../../components/list/use-selection.ts';
import { articleCategoriesQuery, type ListedArticle } from '../article-list.ts';
import { FieldChange } from './field-change.tsx';
import { PriceChange } from './price-change.tsx';
import { useArticleChanges } from './use-article-changes.ts';

const kinds = { prix: 'Changer les prix', categorie: 'Changer la catégorie', etat: 'Changer l’état' } as const;

const states = articleStates.map((state) => ({ value: state, label: articleStateInWords(state) }));

/** What can be changed of all chosen articles. */
export function ArticleSelectionBar({ selection: { chosen, clear } }: { selection: Selection<ListedArticle> }) {
  const [open, setOpen] = useState<keyof typeof kinds | null>(null);
  const { change, isChanging, archiveQuestion } = useArticleChanges();
  const [{ data }] = useQuery({ query: articleCategoriesQuery });
  const categories = [...(data?.categories ?? []), uncategorised].map(({ id, nom }) => ({ value: id, label: nom }));
  const isTooMuch = chosen.length > limits.articleChanges;
  const count = `${articlesInWords(chosen.length)} ${chosen.length === 1 ? 'choisi' : 'choisis'}`;

  async function apply(fieldsOf: Parameters<typeof change>[1]) {
    if (!(await change(chosen, fieldsOf))) return;
    setOpen(null);
    clear();
  }

  return (
    <SelectionBar
      label="Articles choisis"
      count={chosen.length > 0 ? count : null}
      refusal={isTooMuch ? sentences.articles.tooManyChosen : null}
      onClear={clear}
    >
      <Button icon={<EuroOutlined aria-hidden />} disabled={isTooMuch} onClick={() => setOpen('prix')}>
        Prix
      </Button>
      <Button icon={<TagOutlined aria-hidden />} disabled={isTooMuch} onClick={() => setOpen('categorie')}>
        Catégorie
      </Button>
      <Button icon={<EyeOutlined aria-hidden />} disabled={isTooMuch} onClick={() => setOpen('etat')}>
        État
      </Button>
      {archiveQuestion}
      <Modal
        open={open !== null}
        title={open && `${kinds[open]} (${articlesInWords(chosen.length)})`}
        onCancel={() => setOpen(null)}
        afterOpenChange={focusFirstField}
        closable={{ 'aria-label': 'Fermer' }}
        footer={null}
        destroyOnHidden
      >
        {open === 'prix' && <PriceChange articles={chosen} isChanging={isChanging} onChange={apply} />}
        {open === 'categorie' && (
          <FieldChange
            label="Nouvelle catégorie"
            options={categories}
            isChanging={isChanging}
            onChange={(categorieId) => apply(() => ({ categorieId }))}
          />
        )}
        {open === 'etat' && (
          <FieldChange<ArticleState>
            label="Nouvel état"
            options={states}
            isChanging={isChanging}
            onChange={(etat) => apply(() => ({ etat }))}
          />
        )}
      </Modal>
    </SelectionBar>
  );
}

function articlesInWords(count: number): string {
  return count === 1 ? '1 article' : `${count} articles`;
}
