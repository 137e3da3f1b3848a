/**
 * The GraphQL types to read again after a request has changed: its lists, what it takes of the stock, the planning, and
 * whether its quote is still current.
 */
export const requestTypes = ['ReservationRequestPage', 'ReservationRequest', 'ArticleOccupation', 'Planning', 'Quote'];
