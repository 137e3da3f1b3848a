import { figureOf, moneyWords } from '@barnum/rules/money/ledger/account';
import { formatCents, toCents } from '@barnum/rules/prices/amounts';
import { useRead } from '../../components/use-read.ts';
import { ledgerTypes } from '../../lib/cached-types.ts';
import { graphql } from '../../lib/service/graphql.ts';
import styles from './request-sum.module.css';

const requestSumsQuery = graphql(`
  query RequestSums($ids: [Int!]!) {
    requestsMoney(ids: $ids) {
      id
      aFacturer
      aPayer
      recuDAvance
    }
  }
`);

const context = { additionalTypenames: [...ledgerTypes, 'ReservationRequest'] };

interface Props {
  word: 'aFacturer' | 'aPayer';
  requestId: number;
  /** Those of the page, all in one query. */
  ids: readonly number[];
}

/** What is to be billed or to be paid of a request of a list; « – » while that is not known. */
export function RequestSum({ word, requestId, ids }: Props) {
  const { data } = useRead(requestSumsQuery, { ids: [...ids] }, context, ids.length === 0);
  const found = data?.requestsMoney.find(({ id }) => id === requestId);
  if (!found) return '–';
  const isAhead = word === 'aPayer' && found.recuDAvance;
  const figure = figureOf(word, toCents(found[word]), isAhead ? 'recuDAvance' : undefined);
  return (
    <>
      {formatCents(figure.amount)}
      {figure.word !== moneyWords[word] && <span className={styles.below}>{figure.word.toLowerCase()}</span>}
    </>
  );
}
