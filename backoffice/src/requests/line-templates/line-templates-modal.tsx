import { DeleteOutlined } from '@ant-design/icons';
import { limits } from '@barnum/rules/limits';
import { outcomeOf } from '@barnum/rules/outcome';
import { lineTemplateSentences } from '@barnum/rules/requests/reservation-requests/line-templates';
import { foldText } from '@barnum/rules/text/fold';
import { unbroken } from '@barnum/rules/text/french';
import { Button, Input, Modal } from 'antd';
import { useId, useRef, useState } from 'react';
import { useMutation } from 'urql';
import { useToasts } from '../../components/toasts.tsx';
import { useDeletion } from '../../components/use-deletion.ts';
import { useRead } from '../../components/use-read.ts';
import { itemsInWords } from '../../lib/items-in-words.ts';
import {
  deleteLineTemplateMutation,
  type LineTemplate,
  type LineToSave,
  lineTemplatesQuery,
  saveLineTemplateMutation,
} from './line-templates.ts';
import styles from './line-templates-modal.module.css';

interface Props {
  isOpen: boolean;
  /** What can be saved as a template. */
  lines: readonly LineToSave[];
  /** Without it templates are saved and deleted only. */
  onInsert?: (items: LineTemplate['items']) => void;
  onClose: () => void;
}

/** The templates of lines: one is inserted, or the lines become one. */
export function LineTemplatesModal({ isOpen, ...props }: Props) {
  return (
    <Modal
      open={isOpen}
      title="Modèles de lignes"
      onCancel={props.onClose}
      closable={{ 'aria-label': 'Fermer' }}
      footer={null}
      destroyOnHidden
    >
      <Templates {...props} />
    </Modal>
  );
}

function Templates({ lines, onInsert, onClose }: Omit<Props, 'isOpen'>) {
  const { data, hasFailed } = useRead(lineTemplatesQuery, noVariables, context);
  const list = useRef<HTMLUListElement>(null);
  const deletion = useDeletion({
    mutation: deleteLineTemplateMutation,
    question: ({ nom }: LineTemplate) => `Supprimer le modèle « ${nom} » ? Les demandes gardent leurs lignes.`,
    sentences: { done: lineTemplateSentences.deleted, failed: lineTemplateSentences.deleteFailed },
    refreshes: context.additionalTypenames,
    onDeleted: () => list.current?.focus(),
  });
  if (hasFailed) return <p role="alert">{lineTemplateSentences.loadFailed}</p>;
  if (!data) return <p role="status">Lecture des modèles…</p>;
  const { lineTemplates } = data;

  return (
    <>
      {lineTemplates.length === 0 && (
        <p>Aucun modèle encore. Enregistrez ici les lignes que vous ressaisissez souvent.</p>
      )}
      <ul ref={list} tabIndex={-1} className={styles.templates} aria-label="Modèles">
        {lineTemplates.map((template) => (
          <li key={template.id} className={styles.template}>
            <div className={styles.about}>
              <span className={styles.name}>{unbroken(template.nom)}</span>
              <span className={styles.lines}>{itemsInWords(template.items)}</span>
            </div>
            {onInsert && (
              <Button
                className={styles.button ?? ''}
                aria-label={`Insérer le modèle ${template.nom}`}
                onClick={() => {
                  onInsert(template.items);
                  onClose();
                }}
              >
                Insérer
              </Button>
            )}
            <Button
              type="text"
              danger
              className={styles.button ?? ''}
              icon={<DeleteOutlined aria-hidden />}
              aria-label={`Supprimer le modèle ${template.nom}`}
              loading={deletion.deletingId === template.id}
              onClick={() => void deletion.confirmAndDelete(template)}
            />
          </li>
        ))}
      </ul>
      {lines.length > 0 && <SaveTemplate lines={lines} known={lineTemplates.map(({ nom }) => nom)} onSaved={onClose} />}
    </>
  );
}

interface SaveProps {
  lines: readonly LineToSave[];
  /** The names that there are: saving under one of them, whatever its case and accents, replaces it. */
  known: readonly string[];
  onSaved: () => void;
}

function SaveTemplate({ lines, known, onSaved }: SaveProps) {
  const toasts = useToasts();
  const [nom, setNom] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [{ fetching }, save] = useMutation(saveLineTemplateMutation);
  const [fieldId, aboutId] = [useId(), useId()];
  const replaced = known.find((one) => foldText(one) === foldText(nom.trim()));
  const remplace = replaced !== undefined;

  async function submit() {
    const outcome = outcomeOf(await save({ nom, items: [...lines], remplace }, context));
    if (outcome.status === 'done') {
      toasts.success(lineTemplateSentences.saved);
      onSaved();
      return;
    }
    // What is wrong in a line is said here, too: the form says it at the line when it is saved.
    if (outcome.status === 'invalid') setError(Object.values(outcome.fields)[0] ?? lineTemplateSentences.saveFailed);
    else toasts.error(lineTemplateSentences.saveFailed);
  }

  return (
    <form
      noValidate
      className={styles.save}
      onSubmit={(event) => {
        event.preventDefault();
        // The form of the request is around this one for React.
        event.stopPropagation();
        void submit();
      }}
    >
      <label htmlFor={fieldId}>
        {lines.length === 1 ? 'Enregistrer la ligne sous le nom' : `Enregistrer les ${lines.length} lignes sous le nom`}
      </label>
      <div className={styles.both}>
        <Input
          id={fieldId}
          autoComplete="off"
          maxLength={limits.nom}
          value={nom}
          onChange={(event) => {
            setNom(event.target.value);
            setError(null);
          }}
          aria-invalid={error !== null}
          aria-describedby={aboutId}
        />
        <Button htmlType="submit" className={styles.button ?? ''} loading={fetching}>
          {remplace ? 'Remplacer' : 'Enregistrer'}
        </Button>
      </div>
      <p
        id={aboutId}
        role={error === null ? 'status' : 'alert'}
        className={error === null ? styles.lines : styles.error}
      >
        {error ?? (remplace ? `Le modèle «\u00a0${replaced}\u00a0» sera remplacé.` : '')}
      </p>
    </form>
  );
}

const noVariables = {};
const context = { additionalTypenames: ['LineTemplate'] };
