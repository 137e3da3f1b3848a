import { drawAcceptance } from '../features/acceptances/pdf/draw-acceptance.ts';
import { formatCalendar } from '../features/calendar-feeds/format-calendar.ts';
import { formatAppointments } from '../features/followed-deals/format-appointments.ts';
import { drawInvoice } from '../features/invoices/pdf/draw-invoice.ts';
import { drawReceipt } from '../features/payments/pdf/draw-receipt.ts';
import { drawLabels } from '../features/pieces/pdf/draw-labels.ts';
import { drawQuote } from '../features/quotes/pdf/draw-quote.ts';
import { foldHtml } from '../html/fold-html.ts';
import { sanitiseHtml } from '../html/sanitise.ts';
import type { HeavyFunctions, HeavyWork } from '../worker/run-in-worker.ts';

const heavyFunctions: { [Name in keyof HeavyFunctions]: (argument: HeavyWork<Name>['argument']) => unknown } = {
  drawAcceptance,
  drawInvoice,
  drawLabels,
  drawQuote,
  drawReceipt,
  foldHtml,
  formatAppointments,
  formatCalendar,
  sanitiseHtml,
};

/** What a worker thread does for `runInWorker`. */
export function doHeavyWork<Name extends keyof HeavyFunctions>({ name, argument }: HeavyWork<Name>): unknown {
  return heavyFunctions[name](argument);
}
