import { defaultPictures } from '@barnum/rules/limits';
import { paths } from '@barnum/rules/paths';
import type { TextsOf } from '@barnum/rules/site/site-texts/site-texts';
import { unbroken } from '@barnum/rules/text/french';
import { LinkButton } from '../ui/button.tsx';
import { NoArticles } from '../ui/no-articles.tsx';
import { Picture, type PictureSource } from '../ui/picture.tsx';
import { Section } from '../ui/section.tsx';
import styles from './category-grid.module.css';

export interface Category {
  id: number;
  slug: string;
  nom: string;
  urlImage: string | null;
  picture: PictureSource | null;
  articleCount: number;
}

interface Props {
  texts: TextsOf<'categories'>;
  categories: readonly Category[];
  /** The service could not be reached. */
  unavailable: boolean;
}

/** The categories that have articles, in their order. */
export function CategoryGrid({ texts, categories, unavailable }: Props) {
  return (
    <Section
      group="categories"
      title={texts.categoriesTitle}
      lead={texts.categoriesLead}
      aside={
        <LinkButton href={paths.catalogue} className={styles.all}>
          Tout le catalogue
        </LinkButton>
      }
    >
      {categories.length === 0 ? (
        <NoArticles unavailable={unavailable} level={3} />
      ) : (
        <ul className={styles.grid}>
          {categories.map((category) => (
            <CategoryCard key={category.id} category={category} />
          ))}
        </ul>
      )}
    </Section>
  );
}

function CategoryCard({ category }: { category: Category }) {
  return (
    <li className={styles.card}>
      <Picture
        picture={category.picture}
        fallback={category.urlImage ?? defaultPictures.category}
        alt=""
        sizes="(min-width: 62em) 25rem, (min-width: 30em) 50vw, 33vw"
        largest={960}
        className={styles.picture}
      />
      <div className={styles.text}>
        <h3 className={styles.name}>
          <a href={paths.category(category.slug)} className={styles.link}>
            {unbroken(category.nom)}
          </a>
        </h3>
        <p className={styles.count}>{category.articleCount > 1 ? `${category.articleCount} articles` : '1 article'}</p>
      </div>
    </li>
  );
}
