import { LeftOutlined, PrinterOutlined, RightOutlined } from '@ant-design/icons';
import { addDays, isRentalDay } from '@barnum/rules/dates/days';
import { formatWeekdayDate } from '@barnum/rules/dates/format-dates';
import { todayInParis } from '@barnum/rules/dates/paris-time';
import { sentences } from '@barnum/rules/sentences';
import { Button, Skeleton } from 'antd';
import type { ReactNode } from 'react';
import { useListAddress } from '../../../components/list/use-list-address.ts';
import { Page } from '../../../components/page.tsx';
import { QueryFailure } from '../../../components/query-failure.tsx';
import { useRead } from '../../../components/use-read.ts';
import { useRights } from '../../../lib/rights.ts';
import styles from './day-sheet-page.module.css';
import { type Preparation, preparationQuery } from './preparation.ts';

/** What a sheet is made of; `day` stands in its address. */
export interface DaySheet {
  data: Preparation;
  reload: () => void;
  day: string;
  today: string;
}

interface Props {
  title: string;
  back: (day: string) => ReactNode;
  /** Links beside « Imprimer ». */
  actions?: (day: string) => ReactNode;
  tools?: ReactNode;
  /** What the address says of this day alone, and loses with another one. */
  ofDay?: readonly string[];
  children: (sheet: DaySheet) => ReactNode;
}

/** A sheet of what leaves and comes back on a day, to tick off and to print. */
export function DaySheetPage({ title, back, actions, tools, ofDay = [], children }: Props) {
  const { read, change } = useListAddress();
  const today = todayInParis();
  const day = isRentalDay(read('jour')) ? read('jour') : today;
  const reading = useRead(preparationQuery, { jour: day, requests: useRights()('requests') });
  const show = (jour: string | null) => change({ ...Object.fromEntries(ofDay.map((name) => [name, null])), jour });

  return (
    <Page
      title={title}
      back={back(day)}
      actions={
        <div className={styles.actions}>
          {actions?.(day)}
          <Button
            type="primary"
            icon={<PrinterOutlined aria-hidden />}
            disabled={!reading.data}
            onClick={() => window.print()}
          >
            Imprimer
          </Button>
        </div>
      }
    >
      <div className={styles.bar}>
        <h2 className={styles.day}>{formatWeekdayDate(day)}</h2>
        <div className={styles.tools}>
          {tools}
          <div className={styles.ways}>
            <Button
              icon={<LeftOutlined aria-hidden />}
              aria-label="Jour précédent"
              onClick={() => show(addDays(day, -1))}
            />
            <Button onClick={() => show(null)}>Aujourd’hui</Button>
            <Button
              icon={<RightOutlined aria-hidden />}
              aria-label="Jour suivant"
              onClick={() => show(addDays(day, 1))}
            />
          </div>
        </div>
      </div>
      <div aria-busy={reading.isFetching}>
        {reading.hasFailed && !reading.data && (
          <QueryFailure failure={sentences.planning.loadFailed} reading={reading} />
        )}
        {!reading.hasFailed && (!reading.data || reading.isOutdated) && <Skeleton active paragraph={{ rows: 10 }} />}
        {reading.data && !reading.isOutdated && children({ data: reading.data, reload: reading.reload, day, today })}
      </div>
    </Page>
  );
}
