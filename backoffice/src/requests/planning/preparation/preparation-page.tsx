import { LeftOutlined, PrinterOutlined, RightOutlined } from '@ant-design/icons';
import { addDays, isRentalDay } from '@barnum/rules/dates/days';
import { formatWeekdayDate } from '@barnum/rules/dates/format-dates';
import { todayInParis } from '@barnum/rules/dates/paris-time';
import { paths } from '@barnum/rules/paths';
import { rentalTermsOf } from '@barnum/rules/prices/rental-terms';
import { turnoverInWords, turnoverOn } from '@barnum/rules/requests/availability/turnover';
import { sentences } from '@barnum/rules/sentences';
import { ended } from '@barnum/rules/text/french';
import { Button, Checkbox, Skeleton } from 'antd';
import type { ReactNode } from 'react';
import { BackLink } from '../../../components/back-link.tsx';
import { useListAddress } from '../../../components/list/use-list-address.ts';
import { Page } from '../../../components/page.tsx';
import { Placeholder } from '../../../components/placeholder.tsx';
import { QueryFailure } from '../../../components/query-failure.tsx';
import { useRead } from '../../../components/use-read.ts';
import { fullName } from '../../../lib/full-name.ts';
import { useRights } from '../../../lib/rights.ts';
import { type Preparation, preparationOf, preparationQuery, turnedOver } from './preparation.ts';
import styles from './preparation-page.module.css';
import { PreparationSection } from './preparation-section.tsx';
import { useTicks } from './use-ticks.ts';

interface Slots {
  /** Renders the marked pieces of a request that leaves; there is none where pieces are not marked. */
  pieces?: ((requestId: number) => ReactNode) | undefined;
}

/** All departures and returns of a day, to print and tick off. */
export function PreparationPage({ pieces }: Slots) {
  const { read, change } = useListAddress();
  const today = todayInParis();
  const day = isRentalDay(read('jour')) ? read('jour') : today;
  const withNotes = read('notes') === 'oui';
  const reading = useRead(preparationQuery, { jour: day, requests: useRights()('requests') });

  return (
    <Page
      title="Feuille de préparation"
      back={<BackLink to={`${paths.adminPlanning}?date=${day}`}>Planning</BackLink>}
      actions={
        <div className={styles.actions}>
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
          <Checkbox checked={withNotes} onChange={({ target }) => change({ notes: target.checked ? 'oui' : null })}>
            Avec les notes internes
          </Checkbox>
          <div className={styles.ways}>
            <Button
              icon={<LeftOutlined aria-hidden />}
              aria-label="Jour précédent"
              onClick={() => change({ jour: addDays(day, -1) })}
            />
            <Button onClick={() => change({ jour: null })}>Aujourd’hui</Button>
            <Button
              icon={<RightOutlined aria-hidden />}
              aria-label="Jour suivant"
              onClick={() => change({ jour: addDays(day, 1) })}
            />
          </div>
        </div>
      </div>
      <div aria-busy={reading.isFetching}>
        {reading.hasFailed && !reading.data && (
          <QueryFailure failure={sentences.planning.loadFailed} reading={reading} />
        )}
        {!reading.hasFailed && (!reading.data || reading.isOutdated) && <Skeleton active paragraph={{ rows: 10 }} />}
        {reading.data && !reading.isOutdated && (
          <Sheet
            data={reading.data}
            reload={reading.reload}
            day={day}
            today={today}
            withNotes={withNotes}
            pieces={pieces}
          />
        )}
      </div>
    </Page>
  );
}

interface SheetProps extends Slots {
  data: Preparation;
  reload: () => void;
  day: string;
  today: string;
  withNotes: boolean;
}

function Sheet({ data, reload, day, today, withNotes, pieces }: SheetProps) {
  const { requests, ticks: known } = data.planning;
  const ticks = useTicks(known, reload);
  const shared = { day, terms: rentalTermsOf(data.companyInfo), articles: data.planning.articles, ticks, withNotes };
  const { departures, returns, unconfirmed } = preparationOf(requests, day, today);
  const turnover = turnoverOn(day, shared.terms);
  const turned = turnover ? { names: turnedOver(departures, returns), words: turnoverInWords(turnover) } : null;
  if (departures.requests.length + returns.requests.length + unconfirmed.length === 0) {
    return (
      <Placeholder title="Rien à préparer ce jour-là">
        Aucun article ne part et aucun ne revient ce jour-là.
      </Placeholder>
    );
  }
  return (
    <div className={styles.sheet}>
      <p className={ticks.waiting > 0 ? styles.waiting : 'visually-hidden'} role="status">
        {ticks.waiting > 0 && sentences.planning.ticksWaiting(ticks.waiting)}
      </p>
      <PreparationSection mouvement="depart" movements={departures} pieces={pieces} turned={turned} {...shared} />
      <PreparationSection mouvement="retour" movements={returns} turned={turned} {...shared} />
      {unconfirmed.length > 0 && (
        <p className={styles.unconfirmed}>
          Pas encore confirmé, et donc pas compté : {ended(unconfirmed.map(fullName).join(', '))}
        </p>
      )}
    </div>
  );
}
