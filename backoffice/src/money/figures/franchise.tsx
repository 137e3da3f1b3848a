import { type FranchiseTurnover, franchiseInWords, isNearThreshold } from '@barnum/rules/money/figures/figures';
import { toCents } from '@barnum/rules/prices/amounts';
import { Alert } from 'antd';
import type { ResultOf } from 'gql.tada';
import type { vatFiguresQuery } from './figures.ts';

/** What a company in franchise received in the year, beside its threshold; a warning near it. */
export function Franchise({ turnover }: { turnover: ResultOf<typeof vatFiguresQuery>['franchiseTurnover'] }) {
  if (!turnover) return null;
  const { annee, recu, seuil, majore } = turnover;
  const told: FranchiseTurnover = {
    annee,
    recu: toCents(recu),
    seuil: toCents(seuil),
    majore: majore === null ? null : toCents(majore),
  };
  return <Alert type={isNearThreshold(told) ? 'warning' : 'info'} showIcon message={franchiseInWords(told)} />;
}
