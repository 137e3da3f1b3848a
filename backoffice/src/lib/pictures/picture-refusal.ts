import type { Failure, Outcome } from '@barnum/rules/outcome';
import { sentences } from '@barnum/rules/sentences';

const { unreadable, tooLarge, wrongType, wrongSize } = sentences.images;

/** Why the service refused a picture; null when its call failed for another reason. */
export function pictureRefusalOf({ httpStatus, code, sentence }: Failure): string | null {
  if (httpStatus !== 413 && httpStatus !== 415) return null;
  // A server before the service refuses without a sentence of ours.
  if (code === undefined) return httpStatus === 413 ? tooLarge : unreadable;
  return sentence;
}

/** The outcome of a call with a picture: a refused one is an error of its field. */
export function refusalAt<Data>(field: string, outcome: Outcome<Data>): Outcome<Data> {
  if (outcome.status !== 'failed') return outcome;
  const refusal = pictureRefusalOf(outcome);
  return refusal === null ? outcome : invalidAt(field, refusal);
}

/** A refused picture as an error of its field. */
export function invalidAt(field: string, sentence: string): Failure {
  return { status: 'invalid', fields: { [field]: sentence }, sentence };
}

/** A refusal that names the file; of its type and its size as the spec has them (section 5). */
export function refusalOfFile(name: string, refusal: string): string {
  if (refusal === unreadable) return wrongType(name);
  return refusal === tooLarge ? wrongSize(name) : `${name}\u00a0: ${refusal}`;
}

/** Refusals of several files as they are shown: those that the spec has are joined by commas, the others stand alone. */
export function refusalLines(refusals: readonly { name: string; refusal: string }[]): string[] {
  const isShort = ({ refusal }: { refusal: string }) => refusal === unreadable || refusal === tooLarge;
  const sentenceOf = ({ name, refusal }: { name: string; refusal: string }) => refusalOfFile(name, refusal);
  const joined = refusals.filter(isShort).map(sentenceOf).join(', ');
  return [...(joined === '' ? [] : [joined]), ...refusals.filter((one) => !isShort(one)).map(sentenceOf)];
}
