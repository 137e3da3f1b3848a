import { type PrintedField, unprintableSentence } from '@barnum/rules/text/printed-fields';
import { unprintableIn } from './printed-text.ts';

/** Which fields of a document hold characters that it cannot write, a sentence each. */
export function unprintableSentences(fields: readonly PrintedField[]): string[] {
  return fields.flatMap((field) => {
    const characters = unprintableIn(field.text);
    return characters.length === 0 ? [] : [unprintableSentence(field, characters)];
  });
}
