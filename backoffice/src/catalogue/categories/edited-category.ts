import type { EditedRecord } from '../../components/form/use-record-form.tsx';
import { plainNumber } from '../../lib/numbers.ts';
import type { Category } from './categories.ts';

/** The values of a category's form: the position as typed. */
export interface CategoryValues {
  nom: string;
  description: string;
  /** Address of the saved picture; null removes it. */
  urlImage: string | null;
  ordre: string;
}

/** Labels of the fields. */
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

/** The form's values as a command, not yet validated by `categoryInput`. */
export function toCommand({ ordre, ...values }: CategoryValues) {
  const plain = plainNumber(ordre);
  return { ...values, ordre: plain === '' ? '' : Number(plain) };
}
