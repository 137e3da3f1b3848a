import type { Unite } from '@barnum/rules/articles';
import type { PictureSource } from '../ui/picture.tsx';

/** An article with all that its own page shows. Amounts are euros, as the service writes them. */
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
  categorie: { id: number; slug: string; nom: string } | null;
  images: readonly ArticlePicture[];
}

export interface ArticlePicture {
  id: number;
  altImage: string | null;
  picture: PictureSource;
}
