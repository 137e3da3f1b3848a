import { asksForWord, type ReturnFault, returnFaults } from '@barnum/rules/desk/handover/handover';
import type { Movement } from '@barnum/rules/requests/preparation/preparation';
import { unbroken } from '@barnum/rules/text/french';
import { formatNumber } from '@barnum/rules/text/numbers';
import { Button, Input } from 'antd';
import { useEffect, useId, useState } from 'react';
import { NumberInput } from '../../components/form/number-input.tsx';
import { plainNumber } from '../../lib/numbers.ts';
import type { Handover, HandoverLine } from './handover.ts';
import styles from './handover-line.module.css';
import { PhotoButton } from './photo-button.tsx';
import type { HandoverState } from './use-handover.ts';

interface Props {
  line: HandoverLine;
  mouvement: Movement;
  photos: Handover['photos'];
  gesture: HandoverState['gesture'];
}

const faultWords: Record<ReturnFault, string> = {
  casse: 'Cassé',
  manque: 'Manquant',
  sale: 'Sale',
  dehors: 'Encore sorti',
};

/** A line of a sheet: a tick for all of it, or a number; what is not in order is told below, with a word and photos. */
export function HandoverLineRow({ line, mouvement, photos, gesture }: Props) {
  const { id, nom, pour, accessoire, attendu, compte, note } = line;
  const noteId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const isComplete = compte === attendu;
  const isShort = compte !== null && !isComplete;
  const hasWord = isShort || note !== '' || photos.length > 0;
  const isTold = isOpen || hasWord;
  const count = (quantity: number | null) => void gesture({ kind: 'compter', line: id, quantity });
  return (
    <li className={styles.line}>
      <div className={styles.row}>
        <label className={styles.box}>
          <input type="checkbox" checked={isComplete} onChange={() => count(isComplete ? null : attendu)} />
          <span>
            <strong>{unbroken(`${formatNumber(attendu)} × ${nom}`)}</strong>
            {pour !== '' && <span className={styles.detail}>{accessoire ? `avec ${pour}` : `dans ${pour}`}</span>}
          </span>
        </label>
        <Count
          label={`${mouvement === 'depart' ? 'Nombre qui part' : 'Nombre revenu en bon état'}\u00a0: ${nom}`}
          value={compte}
          onChange={count}
        />
        {hasWord ? (
          <span className={styles.tell}>Signalé</span>
        ) : (
          <Button type="text" className={styles.tell ?? ''} aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
            {isOpen ? 'Refermer' : 'Signaler'}
          </Button>
        )}
      </div>
      {isTold && (
        <div className={styles.told}>
          {mouvement === 'retour' && (
            <div className={styles.faults}>
              {returnFaults.map((fault) => (
                <div key={fault} className={styles.fault}>
                  <span aria-hidden>{faultWords[fault]}</span>
                  <Count
                    label={`${faultWords[fault]}\u00a0: ${nom}`}
                    value={line[fault]}
                    onChange={(quantity) => void gesture({ kind: fault, line: id, quantity: quantity ?? 0 })}
                  />
                </div>
              ))}
            </div>
          )}
          <div className={styles.note}>
            <label htmlFor={noteId}>{asksForWord(line, mouvement) || isShort ? 'Pourquoi' : 'Un mot'}</label>
            <Note id={noteId} value={note} onChange={(text) => void gesture({ kind: 'note', line: id, note: text })} />
          </div>
          <PhotoButton label={`Photo\u00a0: ${nom}`} of={nom} photos={photos} lineId={id} gesture={gesture} />
        </div>
      )}
    </li>
  );
}

interface CountProps {
  label: string;
  value: number | null;
  onChange: (quantity: number | null) => void;
}

/** A number that counts once it is left, or confirmed. */
function Count({ label, value, onChange }: CountProps) {
  const shown = value === null ? '' : formatNumber(value).replaceAll(/\s/g, '');
  const [typed, setTyped] = useState(shown);
  useEffect(() => setTyped(shown), [shown]);
  function take() {
    const quantity = typed.trim() === '' ? null : Number(plainNumber(typed));
    if (quantity === value) return;
    if (quantity === null || (Number.isFinite(quantity) && quantity >= 0)) onChange(quantity);
    else setTyped(shown);
  }
  return (
    <NumberInput
      className={styles.count}
      aria-label={label}
      min={0}
      step={1}
      placeholder="–"
      value={typed}
      onChange={setTyped}
      onBlur={take}
      onPressEnter={take}
    />
  );
}

function Note({ id, value, onChange }: { id: string; value: string; onChange: (text: string) => void }) {
  const [typed, setTyped] = useState(value);
  useEffect(() => setTyped(value), [value]);
  return (
    <Input
      id={id}
      autoComplete="off"
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={() => typed !== value && onChange(typed)}
    />
  );
}
