import { DeleteOutlined } from '@ant-design/icons';
import {
  byThePiece,
  firstPossible,
  impossibleSentence,
  inBoxes,
  isPossible,
} from '@barnum/rules/catalogue/articles/quantities';
import { limits } from '@barnum/rules/limits';
import { unbroken } from '@barnum/rules/text/french';
import { Button, InputNumber, Select } from 'antd';
import { useQuery } from 'urql';
import { matchesSearch } from '../../lib/matches-search.ts';
import { graphql } from '../../lib/service/graphql.ts';
import styles from './items-field.module.css';

const choicesQuery = graphql(`
  query ArticleChoices {
    articles {
      id
      nom
      etat
      quantite
      lot
      nomLot
      quantiteMinimum
    }
  }
`);

/** Pieces of an article; without an id, of one that is no longer in the catalogue. */
export interface ChosenItem {
  articleId: number | null;
  nom: string;
  quantite: number;
}

interface Props {
  /** Passed by Form.Item. */
  id?: string;
  value?: ChosenItem[];
  onChange?: (items: ChosenItem[]) => void;
}

/** Articles, each with its quantity. */
export function ItemsField({ id, value: items = [], onChange }: Props) {
  const [{ data, fetching }] = useQuery({ query: choicesQuery });
  // What is archived is proposed to nobody.
  const articles = (data?.articles ?? []).filter(({ etat }) => etat !== 'archive');
  const left = articles.filter((article) => !items.some(({ articleId }) => articleId === article.id));

  function add(articleId: number | null) {
    const article = left.find((one) => one.id === articleId);
    if (article) onChange?.([...items, { articleId: article.id, nom: article.nom, quantite: firstPossible(article) }]);
  }

  return (
    <>
      {items.map(({ articleId, nom, quantite }, index) => {
        const article = articles.find((one) => one.id === articleId) ?? byThePiece;
        return (
          <div key={articleId ?? nom} className={styles.item}>
            <span className={styles.article}>
              {unbroken(nom)}
              {isPossible(quantite, article) ? (
                <span className={styles.note}>{inBoxes(quantite, article)}</span>
              ) : (
                <span className={styles.wrong} role="alert">
                  {impossibleSentence(nom, quantite, article)}
                </span>
              )}
            </span>
            <InputNumber
              className={styles.quantity ?? ''}
              aria-label={`Quantité : ${nom}`}
              min={firstPossible(article)}
              step={article.lot}
              max={article.quantite ?? limits.maxQuantity}
              value={quantite}
              onChange={(wanted) =>
                onChange?.(
                  items.map((item, place) =>
                    place === index ? { ...item, quantite: wanted ?? firstPossible(article) } : item,
                  ),
                )
              }
            />
            <Button
              type="text"
              icon={<DeleteOutlined aria-hidden />}
              aria-label={`Retirer ${nom}`}
              onClick={() => onChange?.(items.filter((_, place) => place !== index))}
            />
          </div>
        );
      })}
      <Select<number | null>
        {...(id && { id })}
        showSearch
        filterOption={matchesSearch}
        placeholder="Ajouter un article"
        loading={fetching}
        value={null}
        onChange={add}
        options={left.map((article) => ({ value: article.id, label: article.nom }))}
      />
    </>
  );
}
