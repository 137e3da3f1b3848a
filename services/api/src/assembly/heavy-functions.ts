import { drawLabels } from '../catalogue/pieces/pdf/draw-labels.ts';
import { drawHandover } from '../desk/handover/pdf/draw-handover.ts';
import { readTable } from '../desk/spreadsheets/read-table.ts';
import { unpackImport } from '../desk/spreadsheets/unpack-import.ts';
import { drawChequeSlip } from '../money/cheque-slips/pdf/draw-cheque-slip.ts';
import { formatAppointments } from '../money/followed-deals/format-appointments.ts';
import { drawInvoice } from '../money/invoices/pdf/draw-invoice.ts';
import { drawReceipt } from '../money/payments/pdf/draw-receipt.ts';
import { foldHtml } from '../platform/html/fold-html.ts';
import { sanitiseHtml } from '../platform/html/sanitise.ts';
import type { HeavyFunctions, HeavyWork } from '../platform/worker/run-in-worker.ts';
import { drawAcceptance } from '../requests/acceptances/pdf/draw-acceptance.ts';
import { formatCalendar } from '../requests/calendar-feeds/format-calendar.ts';
import { drawQuote } from '../requests/quotes/pdf/draw-quote.ts';

const heavyFunctions: { [Name in keyof HeavyFunctions]: (argument: HeavyWork<Name>['argument']) => unknown } = {
  drawAcceptance,
  drawChequeSlip,
  drawHandover,
  drawInvoice,
  drawLabels,
  drawQuote,
  drawReceipt,
  foldHtml,
  formatAppointments,
  formatCalendar,
  readTable,
  sanitiseHtml,
  unpackImport,
};

/** What a worker thread does for `runInWorker`. */
export function doHeavyWork<Name extends keyof HeavyFunctions>({ name, argument }: HeavyWork<Name>): unknown {
  return heavyFunctions[name](argument);
}

/** What a thread does that is only to be there in time. */
export function beReady(): void {}
