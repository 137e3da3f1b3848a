import { todayInParis } from '@barnum/rules/dates/paris-time';
import { figuresSentences, lateInWords } from '@barnum/rules/money/figures/figures';
import { moneyWords } from '@barnum/rules/money/ledger/account';
import { paths } from '@barnum/rules/paths';
import { formatPrice } from '@barnum/rules/prices/amounts';
import { formatNumber } from '@barnum/rules/text/numbers';
import { Skeleton } from 'antd';
import { Link } from 'react-router-dom';
import { QueryFailure } from '../../components/query-failure.tsx';
import { useRead } from '../../components/use-read.ts';
import styles from './figures.module.css';
import { figuresContext, outstandingQuery } from './figures.ts';
import { FiguresSection } from './figures-section.tsx';

/** Where the company's money is today, each line with the list it comes from. */
export function Outstanding() {
  const { data, ...reading } = useRead(outstandingQuery, {}, figuresContext);
  if (!data) {
    return reading.hasFailed ? (
      <QueryFailure failure={figuresSentences.loadFailed} reading={reading} />
    ) : (
      <Skeleton active paragraph={{ rows: 6 }} />
    );
  }
  const { aFacturer, aPayer, enRetard, impayes, recuDAvance, cautions } = data.outstanding;
  const late = enRetard.filter(({ totalCount }) => totalCount > 0);
  const lines = [
    { word: moneyWords.aFacturer, to: `${paths.adminRequests}?a-facturer=oui`, of: 'demande', ...aFacturer },
    {
      word: moneyWords.aPayer,
      to: `${paths.adminInvoices}?etat=emise,partiellement_payee,en_retard`,
      of: 'facture',
      ...aPayer,
    },
    ...late.map((sum) => ({
      word: lateInWords(sum.jusqua),
      to: `${paths.adminInvoices}?etat=en_retard`,
      of: 'facture',
      ...sum,
    })),
    ...(impayes.totalCount > 0
      ? [{ word: figuresSentences.bounced, to: paths.adminBank, of: 'client', ...impayes }]
      : []),
    {
      word: moneyWords.recuDAvance,
      // Those of this month's end are those of today.
      to: `${paths.adminFigures}?du=${todayInParis()}#sans-facture`,
      of: 'demande',
      ...recuDAvance,
    },
    { word: 'Cautions en main', to: paths.adminDeposits, of: 'caution', ...cautions },
  ];

  return (
    <FiguresSection id="encours" title="Encours" about={figuresSentences.outstanding}>
      <table className={`${styles.table} ${styles.short}`}>
        <caption className="visually-hidden">Encours d’aujourd’hui</caption>
        <tbody>
          {lines.map(({ word, to, of, montant, totalCount }) => (
            <tr key={word}>
              <th scope="row">
                <Link to={to}>{word}</Link>
              </th>
              <td>{`${formatNumber(totalCount)} ${totalCount > 1 ? `${of}s` : of}`}</td>
              <td>{formatPrice(montant)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </FiguresSection>
  );
}
