import { formatLongDateTime } from '@barnum/rules/dates/format-dates';
import { todayInParis } from '@barnum/rules/dates/paris-time';
import { limits } from '@barnum/rules/limits';
import { Button, Tag } from 'antd';
import { type CSSProperties, useId, useMemo, useState } from 'react';
import { RichText } from '../../editor/rich-text.tsx';
import type { Version } from './sales-conditions.ts';
import styles from './version-card.module.css';
import { readableText } from './version-text.ts';

interface Props {
  version: Version;
  /** It is the newest version. */
  isCurrent: boolean;
  onRestore: () => void;
  onCompare: () => void;
}

/** A version: number, date, an excerpt or the full text, and its actions. */
export function VersionCard({ version, isCurrent, onRestore, onCompare }: Props) {
  const { id, text, createdAt } = version;
  const domId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const characters = useMemo(() => [...readableText(text)], [text]);
  const isLong = characters.length > limits.versionPreview;
  const name = `Version ${id}`;

  return (
    <article className={isCurrent ? styles.current : styles.card} aria-labelledby={domId}>
      <header className={styles.head}>
        <h3 className={styles.name} id={domId}>
          {name}
        </h3>
        {isCurrent && <Tag color="success">ACTUELLE</Tag>}
        {!isCurrent && isOfToday(createdAt) && <Tag color="processing">AUJOURD'HUI</Tag>}
        <time className={styles.date} dateTime={createdAt}>
          {formatLongDateTime(createdAt)}
        </time>
      </header>
      <div id={`${domId}-text`}>
        {isOpen ? (
          <RichText html={text} />
        ) : (
          <p className={isLong ? styles.cut : styles.whole} style={collapsed}>
            {isLong ? `${characters.slice(0, limits.versionPreview).join('')}…` : characters.join('')}
          </p>
        )}
      </div>
      <div className={styles.actions}>
        {isLong && (
          <Button
            type="link"
            className={styles.more ?? ''}
            aria-expanded={isOpen}
            aria-controls={`${domId}-text`}
            aria-label={isOpen ? `Voir moins de la ${name}` : `Voir plus de la ${name}`}
            onClick={() => setIsOpen(!isOpen)}
          >
            {isOpen ? 'Voir moins' : 'Voir plus'}
          </Button>
        )}
        {isCurrent ? (
          <Button disabled>En cours</Button>
        ) : (
          <>
            <Button aria-label={`Comparer la ${name}`} onClick={onCompare}>
              Comparer
            </Button>
            <Button aria-label={`Restaurer la ${name}`} onClick={onRestore}>
              Restaurer
            </Button>
          </>
        )}
      </div>
    </article>
  );
}

const collapsed = { '--collapsed': `${limits.versionPreviewHeight}px` } as CSSProperties;

function isOfToday(instant: string): boolean {
  return todayInParis(new Date(instant)) === todayInParis();
}
