import { type ArchivedUse, archivedUses, archivingSentences } from '@barnum/rules/catalogue/packs/archived-parts';
import type { Failure, Outcome } from '@barnum/rules/outcome';
import { Modal, Radio } from 'antd';
import styles from './stock/use-lack-question.module.css';

type Held = Extract<Failure, { status: 'invalid' }>;

/**
 * For a call that may archive articles. Where packs or sets hold them the service refuses and names these: then it is made
 * again with what becomes of the articles there, or is invalid without a word if the administrator goes back.
 * `archiveQuestion` is where the question is rendered.
 */
export function useArchiveQuestion() {
  const [modal, archiveQuestion] = Modal.useModal();

  async function askingUse<Data>(call: (use: ArchivedUse | null) => Promise<Outcome<Data>>): Promise<Outcome<Data>> {
    const outcome = await call(null);
    if (!isHeld(outcome)) return outcome;
    let use: ArchivedUse = archivedUses[0];
    const isAnswered = await modal.confirm({
      title: archivingSentences.title,
      content: (
        <>
          <ul className={styles.requests}>
            {Object.entries(outcome.fields).map(([field, sentence]) => (
              <li key={field}>{sentence}</li>
            ))}
          </ul>
          <Radio.Group
            className={styles.requests ?? ''}
            aria-label={archivingSentences.title}
            defaultValue={use}
            options={archivedUses.map((value) => ({ value, label: archivingSentences.uses[value] }))}
            onChange={({ target }) => {
              use = target.value as ArchivedUse;
            }}
          />
        </>
      ),
      okText: 'Archiver',
      cancelText: 'Revenir',
      width: 560,
    });
    return isAnswered ? call(use) : { ...outcome, fields: {} };
  }

  return { askingUse, archiveQuestion };
}

/** Whether the service named the packs and sets that hold what is archived; an older copy is a conflict without fields. */
function isHeld(outcome: Outcome<unknown>): outcome is Held {
  return outcome.status === 'invalid' && outcome.code === 'CONFLICT';
}
