import { formatLongDateTime } from '@barnum/rules/dates/format-dates';
import { Alert } from 'antd';

/** The visitor has requested the erasure of their data: since when, and what to do. */
export function ErasureNotice({ since }: { since: string }) {
  return (
    <Alert
      type="warning"
      showIcon
      message="Le visiteur demande l’effacement de ses données."
      description={`Depuis le ${formatLongDateTime(since)}. Répondez sous un mois : supprimez cette demande, ou toutes celles de la personne par « RGPD : exporter ou effacer ». Gardez ce qui a été facturé, et dites-lui pourquoi.`}
    />
  );
}
