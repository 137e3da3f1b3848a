import type { FieldErrors } from '@barnum/rules/errors';
import { outcomeOf } from '@barnum/rules/outcome';
import { Alert, Button } from 'antd';
import { useState } from 'react';
import { useMutation } from 'urql';
import { sendTrialMessageMutation } from './mail-server.ts';
import styles from './mail-server-tab.module.css';

interface Props {
  /** What is typed beside is not what would be tried. */
  isUnsaved?: boolean;
  /** Shows what is wrong at its fields. */
  onWrong: (fields: FieldErrors) => void;
}

/** Sends a message to the administrator, and says whether the mail server took it. */
export function TrialMessage({ isUnsaved = false, onWrong }: Props) {
  const [{ fetching }, send] = useMutation(sendTrialMessageMutation);
  const [result, setResult] = useState<{ type: 'success' | 'error'; message: string } | null>(null);

  async function tryServer() {
    setResult(null);
    const outcome = outcomeOf(await send({}));
    if (outcome.status === 'done') {
      const message = `Le message est parti pour ${outcome.data.sendTrialMessage}\u00a0: voyez s’il arrive, peut-être parmi les indésirables.`;
      return setResult({ type: 'success', message });
    }
    setResult({ type: 'error', message: outcome.sentence });
    if (outcome.status === 'invalid') onWrong(outcome.fields);
  }

  return (
    <div className={styles.trial}>
      <div>
        <Button loading={fetching} disabled={isUnsaved} onClick={() => void tryServer()}>
          Envoyer un message d’essai
        </Button>
        {isUnsaved && <p className={styles.intro}>Enregistrez d’abord vos modifications.</p>}
      </div>
      <div role="status">{result && <Alert {...result} showIcon role="presentation" />}</div>
    </div>
  );
}
