import { articleStateLabels } from '../../catalogue/articles/article-states.ts';
import { unitNames } from '../../catalogue/articles/articles.ts';
import { movementLabels } from '../../catalogue/stock-movements/stock-movements.ts';
import { customerKindLabels } from '../../customers/customers.ts';
import { formatLongDate, formatLongDateTime } from '../../dates/format-dates.ts';
import { handoverGestureLabels } from '../../desk/handover/handover.ts';
import { invoiceEventLabels } from '../../money/invoices/invoice-events.ts';
import { invoiceKindLabels } from '../../money/invoices/invoices.ts';
import { retentionPurposeLabels } from '../../money/ledger/deposits.ts';
import { ledgerKindLabels, ledgerMeansLabels } from '../../money/ledger/ledger.ts';
import { lineKindLabels } from '../../prices/lines.ts';
import { deliverySlotNames } from '../../prices/pricing-terms.ts';
import { requestStateLabels } from '../../requests/reservation-requests/request-states.ts';
import { spacedPhones } from '../../text/telephones.ts';
import { capabilityLabels, teamRoleLabels } from '../team/rights.ts';
import { webhookDisablingLabels, webhookEventLabels } from '../webhooks/webhooks.ts';
import { journalLabel } from './journal-labels.ts';

/** Characters of a value that are told; what is longer stands with its record. */
const maxValue = 2_000;

const words: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  statut: requestStateLabels,
  etat: articleStateLabels,
  unite: { ...unitNames, journée: unitNames.journee },
  creneau: deliverySlotNames,
  moyen: ledgerMeansLabels,
  usage: retentionPurposeLabels,
  nature: { ...ledgerKindLabels, ...invoiceKindLabels, ...lineKindLabels },
  kind: { ...customerKindLabels, ...invoiceEventLabels, ...movementLabels, ...handoverGestureLabels },
  mouvement: { depart: 'départ', retour: 'retour' },
  role: teamRoleLabels,
  disabling: webhookDisablingLabels,
  events: webhookEventLabels,
  capabilities: capabilityLabels,
  origine: { site: 'Site', telephone: 'Téléphone' },
};

/** Columns that hold telephones, and what a contact or a vendor has of the kind. */
const phoneColumns: readonly string[] = ['phone', 'telephone', 'telephones'];

/** A value of a column in French words; « — » for none. */
export function journalValue(table: string, column: string, value: unknown): string {
  const text = inWords(table, column, value);
  return text.length > maxValue ? `${text.slice(0, maxValue)}…` : text;
}

function inWords(table: string, column: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return '—';
  if (typeof value === 'boolean') return value ? 'Oui' : 'Non';
  if (typeof value === 'number') return String(value).replace('.', ',');
  if (Array.isArray(value)) {
    const shown = value.map((item) => inWords(table, column, item));
    return shown.length === 0 ? '—' : shown.join(shown.some((text) => text.includes('\u00a0: ')) ? '\n' : ', ');
  }
  if (typeof value === 'object') {
    return Object.entries(value)
      .filter(([, inner]) => inner !== null && inner !== '' && inner !== false)
      .map(([key, inner]) => `${journalLabel(column, key) ?? key}\u00a0: ${inWords(column, key, inner)}`)
      .join(' ; ');
  }
  const text = String(value);
  if (phoneColumns.includes(column)) return spacedPhones(text);
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return formatLongDate(text);
  if (/^\d{4}-\d{2}-\d{2}T[\d:.]+([+-]\d{2}:\d{2}|Z)$/.test(text)) return formatLongDateTime(text);
  return words[column]?.[text] ?? text;
}
