import { articleDrawings } from '@barnum/illustrations/articles';
import { categoryDrawings } from '@barnum/illustrations/categories';
import { logos } from '@barnum/illustrations/logos';
import { demoArticles } from './data/articles.ts';

/** A drawing that the demo shop shows, under the name by which its owner finds it. */
export interface DemoPicture {
  name: string;
  svg: () => string;
  /** Pixels. */
  width: number;
}

const photoWidth = 1600;

/** Every picture of the demo shop, in no particular order. */
export function demoPictures(): DemoPicture[] {
  return [
    ...Object.entries(categoryDrawings).map(([key, svg]) => ({ name: categoryPicture(key), svg, width: photoWidth })),
    ...Object.entries(logos).map(([key, { svg, width }]) => ({ name: logoPicture(key), svg, width })),
    ...demoArticles.flatMap((_article, index) =>
      articleViews(index).map((svg, view) => ({ name: articlePicture(index, view), svg, width: photoWidth })),
    ),
  ];
}

/** Name of a category's picture, by the category's demo key. */
export const categoryPicture = (key: string): string => `categories/${key}`;

/** Name of a partner's logo, by the key of its drawing. */
export const logoPicture = (key: string): string => `logos/${key}`;

/** Name of one view of a demo article. */
export const articlePicture = (index: number, view: number): string => `articles/${index}/${view}`;

/** The drawings of a demo article. */
export function articleViews(index: number): ReadonlyArray<() => string> {
  return articleDrawings[demoArticles[index]?.drawing ?? ''] ?? [];
}
