import { useRead } from '../../components/use-read.ts';
import { ledgerTypes } from '../../lib/cached-types.ts';
import { customerBalanceQuery } from './ledger.ts';
import { MoneyFigures } from './money-figures.tsx';

const context = { additionalTypenames: [...ledgerTypes, 'ReservationRequest'] };

/** The words of money of a customer. */
export function CustomerBalance({ customerId }: { customerId: number }) {
  const { data } = useRead(customerBalanceQuery, { customerId }, context);
  if (!data) return null;
  return <MoneyFigures sums={data.customerBalance} />;
}
