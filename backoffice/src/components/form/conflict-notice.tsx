import { sentences } from '@barnum/rules/sentences';
import { Alert, Button } from 'antd';
import { useEffect, useRef } from 'react';
import type { ConflictingChange, ShowChanges } from './conflict.ts';
import styles from './conflict-notice.module.css';

interface Props<Values> {
  changes: ConflictingChange<Values>[];
  labels: Record<keyof Values & string, string>;
  showValue: (field: keyof Values & string, value: unknown) => string;
  showChanges: ShowChanges<Values>;
  onTakeTheirs: (change: ConflictingChange<Values>) => void;
}

/** Lists what another administrator has changed since the form was opened; one chooses field by field. */
export function ConflictNotice<Values>({ changes, labels, showValue, showChanges, onTakeTheirs }: Props<Values>) {
  const list = useRef<HTMLUListElement>(null);
  // A long form is saved from its foot.
  useEffect(() => {
    list.current?.scrollIntoView({ block: 'center' });
  }, []);

  function takeTheirs(change: ConflictingChange<Values>) {
    list.current?.focus();
    onTakeTheirs(change);
  }

  function written(field: keyof Values & string, value: unknown): string {
    if (value === null || value === undefined || value === '') return 'vide';
    const said = typeof value === 'boolean' ? yesOrNo(value) : showValue(field, value);
    return `« ${said} »`;
  }

  function whatChanged({ field, before, theirs }: ConflictingChange<Values>): string {
    const changes = showChanges[field]?.(before, theirs) ?? [];
    if (changes.length > 0) return changes.join(' ; ');
    return `${written(field, before)} est devenu ${written(field, theirs)}`;
  }

  return (
    <Alert
      className={styles.notice ?? ''}
      type="warning"
      showIcon
      role="alert"
      message={sentences.http.conflict}
      description={
        <>
          <p>Rien de ce que vous avez saisi n’est perdu. Vérifiez ce qui a changé, puis enregistrez de nouveau.</p>
          <ul ref={list} tabIndex={-1} className={styles.changes}>
            {changes.map((change) => (
              <li key={change.field}>
                <strong>{labels[change.field]}</strong> : {whatChanged(change)}.{' '}
                {change.isContested ? (
                  <>
                    Votre saisie reste.{' '}
                    <Button size="small" onClick={() => takeTheirs(change)}>
                      Reprendre la nouvelle valeur
                    </Button>
                  </>
                ) : (
                  'Le formulaire la reprend.'
                )}
              </li>
            ))}
          </ul>
        </>
      }
    />
  );
}

function yesOrNo(value: boolean): string {
  return value ? 'oui' : 'non';
}
