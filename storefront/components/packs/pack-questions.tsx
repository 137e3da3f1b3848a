import { writtenAnswer } from '@barnum/rules/catalogue/packs/answers-in-addresses';
import { withAnswer } from '@barnum/rules/catalogue/packs/pack-questions';
import { type Ground, groundLabels } from '@barnum/rules/catalogue/packs/packs';
import { useId } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { type AskedArticle, offeredGrounds, optionName, packQuestions } from '../../lib/packs.ts';
import { setWish, useRequestDraft } from '../../lib/request-draft/request-draft.ts';
import { type DraftWish, wishOf } from '../../lib/request-draft/request-draft-state.ts';
import fields from '../ui/field.module.css';
import styles from './pack-questions.module.css';

interface Props {
  article: AskedArticle;
  className?: string | undefined;
  /** Said where an answer is wrong or missing. */
  error?: string | undefined;
  /** What is being sent does not change. */
  isLocked?: boolean;
}

/** What is asked of a pack, its ground and a choice among some of its articles; nothing of another article. */
export function PackQuestions({ article, className, error, isLocked = false }: Props) {
  const { draft } = useRequestDraft();
  return (
    <PackSelects
      article={article}
      wish={wishOf(draft.wishes, article.id)}
      className={className}
      error={error}
      onChange={(wish) => !isLocked && setWish(wish)}
    />
  );
}

interface SelectsProps {
  article: AskedArticle;
  wish: DraftWish;
  className?: string | undefined;
  error?: string | undefined;
  /** Left out in a form that is sent without JavaScript. */
  onChange?: (wish: DraftWish) => void;
}

/** The same, with the answers given: in a form without JavaScript as its fields `terrain` and `choix`. */
export function PackSelects({ article, wish, className, error, onChange }: SelectsProps) {
  const errorId = useId();
  const questions = packQuestions(article, wish);
  const { asksGround, choices } = questions;
  if (!asksGround && choices.length === 0) return null;
  const tied = { ...(error && { 'aria-describedby': errorId }) };
  const heard = <span className="visually-hidden"> : {article.nom}</span>;
  return (
    <div className={classNames(styles.questions, className)}>
      {asksGround && (
        <label className={styles.question}>
          <span className={styles.label}>Sur quel sol ?{heard}</span>
          <select
            {...tied}
            name="terrain"
            className={classNames(fields.control, error && wish.terrain === null && fields.wrong)}
            {...(error && wish.terrain === null && { 'aria-invalid': true })}
            {...answer(
              wish.terrain ?? '',
              onChange && ((terrain) => onChange({ ...wish, terrain: terrain as Ground })),
            )}
          >
            <option value="" disabled={onChange !== undefined}>
              À préciser
            </option>
            {offeredGrounds(article, wish).map((ground) => (
              <option key={ground} value={ground}>
                {groundLabels[ground]}
              </option>
            ))}
          </select>
        </label>
      )}
      {choices.map(({ id: choiceId, choix, options, chosen }) => {
        const isWrong = error !== undefined && chosen === undefined;
        const answerOf = (id: number) => writtenAnswer({ choix: choiceId, article: id });
        const choose = (value: string) => {
          const id = options.find((one) => answerOf(one) === value) ?? null;
          onChange?.({ ...wish, ...withAnswer(questions, choiceId, id) });
        };
        return (
          <label key={choiceId} className={styles.question}>
            <span className={styles.label}>
              {choix}
              {heard}
            </span>
            <select
              {...tied}
              name="choix"
              className={classNames(fields.control, isWrong && fields.wrong)}
              {...(isWrong && { 'aria-invalid': true })}
              {...answer(chosen === undefined ? '' : answerOf(chosen), onChange && choose)}
            >
              <option value="" disabled={onChange !== undefined}>
                À préciser
              </option>
              {options.map((id) => (
                <option key={id} value={answerOf(id)}>
                  {optionName(article, id)}
                </option>
              ))}
            </select>
          </label>
        );
      })}
      <p
        id={errorId}
        className={fields.error}
        aria-live="polite"
        {...(error && { tabIndex: -1, 'data-refused': true })}
      >
        {error}
      </p>
    </div>
  );
}

function answer(value: string, onChange: ((value: string) => void) | undefined) {
  if (onChange === undefined) return { defaultValue: value };
  return { value, onChange: (event: { target: { value: string } }) => onChange(event.target.value) };
}
