import { sentences } from '@barnum/rules/sentences';
import { lazy, Suspense } from 'react';
import styles from './editor.module.css';
import type { RichTextEditorProps } from './editor.tsx';

const Editor = lazy(() => import('./editor.tsx').then((module) => ({ default: module.Editor })));

/**
 * A rich-text field. `value` and `onChange` carry HTML, '' for an empty text. The editor's code is loaded when the
 * field first shows.
 */
export function RichTextEditor(props: RichTextEditorProps) {
  return (
    <Suspense fallback={<EditorSkeleton toolbar={props.toolbar} />}>
      <Editor {...props} />
    </Suspense>
  );
}

function EditorSkeleton({ toolbar }: Pick<RichTextEditorProps, 'toolbar'>) {
  return (
    <div className={styles.box} aria-busy="true">
      <div className={styles.toolbarSkeleton} />
      <p className={toolbar === 'full' ? styles.tallText : styles.text} role="status">
        {sentences.editor.loading}
      </p>
    </div>
  );
}
