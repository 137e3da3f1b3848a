/**
 * The GraphQL types to read again after a request has changed: its lists, what it takes of the stock, the planning, the
 * working day, and whether its quote is still current.
 */
export const requestTypes = [
  'ReservationRequestPage',
  'ReservationRequest',
  'ArticleOccupation',
  'StockCalendar',
  'Planning',
  'Workday',
  'Quote',
];
