import { limits } from '@barnum/rules/limits';
import { isDivisible, quantityFault } from '@barnum/rules/prices/line-quantity';
import { vatRates } from '@barnum/rules/prices/lines';
import type { DepositBase } from '@barnum/rules/prices/pricing-terms';
import { formatNumber } from '@barnum/rules/text/numbers';
import { Button, Input, Select } from 'antd';
import { type ReactNode, useId, useState } from 'react';
import { typedNumber } from '../../../../lib/numbers.ts';
import { Cell, type CellProps } from './cell.tsx';
import { numberOf, piecesOf } from './lines.ts';
import styles from './lines-field.module.css';

interface Props extends CellProps {
  /** What deposits are counted by. */
  depositBase: DepositBase;
  onSplit: (count: number) => void;
}

/**
 * What is rarer in a line: its discount, the factor of its days, its deposit, its VAT, and a part of it as a line of its
 * own.
 */
export function LineDetails({ depositBase, onSplit, ...cell }: Props) {
  const { line, name, onChange } = cell;
  const rates = vatRates.map((rate) => typedNumber(String(Number(rate))));
  const known = line.tauxTva === '' || rates.includes(line.tauxTva) ? rates : [line.tauxTva, ...rates];
  return (
    <div className={styles.details}>
      <Detail title="Remise">
        <Cell {...cell} cell="remise" label="Remise" inputMode="text" placeholder="10 % ou 15 €" />
      </Detail>
      <Detail title="Motif de la remise" isWide>
        <Cell {...cell} cell="motifRemise" label="Motif de la remise" maxLength={limits.shortText} />
      </Detail>
      {line.nature === 'article' && (
        <Detail title="Coefficient de durée">
          <Cell
            {...cell}
            cell="coefficient"
            label="Coefficient de durée"
            inputMode="decimal"
            placeholder="selon les dates"
          />
        </Detail>
      )}
      {depositBase !== 'commande' && hasDeposit(line) && (
        <Detail title={depositBase === 'ligne' ? 'Caution de la ligne' : 'Caution d’une pièce'}>
          <Cell {...cell} cell="montantCaution" label="Caution" inputMode="decimal" placeholder="aucune" />
        </Detail>
      )}
      <Detail title="TVA">
        <Select
          className={styles.rate ?? ''}
          aria-label={`TVA : ${name}`}
          value={line.tauxTva}
          options={[
            { value: '', label: 'habituelle' },
            ...known.map((rate) => ({ value: rate, label: `${rate}\u00a0%` })),
          ]}
          onChange={(tauxTva) => onChange({ tauxTva })}
        />
      </Detail>
      {piecesOf(line) > 1 && <Split line={line} name={name} onSplit={onSplit} />}
    </div>
  );
}

/** A fee or a delivery is for what is not given back. */
function hasDeposit({ nature }: CellProps['line']): boolean {
  return nature === 'article' || nature === 'libre';
}

function Split({ line, name, onSplit }: Pick<Props, 'line' | 'name' | 'onSplit'>) {
  const [typed, setTyped] = useState('');
  const id = useId();
  const pieces = piecesOf(line);
  const count = numberOf(typed);
  const isPart = quantityFault(count, line.nature) === null && count < pieces;
  const hasDecimals = isDivisible(line.nature);
  const split = () => {
    if (!isPart) return;
    setTyped('');
    onSplit(count);
  };
  return (
    <div className={styles.split}>
      <label htmlFor={id} className={styles.title}>
        Mettre à part
      </label>
      <div className={styles.both}>
        <Input
          id={id}
          className={styles.cell ?? ''}
          inputMode={hasDecimals ? 'decimal' : 'numeric'}
          autoComplete="off"
          placeholder={hasDecimals ? `moins de ${formatNumber(pieces)}` : `de 1 à ${pieces - 1}`}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onPressEnter={(event) => {
            event.preventDefault();
            split();
          }}
        />
        <Button
          className={styles.button ?? ''}
          disabled={!isPart}
          onClick={split}
          aria-label={`Séparer la ligne ${name}`}
        >
          Séparer la ligne
        </Button>
      </div>
    </div>
  );
}

function Detail({ title, isWide = false, children }: { title: string; isWide?: boolean; children: ReactNode }) {
  return (
    <div className={isWide ? styles.wide : styles.detail}>
      <span className={styles.title} aria-hidden>
        {title}
      </span>
      {children}
    </div>
  );
}
