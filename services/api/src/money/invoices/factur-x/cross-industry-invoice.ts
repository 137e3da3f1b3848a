import { formatLongDate } from '@barnum/rules/dates/format-dates';
import type { InvoiceContent, OperationKind } from '@barnum/rules/money/invoices/invoice-content';
import { type InvoiceAudience, invoiceAudience, isToProfessional } from '@barnum/rules/money/invoices/invoice-mentions';
import { type NetInvoice, netInvoice } from '@barnum/rules/money/invoices/net-invoice';
import { mentionOf } from '@barnum/rules/money/ledger/deposit-mention';
import { toAmount } from '@barnum/rules/prices/amounts';
import { element, textElement, type Xml } from '../../../platform/pdf/xml.ts';
import { invoiceLine } from './invoice-lines.ts';
import { buyer, seller } from './trade-parties.ts';
import { rateElements, type TaxCategory, taxCategoryOf } from './trade-taxes.ts';

const namespaces = {
  'xmlns:rsm': 'urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100',
  'xmlns:ram': 'urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100',
  'xmlns:udt': 'urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100',
  'xmlns:qdt': 'urn:un:unece:uncefact:data:standard:QualifiedDataType:100',
};

const notForConsumers = 'Sans objet : client particulier';

/** The invoice as a program reads it: profile EN 16931 of Factur-X, by the rules of the French reform. */
export function crossIndustryInvoice(content: InvoiceContent): Xml {
  const net = netInvoice(content);
  const taxOf = (taux: string | null) => taxCategoryOf(content, taux);
  return `<?xml version="1.0" encoding="UTF-8"?>\n${element(
    'rsm:CrossIndustryInvoice',
    [
      element('rsm:ExchangedDocumentContext', [
        element('ram:BusinessProcessSpecifiedDocumentContextParameter', [textElement('ram:ID', processOf(content))]),
        element('ram:GuidelineSpecifiedDocumentContextParameter', [textElement('ram:ID', 'urn:cen.eu:en16931:2017')]),
      ]),
      document(content),
      element('rsm:SupplyChainTradeTransaction', [
        ...net.lines.map((line, index) => invoiceLine(line, index + 1, taxOf(line.taux))),
        agreement(content),
        delivery(content),
        settlement(content, net, taxOf),
      ]),
    ],
    namespaces,
  )}\n`;
}

/** The kind of document, by UNTDID 1001. */
function typeOf({ nature, corrige }: InvoiceContent): string {
  if (nature === 'acompte') return '386';
  if (nature === 'facture') return '380';
  return corrige?.nature === 'acompte' ? '503' : '381';
}

/** What is invoiced, services, goods or both, and what is paid already: 4 after invoices of parts, 2 for all of it. */
function processOf({ operation, nature, acomptes, dejaPaye, aPayer }: InvoiceContent): string {
  const frame = frames[operation];
  if (nature === 'facture' && acomptes.length > 0) return `${frame}4`;
  return isPaid({ nature, dejaPaye, aPayer }) ? `${frame}2` : `${frame}1`;
}

/** Whether nothing of it is left to pay on the day of issue. */
function isPaid({ nature, dejaPaye, aPayer }: Pick<InvoiceContent, 'nature' | 'dejaPaye' | 'aPayer'>): boolean {
  return nature !== 'avoir' && dejaPaye > 0 && aPayer === 0;
}

const frames: Record<OperationKind, string> = { services: 'S', mixte: 'M', biens: 'B' };

function document(content: InvoiceContent): Xml {
  const { numero, date, textes, note, motif, devis } = content;
  const audience = invoiceAudience(content);
  const isConsumer = !isToProfessional(content);
  const notes: readonly (readonly [text: string, subject: string])[] = [
    [isConsumer ? notForConsumers : textes.indemnite, 'PMT'],
    [isConsumer ? notForConsumers : textes.penalites, 'PMD'],
    [textes.escompte || 'Pas d’escompte pour paiement anticipé', 'AAB'],
    [audience satisfies InvoiceAudience, 'BAR'],
    [devis === null ? '' : `Devis ${devis.numero} du ${formatLongDate(devis.date)}`, ''],
    [motif, ''],
    [mentionOf(content), ''],
    ...[note, ...textes.libres].map((text) => [text, ''] as const),
  ];
  return element('rsm:ExchangedDocument', [
    textElement('ram:ID', numero ?? ''),
    textElement('ram:TypeCode', typeOf(content)),
    element('ram:IssueDateTime', [day(date)]),
    ...notes
      .filter(([text]) => text.trim() !== '')
      .map(([text, subject]) =>
        element('ram:IncludedNote', [textElement('ram:Content', text), textElement('ram:SubjectCode', subject)]),
      ),
  ]);
}

