import type { EditedRecord } from '../../components/form/use-record-form.tsx';
import { plainNumber } from '../../lib/numbers.ts';
import type { Category } from './categories.ts';

/** The category as its form holds it: the place as it is typed. */
export interface CategoryValues {
  nom: string;
  description: string;
  /** Address of the picture that it has; null takes the picture away. */
  urlImage: string | null;
  ordre: string;
}

/** What the form calls its fields. */
export const categoryLabels: Record<keyof CategoryValues, string> = {
  nom: 'Nom',
  description: 'Description',
  urlImage: 'Image',
  ordre: 'Ordre',
};

export function newCategory(place: number): EditedRecord<CategoryValues> {
  return { values: { nom: '', description: '', urlImage: null, ordre: String(place) }, updatedAt: null };
}

export function toRecord(
  category: Pick<Category, 'nom' | 'description' | 'urlImage' | 'ordre' | 'updatedAt'>,
): EditedRecord<CategoryValues> {
  const { nom, description, urlImage, ordre, updatedAt } = category;
  return { values: { nom, description: description ?? '', urlImage, ordre: String(ordre ?? '') }, updatedAt };
}

/** The command that the form's values stand for, still to be held to `categoryInput`. */
export function toCommand({ ordre, ...values }: CategoryValues) {
  const plain = plainNumber(ordre);
  return { ...values, ordre: plain === '' ? '' : Number(plain) };
}
