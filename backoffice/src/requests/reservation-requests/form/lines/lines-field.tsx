import { twinIds } from '@barnum/rules/catalogue/articles/articles';
import { firstPossible } from '@barnum/rules/catalogue/articles/quantities';
import type { FieldErrors } from '@barnum/rules/errors';
import { limits } from '@barnum/rules/limits';
import { lineKindLabels } from '@barnum/rules/prices/lines';
import type { ItemPrice, RentedItem } from '@barnum/rules/prices/price-request';
import type { DepositBase, Fee } from '@barnum/rules/prices/pricing-terms';
import type { Select } from 'antd';
import { type ComponentRef, useEffect, useRef, useState } from 'react';
import { ArticleSearch, type FoundArticle } from '../../../../components/form/article-search.tsx';
import { useHiredArticles } from '../../../../components/form/use-hired-articles.ts';
import { type LeftOfLines, lineKey } from '../../../availability/use-occupation.ts';
import { AddLine } from './add-line.tsx';
import { moveByKey } from './grid-keys.ts';
import { LineRow } from './line-row.tsx';
import {
  articleLine,
  isFull,
  type LineCell,
  type RequestLine,
  type StoredLine,
  splitLine,
  withLines,
} from './lines.ts';
import styles from './lines-field.module.css';
import type { TemplatesSlot } from './templates.ts';

interface Props {
  /** Passed by Form.Item. */
  id?: string;
  value?: RequestLine[];
  onChange?: (lines: RequestLine[]) => void;
  /** What is left for them on the wanted days. */
  left: LeftOfLines;
  /** How many pieces are missing, by `lineKey`. */
  missing: ReadonlyMap<string, number>;
  /** Price of each line for these days. */
  prices: readonly ItemPrice<RentedItem>[];
  /** The lines that the request had: what is asked for again keeps its conditions. */
  former: readonly RequestLine[];
  /** What is wrong in a line that is as it was when it was refused. */
  wrong: WrongLines;
  isDelivered: boolean;
  depositBase: DepositBase;
  fees: readonly Fee[];
  templates: TemplatesSlot;
}

/** Lines that were refused: each as it was, with the sentence of each of its cells. */
export type WrongLines = readonly { line: RequestLine; errors: FieldErrors }[];

/** Where the focus goes once the lines are shown. */
type Target = { articleId: number } | { key: string; cell: LineCell };

/**
 * The lines of a request, edited like a spreadsheet (`moveByKey`): Enter takes the article that was found, then its
 * quantity, then the next article.
 */
