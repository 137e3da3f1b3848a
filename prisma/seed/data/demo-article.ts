import type { Unite } from '@barnum/rules/catalogue/articles/articles';
import type { Ground } from '@barnum/rules/catalogue/packs/packs';

export interface DemoArticle {
  nom: string;
  /** Key of a demo category; none: « Non catégorisé ». */
  category?: string;
  prix: number;
  unite: Unite;
  caution: number;
  montage?: number;
  /** None: unlimited. */
  stock?: number;
  courte: string;
  points: readonly string[];
  /** Folder of its pictures; none: no picture. */
  pictures?: string;
  /** Which of them; by default the first three. */
  views?: readonly number[];
  specifications?: readonly (readonly [label: string, value: string])[];
  included?: readonly string[];
  excluded?: readonly string[];
  /** Names of what goes well with it. */
  companions?: readonly string[];
  /** Pieces of a box, and what a box is called. */
  box?: readonly [pieces: number, name: string];
  /** What comes with each piece: things by their name, and articles that are proposed with it. */
  accessories?: readonly DemoAccessory[];
  /** Whether administrators alone find it. */
  isHidden?: true;
  /** What it holds as a pack. */
  components?: readonly DemoComponent[];
}

interface DemoAccessory {
  nom: string;
  quantite: number;
  isProposed?: true;
}

/** What a demo pack holds: pieces of an article, by its name, on one ground only or as one of a choice. */
interface DemoComponent {
  nom: string;
  quantite: number;
  terrain?: Ground;
  choix?: string;
}
