import { unbroken } from '@barnum/rules/text/french';
import { classNames } from '../../lib/class-names.ts';
import { Definition, DefinitionList } from '../ui/definition-list.tsx';
import { Check, Minus } from '../ui/icons.tsx';
import type { DetailedArticle } from './detailed-article.ts';
import styles from './specifications.module.css';

type Props = Pick<DetailedArticle, 'specifications' | 'included' | 'excluded' | 'accessories'>;

/** The article in figures, and what its price includes. */
export function Specifications({ specifications, included, excluded, accessories }: Props) {
  const delivered = accessories.flatMap(({ nom, quantite }) => (nom === null ? [] : [`${quantite} × ${nom}`]));
  return (
    <>
      {specifications.length > 0 && (
        <section className={styles.part} aria-labelledby="specifications">
          <h2 id="specifications">Caractéristiques</h2>
          <DefinitionList>
            {specifications.map(({ label, value }) => (
              <Definition key={`${label} ${value}`} name={unbroken(label)}>
                {unbroken(value)}
              </Definition>
            ))}
          </DefinitionList>
        </section>
      )}
      {included.length + excluded.length + delivered.length > 0 && (
        <section className={styles.part} aria-labelledby="included">
          <h2 id="included">Dans le prix</h2>
          <div className={styles.lists}>
            <Lines title="Compris" lines={included} isIncluded />
            <Lines title="Livré avec chaque pièce" lines={delivered} isIncluded />
            <Lines title="Non compris" lines={excluded} isIncluded={false} />
          </div>
        </section>
      )}
    </>
  );
}

function Lines({ title, lines, isIncluded }: { title: string; lines: readonly string[]; isIncluded: boolean }) {
  if (lines.length === 0) return null;
  return (
    <div>
      <h3 className={styles.title}>{title}</h3>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={line} className={classNames(styles.line, !isIncluded && styles.missing)}>
            {isIncluded ? <Check /> : <Minus />}
            {unbroken(line)}
          </li>
        ))}
      </ul>
    </div>
  );
}
