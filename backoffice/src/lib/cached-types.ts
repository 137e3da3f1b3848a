/**
 * The GraphQL types whose cached answers are read again after a request has changed: its lists, what it takes of the stock, the
 * planning, and whether its quote still holds.
 */
export const requestTypes = ['ReservationRequestPage', 'ReservationRequest', 'ArticleOccupation', 'Planning', 'Quote'];
