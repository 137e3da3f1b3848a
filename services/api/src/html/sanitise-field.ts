import { DomainError } from '@barnum/rules/errors';
import { limits } from '@barnum/rules/limits';
import { messages } from '@barnum/rules/messages';
import { sanitiseInTime } from './sanitise-in-time.ts';

/**
 * Sanitised HTML for the field of that name.
 * @throws DomainError VALIDATION when what would be kept is longer than the limit, and for tags in tags without end.
 */
export async function sanitiseHtmlField(html: string, field: string): Promise<string> {
  const kept = await sanitiseInTime(html);
  if (kept === null) throw refused(messages.field.nested, field);
  if (kept.length > limits.html) throw refused(messages.field.tooLong(limits.html), field);
  return kept;
}

function refused(message: string, field: string): DomainError {
  return new DomainError('VALIDATION', { message, fields: { [field]: message } });
}
