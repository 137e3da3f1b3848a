import {
  figuresSentences,
  type VatBasis,
  vatBases,
  vatBasisLabels,
  vatBasisSentences,
  vatDueSentences,
} from '@barnum/rules/money/figures/figures';
import { formatRate } from '@barnum/rules/prices/deal-in-words';
import type { ResultOf } from 'gql.tada';
import { Link } from 'react-router-dom';
import { useListAddress } from '../../components/list/use-list-address.ts';
import styles from './figures.module.css';
import { figureAddress, type RateTotal, type vatFiguresQuery } from './figures.ts';
import { FiguresSection } from './figures-section.tsx';
import { sumOfRates, VatCells, VatHeads } from './vat-columns.tsx';

type VatFigures = ResultOf<typeof vatFiguresQuery>['vatFigures'];

interface Props {
  figures: VatFigures;
  /** Those of the period before, once they are read. */
  before: VatFigures | undefined;
  beforeName: string;
}

/** The VAT of a period on its three bases: what is to be declared first. */
export function VatTables({ figures, before, beforeName }: Props) {
  return (
    <FiguresSection id="tva" title="TVA" about={vatDueSentences[figures.exigibilite]}>
      <div className={styles.bases}>
        {vatBases.map((basis) => (
          <BasisTable
            key={basis}
            basis={basis}
            rates={figures[basis]}
            before={before && { rates: before[basis], name: beforeName }}
          />
        ))}
      </div>
      <p className={styles.about}>
        {figuresSentences.cautions} {figuresSentences.accountant}
      </p>
    </FiguresSection>
  );
}

interface BasisProps {
  basis: VatBasis;
  rates: readonly RateTotal[];
  before: { rates: readonly RateTotal[]; name: string } | undefined;
}

function BasisTable({ basis, rates, before }: BasisProps) {
  const { searchWith } = useListAddress();
  return (
    <div className={basis === 'declarer' ? styles.first : styles.basis}>
      <table className={styles.table}>
        <caption>
          <h3>{vatBasisLabels[basis]}</h3>
          <p className={styles.about}>{vatBasisSentences[basis]}</p>
        </caption>
        <VatHeads first="Taux" />
        <tbody>
          {rates.map(({ taux, ...share }) => (
            <tr key={taux ?? ''}>
              <th scope="row">
                <Link
                  to={{ search: searchWith(figureAddress({ basis, taux })) }}
                  replace
                  preventScrollReset
                  aria-label={`${vatBasisLabels[basis]}, ${rateInWords(taux)}\u00a0: d’où vient ce chiffre`}
                >
                  {rateInWords(taux)}
                </Link>
              </th>
              <VatCells share={share} />
            </tr>
          ))}
          {rates.length === 0 && (
            <tr>
              <td colSpan={4} className={styles.nothing}>
                Rien sur cette période.
              </td>
            </tr>
          )}
        </tbody>
        <tfoot>
          <tr className={styles.total}>
            <th scope="row">Total</th>
            <VatCells share={sumOfRates(rates)} />
          </tr>
          {before && (
            <tr className={styles.soft}>
              <th scope="row">{before.name}</th>
              <VatCells share={sumOfRates(before.rates)} />
            </tr>
          )}
        </tfoot>
      </table>
    </div>
  );
}

/** « 20 % », or that there is none. */
export function rateInWords(taux: string | null): string {
  return taux === null ? 'Sans TVA' : formatRate(taux);
}
