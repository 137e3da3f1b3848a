/**
 * The GraphQL types to read again after a request has changed: its lists, what it takes of the stock, the planning, the
 * outings of articles, the working day, whether its quote is still current, and what is left to bill.
 */
export const requestTypes = [
  'ReservationRequestPage',
  'ReservationRequest',
  'ArticleOccupation',
  'StockCalendar',
  'Planning',
  'OutingPage',
  'Workday',
  'Quote',
  'Billing',
  'Invoice',
];

/** The GraphQL types to read again after the ledger has another entry. */
export const ledgerTypes = [
  'Payment',
  'PaymentPage',
  'LedgerTotals',
  'WaitingCheques',
  'ChequeSlip',
  'Till',
  'Deposit',
  'RequestLedger',
  'CustomerBalance',
  'InvoiceToPay',
  'Invoice',
  'InvoicePage',
  'RequestToInvoice',
  'Workday',
];
