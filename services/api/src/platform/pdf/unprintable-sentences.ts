import { leftOutSentence, type PrintedField, unprintableSentence } from '@barnum/rules/text/printed-fields';
import { leftOutOf, unprintableIn } from './printed-text.ts';

/** Which fields of a document hold characters that it cannot write, a sentence each. */
export function unprintableSentences(fields: readonly PrintedField[]): string[] {
  return sentencesOf(fields, unprintableIn, unprintableSentence);
}

/** Which fields of a document lose emoji on it, a sentence each: no reason to keep it back. */
export function leftOutSentences(fields: readonly PrintedField[]): string[] {
  return sentencesOf(fields, leftOutOf, leftOutSentence);
}

function sentencesOf(
  fields: readonly PrintedField[],
  find: (text: string) => string[],
  say: (field: PrintedField, characters: readonly string[]) => string,
): string[] {
  return fields.flatMap((field) => {
    const characters = find(field.text);
    return characters.length === 0 ? [] : [say(field, characters)];
  });
}
