import { runInWorker } from '../worker/run-in-worker.ts';
import { sanitiseHtml } from './sanitise.ts';

/** Characters that take no longer than a page does, whatever they are. */
const shortLength = 10_000;

/** `sanitiseHtml` without keeping others waiting: what is long is sanitised in a thread. */
export async function sanitiseInTime(html: string): Promise<string | null> {
  return html.length <= shortLength ? sanitiseHtml(html) : runInWorker('sanitiseHtml', html);
}
