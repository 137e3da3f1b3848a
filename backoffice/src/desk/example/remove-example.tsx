import { exampleSentences } from '@barnum/rules/desk/example/example';
import { outcomeOf } from '@barnum/rules/outcome';
import { Alert, Button, Input, Modal } from 'antd';
import { type FormEvent, useId, useState } from 'react';
import { useMutation } from 'urql';
import { useToasts } from '../../components/toasts.tsx';
import { useLast } from '../../components/use-last.ts';
import styles from './example.module.css';
import { countsInWords, type ExampleCounts, exampleTypes, heldInWords, removeExampleMutation } from './example-shop.ts';

interface Props {
  /** What would go; null while the window is closed. */
  counts: ExampleCounts | null;
  onClose: (isDone: boolean) => void;
}

/** Says what goes and what stays, and asks for the shop's name before it removes the example. */
export function RemoveExample({ counts, onClose }: Props) {
  const shown = useLast(counts);
  return (
    <Modal
      open={counts !== null}
      title="Vider l’exemple"
      closable={{ 'aria-label': 'Fermer' }}
      onCancel={() => onClose(false)}
      footer={null}
      destroyOnHidden
    >
      {shown && <Confirmation counts={shown} onClose={onClose} />}
    </Modal>
  );
}

function Confirmation({ counts, onClose }: Props & { counts: ExampleCounts }) {
  const toasts = useToasts();
  const [{ fetching }, remove] = useMutation(removeExampleMutation);
  const [name, setName] = useState('');
  const [refusal, setRefusal] = useState<string | null>(null);
  const [fieldId, refusalId] = [useId(), useId()];

  async function confirm(event: FormEvent) {
    event.preventDefault();
    if (fetching) return;
    const context = { additionalTypenames: exampleTypes };
    const outcome = outcomeOf(await remove({ name, count: counts.total }, context));
    if (outcome.status === 'done') {
      toasts.success(exampleSentences.removed(outcome.data.removeExample));
      return onClose(true);
    }
    setRefusal(outcome.status === 'failed' ? exampleSentences.removeFailed : outcome.sentence);
  }

  return (
    <form className={styles.confirmation} onSubmit={(event) => void confirm(event)} noValidate>
      <div>
        <p>Partiront pour de bon :</p>
        <ul>
          {countsInWords(counts).map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
      </div>
      <div>
        <p>Resteront :</p>
        <ul>
          <li>tout ce que vous avez ajouté ou changé ;</li>
          {heldInWords(counts).map((words) => (
            <li key={words}>{words} ;</li>
          ))}
          <li>vos horaires, vos conditions de location et les versions des CGV, qui ne s’effacent jamais.</li>
        </ul>
      </div>
      <p className={styles.detail}>Une sauvegarde est faite avant, sur la machine qui porte le site.</p>
      <div>
        <label htmlFor={fieldId}>Pour confirmer, écrivez le nom de la boutique</label>
        <Input
          id={fieldId}
          value={name}
          autoComplete="off"
          aria-invalid={refusal !== null}
          aria-describedby={refusalId}
          onChange={(event) => {
            setName(event.target.value);
            setRefusal(null);
          }}
        />
      </div>
      <div role="alert" id={refusalId}>
        {refusal && <Alert type="error" showIcon message={refusal} role="presentation" />}
      </div>
      <div className={styles.buttons}>
        <Button onClick={() => onClose(false)}>Annuler</Button>
        <Button type="primary" danger htmlType="submit" loading={fetching} disabled={name.trim() === ''}>
          Vider l’exemple
        </Button>
      </div>
    </form>
  );
}
