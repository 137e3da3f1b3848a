import {
  type HiredOut,
  hiringInWords,
  inBoxes,
  isPossible,
  lastPossible,
  nextPossible,
  oneLess,
  oneMore,
} from '@barnum/rules/catalogue/articles/quantities';
import { sentences } from '@barnum/rules/sentences';
import { withDe } from '@barnum/rules/text/french';
import { formatNumber } from '@barnum/rules/text/numbers';
import { useRef, useState } from 'react';
import { announce } from '../../lib/announcements.ts';
import { classNames } from '../../lib/class-names.ts';
import { Minus, Plus } from './icons.tsx';
import styles from './quantity-stepper.module.css';

interface Props {
  /** Accessible name. */
  label: string;
  value: number;
  /** How the article is hired out. */
  article: HiredOut;
  /** Called with each new quantity that is possible, and with 0. */
  onChange: (value: number) => void;
  /** Accessible name of the plus button, where it is not « Ajouter un exemplaire de … ». */
  plusLabel?: string;
  /** As wide as its place. */
  wide?: boolean;
}

/**
 * A minus button, a number field, a plus button, in the boxes of the article. Plus stops at the stock, and a typed number
 * becomes it, or the next one that fills boxes: both say why. The buttons keep the focus where they stop.
 */
export function QuantityStepper({ label, value, article, onChange, plusLabel, wide }: Props) {
  const { quantite: stock, lot } = article;
  // While another number is typed that is none yet; left so, it becomes one, and left empty, it has its number again.
  const [typed, setTyped] = useState<string | null>(null);
  const [notice, setNotice] = useState<string | null>(null);
  const plus = useRef<HTMLButtonElement>(null);
  const max = lastPossible(article);
  const less = oneLess(value, article);
  const full = oneMore(value, article) <= value;
  const limit = stock === null ? sentences.form.atMostInRequest(formatNumber(max)) : sentences.form.atMost(max);
  const ofLabel = withDe(label);
  const step = lot === 1 ? 'un exemplaire' : `${lot} exemplaires`;
  const boxes = inBoxes(value, article);
  // A list may be older than the boxes or the stock of the article.
  const next = nextPossible(value, article);
  const isOff = value > 0 && next !== value && notice === null;

  function change(wanted: number) {
    const allowed = wanted < 1 ? 0 : nextPossible(wanted, article);
    if (allowed !== value) onChange(allowed);
    const raised = allowed > wanted ? `${hiringInWords(article)} : ${allowed}` : null;
    const why = wanted > max ? limit : raised;
    setTyped(null);
    setNotice(why);
    if (why !== null) announce(why);
  }

  function type(text: string) {
    const wanted = Number(text);
    if (text !== '' && Number.isInteger(wanted) && (wanted < 1 || wanted > max || isPossible(wanted, article))) {
      change(wanted);
    } else setTyped(text);
  }

  function leave() {
    const wanted = Math.trunc(Number(typed));
    if (wanted > 0) change(wanted);
    else setTyped(null);
  }

  function take(next: number) {
    change(next);
    // The button that had the focus is gone.
    plus.current?.focus();
  }

  return (
    <div className={classNames('screen-only', styles.field, wide && styles.wide)}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a legend where a name is enough */}
      <div role="group" aria-label={`Quantité ${ofLabel}`} className={styles.stepper} data-stepper>
        <button
          type="button"
          className={styles.step}
          onClick={() => change(less)}
          aria-disabled={value <= 0}
          aria-label={less === 0 && value > 0 ? `Retirer ${label}` : `Enlever ${step} ${ofLabel}`}
        >
          <Minus />
        </button>
        <input
          className={styles.count}
          type="number"
          inputMode="numeric"
          min={0}
          max={max}
          step={lot}
          value={typed ?? value}
          onChange={(event) => type(event.target.value)}
          onBlur={leave}
          onKeyDown={({ key }) => key === 'Enter' && leave()}
          onFocus={(event) => event.target.select()}
          aria-label={`Nombre d’exemplaires ${ofLabel}`}
        />
        <button
          ref={plus}
          type="button"
          className={styles.step}
          onClick={() => change(full ? max + 1 : oneMore(value, article))}
          aria-disabled={full}
          title={full && stock !== null ? sentences.form.stockReached(stock) : undefined}
          aria-label={plusLabel ?? `Ajouter ${step} ${ofLabel}`}
          data-plus
        >
          <Plus />
        </button>
      </div>
      {boxes && !isOff && <p className={styles.boxes}>{boxes}</p>}
      {isOff && (
        <p className={styles.limit}>
          {value > max ? limit : hiringInWords(article)}
          {next > 0 && (
            <button type="button" className={styles.next} onClick={() => take(next)}>
              Prendre {formatNumber(next)}
              <span className="visually-hidden"> {label}</span>
            </button>
          )}
        </p>
      )}
      {notice && <p className={styles.limit}>{notice}</p>}
    </div>
  );
}
