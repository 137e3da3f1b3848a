import { paths } from '@barnum/rules/paths';
import { rentalTermsOf } from '@barnum/rules/prices/rental-terms';
import { Button } from 'antd';
import { BackLink } from '../../../components/back-link.tsx';
import { useListAddress } from '../../../components/list/use-list-address.ts';
import { Placeholder } from '../../../components/placeholder.tsx';
import { fullName } from '../../../lib/full-name.ts';
import { type DaySheet, DaySheetPage } from '../preparation/day-sheet-page.tsx';
import { movementsOf, type PreparedRequest, preparationOf } from '../preparation/preparation.ts';
import { TickedSheet } from '../preparation/ticked-sheet.tsx';
import { useTicks } from '../preparation/use-ticks.ts';
import { LoadedRequest } from './loaded-request.tsx';
import { loadOf, moved, orderOf } from './loading.ts';
import styles from './loading-page.module.css';
import { LoadingTotals } from './loading-totals.tsx';

/** What the address says of a load: its requests, in the order of loading. */
const parameter = 'ordre';

/** What goes into the van, of the departures of a day or of a round: the total of each article, then request by request. */
export function LoadingPage() {
  return (
    <DaySheetPage
      title="Feuille de chargement"
      back={(day) => <BackLink to={paths.adminPreparationOf(day)}>Préparation</BackLink>}
      ofDay={[parameter]}
    >
      {(sheet) => <Sheet {...sheet} />}
    </DaySheetPage>
  );
}

function Sheet({ data, reload, day, today }: DaySheet) {
  const { read, change } = useListAddress();
  const { requests, ticks: known, articles } = data.planning;
  const ticks = useTicks(known, reload);
  const { departures } = preparationOf(requests, day, today);
  const { loaded, left } = loadOf(departures.requests, read(parameter));
  const load = (next: readonly PreparedRequest[]) => change({ [parameter]: orderOf(next) });
  if (departures.requests.length === 0) {
    return <Placeholder title="Rien à charger ce jour-là">Aucune demande confirmée ne part ce jour-là.</Placeholder>;
  }
  return (
    <TickedSheet waiting={ticks.waiting}>
      <LoadingTotals totals={movementsOf(loaded).totals} requests={loaded} articles={articles} ticks={ticks} />
      <section className={styles.requests} aria-label="Dans l’ordre du chargement">
        <h3>Dans l’ordre du chargement</h3>
        <p className={styles.hint}>Ce qui est livré en dernier se charge en premier.</p>
        <ol className={styles.list}>
          {loaded.map((request, index) => (
            <LoadedRequest
              key={request.id}
              request={request}
              place={index + 1}
              of={loaded.length}
              terms={rentalTermsOf(data.companyInfo)}
              articles={articles}
              ticks={ticks}
              onMove={(by) => load(moved(loaded, index, by))}
              onLeave={() => load(loaded.filter(({ id }) => id !== request.id))}
            />
          ))}
        </ol>
        {loaded.length === 0 && <p>Aucune demande n’est dans ce chargement.</p>}
      </section>
      {left.length > 0 && (
        <section className={styles.left} aria-label="Pas dans ce chargement">
          <h3>Pas dans ce chargement</h3>
          <ul>
            {left.map((request) => (
              <li key={request.id}>
                {fullName(request)}, n° {request.id}{' '}
                <Button
                  aria-label={`Ajouter au chargement : ${fullName(request)}`}
                  onClick={() => load([...loaded, request])}
                >
                  Ajouter
                </Button>
              </li>
            ))}
          </ul>
          <Button type="link" onClick={() => change({ [parameter]: null })}>
            Tous les départs du jour
          </Button>
        </section>
      )}
    </TickedSheet>
  );
}
