import { soughtWords } from '../../text/search.ts';

/** Groups of names for the same, each as its words. */
export type Synonyms = readonly (readonly string[][])[];

/** The most names of a group: each is looked for when one of them is. */
export const maxNames = 12;

/** A group a line, its names parted by commas, semicolons or « = »: « tonnelle, barnum ». */
export function readSynonyms(text: string): Synonyms {
  return text
    .split('\n')
    .map((line) => namesOf(line).map(soughtWords))
    .map((names) => names.filter((words) => words.length > 0))
    .filter((names) => names.length > 0);
}

export const synonymSentences = {
  lonely: (rank: number) => `Ligne ${rank}\u00a0: deux noms au moins, séparés par une virgule`,
  tooMany: (rank: number) => `Ligne ${rank}\u00a0: une chose a au plus ${maxNames} noms`,
} as const;

/** What is wrong with these groups, in a sentence; null for nothing. */
export function synonymsProblem(text: string): string | null {
  for (const [at, line] of text.split('\n').entries()) {
    const names = namesOf(line);
    if (line.trim() !== '' && names.filter((name) => soughtWords(name).length > 0).length < 2) {
      return synonymSentences.lonely(at + 1);
    }
    if (names.length > maxNames) return synonymSentences.tooMany(at + 1);
  }
  return null;
}

function namesOf(line: string): string[] {
  return line
    .split(/[,;=]/)
    .map((name) => name.trim())
    .filter(Boolean);
}
