import type { Unite } from '@barnum/rules/articles/articles';
import type { PictureSource } from '../ui/picture.tsx';

/** An article as its own page shows it. Amounts are decimal strings in euros. */
export interface DetailedArticle {
  id: number;
  slug: string;
  nom: string;
  prix: string;
  unite: Unite;
  /** Pieces in stock; null when unlimited. */
  quantite: number | null;
  courteDescription: string;
  /** HTML, sanitised by the service. */
  longueDescription: string;
  montantCaution: string;
  coutMontage: string;
  specifications: readonly { label: string; value: string }[];
  /** What the price includes, and what it does not: a line each. */
  included: readonly string[];
  excluded: readonly string[];
  categorie: { id: number; slug: string; nom: string } | null;
  images: readonly ArticlePicture[];
}

export interface ArticlePicture {
  id: number;
  altImage: string | null;
  picture: PictureSource;
}
