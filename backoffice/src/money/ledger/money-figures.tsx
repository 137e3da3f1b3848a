import { type MoneySums, moneyWords } from '@barnum/rules/money/ledger/account';
import { formatPrice } from '@barnum/rules/prices/amounts';
import styles from './ledger.module.css';

interface Props {
  /** In exact euros. */
  sums: Record<keyof MoneySums, string>;
  /** What the request comes to, where that is told beside what is agreed. */
  total?: string;
}

/** The words of money, and what they come to. */
export function MoneyFigures({ sums, total = sums.convenu }: Props) {
  const { convenu, facture, recu, aFacturer, aPayer, enRetard } = sums;
  return (
    <dl className={styles.figures}>
      {Number(total) !== Number(convenu) && <Figure term="Total de la demande" amount={total} />}
      <Figure term={moneyWords.convenu} amount={convenu} />
      <Figure term={moneyWords.facture} amount={facture} />
      <Figure term={moneyWords.recu} amount={recu} />
      <Figure term={moneyWords.aFacturer} below={moneyWords.factureEnTrop} amount={aFacturer} isStrong />
      <Figure term={moneyWords.aPayer} below={moneyWords.recuDAvance} amount={aPayer} isStrong />
      {Number(enRetard) > 0 && <Figure term={moneyWords.enRetard} amount={enRetard} isStrong />}
    </dl>
  );
}

interface FigureProps {
  term: string;
  /** Its name below zero. */
  below?: string;
  amount: string;
  isStrong?: boolean;
}

function Figure({ term, below, amount, isStrong }: FigureProps) {
  const isBelow = below !== undefined && Number(amount) < 0;
  return (
    <>
      <dt className={isStrong ? styles.owed : undefined}>{isBelow ? below : term}</dt>
      <dd className={isStrong ? styles.owed : undefined}>{formatPrice(isBelow ? -Number(amount) : amount)}</dd>
    </>
  );
}
