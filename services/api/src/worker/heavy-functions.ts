import { formatCalendar } from '../features/calendar-feeds/format-calendar.ts';
import { drawQuote } from '../features/quotes/pdf/draw-quote.ts';
import { foldHtml } from '../html/fold-html.ts';
import { sanitiseHtml } from '../html/sanitise.ts';

/**
 * What worker threads do for `runInWorker`: functions of one argument. It and what they answer are copied between
 * threads.
 */
export { drawQuote, foldHtml, formatCalendar, sanitiseHtml };
