import { CloseOutlined, SaveOutlined } from '@ant-design/icons';
import { formatLongDateTime } from '@barnum/rules/dates/format-dates';
import { sentences } from '@barnum/rules/sentences';
import { Alert, Button } from 'antd';
import { type MouseEvent, type RefObject, useState } from 'react';
import { RichTextEditor } from '../../editor/rich-text-editor.tsx';
import { countedChanges } from './differences.tsx';
import { PendingChanges, pendingChangesId, usePendingChanges } from './pending-changes.tsx';
import type { Version } from './sales-conditions.ts';
import styles from './text-editing.module.css';
import type { useSaving } from './use-saving.ts';

interface Props {
  heading: RefObject<HTMLHeadingElement>;
  /** The version in force: null when there is none, undefined until loaded. */
  current: Version | null | undefined;
  hasFailed: boolean;
  isLoading: boolean;
  onReload: () => void;
  text: string;
  isDirty: boolean;
  saving: ReturnType<typeof useSaving>;
  onChange: (text: string) => void;
  onSave: () => void;
  /** Begins with the skeleton. */
  onStart: () => void;
}

/** The text being edited, under a sticky bar with « Enregistrer » and the result of the last save. */
export function TextEditing(props: Props) {
  const { heading, current, hasFailed, isLoading, onReload, text, isDirty, saving, onChange, onSave, onStart } = props;
  const { banner, closeBanner, isSaving } = saving;
  const passages = usePendingChanges(current?.text ?? '', text, isDirty && current !== null);
  const counted = countedChanges(passages.flat());
  const isRefused = banner?.sentence === sentences.salesConditions.empty;

  function change(html: string) {
    if (isRefused) closeBanner();
    onChange(html);
  }

  return (
    <section aria-labelledby="cgv">
      <div className={styles.bar}>
        <h2 className={styles.title} id="cgv" ref={heading} tabIndex={-1}>
          Conditions Générales de Vente
        </h2>
        <Button
          type="primary"
          icon={<SaveOutlined aria-hidden />}
          loading={isSaving}
          aria-busy={isSaving}
          disabled={current === undefined}
          onClick={onSave}
        >
          Enregistrer
        </Button>
        {isDirty && <span className={styles.unsaved}>Non enregistré</span>}
        {counted && (
          <a className={styles.changes} href={`#${pendingChangesId}`} onClick={showChanges}>
            Ce qui change : {counted}
          </a>
        )}
      </div>
      <p className={styles.explanation}>
        Ce texte est publié sur le site. Chaque enregistrement crée une nouvelle version horodatée ; les versions
        précédentes restent dans l’historique et peuvent être restaurées.
      </p>
      {banner && (
        <Alert
          key={banner.sentence}
          id="cgv-banner"
          className={styles.banner ?? ''}
          type={banner.type}
          role={banner.type === 'error' ? 'alert' : 'status'}
          message={banner.sentence}
          showIcon
          closable={closable}
          onClose={closeBanner}
        />
      )}
      {hasFailed && <LoadFailure isLoading={isLoading} onReload={onReload} />}
      {current === undefined && !hasFailed && (
        <p className={styles.loading} role="status">
          {sentences.salesConditions.loading}
        </p>
      )}
      {current !== undefined && (
        <>
          {current === null && text === '' && (
            <Alert
              className={styles.banner ?? ''}
              type="info"
              role="note"
              message="Par où commencer ?"
              showIcon
              description={
                <>
                  <p>
                    Un modèle dit ce qu’un loueur règle d’habitude ; les passages entre crochets sont à compléter.
                    Faites-le relire si vous le pouvez.
                  </p>
                  <Button className={styles.start ?? ''} onClick={onStart}>
                    Partir du modèle
                  </Button>
                </>
              }
            />
          )}
          <RichTextEditor
            toolbar="full"
            labelledBy="cgv"
            describedBy={isRefused ? 'cgv-banner' : undefined}
            invalid={isRefused}
            required
            value={text}
            onChange={change}
          />
          <PendingChanges passages={passages} />
          <p className={styles.footer}>
            Dernière modification :{' '}
            {current ? <time dateTime={current.createdAt}>{formatLongDateTime(current.createdAt)}</time> : 'aucune'}
          </p>
        </>
      )}
    </section>
  );
}

// By a script: the address names the tab.
function showChanges(event: MouseEvent): void {
  event.preventDefault();
  const changes = document.getElementById(pendingChangesId);
  changes?.focus({ preventScroll: true });
  changes?.scrollIntoView({ block: 'start' });
}

const closable = { closeIcon: <CloseOutlined aria-hidden />, 'aria-label': 'Fermer' };

function LoadFailure({ isLoading, onReload }: { isLoading: boolean; onReload: () => void }) {
  const [isClosed, setIsClosed] = useState(false);
  const again = (
    <Button size="small" loading={isLoading} onClick={onReload}>
      Réessayer
    </Button>
  );
  if (isClosed) return <p className={styles.again}>{again}</p>;
  return (
    <Alert
      className={styles.banner ?? ''}
      type="error"
      message={sentences.salesConditions.readFailed}
      showIcon
      action={again}
      closable={closable}
      onClose={() => setIsClosed(true)}
    />
  );
}
