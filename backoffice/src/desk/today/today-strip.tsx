import { ArrowRightOutlined } from '@ant-design/icons';
import { paths } from '@barnum/rules/paths';
import { formatPrice } from '@barnum/rules/prices/amounts';
import { Link } from 'react-router-dom';
import { useRead } from '../../components/use-read.ts';
import { useRights } from '../../lib/rights.ts';
import { todayCountsQuery } from './today.ts';
import styles from './today-strip.module.css';

/** How much waits today, in one line that leads there. As high while it is read. */
export function TodayStrip() {
  const { data, hasFailed } = useRead(todayCountsQuery, { money: useRights()('money') });
  return (
    <p className={styles.strip}>
      <strong>Aujourd’hui</strong>
      <span className={styles.counts}>
        {data ? countsInWords(data.workday) : hasFailed && '– (la journée n’a pas pu être chargée)'}
      </span>
      <Link className={styles.link} to={paths.adminToday}>
        Voir la journée <ArrowRightOutlined aria-hidden />
      </Link>
    </p>
  );
}

type Counted = { totalCount: number };

function countsInWords(workday: {
  departures: Counted;
  returns: Counted;
  arrivals: Counted;
  cancellations: Counted;
  unread: Counted;
  accepted: Counted;
  quoted: Counted;
  aFacturer?: Counted;
  retards?: Counted & { montant: string };
  cautionsARendre?: readonly { moyen: string }[];
  conflicts: readonly unknown[];
}): string {
  const {
    departures,
    returns,
    arrivals,
    cancellations,
    unread,
    accepted,
    quoted,
    aFacturer,
    retards,
    cautionsARendre = [],
    conflicts,
  } = workday;
  const areCheques = cautionsARendre.every(({ moyen }) => moyen === 'cheque');
  const counts = [
    counted(departures.totalCount, 'départ', 'départs'),
    counted(returns.totalCount, 'retour', 'retours'),
    counted(arrivals.totalCount, 'à traiter', 'à traiter'),
    counted(cancellations.totalCount, 'annulation demandée', 'annulations demandées'),
    counted(unread.totalCount, 'mot à lire', 'mots à lire'),
    counted(accepted.totalCount, 'devis accepté à revoir', 'devis acceptés à revoir'),
    counted(quoted.totalCount, 'devis sans réponse', 'devis sans réponse'),
    aFacturer && counted(aFacturer.totalCount, 'à facturer', 'à facturer'),
    retards &&
      counted(retards.totalCount, 'facture en retard', 'factures en retard', ` (${formatPrice(retards.montant)})`),
    areCheques
      ? counted(cautionsARendre.length, 'chèque à rendre', 'chèques à rendre')
      : counted(cautionsARendre.length, 'caution à rendre', 'cautions à rendre'),
    counted(conflicts.length, 'conflit de stock', 'conflits de stock'),
  ].filter(Boolean);
  return counts.join(' · ') || 'Rien ne vous attend';
}

function counted(count: number, one: string, many: string, more = ''): string {
  return count === 0 ? '' : `${count}\u00a0${count === 1 ? one : many}${more}`;
}
