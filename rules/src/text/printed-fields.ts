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
  const told = characters.slice(0, 5).join(' ');
  return `${name} sans « ${told} », que le document ne peut pas écrire : ${place}`;
}
