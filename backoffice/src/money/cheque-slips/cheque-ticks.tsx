import { formatLongDate } from '@barnum/rules/dates/format-dates';
import { chequesInWords } from '@barnum/rules/money/cheque-slips/cheque-slips';
import { formatCents, formatPrice, toCents } from '@barnum/rules/prices/amounts';
import { Button, Checkbox, Input } from 'antd';
import { useId } from 'react';
import styles from './cheque-slips.module.css';
import type { Cheque, Ticked } from './cheque-slips.ts';

interface Props {
  cheques: readonly Cheque[];
  ticked: Ticked;
  onChange: (ticked: Ticked) => void;
}

/** Cheques to tick into a slip, those of payments and of deposits apart, with what can be completed of those that are. */
export function ChequeTicks({ cheques, ticked, onChange }: Props) {
  const total = cheques.reduce((sum, { id, montant }) => (ticked.has(id) ? sum + toCents(montant) : sum), 0);
  const parts = [
    { title: 'Paiements', some: cheques.filter(({ estCaution }) => !estCaution) },
    { title: 'Cautions encaissées', some: cheques.filter(({ estCaution }) => estCaution) },
  ];
  const tick = (some: readonly Cheque[], isTicked: boolean) => {
    const next = new Map(ticked);
    for (const { id, reference, banque } of some) {
      if (!isTicked) next.delete(id);
      else if (!next.has(id)) next.set(id, { reference, banque });
    }
    onChange(next);
  };
  return (
    <div className={styles.ticks}>
      {parts.map(
        ({ title, some }) =>
          some.length > 0 && (
            <fieldset key={title} className={styles.part}>
              <legend>{title}</legend>
              <ul className={styles.cheques}>
                {some.map((cheque) => (
                  <ChequeTick
                    key={cheque.id}
                    cheque={cheque}
                    words={ticked.get(cheque.id)}
                    onTick={(isTicked) => tick([cheque], isTicked)}
                    onChange={(words) => onChange(new Map(ticked).set(cheque.id, words))}
                  />
                ))}
              </ul>
            </fieldset>
          ),
      )}
      <div className={styles.sum}>
        <p role="status">
          {ticked.size === 0 ? 'Aucun chèque coché' : `${chequesInWords(ticked.size)}, ${formatCents(total)}`}
        </p>
        <Button onClick={() => tick(cheques, ticked.size < cheques.length)}>
          {ticked.size < cheques.length ? 'Tout cocher' : 'Tout décocher'}
        </Button>
      </div>
    </div>
  );
}

interface TickProps {
  cheque: Cheque;
  words: { reference: string; banque: string } | undefined;
  onTick: (isTicked: boolean) => void;
  onChange: (words: { reference: string; banque: string }) => void;
}

function ChequeTick({ cheque: { montant, payeur, date, banque, reference }, words, onTick, onChange }: TickProps) {
  const ids = useId();
  const said = [payeur, `reçu le ${formatLongDate(date)}`].filter(Boolean).join(', ');
  const printed = [banque, reference && `n°\u00a0${reference}`].filter(Boolean).join(', ');
  return (
    <li className={styles.cheque}>
      <Checkbox checked={words !== undefined} onChange={({ target }) => onTick(target.checked)}>
        <span className={styles.amount}>{formatPrice(montant)}</span> <span>{said}</span>
        {words === undefined && printed && <span className={styles.about}> · {printed}</span>}
      </Checkbox>
      {words && (
        <div className={styles.words}>
          <div>
            <label htmlFor={`${ids}-bank`}>Banque</label>
            <Input
              id={`${ids}-bank`}
              autoComplete="off"
              value={words.banque}
              onChange={({ target }) => onChange({ ...words, banque: target.value })}
            />
          </div>
          <div>
            <label htmlFor={`${ids}-number`}>Numéro du chèque</label>
            <Input
              id={`${ids}-number`}
              autoComplete="off"
              inputMode="numeric"
              value={words.reference}
              onChange={({ target }) => onChange({ ...words, reference: target.value })}
            />
          </div>
        </div>
      )}
    </li>
  );
}
