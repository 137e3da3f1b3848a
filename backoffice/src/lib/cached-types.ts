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
