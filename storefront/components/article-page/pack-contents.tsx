import { groundLabels } from '@barnum/rules/catalogue/packs/packs';
import { paths } from '@barnum/rules/paths';
import { unbroken } from '@barnum/rules/text/french';
import { formatNumber } from '@barnum/rules/text/numbers';
import type { PackPiece } from './detailed-article.ts';
import styles from './specifications.module.css';

/** What a pack holds, each piece with a link to its page, if it has one, those to choose among together; nothing for another article. */
export function PackContents({ components }: { components: readonly PackPiece[] }) {
  if (components.length === 0) return null;
  const choices = [...new Set(components.map(({ choix }) => choix).filter((choix) => choix !== ''))];
  return (
    <section className={styles.part} aria-labelledby="pack">
      <h2 id="pack">Ce pack contient</h2>
      <ul>
        {components
          .filter(({ choix }) => choix === '')
          .map((piece) => (
            <li key={`${piece.articleId} ${piece.terrain}`}>
              <Piece {...piece} />
            </li>
          ))}
        {choices.map((name) => (
          <li key={name}>
            {`${name}, au choix\u00a0:`}
            <ul>
              {components
                .filter(({ choix }) => choix === name)
                .map((piece) => (
                  <li key={piece.articleId}>
                    <Piece {...piece} />
                  </li>
                ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Piece({ nom, article, quantite, terrain }: PackPiece) {
  return (
    <>
      {formatNumber(quantite)} ×{' '}
      {article === null ? unbroken(nom) : <a href={paths.article(article.slug)}>{unbroken(nom)}</a>}
      {terrain && ` (${groundLabels[terrain].toLowerCase()})`}
    </>
  );
}
