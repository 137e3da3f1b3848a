import { formatLongDateTime } from '@barnum/rules/dates/format-dates';
import { Modal, Select } from 'antd';
import { useId, useMemo, useState } from 'react';
import { compareVersions } from './compare-versions.ts';
import { countedChanges, Differences } from './differences.tsx';
import type { Version } from './sales-conditions.ts';
import styles from './version-comparison.module.css';

interface Props {
  versions: Version[];
  /** The version to compare with the newest; null while the window is closed. */
  opened: Version | null;
  onClose: () => void;
}

/** The differences between two versions, word by word. */
export function VersionComparison({ versions, opened, onClose }: Props) {
  return (
    <Modal
      open={opened !== null}
      title="Comparer deux versions"
      width={880}
      footer={null}
      destroyOnHidden
      closable={{ 'aria-label': 'Fermer' }}
      onCancel={onClose}
    >
      {opened && <Comparison versions={versions} opened={opened} />}
    </Modal>
  );
}

function Comparison({ versions, opened }: { versions: Version[]; opened: Version }) {
  const id = useId();
  const [from, setFrom] = useState(opened.id);
  const [to, setTo] = useState(versions[0]?.id ?? opened.id);

  const parts = useMemo(() => {
    const textOf = (wanted: number) => versions.find((version) => version.id === wanted)?.text ?? '';
    return compareVersions(textOf(from), textOf(to));
  }, [versions, from, to]);
  const options = versions.map((version) => ({
    value: version.id,
    label: `Version ${version.id}, ${formatLongDateTime(version.createdAt)}`,
  }));

  return (
    <>
      <div className={styles.sides}>
        <div className={styles.side}>
          <label htmlFor={`${id}-from`}>De</label>
          <Select id={`${id}-from`} className={styles.select ?? ''} value={from} options={options} onChange={setFrom} />
        </div>
        <div className={styles.side}>
          <label htmlFor={`${id}-to`}>À</label>
          <Select id={`${id}-to`} className={styles.select ?? ''} value={to} options={options} onChange={setTo} />
        </div>
      </div>
      <p className={styles.summary} role="status">
        {countedChanges(parts) ?? 'Aucun mot n’a changé entre ces deux versions.'}
      </p>
      <section className={styles.text} aria-label="Différences">
        <Differences parts={parts} />
      </section>
    </>
  );
}
