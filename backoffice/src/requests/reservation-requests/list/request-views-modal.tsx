import { DeleteOutlined } from '@ant-design/icons';
import type { FieldErrors } from '@barnum/rules/errors';
import { limits } from '@barnum/rules/limits';
import { outcomeOf } from '@barnum/rules/outcome';
import type { RequestView } from '@barnum/rules/requests/reservation-requests/request-list';
import { requestListSentences } from '@barnum/rules/requests/reservation-requests/request-list';
import { Button, Input, Modal } from 'antd';
import { useState } from 'react';
import { useMutation } from 'urql';
import { focusFirstField } from '../../../components/focus-first-field.ts';
import { useToasts } from '../../../components/toasts.tsx';
import { type RequestViews, updateRequestViewsMutation } from '../requests.ts';
import styles from './request-views.module.css';

interface Props {
  isOpen: boolean;
  saved: RequestViews;
  /** What the address shows, to be saved as one more view; null when it is a view already. */
  added: string | null;
  onClose: () => void;
}

/** Names and deletes the saved views, and adds the one that is shown. All administrators share them. */
export function RequestViewsModal({ isOpen, onClose, ...props }: Props) {
  return (
    <Modal
      open={isOpen}
      title={props.added === null ? 'Modifier les vues' : 'Enregistrer cette vue'}
      onCancel={onClose}
      afterOpenChange={focusFirstField}
      closable={{ 'aria-label': 'Fermer' }}
      footer={null}
      destroyOnHidden
    >
      <Fields {...props} onClose={onClose} />
    </Modal>
  );
}

function Fields({ saved, added, onClose }: Omit<Props, 'isOpen'>) {
  const toasts = useToasts();
  const [views, setViews] = useState<readonly RequestView[]>(
    added === null ? saved.views : [{ nom: '', filtres: added }, ...saved.views],
  );
  const [errors, setErrors] = useState<FieldErrors>({});
  const [{ fetching }, update] = useMutation(updateRequestViewsMutation);

  async function save() {
    const outcome = outcomeOf(
      await update(
        { views: views.map(({ nom, filtres }) => ({ nom, filtres })), updatedAt: saved.updatedAt },
        { additionalTypenames: ['RequestViews'] },
      ),
    );
    if (outcome.status === 'done') {
      toasts.success(requestListSentences.viewsSaved);
      onClose();
      return;
    }
    if (outcome.status === 'invalid') setErrors(outcome.fields);
    else toasts.error(requestListSentences[outcome.status === 'conflict' ? 'viewsConflict' : 'viewsFailed']);
  }

  function remove(index: number, { nom }: RequestView) {
    if (nom === '' || window.confirm(`Supprimer la vue «\u00a0${nom}\u00a0»\u00a0?`))
      setViews(views.filter((_, other) => other !== index));
  }

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <p>Tous les administrateurs partagent ces vues.</p>
      <ul className={styles.fields}>
        {views.map((view, index) => {
          const error = errors[`views.${index}.nom`];
          const label = view.filtres === added ? 'Nom de la nouvelle vue' : `Nom de la vue ${index + 1}`;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: names change while they are typed
            <li key={index} className={styles.field}>
              <Input
                aria-label={label}
                aria-invalid={error !== undefined}
                placeholder={view.filtres === added ? 'Nom de la vue' : ''}
                maxLength={limits.requestViewName}
                value={view.nom}
                onChange={({ target }) =>
                  setViews(views.map((other, place) => (place === index ? { ...view, nom: target.value } : other)))
                }
              />
              <Button
                type="text"
                danger
                icon={<DeleteOutlined aria-hidden />}
                aria-label={`Supprimer la vue ${view.nom || 'sans nom'}`}
                onClick={() => remove(index, view)}
              />
              {error && (
                <p className={styles.error} role="alert">
                  {error}
                </p>
              )}
            </li>
          );
        })}
      </ul>
      {errors.views && (
        <p className={styles.error} role="alert">
          {errors.views}
        </p>
      )}
      <div className={styles.buttons}>
        <Button type="primary" htmlType="submit" loading={fetching}>
          Enregistrer
        </Button>
        <Button onClick={onClose}>Annuler</Button>
      </div>
    </form>
  );
}
