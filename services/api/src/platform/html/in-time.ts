import { runInWorker } from '../worker/run-in-worker.ts';
import { foldHtml } from './fold-html.ts';
import { sanitiseHtml } from './sanitise.ts';

/** Characters that take no longer than a page does, whatever they are; what is longer is read in a thread. */
const shortLength = 10_000;

/** `sanitiseHtml` without keeping others waiting. */
export async function sanitiseInTime(html: string): Promise<string | null> {
  return html.length <= shortLength ? sanitiseHtml(html) : runInWorker('sanitiseHtml', html);
}

/** `foldHtml` without keeping others waiting. */
export async function foldHtmlInTime(html: string): Promise<string> {
  return html.length <= shortLength ? foldHtml(html) : runInWorker('foldHtml', html);
}
