import { ReloadOutlined } from '@ant-design/icons';
import { sentences } from '@barnum/rules/sentences';
import { Button } from 'antd';
import { useId, useState } from 'react';
import { Placeholder } from '../../components/placeholder.tsx';
import type { Version } from './sales-conditions.ts';
import { VersionCard } from './version-card.tsx';
import { VersionComparison } from './version-comparison.tsx';
import styles from './version-history.module.css';

interface Props {
  /** Newest first; undefined until loaded. */
  versions: Version[] | undefined;
  isLoading: boolean;
  /** A version was saved since they were loaded. */
  isOutdated: boolean;
  reload: () => Promise<void>;
  onRestore: (version: Version) => void;
}

const shownAtOnce = 10;

/** « Historique des versions »: each can be read, compared and restored. */
export function VersionHistory({ versions, isLoading, isOutdated, reload, onRestore }: Props) {
  const id = useId();
  const [shown, setShown] = useState(shownAtOnce);
  const [compared, setCompared] = useState<Version | null>(null);
  const [newest] = versions ?? [];

  return (
    <section className={styles.history} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 className={styles.title} id={id}>
          Historique des versions
        </h2>
        {versions && <span className={styles.count}>{countLine(versions.length)}</span>}
        <Button
          type="text"
          icon={<ReloadOutlined aria-hidden />}
          loading={isLoading}
          aria-label="Actualiser l’historique"
          onClick={() => void reload()}
        >
          Actualiser
        </Button>
      </div>
      {isOutdated && (
        <p className={styles.note}>
          La version que vous venez d’enregistrer apparaît ici une fois l’historique actualisé.
        </p>
      )}
      {!versions && (
        <p className={styles.loading} role="status">
          Chargement de l’historique...
        </p>
      )}
      {versions?.length === 0 && (
        <Placeholder title={sentences.salesConditions.noVersion}>{sentences.salesConditions.noVersionHint}</Placeholder>
      )}
      {newest && (
        <ol className={styles.list}>
          {versions?.slice(0, shown).map((version) => (
            <li key={version.id}>
              <VersionCard
                version={version}
                isCurrent={version === newest}
                onRestore={() => onRestore(version)}
                onCompare={() => setCompared(version)}
              />
            </li>
          ))}
        </ol>
      )}
      {versions && versions.length > shown && (
        <Button block onClick={() => setShown(shown + shownAtOnce)}>
          Afficher les versions plus anciennes
        </Button>
      )}
      {newest && versions && (
        <VersionComparison versions={versions} opened={compared} onClose={() => setCompared(null)} />
      )}
    </section>
  );
}

function countLine(count: number): string {
  return count <= 1 ? `${count} version` : `${count} versions`;
}
