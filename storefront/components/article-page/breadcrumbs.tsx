import { paths } from '@barnum/rules/paths';
import { unbroken } from '@barnum/rules/text/french';
import { ChevronRight } from '../ui/icons.tsx';
import styles from './breadcrumbs.module.css';
import type { DetailedArticle } from './detailed-article.ts';

export function Breadcrumbs({ article: { nom, categorie } }: { article: Pick<DetailedArticle, 'nom' | 'categorie'> }) {
  return (
    <nav aria-label="Fil d’Ariane" className={styles.nav}>
      <ol className={styles.trail}>
        <li>
          <a href={paths.catalogue}>Catalogue</a>
        </li>
        {categorie && (
          <li>
            <ChevronRight className={styles.arrow} />
            <a href={paths.category(categorie.slug)}>{unbroken(categorie.nom)}</a>
          </li>
        )}
        <li aria-current="page">
          <ChevronRight className={styles.arrow} />
          {unbroken(nom)}
        </li>
      </ol>
    </nav>
  );
}
