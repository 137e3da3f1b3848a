import { groundLabels } from '@barnum/rules/packs/packs';
import { paths } from '@barnum/rules/paths';
import { unbroken } from '@barnum/rules/text/french';
import { formatNumber } from '@barnum/rules/text/numbers';
import type { PackPiece } from './detailed-article.ts';
import styles from './specifications.module.css';

/** What a pack holds, each piece with a link to its page; nothing for another article. */
export function PackContents({ components }: { components: readonly PackPiece[] }) {
  if (components.length === 0) return null;
  return (
    <section className={styles.part} aria-labelledby="pack">
      <h2 id="pack">Ce pack contient</h2>
      <ul>
        {components.map(({ article, quantite, terrain, choix }) => (
          <li key={`${article.id} ${terrain} ${choix}`}>
            {formatNumber(quantite)} × <a href={paths.article(article.slug)}>{unbroken(article.nom)}</a>
            {terrain && ` (${groundLabels[terrain].toLowerCase()})`}
            {choix !== '' && ` (${choix}, au choix)`}
          </li>
        ))}
      </ul>
    </section>
  );
}
