import { paths } from '@barnum/rules/paths';
import { rentalTermsOf } from '@barnum/rules/prices/rental-terms';
import { turnoverInWords, turnoverOn } from '@barnum/rules/requests/availability/turnover';
import { ended } from '@barnum/rules/text/french';
import { Checkbox } from 'antd';
import type { ReactNode } from 'react';
import { BackLink } from '../../../components/back-link.tsx';
import { ButtonLink } from '../../../components/button-link.tsx';
import { useListAddress } from '../../../components/list/use-list-address.ts';
import { Placeholder } from '../../../components/placeholder.tsx';
import { fullName } from '../../../lib/full-name.ts';
import { type DaySheet, DaySheetPage } from './day-sheet-page.tsx';
import { preparationOf, turnedOver } from './preparation.ts';
import styles from './preparation-page.module.css';
import { PreparationSection } from './preparation-section.tsx';
import { TickedSheet } from './ticked-sheet.tsx';
import { useTicks } from './use-ticks.ts';

interface Slots {
  /** Renders the marked pieces of a request that leaves; there is none where pieces are not marked. */
  pieces?: ((requestId: number) => ReactNode) | undefined;
}

/** All departures and returns of a day, to print and tick off. */
export function PreparationPage({ pieces }: Slots) {
  const { read, change } = useListAddress();
  const withNotes = read('notes') === 'oui';
  return (
    <DaySheetPage
      title="Feuille de préparation"
      back={(day) => <BackLink to={`${paths.adminPlanning}?date=${day}`}>Planning</BackLink>}
      actions={(day) => <ButtonLink to={paths.adminLoadingOf(day)}>Charger le camion</ButtonLink>}
      tools={
        <Checkbox checked={withNotes} onChange={({ target }) => change({ notes: target.checked ? 'oui' : null })}>
          Avec les notes internes
        </Checkbox>
      }
    >
      {(sheet) => <Sheet {...sheet} withNotes={withNotes} pieces={pieces} />}
    </DaySheetPage>
  );
}

function Sheet({ data, reload, day, today, withNotes, pieces }: DaySheet & Slots & { withNotes: boolean }) {
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
    <TickedSheet waiting={ticks.waiting}>
      <PreparationSection mouvement="depart" movements={departures} pieces={pieces} turned={turned} {...shared} />
      <PreparationSection mouvement="retour" movements={returns} turned={turned} {...shared} />
      {unconfirmed.length > 0 && (
        <p className={styles.unconfirmed}>
          Pas encore confirmé, et donc pas compté : {ended(unconfirmed.map(fullName).join(', '))}
        </p>
      )}
    </TickedSheet>
  );
}
