import {
  CheckCircleOutlined,
  CloseCircleOutlined,
  ExportOutlined,
  ImportOutlined,
  InboxOutlined,
  QuestionCircleOutlined,
  StopOutlined,
} from '@ant-design/icons';
import { type RequestState, requestStateLabels } from '@barnum/rules/requests/reservation-requests/request-states';
import { Badge } from '../../components/badge.tsx';

const signs = {
  nouvelle: { tone: 'warning', Icon: InboxOutlined },
  a_confirmer: { tone: 'waiting', Icon: QuestionCircleOutlined },
  confirmee: { tone: 'success', Icon: CheckCircleOutlined },
  sortie: { tone: 'out', Icon: ExportOutlined },
  rendue: { tone: 'neutral', Icon: ImportOutlined },
  refusee: { tone: 'danger', Icon: StopOutlined },
  annulee: { tone: 'danger', Icon: CloseCircleOutlined },
} as const satisfies Record<RequestState, object>;

/** The state of a request: the four in which it asks for something have a tone each, all have an icon of their own. */
export function StateBadge({ state }: { state: RequestState }) {
  const label = requestStateLabels[state];
  return <Badge {...signs[state]}>{label.charAt(0).toUpperCase() + label.slice(1)}</Badge>;
}
