import { figureOf, type MoneyFigure, type MoneySums, moneyWords } from '@barnum/rules/money/ledger/account';
import { formatCents, formatPrice, toCents } from '@barnum/rules/prices/amounts';
import styles from './ledger.module.css';

interface Props {
  /** In exact euros. */
  sums: Record<keyof MoneySums, string> & { recuDAvance: boolean };
  /** What the request comes to, where that is told beside what is agreed. */
  total?: string;
}

/** The words of money, and what they come to. */
export function MoneyFigures({ sums, total = sums.convenu }: Props) {
  const { convenu, facture, recu, aFacturer, aPayer, enRetard, recuDAvance } = sums;
  return (
    <dl className={styles.figures}>
      {Number(total) !== Number(convenu) && <Figure term="Total de la demande" amount={total} />}
      <Figure term={moneyWords.convenu} amount={convenu} />
      <Figure term={moneyWords.facture} amount={facture} />
      <Figure term={moneyWords.recu} amount={recu} />
      <Owed {...figureOf('aFacturer', toCents(aFacturer))} />
      <Owed {...figureOf('aPayer', toCents(aPayer), recuDAvance ? 'recuDAvance' : 'recuEnTrop')} />
      {Number(enRetard) > 0 && <Owed word={moneyWords.enRetard} amount={toCents(enRetard)} />}
    </dl>
  );
}

function Figure({ term, amount }: { term: string; amount: string }) {
  return (
    <>
      <dt>{term}</dt>
      <dd>{formatPrice(amount)}</dd>
    </>
  );
}

function Owed({ word, amount }: MoneyFigure) {
  return (
    <>
      <dt className={styles.owed}>{word}</dt>
      <dd className={styles.owed}>{formatCents(amount)}</dd>
    </>
  );
}
