import {
  CheckCircleOutlined,
  ClockCircleOutlined,
  CloseCircleOutlined,
  EditOutlined,
  PieChartOutlined,
  SendOutlined,
} from '@ant-design/icons';
import { type InvoiceState, invoiceStateLabels } from '@barnum/rules/money/invoices/invoice-state';
import { Badge } from '../../components/badge.tsx';

const signs = {
  brouillon: { tone: 'neutral', Icon: EditOutlined },
  emise: { tone: 'neutral', Icon: SendOutlined },
  partiellement_payee: { tone: 'warning', Icon: PieChartOutlined },
  payee: { tone: 'success', Icon: CheckCircleOutlined },
  en_retard: { tone: 'danger', Icon: ClockCircleOutlined },
  annulee: { tone: 'neutral', Icon: CloseCircleOutlined },
} as const satisfies Record<InvoiceState, object>;

/** The state of an invoice; each has an icon of its own. */
export function InvoiceStateBadge({ state }: { state: InvoiceState }) {
  return <Badge {...signs[state]}>{invoiceStateName(state)}</Badge>;
}

/** As a title: « En retard ». */
export function invoiceStateName(state: InvoiceState): string {
  const label = invoiceStateLabels[state];
  return label.charAt(0).toUpperCase() + label.slice(1);
}
