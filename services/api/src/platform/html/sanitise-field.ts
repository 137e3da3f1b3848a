import { DomainError } from '@barnum/rules/errors';
import { limits } from '@barnum/rules/limits';
import { sentences } from '@barnum/rules/sentences';
import { sanitiseInTime } from './in-time.ts';

/**
 * Sanitised HTML for the field of that name.
 * @throws DomainError VALIDATION when what is left is longer than the limit, and for tags in tags without end.
 */
export async function sanitiseHtmlField(html: string, field: string): Promise<string> {
  const sanitised = await sanitiseInTime(html);
  if (sanitised === null) throw refused(sentences.field.nested, field);
  if (sanitised.length > limits.html) throw refused(sentences.field.tooLong(limits.html), field);
  return sanitised;
}

function refused(message: string, field: string): DomainError {
  return new DomainError('VALIDATION', { message, fields: { [field]: message } });
}
