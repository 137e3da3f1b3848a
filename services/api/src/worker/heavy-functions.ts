import { drawAcceptance } from '../features/acceptances/pdf/draw-acceptance.ts';
import { formatCalendar } from '../features/calendar-feeds/format-calendar.ts';
import { drawInvoice } from '../features/invoices/pdf/draw-invoice.ts';
import { drawReceipt } from '../features/payments/pdf/draw-receipt.ts';
import { drawLabels } from '../features/pieces/pdf/draw-labels.ts';
import { drawQuote } from '../features/quotes/pdf/draw-quote.ts';
import { foldHtml } from '../html/fold-html.ts';
import { sanitiseHtml } from '../html/sanitise.ts';

/**
 * What worker threads do for `runInWorker`: functions of one argument. It and what they answer are copied between
 * threads.
 */
export { drawAcceptance, drawInvoice, drawLabels, drawQuote, drawReceipt, foldHtml, formatCalendar, sanitiseHtml };
