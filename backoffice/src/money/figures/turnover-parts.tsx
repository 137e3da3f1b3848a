import type { FigurePeriod } from '@barnum/rules/money/figures/figure-periods';
import { figuresSentences } from '@barnum/rules/money/figures/figures';
import { paths } from '@barnum/rules/paths';
import { formatPrice } from '@barnum/rules/prices/amounts';
import { formatNumber } from '@barnum/rules/text/numbers';
import { Skeleton } from 'antd';
import type { ResultOf } from 'gql.tada';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { QueryFailure } from '../../components/query-failure.tsx';
import { useRead } from '../../components/use-read.ts';
import styles from './figures.module.css';
import { turnoverPartsQuery } from './figures.ts';
import { FiguresSection, Folded, foldedRows } from './figures-section.tsx';
import { parkContext } from './park-queries.ts';

type Part = ResultOf<typeof turnoverPartsQuery>['turnoverParts']['clients'][number];

/** What the hires of a period give, by category, customer and zone. */
export function TurnoverParts({ period: { du, au } }: { period: FigurePeriod }) {
  const { data, ...reading } = useRead(turnoverPartsQuery, { du, au }, parkContext);
  return (
    <FiguresSection id="repartition" title="Répartition" about={figuresSentences.parts}>
      {reading.hasFailed && !data && <QueryFailure failure={figuresSentences.loadFailed} reading={reading} />}
      {!reading.hasFailed && !data && <Skeleton active paragraph={{ rows: 6 }} />}
      {data && (
        <div className={styles.side}>
          <PartsTable caption="Par catégorie" head="Catégorie" parts={data.turnoverParts.categories} />
          <PartsTable
            caption="Par client"
            head="Client"
            parts={data.turnoverParts.clients}
            linkOf={({ id, nom }) => (id === null ? nom : <Link to={paths.adminCustomer(id)}>{nom}</Link>)}
          />
          <PartsTable caption="Par zone de livraison" head="Zone" parts={data.turnoverParts.zones} />
        </div>
      )}
    </FiguresSection>
  );
}

interface PartsProps {
  caption: string;
  head: string;
  parts: readonly Part[];
  linkOf?: (part: Part) => ReactNode;
}

function PartsTable({ caption, head, parts, linkOf = ({ nom }) => nom }: PartsProps) {
  return (
    <Folded of={caption.toLowerCase()} isLong={parts.length > foldedRows}>
      <table className={styles.table}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{head}</th>
            <th scope="col">Locations</th>
            <th scope="col">HT</th>
          </tr>
        </thead>
        <tbody>
          {parts.map((part) => (
            <tr key={`${part.id} ${part.nom}`}>
              <th scope="row">{linkOf(part)}</th>
              <td>{formatNumber(part.locations)}</td>
              <td>{formatPrice(part.montant)}</td>
            </tr>
          ))}
          {parts.length === 0 && (
            <tr>
              <td colSpan={3} className={styles.nothing}>
                {figuresSentences.noHires}
              </td>
            </tr>
          )}
        </tbody>
      </table>
    </Folded>
  );
}
