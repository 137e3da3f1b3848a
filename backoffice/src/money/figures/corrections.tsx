import { formatLongDate } from '@barnum/rules/dates/format-dates';
import { correctionLabels, figuresSentences } from '@barnum/rules/money/figures/figures';
import type { ResultOf } from 'gql.tada';
import styles from './figures.module.css';
import type { vatFiguresQuery } from './figures.ts';
import { FiguresSection } from './figures-section.tsx';
import { DocumentHead, sumOfRates, VatCells, VatHeads } from './vat-columns.tsx';

type Correction = ResultOf<typeof vatFiguresQuery>['vatFigures']['corrections'][number];

/** What corrects earlier periods, each with its document; nothing where nothing does. */
export function Corrections({ corrections }: { corrections: readonly Correction[] }) {
  if (corrections.length === 0) return null;
  return (
    <FiguresSection id="corrections" title="Corrections de mois déjà comptés" about={figuresSentences.corrections}>
      <table className={styles.table}>
        <caption className="visually-hidden">Ce qui corrige des mois déjà comptés</caption>
        <VatHeads first="Document" />
        <tbody>
          {corrections.map((correction) => (
            <tr key={`${correction.date} ${correction.nature} ${correction.numero} ${correction.requestId}`}>
              <DocumentHead document={correction}>
                {correctionLabels[correction.nature]}, le {formatLongDate(correction.date)}
                {correction.parTaux.length === 0 && `\u00a0: ${figuresSentences.nothingChanged}`}
              </DocumentHead>
              <VatCells share={sumOfRates(correction.parTaux)} />
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className={styles.total}>
            <th scope="row">Total</th>
            <VatCells share={sumOfRates(corrections.flatMap(({ parTaux }) => parTaux))} />
          </tr>
        </tfoot>
      </table>
    </FiguresSection>
  );
}
