import { questionsOf } from '@barnum/rules/packs/pack-questions';
import { type Ground, groundLabels, grounds } from '@barnum/rules/packs/packs';
import { Select } from 'antd';
import { type HiredArticle, heldName, packsOf } from '../../../../components/form/use-hired-articles.ts';
import type { RequestLine } from './lines.ts';
import styles from './lines-field.module.css';

interface Props {
  line: RequestLine;
  /** Names it among the others. */
  name: string;
  article: HiredArticle;
  onChange: (changed: Partial<RequestLine>) => void;
}

/** What is asked of a pack: its ground, and one of each choice. Left open, it is grass, and the first. */
export function LinePack({ line: { terrain, choix }, name, article, onChange }: Props) {
  const { asksGround, choices } = questionsOf(article.id, packsOf(article), { terrain, choix });
  if (!asksGround && choices.length === 0) return null;
  return (
    <div className={styles.details}>
      {asksGround && (
        <div className={styles.wide}>
          <span className={styles.title} aria-hidden>
            Terrain
          </span>
          <Select<Ground | ''>
            aria-label={`Terrain : ${name}`}
            value={terrain ?? ''}
            options={[
              { value: '', label: 'À préciser (herbe)' },
              ...grounds.map((value) => ({ value, label: groundLabels[value] })),
            ]}
            onChange={(value) => onChange({ terrain: value === '' ? null : value })}
          />
        </div>
      )}
      {choices.map(({ choix: title, options }) => {
        const others = choix.filter((id) => !options.includes(id));
        const [first] = options;
        return (
          <div key={`${title} ${options.join()}`} className={styles.wide}>
            <span className={styles.title} aria-hidden>
              {title}
            </span>
            <Select<number>
              aria-label={`${title} : ${name}`}
              value={options.find((id) => choix.includes(id)) ?? 0}
              options={[
                { value: 0, label: `À préciser (${heldName(article, first ?? 0)})` },
                ...options.map((id) => ({ value: id, label: heldName(article, id) })),
              ]}
              onChange={(id) => onChange({ choix: id === 0 ? others : [...others, id] })}
            />
          </div>
        );
      })}
    </div>
  );
}
