import { formatLongDate } from '@barnum/rules/dates/format-dates';
import { Button } from 'antd';
import type { OwnPasskey } from './second-factor.ts';
import styles from './second-factor-part.module.css';

interface Props {
  passkeys: readonly OwnPasskey[];
  /** Null where they cannot be removed. */
  onRemove: ((passkey: OwnPasskey) => void) | null;
}

/** The passkeys of who is signed in, with when each was used. */
export function PasskeyList({ passkeys, onRemove }: Props) {
  return (
    <ul className={styles.passkeys} aria-label="Clés d’accès">
      {passkeys.map((passkey) => (
        <li key={passkey.id} className={styles.passkey}>
          <div>
            <p className={styles.name}>{passkey.name}</p>
            <p className={styles.detail}>{timesInWords(passkey)}</p>
          </div>
          {onRemove && (
            <Button danger onClick={() => onRemove(passkey)} aria-label={`Retirer la clé d’accès ${passkey.name}`}>
              Retirer
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}

function timesInWords({ createdAt, lastUsedAt }: OwnPasskey): string {
  const added = `Ajoutée le ${formatLongDate(createdAt)}`;
  return `${added} ; ${lastUsedAt === null ? 'pas encore utilisée' : `utilisée le ${formatLongDate(lastUsedAt)}`}`;
}
