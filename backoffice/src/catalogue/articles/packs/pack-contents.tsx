import { archivedInPack } from '@barnum/rules/catalogue/packs/pack-sentences';
import { groundLabels } from '@barnum/rules/catalogue/packs/packs';
import { paths } from '@barnum/rules/paths';
import { unbroken } from '@barnum/rules/text/french';
import { formatNumber } from '@barnum/rules/text/numbers';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import type { Article } from '../article-detail.ts';
import pageStyles from '../article-page.module.css';

/** What a pack holds; nothing for another article. */
export function PackContents({ components }: Pick<Article, 'components'>) {
  const heading = useId();
  if (components.length === 0) return null;
  return (
    <section className={pageStyles.part} aria-labelledby={heading}>
      <h2 className={pageStyles.heading} id={heading}>
        Contenu du pack
      </h2>
      <ul>
        {components.map(({ articleId, nom, quantite, terrain, choix, archive }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same article may stand twice
          <li key={index}>
            {formatNumber(quantite)} × <Link to={paths.adminArticle(articleId)}>{unbroken(nom)}</Link>
            {terrain && `, sur ${groundLabels[terrain].toLowerCase()}`}
            {choix !== '' && `, au choix (${choix})`}
            {archive && `, ${archivedInPack}`}
          </li>
        ))}
      </ul>
    </section>
  );
}
