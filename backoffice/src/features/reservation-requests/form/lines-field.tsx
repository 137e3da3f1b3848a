import { DeleteOutlined } from '@ant-design/icons';
import { twinIds, unitInWords } from '@barnum/rules/articles';
import { formatCents, formatPrice } from '@barnum/rules/money/amounts';
import { unbroken } from '@barnum/rules/text/french';
import { formatNumber } from '@barnum/rules/text/numbers';
import { Button, type Select } from 'antd';
import { type ComponentRef, useEffect, useRef, useState } from 'react';
import { ArticleSearch, type FoundArticle } from '../../../components/form/article-search.tsx';
import { NumberInput } from '../../../components/form/number-input.tsx';
import type { Left } from '../../availability/use-occupation.ts';
import { leftOf } from './draft-figures.ts';
import { isFull, newLine, piecesOf, type RequestLine } from './edited-request.ts';
import styles from './lines-field.module.css';

interface Props {
  /** Passed by Form.Item. */
  id?: string;
  value?: RequestLine[];
  onChange?: (lines: RequestLine[]) => void;
  /** What is left of the articles on the wanted days. */
  left: ReadonlyMap<number, Left>;
  /** Rent of each line for these days, in cents. */
  rents: readonly number[];
  /** The lines that the request had: what is asked for again keeps its conditions. */
  former: readonly RequestLine[];
}

/** The lines of a request: Enter takes the article that was found, then its quantity, then the next article. */
export function LinesField({ id, value: lines = [], onChange, left, rents, former }: Props) {
  const search = useRef<ComponentRef<typeof Select>>(null);
  const list = useRef<HTMLUListElement>(null);
  const [added, setAdded] = useState<{ articleId: number } | null>(null);
  const twins = twinIds(
    lines.flatMap(({ articleId, ...line }) => (articleId === null ? [] : { ...line, id: articleId })),
  );

  useEffect(() => {
    if (added === null) return;
    // After antd, which gives the focus back to the field of the list that was clicked.
    const timer = setTimeout(() => {
      const quantity = list.current?.querySelector<HTMLInputElement>(`[data-article="${added.articleId}"] input`);
      quantity?.focus();
      quantity?.select();
    });
    return () => clearTimeout(timer);
  }, [added]);

  function add(article: FoundArticle) {
    if (!lines.some(({ articleId }) => articleId === article.id)) {
      const known = former.find(({ articleId }) => articleId === article.id);
      onChange?.([...lines, known ? { ...known, quantite: '1' } : newLine(article)]);
    }
    setAdded({ articleId: article.id });
  }

  const change = (place: number, quantite: string) =>
    onChange?.(lines.map((line, index) => (index === place ? { ...line, quantite } : line)));

  return (
    <>
      <ul ref={list} className={styles.lines}>
        {lines.map((line, place) => {
          const name = nameOf(line, twins);
          return (
            <li key={line.articleId ?? line.nom} className={styles.line} data-article={line.articleId}>
              <span className={styles.about}>
                <span className={styles.name}>{unbroken(line.nom)}</span>
                <span className={styles.more}>{conditionsOf(line, twins)}</span>
              </span>
              <NumberInput
                className={styles.quantity ?? ''}
                aria-label={`Quantité : ${name}`}
                min={1}
                step={1}
                value={line.quantite}
                onChange={(quantite) => change(place, quantite)}
                onPressEnter={(event) => {
                  // Not the whole form: the next article comes first.
                  event.preventDefault();
                  search.current?.focus();
                }}
              />
              <LeftOfLine line={line} left={left} />
              <span className={styles.rent}>{line.prix === null ? 'sans prix' : formatCents(rents[place] ?? 0)}</span>
              <Button
                type="text"
                className={styles.remove ?? ''}
                icon={<DeleteOutlined aria-hidden />}
                aria-label={`Retirer ${name}`}
                onClick={() => {
                  onChange?.(lines.filter((_, index) => index !== place));
                  search.current?.focus();
                }}
              />
            </li>
          );
        })}
      </ul>
      {!isFull(lines) && (
        <ArticleSearch {...(id && { id })} field={search} placeholder="Ajouter un article" onChoose={add} />
      )}
    </>
  );
}

/** What is free on these days, and how many pieces are missing: the quantity stays as it was typed. */
function LeftOfLine({ line, left }: { line: RequestLine; left: ReadonlyMap<number, Left> }) {
  const found = leftOf(line, left);
  if (!found) return <span className={styles.left} />;
  const missing = piecesOf(line) - found.libre;
  return (
    <span className={missing > 0 ? styles.missing : styles.left}>
      {found.inWords}
      {missing > 0 && ` : il en manque ${formatNumber(missing)}`}
    </span>
  );
}

function nameOf({ articleId, nom, unite }: RequestLine, twins: ReadonlySet<number>): string {
  return articleId !== null && twins.has(articleId) && unite ? `${nom}, n°\u00a0${articleId}` : nom;
}

function conditionsOf({ articleId, prix, unite }: RequestLine, twins: ReadonlySet<number>): string {
  if (prix === null) return 'hors catalogue';
  return [
    formatPrice(prix),
    ...(unite ? [unitInWords(unite)] : []),
    ...(articleId !== null && twins.has(articleId) ? [`n°\u00a0${articleId}`] : []),
  ].join(' ');
}
