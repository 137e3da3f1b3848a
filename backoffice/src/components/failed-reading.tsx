import { Button } from 'antd';
import { ListMessage } from './list-message.tsx';
import type { Reading } from './use-read.ts';

interface Props {
  /** The sentence for what could not be read; null when the console alone tells it. */
  failure: string | null;
  reading: Pick<Reading<unknown>, 'isFetching' | 'reload'>;
}

/** Says that something could not be read, and tries again when asked to. */
export function FailedReading({ failure, reading }: Props) {
  return (
    <ListMessage
      {...(failure === null ? { title: 'Rien à afficher pour l’instant' } : { role: 'alert', title: failure })}
      action={
        <Button type="primary" loading={reading.isFetching} onClick={reading.reload}>
          Réessayer
        </Button>
      }
    >
      {failure !== null && 'Le service n’a pas répondu. '}Rien n’est perdu : vérifiez votre réseau, puis réessayez.
    </ListMessage>
  );
}
