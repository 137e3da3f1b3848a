/** A text that stands on a document: what it is, where it is entered, and what it says. */
export interface PrintedField {
  name: string;
  place: string;
  text: string;
}

/** A field, by its name and text, that is entered at this place. */
export function fieldsAt(place: string) {
  return (name: string, text: string): PrintedField => ({ name, place, text });
}

/** Said of a field with characters that no font of the documents has. */
export function unprintableSentence({ name, place }: PrintedField, characters: readonly string[]): string {
  return `${name} sans «\u00a0${told(characters)}\u00a0», que le document ne peut pas écrire\u00a0: ${place}`;
}

/** Said of a field with emoji that no font of the documents has. */
export function leftOutSentence({ name, place }: PrintedField, emoji: readonly string[]): string {
  return `${name}\u00a0: le document l’écrira sans «\u00a0${told(emoji)}\u00a0» (${place})`;
}

function told(characters: readonly string[]): string {
  return characters.slice(0, 5).join(' ');
}
