import type { NetLine } from '@barnum/rules/money/invoices/net-invoice';
import { toAmount } from '@barnum/rules/prices/amounts';
import { element, textElement, type Xml } from '../../../platform/pdf/xml.ts';
import { rateElements, type TaxCategory } from './trade-taxes.ts';

/** Any piece, by UN/ECE Recommendation 20. */
const piece = 'C62';

/** A line: what, how many, for how much without taxes. */
export function invoiceLine({ line, gross, discount, net }: NetLine, place: number, tax: TaxCategory): Xml {
  return element('ram:IncludedSupplyChainTradeLineItem', [
    element('ram:AssociatedDocumentLineDocument', [textElement('ram:LineID', String(place))]),
    element('ram:SpecifiedTradeProduct', [
      textElement('ram:Name', line.nom.replace(/\s+/g, ' ')),
      textElement('ram:Description', line.description),
    ]),
    element('ram:SpecifiedLineTradeAgreement', [
      element('ram:NetPriceProductTradePrice', [textElement('ram:ChargeAmount', unitPrice(gross, line.quantite))]),
    ]),
    element('ram:SpecifiedLineTradeDelivery', [
      textElement('ram:BilledQuantity', String(line.quantite), { unitCode: piece }),
    ]),
    element('ram:SpecifiedLineTradeSettlement', [
      element('ram:ApplicableTradeTax', rateElements(tax)),
      discount === 0
        ? ''
        : element('ram:SpecifiedTradeAllowanceCharge', [
            element('ram:ChargeIndicator', [textElement('udt:Indicator', 'false')]),
            textElement('ram:ActualAmount', toAmount(discount)),
            textElement('ram:Reason', line.motifRemise || 'Remise'),
          ]),
      element('ram:SpecifiedTradeSettlementLineMonetarySummation', [textElement('ram:LineTotalAmount', toAmount(net))]),
    ]),
  ]);
}

/** In euros, with as many decimals as it takes, six at most. */
export function unitPrice(cents: number, quantite: number): string {
  return (cents / 100 / quantite).toFixed(6).replace(/0{1,4}$/, '');
}
