import { DeleteOutlined, DownOutlined, UpOutlined } from '@ant-design/icons';
import { unitInWords } from '@barnum/rules/catalogue/articles/articles';
import { impossibleSentence, inBoxes, isPossible } from '@barnum/rules/catalogue/articles/quantities';
import type { FieldErrors } from '@barnum/rules/errors';
import { limits } from '@barnum/rules/limits';
import { formatCents } from '@barnum/rules/prices/amounts';
import { isDivisible } from '@barnum/rules/prices/line-quantity';
import { lineKindLabels } from '@barnum/rules/prices/lines';
import type { ItemPrice, RentedItem } from '@barnum/rules/prices/price-request';
import type { DepositBase } from '@barnum/rules/prices/pricing-terms';
import { unbroken } from '@barnum/rules/text/french';
import { formatNumber } from '@barnum/rules/text/numbers';
import { Button } from 'antd';
import { useId } from 'react';
import { PackWishField } from '../../../../components/form/pack-wish-field.tsx';
import type { HiredArticle } from '../../../../components/form/use-hired-articles.ts';
import type { Left } from '../../../availability/use-occupation.ts';
import { Cell } from './cell.tsx';
import { LineDetails } from './line-details.tsx';
import { piecesOf, type RequestLine } from './lines.ts';
import styles from './lines-field.module.css';

interface Props {
  line: RequestLine;
  /** Names it among the others. */
  name: string;
  /** Another article has its name. */
  isTwin: boolean;
  price: ItemPrice<RentedItem> | undefined;
  left: Left | undefined;
  /** How its article is hired out, once that is known. */
  hired: HiredArticle | undefined;
  /** Pieces of its article that are missing, all its lines together. */
  missing: number;
  errors: FieldErrors;
  depositBase: DepositBase;
  isOpen: boolean;
  onToggle: () => void;
  onChange: (changed: Partial<RequestLine>) => void;
  onSplit: (count: number) => void;
  onRemove: () => void;
}

/** A line: what is usual in a row, and what is rarer below it once it is opened. */
export function LineRow({
  line,
  name,
  isTwin,
  price,
  left,
  hired,
  missing,
  errors,
  depositBase,
  isOpen,
  ...actions
}: Props) {
  const { onToggle, onChange, onSplit, onRemove } = actions;
  const errorId = useId();
  const cell = { line, name, errors, errorId, onChange };
  const isDetailWrong = ['remise', 'motifRemise', 'coefficient', 'montantCaution', 'tauxTva'].some(
    (one) => one in errors,
  );
  const hasDetails = isOpen || isDetailWrong;
  return (
    <li className={styles.line} data-line={line.key} data-article={line.articleId}>
      <div className={styles.about}>
        {isNamed(line) ? (
          <Cell {...cell} cell="nom" label="Désignation" maxLength={limits.nom} />
        ) : (
          <span className={styles.name}>{unbroken(line.nom)}</span>
        )}
        <span className={styles.more}>{conditionsOf(line, isTwin)}</span>
        {left && <LeftOfLine left={left} missing={missing} />}
        {hired && <HiredOut line={line} article={hired} />}
      </div>
      {line.nature !== 'livraison' && (
        <div className={styles.field}>
          <Caption>Quantité</Caption>
          <Cell
            {...cell}
            cell="quantite"
            label="Quantité"
            inputMode={isDivisible(line.nature) ? 'decimal' : 'numeric'}
          />
        </div>
      )}
      <div className={styles.field}>
        <Caption>Prix TTC</Caption>
        <Cell {...cell} cell="prix" label="Prix TTC" inputMode="decimal" placeholder="sans prix" />
      </div>
      <span className={styles.amount}>{line.prix === '' ? 'sans prix' : formatCents(price?.amount ?? 0)}</span>
      <Button
        type="text"
        className={styles.button ?? ''}
        icon={hasDetails ? <UpOutlined aria-hidden /> : <DownOutlined aria-hidden />}
        aria-label={`Remise, durée et TVA : ${name}`}
        aria-expanded={hasDetails}
        onClick={onToggle}
      />
      <Button
        type="text"
        className={styles.button ?? ''}
        icon={<DeleteOutlined aria-hidden />}
        aria-label={`Retirer ${name}`}
        onClick={onRemove}
      />
      {hired && <PackWishField wish={line} name={name} article={hired} onChange={onChange} />}
      {hasDetails && <LineDetails {...cell} depositBase={depositBase} onSplit={onSplit} />}
      <div id={errorId} className={styles.errors} role="alert">
        {Object.values(errors).map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
    </li>
  );
}

/** The title of a cell where the columns have none; its name is said by the cell itself. */
function Caption({ children }: { children: string }) {
  return (
    <span className={styles.caption} aria-hidden>
      {children}
    </span>
  );
}

/** What is free on these days, and how many pieces are missing: the quantity stays as it was typed. */
function LeftOfLine({ left, missing }: { left: Left; missing: number }) {
  return (
    <span className={missing > 0 ? styles.missing : styles.left}>
      {left.inWords}
      {missing > 0 && ` : il en manque ${formatNumber(missing)}`}
    </span>
  );
}

/** What the catalogue says of the quantity: an administrator may go against it. */
function HiredOut({ line, article }: { line: RequestLine; article: HiredArticle }) {
  const pieces = piecesOf(line);
  if (!Number.isInteger(pieces) || pieces < 1) return null;
  if (isPossible(pieces, article)) return <span className={styles.left}>{inBoxes(pieces, article)}</span>;
  return <span className={styles.missing}>{impossibleSentence(article.nom, pieces, article)}</span>;
}

/** Whether its name is written here. */
function isNamed({ nature }: RequestLine): boolean {
  return nature !== 'article';
}

/** « par week-end · remise 10 % (fidélité) · TVA 5,5 % » */
function conditionsOf(line: RequestLine, isTwin: boolean): string {
  const { nature, articleId, prix, unite, coefficient, remise, motifRemise, montantCaution, tauxTva } = line;
  const isPlain = nature === 'article';
  return [
    ...(isPlain ? [] : [lineKindLabels[nature].toLowerCase()]),
    ...(isPlain && prix === '' ? ['hors catalogue'] : []),
    ...(isPlain && prix !== '' && unite ? [unitInWords(unite)] : []),
    ...(articleId !== null && isTwin ? [`n°\u00a0${articleId}`] : []),
    ...(coefficient === '' ? [] : [`durée × ${coefficient}`]),
    ...(remise === '' ? [] : [`remise ${remise.includes('%') ? remise : `${remise}\u00a0€`}${reason(motifRemise)}`]),
    ...(isPlain || montantCaution === '' ? [] : [`caution ${montantCaution}\u00a0€`]),
    ...(tauxTva === '' ? [] : [`TVA ${tauxTva}\u00a0%`]),
  ].join(' · ');
}

function reason(motif: string): string {
  return motif.trim() === '' ? '' : ` (${motif.trim()})`;
}
