import type { Ground } from '@barnum/rules/catalogue/packs/packs';
import type { CatalogueArticle } from '../../lib/catalogue.ts';
import type { OfferedArticle } from '../../lib/hired-on-days.ts';
import type { AskedArticle } from '../../lib/packs.ts';
import type { PricedArticle } from '../../lib/rate-of.ts';
import type { PictureSource } from '../ui/picture.tsx';

/** An article as its own page shows it. Amounts are decimal strings in euros. */
export interface DetailedArticle extends OfferedArticle, PricedArticle {
  id: number;
  slug: string;
  nom: string;
  courteDescription: string;
  /** HTML, sanitised by the service. */
  longueDescription: string;
  montantCaution: string;
  coutMontage: string;
  /** Of a pack, what it holds. */
  components: readonly PackPiece[];
  specifications: readonly { label: string; value: string }[];
  /** What the price includes, and what it does not: a line each. */
  included: readonly string[];
  excluded: readonly string[];
  /** What comes with each piece: by its name what is included, an article where it is proposed. */
  accessories: readonly { nom: string | null; quantite: number; article: CatalogueArticle | null }[];
  categorie: { id: number; slug: string; nom: string } | null;
  images: readonly ArticlePicture[];
}

export interface PackPiece {
  quantite: number;
  possibles: number | null;
  terrain: Ground | null;
  choix: string;
  articleId: number;
  nom: string;
  /** Null: it has no page of its own. */
  article:
    | (PricedArticle & {
        slug: string;
        quantite: number | null;
        enRenfort: boolean;
        primaryImage: { picture: PictureSource } | null;
      })
    | null;
  components: AskedArticle['components'];
}

export interface ArticlePicture {
  id: number;
  altImage: string | null;
  picture: PictureSource;
}