function agreement(content: InvoiceContent): Xml {
  return element('ram:ApplicableHeaderTradeAgreement', [
    textElement('ram:BuyerReference', content.client.codeService ?? ''),
    seller(content.vendeur),
    buyer(content),
    element('ram:BuyerOrderReferencedDocument', [
      textElement('ram:IssuerAssignedID', content.client.referenceCommande),
    ]),
  ]);
}

/** Where the service is rendered, or else until when. */
function delivery({ lieu, periode, date }: InvoiceContent): Xml {
  const place = element('ram:PostalTradeAddress', [
    textElement('ram:LineOne', lieu.replace(/\s+/g, ' ')),
    textElement('ram:CountryID', 'FR'),
  ]);
  const end = element('ram:OccurrenceDateTime', [day(periode?.au ?? date)]);
  return element('ram:ApplicableHeaderTradeDelivery', [
    lieu.trim() === ''
      ? element('ram:ActualDeliverySupplyChainEvent', [end])
      : element('ram:ShipToTradeParty', [place]),
  ]);
}

function settlement(content: InvoiceContent, net: NetInvoice, taxOf: (taux: string | null) => TaxCategory): Xml {
  const { periode, remise, nature, total, aPayer, vendeur, operation } = content;
  const due = nature === 'avoir' ? total : aPayer;
  return element(
    'ram:ApplicableHeaderTradeSettlement',
    [
      textElement('ram:InvoiceCurrencyCode', 'EUR'),
      ...net.rates.map((rate) => {
        const { code, reason, reasonCode, percent } = taxOf(rate.taux);
        return element('ram:ApplicableTradeTax', [
          textElement('ram:CalculatedAmount', toAmount(rate.tva)),
          textElement('ram:TypeCode', 'VAT'),
          textElement('ram:ExemptionReason', reason),
          textElement('ram:BasisAmount', toAmount(rate.horsTaxes)),
          textElement('ram:CategoryCode', code),
          textElement('ram:ExemptionReasonCode', reasonCode),
          // When VAT of services is due: with the invoice, or when it is paid.
          code === 'S' && operation === 'services'
            ? textElement('ram:DueDateTypeCode', vendeur.debits ? '5' : '72')
            : '',
          textElement('ram:RateApplicablePercent', percent),
        ]);
      }),
      periode &&
        element('ram:BillingSpecifiedPeriod', [
          element('ram:StartDateTime', [day(periode.du)]),
          element('ram:EndDateTime', [day(periode.au)]),
        ]),
      ...net.rates
        .filter(({ discount }) => discount > 0)
        .map(({ discount, taux }) =>
          element('ram:SpecifiedTradeAllowanceCharge', [
            element('ram:ChargeIndicator', [textElement('udt:Indicator', 'false')]),
            textElement('ram:ActualAmount', toAmount(discount)),
            textElement('ram:Reason', remise?.motif || 'Remise'),
            element('ram:CategoryTradeTax', rateElements(taxOf(taux))),
          ]),
        ),
      paymentTerms(content),
      element('ram:SpecifiedTradeSettlementHeaderMonetarySummation', [
        textElement('ram:LineTotalAmount', toAmount(net.linesTotal)),
        net.discount > 0 ? textElement('ram:AllowanceTotalAmount', toAmount(net.discount)) : '',
        textElement('ram:TaxBasisTotalAmount', toAmount(net.horsTaxes)),
        textElement('ram:TaxTotalAmount', toAmount(net.tva), { currencyID: 'EUR' }),
        textElement('ram:GrandTotalAmount', toAmount(total)),
        total === due ? '' : textElement('ram:TotalPrepaidAmount', toAmount(total - due)),
        textElement('ram:DuePayableAmount', toAmount(due)),
      ]),
      ...referencesOf(content).map(({ numero, date }) =>
        element('ram:InvoiceReferencedDocument', [
          textElement('ram:IssuerAssignedID', numero),
          element('ram:FormattedIssueDateTime', [day(date, 'qdt')]),
        ]),
      ),
    ].map((xml) => xml ?? ''),
  );
}

function paymentTerms(content: InvoiceContent): Xml {
  const { nature, echeance, date, payeLe } = content;
  const terms =
    nature === 'avoir'
      ? textElement('ram:Description', 'Avoir à déduire ou à rembourser')
      : element('ram:DueDateDateTime', [day(isPaid(content) ? (payeLe ?? date) : (echeance ?? date))]);
  return element('ram:SpecifiedTradePaymentTerms', [terms]);
}

/** The invoices that this one is after. */
function referencesOf({ nature, corrige, acomptes }: InvoiceContent): readonly { numero: string; date: string }[] {
  if (nature === 'avoir') return corrige ? [corrige] : [];
  return nature === 'facture' ? acomptes : [];
}

function day(date: string, prefix: 'udt' | 'qdt' = 'udt'): Xml {
  return textElement(`${prefix}:DateTimeString`, date.replaceAll('-', ''), { format: '102' });
}
