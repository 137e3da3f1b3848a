import { formatLongDateTime } from '@barnum/rules/dates/format-dates';
import { type SiteTextKey, siteTextSentences } from '@barnum/rules/site/site-texts/site-texts';
import { Button, Drawer } from 'antd';
import { QueryFailure } from '../../components/query-failure.tsx';
import { useRead } from '../../components/use-read.ts';
import styles from './site-text-history.module.css';
import { type SiteTextVersion, siteTextVersionsQuery } from './site-texts.ts';

interface Props {
  /** Whose versions; null while nothing is shown. */
  field: SiteTextKey | null;
  title: string;
  original: string;
  onRestore: (texte: string) => void;
  onClose: () => void;
}

/** Who changed a text, when, from what to what; a version restored is put into the form, and saved with it. */
export function SiteTextHistory({ field, title, original, onRestore, onClose }: Props) {
  return (
    <Drawer title={title} open={field !== null} onClose={onClose} destroyOnHidden>
      {field !== null && <Versions field={field} original={original} onRestore={onRestore} />}
    </Drawer>
  );
}

function Versions({ field, original, onRestore }: { field: SiteTextKey } & Pick<Props, 'original' | 'onRestore'>) {
  const reading = useRead(siteTextVersionsQuery, { key: field });
  if (reading.hasFailed) return <QueryFailure failure={siteTextSentences.loadFailed} reading={reading} />;
  const versions = reading.data?.siteTextVersions;
  if (!versions) return <p role="status">Chargement de l’historique…</p>;
  return (
    <ol className={styles.versions}>
      {versions.map((version, index) => (
        <Version
          key={version.id}
          version={version}
          before={versions[index + 1]?.texte ?? original}
          isCurrent={index === 0}
          onRestore={onRestore}
        />
      ))}
      <li className={styles.version}>
        <p className={styles.head}>Texte d’origine</p>
        <p className={styles.text}>{original}</p>
        <Button onClick={() => onRestore(original)}>Restaurer</Button>
      </li>
    </ol>
  );
}

function Version(props: { version: SiteTextVersion; before: string; isCurrent: boolean } & Pick<Props, 'onRestore'>) {
  const { version, before, isCurrent, onRestore } = props;
  const when = formatLongDateTime(version.createdAt);
  return (
    <li className={styles.version}>
      <p className={styles.head}>
        {when}, {version.auteur}
      </p>
      <p className={styles.before}>
        <span className={styles.word}>Avant :</span> {before || 'vide'}
      </p>
      <p className={styles.text}>
        <span className={styles.word}>Après :</span> {version.texte || 'vide'}
      </p>
      {isCurrent ? (
        <p className={styles.word}>En vigueur</p>
      ) : (
        <Button onClick={() => onRestore(version.texte)} aria-label={`Restaurer la version du ${when}`}>
          Restaurer
        </Button>
      )}
    </li>
  );
}
