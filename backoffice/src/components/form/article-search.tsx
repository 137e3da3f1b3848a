import { twinIds, unitInWords } from '@barnum/rules/catalogue/articles/articles';
import { limits } from '@barnum/rules/limits';
import { formatPrice } from '@barnum/rules/prices/amounts';
import { unbroken } from '@barnum/rules/text/french';
import { formatNumber } from '@barnum/rules/text/numbers';
import { Select } from 'antd';
import type { ResultOf } from 'gql.tada';
import { type ComponentRef, type RefObject, useEffect, useState } from 'react';
import { useQuery } from 'urql';
import { graphql } from '../../lib/service/graphql.ts';
import styles from './article-search.module.css';
import { soughtPieces } from './sought-pieces.ts';

/** An article that a line can be made of. */
export const foundArticleFields = graphql(`
  fragment FoundArticleFields on Article @_unmask {
    id
    nom
    unite
    prix
    prixPropre
    prixDesGrilles {
      aPartirDu
      prix
    }
    quantite
    lot
    nomLot
    quantiteMinimum
    montantCaution
    coutMontage
    tauxTva
    categorie {
      id
    }
  }
`);

const foundArticlesQuery = graphql(
  `
  query FoundArticles($search: String!, $words: String!, $hasWords: Boolean!) {
    articleChoices(search: $search) {
      ...FoundArticleFields
    }
    otherwise: articleChoices(search: $words) @include(if: $hasWords) {
      ...FoundArticleFields
    }
  }
`,
  [foundArticleFields],
);

export type FoundArticle = ResultOf<typeof foundArticleFields>;

/** Milliseconds without a letter before the service is asked. */
const pause = 150;

interface Props {
  id?: string;
  /** Where no `Form.Item` says it. */
  label?: string;
  placeholder: string;
  field?: RefObject<ComponentRef<typeof Select>>;
  /** With how many pieces, where that was typed: « 80 chaises ». */
  onChoose: (article: FoundArticle, count: number | null) => void;
}

/** Finds an article of the catalogue by its name, whatever the accents and the plural; Enter takes the first one. */
export function ArticleSearch({ id, label, placeholder, field, onChoose }: Props) {
  const [typed, setTyped] = useState('');
  const [search, setSearch] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  // Enter came before the answer.
  const [isAwaited, setIsAwaited] = useState(false);
  const { words, count } = soughtPieces(search);
  const [{ data, operation, error }] = useQuery({
    query: foundArticlesQuery,
    variables: { search, words, hasWords: words !== '' },
    pause: !isOpen && !isAwaited,
  });
  const isCurrent = search === typed.trim() && operation?.variables.search === search;
  const named = isCurrent ? (data?.articleChoices ?? []) : [];
  const isNamed = named.length > 0 || !isCurrent;
  const pieces = isNamed ? null : count;
  const found = isNamed ? named : (data?.otherwise ?? []);
  const twins = twinIds(found);

  useEffect(() => {
    const timer = setTimeout(() => setSearch(typed.trim()), pause);
    return () => clearTimeout(timer);
  }, [typed]);

  const [first] = found;
  useEffect(() => {
    if (!isAwaited || !isCurrent || !data) return;
    setIsAwaited(false);
    if (first) choose(first);
  });

  function choose(article: FoundArticle) {
    setTyped('');
    setIsOpen(false);
    onChoose(article, pieces);
  }

  return (
    <Select<number | null, { value: number; label: string; article: FoundArticle }>
      {...(id && { id })}
      {...(label && { 'aria-label': label })}
      {...(field && { ref: field })}
      className={styles.search ?? ''}
      showSearch
      filterOption={false}
      placeholder={placeholder}
      value={null}
      searchValue={typed}
      onSearch={(value) => {
        setTyped(value.slice(0, limits.search));
        setIsAwaited(false);
      }}
      open={isOpen}
      onDropdownVisibleChange={setIsOpen}
      onInputKeyDown={(event) => {
        if (event.key !== 'Enter' || typed.trim() === '' || (isCurrent && data)) return;
        // antd would close the list, and forget what was typed.
        event.preventDefault();
        event.stopPropagation();
        setIsAwaited(true);
      }}
      onChange={(_id, option) => {
        if (option && !Array.isArray(option)) choose(option.article);
      }}
      notFoundContent={emptyInWords(error !== undefined, isCurrent && data !== undefined)}
      options={found.map((article) => ({ value: article.id, label: inWords(article, twins), article }))}
      optionRender={({ data: { article } }) => (
        <>
          <span className={styles.name}>{unbroken(pieces === null ? article.nom : `${pieces} × ${article.nom}`)}</span>
          <span className={styles.more}>{moreInWords(article, twins)}</span>
        </>
      )}
    />
  );
}

function emptyInWords(hasFailed: boolean, isAnswered: boolean): string {
  if (hasFailed) return 'Les articles n’ont pas pu être lus.';
  return isAnswered ? 'Aucun article de ce nom' : 'Recherche…';
}

function inWords(article: FoundArticle, twins: ReadonlySet<number>): string {
  return `${article.nom}, ${moreInWords(article, twins)}`;
}

/** What tells articles of the same name apart: « par week-end · 90,00 € · 4 en stock », and the number at last. */
function moreInWords({ id, unite, prix, quantite }: FoundArticle, twins: ReadonlySet<number>): string {
  const stock = quantite === null ? 'stock illimité' : `${formatNumber(quantite)} en stock`;
  return [unitInWords(unite), formatPrice(prix), stock, ...(twins.has(id) ? [`n°\u00a0${id}`] : [])].join(' · ');
}
