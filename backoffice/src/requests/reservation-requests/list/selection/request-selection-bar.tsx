import { DownloadOutlined, PrinterOutlined, SwapOutlined } from '@ant-design/icons';
import { todayInParis } from '@barnum/rules/dates/paris-time';
import { limits } from '@barnum/rules/limits';
import { paths } from '@barnum/rules/paths';
import { requestListSentences } from '@barnum/rules/requests/reservation-requests/request-list';
import { Button } from 'antd';
import { lazy, useState } from 'react';
import { useClient } from 'urql';
import { ButtonLink } from '../../../../components/button-link.tsx';
import { SelectionBar } from '../../../../components/list/selection-bar.tsx';
import type { Selection } from '../../../../components/list/use-selection.ts';
import { OnDemand } from '../../../../components/on-demand.tsx';
import { useToasts } from '../../../../components/toasts.tsx';
import { useBusy } from '../../../../components/use-busy.ts';
import { useInvoicing } from '../../../../components/use-invoicing.ts';
import { download } from '../../../../lib/download.ts';
import type { ReservationRequest } from '../../requests.ts';
import { counted } from './counted.ts';
import { requestsCsv } from './requests-csv.ts';
import { readRequestsMoney } from './requests-money.ts';

const BulkMove = lazy(async () => ({ default: (await import('./bulk-move.tsx')).BulkMove }));

/** What can be done with all chosen requests. */
export function RequestSelectionBar({ selection: { chosen, clear } }: { selection: Selection<ReservationRequest> }) {
  const [isMoving, setIsMoving] = useState(false);
  const isTooMuch = chosen.length > limits.pageSize;
  const tellsMoney = useInvoicing();
  const client = useClient();
  const toasts = useToasts();
  const { busy, run } = useBusy();

  async function exportChosen() {
    const ids = chosen.map(({ id }) => id);
    const money = tellsMoney ? await run('export', () => readRequestsMoney(client, ids)) : null;
    if (tellsMoney && money === null) return toasts.error(requestListSentences.exportFailed);
    download(`demandes-${todayInParis()}.csv`, requestsCsv(chosen, money), 'text/csv;charset=utf-8');
  }

  return (
    <SelectionBar
      label="Demandes choisies"
      count={chosen.length > 0 ? `${counted(chosen.length)} ${chosen.length === 1 ? 'choisie' : 'choisies'}` : null}
      refusal={isTooMuch ? requestListSentences.tooManyChosen(limits.pageSize) : null}
      onClear={clear}
    >
      <Button icon={<SwapOutlined aria-hidden />} disabled={isTooMuch} onClick={() => setIsMoving(true)}>
        Changer l’état
      </Button>
      <ButtonLink
        icon={<PrinterOutlined aria-hidden />}
        disabled={isTooMuch}
        to={paths.adminRequestsPrint(chosen.map(({ id }) => id))}
      >
        Imprimer
      </ButtonLink>
      <Button icon={<DownloadOutlined aria-hidden />} loading={busy !== null} onClick={() => void exportChosen()}>
        Exporter
      </Button>
      <OnDemand isOpen={isMoving}>
        {(isOpen) => <BulkMove isOpen={isOpen} requests={chosen} onDone={clear} onClose={() => setIsMoving(false)} />}
      </OnDemand>
    </SelectionBar>
  );
}
