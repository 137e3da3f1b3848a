import { Button } from 'antd';
import { Placeholder } from './placeholder.tsx';
import type { QueryState } from './use-read.ts';

interface Props {
  /** The sentence to show; null when the failure is logged to the console only. */
  failure: string | null;
  reading: Pick<QueryState<unknown>, 'isFetching' | 'reload'>;
}

/** Shown when a query has failed, with a retry button. */
export function QueryFailure({ failure, reading }: Props) {
  return (
    <Placeholder
      {...(failure === null ? { title: 'Rien à afficher pour l’instant' } : { role: 'alert', title: failure })}
      action={
        <Button type="primary" loading={reading.isFetching} onClick={reading.reload}>
          Réessayer
        </Button>
      }
    >
      {failure !== null && 'Le service n’a pas répondu. '}Rien n’est perdu : vérifiez votre réseau, puis réessayez.
    </Placeholder>
  );
}