export function LinesField({
  id,
  value: lines = [],
  onChange,
  left,
  missing,
  prices,
  former,
  wrong,
  isDelivered,
  depositBase,
  fees,
  templates,
}: Props) {
  const search = useRef<ComponentRef<typeof Select>>(null);
  const list = useRef<HTMLUListElement>(null);
  const [target, setTarget] = useState<Target | null>(null);
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const hired = useHiredArticles(lines.flatMap(({ articleId }) => articleId ?? []));
  const twins = twinIds(
    lines.flatMap(({ articleId, ...line }) => (articleId === null ? [] : { ...line, id: articleId })),
  );

  useEffect(() => {
    if (target === null) return;
    // After antd, which gives the focus back to the field of the list that was clicked.
    const timer = setTimeout(() => {
      list.current?.querySelector<HTMLInputElement>(selectorOf(target))?.focus();
    });
    return () => clearTimeout(timer);
  }, [target]);

  const [firstWrong] = wrong;
  useEffect(() => {
    if (firstWrong) setTarget({ key: firstWrong.line.key, cell: Object.keys(firstWrong.errors)[0] as LineCell });
  }, [firstWrong]);

  /** How many were typed with the article goes into its line, and the next article can be typed at once. */
  function add(article: FoundArticle, count: number | null) {
    const isThere = lines.some(({ articleId }) => articleId === article.id);
    const known = former.find(({ articleId }) => articleId === article.id);
    const added = known
      ? [...lines, { ...known, quantite: String(firstPossible(article)) }]
      : withLines(lines, [articleLine(article)]);
    const all = isThere ? lines : added;
    if (count === null) {
      if (!isThere) onChange?.(all);
      setTarget({ articleId: article.id });
      return;
    }
    const place = all.findIndex(({ articleId }) => articleId === article.id);
    onChange?.(all.map((line, at) => (at === place ? { ...line, quantite: String(count) } : line)));
  }

  /** A fee, the lines of a template, …; there is one delivery at most. */
  function addOthers(added: readonly StoredLine[]) {
    const hasDelivery = lines.some(({ nature }) => nature === 'livraison');
    const wanted = hasDelivery ? added.filter(({ nature }) => nature !== 'livraison') : added;
    const all = withLines(lines, wanted);
    onChange?.(all.slice(0, limits.requestItems));
    const first = all[lines.length];
    if (first) setTarget({ key: first.key, cell: firstEmptyCell(first) });
  }

  function toggle(key: string) {
    const next = new Set(open);
    if (!next.delete(key)) next.add(key);
    setOpen(next);
  }

  return (
    <>
      <ul ref={list} className={styles.lines} onKeyDown={(event) => moveByKey(event, () => search.current?.focus())}>
        {lines.length > 0 && (
          <li className={styles.titles} aria-hidden>
            <span>Ligne</span>
            <span>Quantité</span>
            <span>Prix TTC</span>
            <span>Montant</span>
          </li>
        )}
        {lines.map((line, place) => (
          <LineRow
            key={line.key}
            line={line}
            name={nameOf(line, lines, twins)}
            isTwin={line.articleId !== null && twins.has(line.articleId)}
            price={prices[place]}
            left={left.get(lineKey(line))}
            hired={line.articleId === null ? undefined : hired.get(line.articleId)}
            missing={missing.get(lineKey(line)) ?? 0}
            errors={errorsOf(line, wrong)}
            depositBase={depositBase}
            isOpen={open.has(line.key)}
            onToggle={() => toggle(line.key)}
            onChange={(changed) => onChange?.(lines.map((one, at) => (at === place ? { ...one, ...changed } : one)))}
            onSplit={(count) => {
              const split = splitLine(lines, line.key, count);
              onChange?.(split);
              const own = split[place + 1];
              if (own) setTarget({ key: own.key, cell: 'quantite' });
            }}
            onRemove={() => {
              onChange?.(lines.filter((_, at) => at !== place));
              search.current?.focus();
            }}
          />
        ))}
      </ul>
      {!isFull(lines) && (
        <div className={styles.add}>
          <ArticleSearch {...(id && { id })} field={search} placeholder="Article, ou « 80 chaises »" onChoose={add} />
          <AddLine lines={lines} isDelivered={isDelivered} fees={fees} onAdd={addOthers} templates={templates} />
        </div>
      )}
    </>
  );
}

function firstEmptyCell({ nom, prix }: RequestLine): LineCell {
  if (nom === '') return 'nom';
  return prix === '' ? 'prix' : 'quantite';
}

/** What is wrong in a line, by cell; nothing once it was changed. */
function errorsOf(line: RequestLine, wrong: WrongLines): FieldErrors {
  return wrong.find((one) => JSON.stringify(one.line) === JSON.stringify(line))?.errors ?? {};
}

function selectorOf(target: Target): string {
  if ('articleId' in target) return `[data-article="${target.articleId}"] [data-cell="quantite"]`;
  return `[data-line="${CSS.escape(target.key)}"] [data-cell="${target.cell}"]`;
}

/** « Chaise », with its number where another line has the same name. */
function nameOf(line: RequestLine, lines: readonly RequestLine[], twins: ReadonlySet<number>): string {
  const { key, nature, articleId, nom, unite } = line;
  const said = nom.trim() === '' ? lineKindLabels[nature] : nom;
  const name = articleId !== null && twins.has(articleId) && unite ? `${said}, n°\u00a0${articleId}` : said;
  const same = lines.filter((one) => one.articleId === articleId && one.nom === nom);
  const place = same.findIndex((one) => one.key === key);
  return place > 0 ? `${name}, ligne ${place + 1}` : name;
}
