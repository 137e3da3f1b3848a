import { requiredLine } from '../fields/text.ts';
import { z } from '../fields/zod.ts';
import { limits } from '../limits.ts';
import { isWebAddress } from '../text/web-addresses.ts';
import { webhookEvents, webhookPorts, webhookSentences } from './webhooks/webhooks.ts';

/** A webhook (`access/webhooks`): https alone, without an account, at the ports of the web. */
export const webhookInput = z.object({
  nom: requiredLine(limits.nom, webhookSentences.nomRequired),
  url: requiredLine(limits.webhookUrl, webhookSentences.urlForm).refine(isReceiver, webhookSentences.urlForm),
  events: z
    .array(z.enum(webhookEvents, webhookSentences.eventsRequired))
    .min(1, webhookSentences.eventsRequired)
    .overwrite((events) => webhookEvents.filter((event) => events.includes(event))),
});
export type WebhookInput = z.infer<typeof webhookInput>;

function isReceiver(value: string): boolean {
  if (!isWebAddress(value)) return false;
  const { protocol, port, username, password, hash } = new URL(value);
  const isPlain = username === '' && password === '' && hash === '';
  return protocol === 'https:' && isPlain && webhookPorts.includes(Number(port) || 443);
}
