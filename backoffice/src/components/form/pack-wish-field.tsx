import { groundsOf, questionsOf, withAnswer } from '@barnum/rules/catalogue/packs/pack-questions';
import { type Ground, groundLabels, grounds, type PackAnswer } from '@barnum/rules/catalogue/packs/packs';
import { Select } from 'antd';
import styles from './pack-wish-field.module.css';
import { type HiredArticle, heldName, packsOf } from './use-hired-articles.ts';

interface Wish {
  terrain: Ground | null;
  choix: readonly number[];
  reponses: readonly PackAnswer[];
}

interface Props {
  wish: Wish;
  /** Names it among the others. */
  name: string;
  article: HiredArticle;
  onChange: (changed: Partial<Wish>) => void;
}

/** What is asked of a pack: its ground, and one of each choice. Left open, it is grass, and the first. */
export function PackWishField({ wish: { terrain, choix, reponses }, name, article, onChange }: Props) {
  const packs = packsOf(article);
  const questions = questionsOf(article.id, packs, { terrain, choix, reponses });
  const { asksGround, choices } = questions;
  if (!asksGround && choices.length === 0) return null;
  const given = groundsOf(article.id, packs, { terrain, choix, reponses });
  // What was said before it held nothing there is shown as it was said.
  const offered = grounds.filter((ground) => ground === terrain || given.includes(ground));
  return (
    <div className={styles.wish}>
      {asksGround && (
        <div className={styles.question}>
          <span className={styles.title} aria-hidden>
            Terrain
          </span>
          <Select<Ground | ''>
            aria-label={`Terrain\u00a0: ${name}`}
            value={terrain ?? ''}
            options={[
              { value: '', label: given.includes('herbe') ? 'À préciser (herbe)' : 'À préciser' },
              ...offered.map((value) => ({ value, label: groundLabels[value] })),
            ]}
            onChange={(value) => onChange({ terrain: value === '' ? null : value })}
          />
        </div>
      )}
      {choices.map(({ id: choiceId, choix: title, options, chosen }) => {
        const [first] = options;
        return (
          <div key={choiceId} className={styles.question}>
            <span className={styles.title} aria-hidden>
              {title}
            </span>
            <Select<number>
              aria-label={`${title}\u00a0: ${name}`}
              value={chosen ?? 0}
              options={[
                { value: 0, label: `À préciser (${heldName(article, first ?? 0)})` },
                ...options.map((id) => ({ value: id, label: heldName(article, id) })),
              ]}
              onChange={(id) => onChange(withAnswer(questions, choiceId, id === 0 ? null : id))}
            />
          </div>
        );
      })}
    </div>
  );
}
