import { figureOf, moneyWords } from '@barnum/rules/money/ledger/account';
import { formatCents, toCents } from '@barnum/rules/prices/amounts';

/** What a customer has to pay: « 120,00 € », or « 40,00 € reçu d’avance »; null where it is not known. */
export function debtInWords({ aPayer, recuDAvance }: { aPayer: string | null; recuDAvance: boolean }): string | null {
  if (aPayer === null) return null;
  const { word, amount } = figureOf('aPayer', toCents(aPayer), recuDAvance ? 'recuDAvance' : 'recuEnTrop');
  return word === moneyWords.aPayer ? formatCents(amount) : `${formatCents(amount)} ${word.toLowerCase()}`;
}
