import { formatPrice } from '@barnum/rules/prices/amounts';
import type { RateTotal } from './figures.ts';

/** Column heads of amounts with VAT, after that of the first column. */
export function VatHeads({ first }: { first: string }) {
  return (
    <thead>
      <tr>
        <th scope="col">{first}</th>
        <th scope="col">Base HT</th>
        <th scope="col">TVA</th>
        <th scope="col">TTC</th>
      </tr>
    </thead>
  );
}

/** Cells of an amount under these heads. */
export function VatCells({ share }: { share: Omit<RateTotal, 'taux'> }) {
  return (
    <>
      <td>{formatPrice(share.horsTaxes)}</td>
      <td>{formatPrice(share.tva)}</td>
      <td>{formatPrice(share.montant)}</td>
    </>
  );
}
