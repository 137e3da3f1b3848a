import { LeftOutlined, PrinterOutlined, RightOutlined } from '@ant-design/icons';
import { todayInParis } from '@barnum/rules/dates/paris-time';
import { paths } from '@barnum/rules/paths';
import { sentences } from '@barnum/rules/sentences';
import { Button, Segmented } from 'antd';
import { type ReactNode, useMemo } from 'react';
import { ButtonLink } from '../../components/button-link.tsx';
import { useListAddress } from '../../components/list/use-list-address.ts';
import { Page } from '../../components/page.tsx';
import { Placeholder } from '../../components/placeholder.tsx';
import { PlanningTabs } from '../../components/planning-tabs.tsx';
import { QueryFailure } from '../../components/query-failure.tsx';
import { useRead } from '../../components/use-read.ts';
import { useIsPhone } from '../../lib/use-is-phone.ts';
import { ConflictList } from './conflict-list.tsx';
import { PlanningGrid } from './grid/planning-grid.tsx';
import { type Planning, planningQuery } from './planning.ts';
import { PlanningAgenda } from './planning-agenda.tsx';
import { conflictsOf } from './planning-conflicts.ts';
import { PlanningLegend } from './planning-legend.tsx';
import styles from './planning-page.module.css';
import { planningRows } from './planning-rows.ts';
import { PlanningSkeleton } from './planning-skeleton.tsx';
import { adjacentDay, type PlanningView, readView, viewTitle } from './planning-view.ts';

const ways = {
  suite: { before: 'Quatre semaines plus tôt', after: 'Quatre semaines plus tard' },
  mois: { before: 'Mois précédent', after: 'Mois suivant' },
  semaine: { before: 'Semaine précédente', after: 'Semaine suivante' },
} as const;

/** Departures and returns per article, over four weeks, a month or a week. */
export function PlanningPage({ calendarSubscription }: { calendarSubscription: ReactNode }) {
  const { read, change } = useListAddress();
  const today = todayInParis();
  const view = readView(read('vue'), read('date'), today);
  const { debut, fin } = view;
  const reading = useRead(planningQuery, { debut, fin });
  const shows = (date: string) => change({ date: date === today ? null : date });

  return (
    <Page
      title="Planning"
      actions={
        <>
          <ButtonLink type="primary" to={paths.adminPreparationOf(today)}>
            Feuille de préparation du jour
          </ButtonLink>
          {calendarSubscription}
        </>
      }
    >
      <PlanningTabs />
      <div className={styles.sheet}>
        <div className={styles.bar}>
          <h2 className={styles.title} aria-live="polite">
            {viewTitle(view)}
          </h2>
          <div className={styles.ways}>
            <Button
              icon={<LeftOutlined aria-hidden />}
              aria-label={ways[view.vue].before}
              onClick={() => shows(adjacentDay(view, -1))}
            />
            <Button onClick={() => shows(today)}>Aujourd’hui</Button>
            <Button
              icon={<RightOutlined aria-hidden />}
              aria-label={ways[view.vue].after}
              onClick={() => shows(adjacentDay(view, 1))}
            />
          </div>
          <Button
            className={styles.print ?? ''}
            icon={<PrinterOutlined aria-hidden />}
            disabled={!reading.data}
            onClick={() => window.print()}
          >
            Imprimer
          </Button>
          <Segmented
            aria-label="Durée à montrer"
            options={[
              { value: 'suite', label: '4\u00a0semaines' },
              { value: 'mois', label: 'Mois' },
              { value: 'semaine', label: 'Semaine' },
            ]}
            value={view.vue}
            onChange={(vue) => change({ vue: vue === 'suite' ? null : vue })}
          />
        </div>
        <div className={reading.isOutdated ? styles.outdated : undefined} aria-busy={reading.isFetching}>
          {reading.hasFailed && !reading.data && (
            <QueryFailure failure={sentences.planning.loadFailed} reading={reading} />
          )}
          {!reading.hasFailed && !reading.data && <PlanningSkeleton />}
          {reading.data && !reading.isOutdated && <Shown planning={reading.data.planning} view={view} today={today} />}
        </div>
      </div>
    </Page>
  );
}

function Shown({ planning, view, today }: { planning: Planning; view: PlanningView; today: string }) {
  const isPhone = useIsPhone();
  const rows = useMemo(() => planningRows(planning, view, today), [planning, view, today]);
  if (rows.length === 0) {
    return (
      <Placeholder title="Rien ne part et rien ne revient">
        Aucune demande ne prend d’articles ces jours-là. Les demandes reçues se trouvent à l’écran « Demandes ».
      </Placeholder>
    );
  }
  return (
    <>
      <ConflictList conflicts={conflictsOf(rows)} />
      <PlanningLegend joursRemiseEnEtat={planning.joursRemiseEnEtat} />
      {isPhone ? (
        <PlanningAgenda rows={rows} requests={planning.bookings} view={view} today={today} />
      ) : (
        <PlanningGrid rows={rows} view={view} today={today} />
      )}
    </>
  );
}
