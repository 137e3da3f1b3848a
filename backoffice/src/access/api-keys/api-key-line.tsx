import { apiKeySentences } from '@barnum/rules/access/api-keys/api-keys';
import { capabilityLabels } from '@barnum/rules/access/team/rights';
import { formatLongDate } from '@barnum/rules/dates/format-dates';
import { failureOf } from '@barnum/rules/outcome';
import { Button } from 'antd';
import { useMutation } from 'urql';
import { Badge } from '../../components/badge.tsx';
import { ListedRecord } from '../../components/list/record-list.tsx';
import { useToasts } from '../../components/toasts.tsx';
import { type ApiKey, context, revokeApiKeyMutation } from './api-keys.ts';

interface Props {
  apiKey: ApiKey;
  onRevoked: () => void;
}

/** A key: what it opens, whose it is, when it was used, and how to end it. */
export function ApiKeyLine({ apiKey, onRevoked }: Props) {
  const { id, name, start, capabilities, createdBy, createdAt, lastUsedAt } = apiKey;
  const toasts = useToasts();
  const [{ fetching }, revoke] = useMutation(revokeApiKeyMutation);
  const end = endOf(apiKey);

  async function askAndRevoke() {
    if (!window.confirm(`Révoquer la clé « ${name} » ? Le programme qui s’en sert est refusé tout de suite.`)) return;
    const { error } = await revoke({ id }, context);
    if (error) return toasts.error(failureOf(error).sentence);
    toasts.success(apiKeySentences.revoked);
    onRevoked();
  }

  return (
    <ListedRecord
      title={name}
      marks={
        <>
          <code>{start}…</code>
          {end !== null && <Badge tone="danger">{end}</Badge>}
        </>
      }
      details={[
        capabilities.map((right) => capabilityLabels[right]).join(' · '),
        [
          `Créée par ${createdBy} le ${formatLongDate(createdAt)}`,
          lastUsedAt === null ? 'Pas encore utilisée' : `Dernière utilisation le ${formatLongDate(lastUsedAt)}`,
          ...(end === null ? [validityOf(apiKey)] : []),
        ].join(' · '),
      ]}
      actions={
        apiKey.revokedAt === null && (
          <Button danger loading={fetching} onClick={() => void askAndRevoke()} aria-label={`Révoquer ${name}`}>
            Révoquer
          </Button>
        )
      }
    />
  );
}

/** Why a key opens nothing any more; null for one that does. */
function endOf({ revokedAt, expiresAt, opens, createdBy }: ApiKey): string | null {
  if (revokedAt !== null) return `Révoquée le ${formatLongDate(revokedAt)}`;
  if (expiresAt !== null && new Date(expiresAt) < new Date()) return `Expirée le ${formatLongDate(expiresAt)}`;
  return opens.length === 0 ? `N’ouvre rien : ${createdBy} n’a plus ces droits` : null;
}

function validityOf({ expiresAt }: ApiKey): string {
  return expiresAt === null ? 'Sans fin' : `Valable jusqu’au ${formatLongDate(expiresAt)}`;
}
