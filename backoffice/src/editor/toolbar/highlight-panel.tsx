import { limits } from '@barnum/rules/limits';
import { highlightColors } from '@barnum/rules/text/rich-text';
import type { Editor } from '@tiptap/core';
import { Button } from 'antd';
import type { CSSProperties } from 'react';
import styles from './toolbar.module.css';
import { useRovingFocus } from './use-roving-focus.ts';

const { paletteColumns } = limits;

/** The palette of highlight colours: one Tab stop, arrows inside. */
export function HighlightPanel({ editor, onDone }: { editor: Editor; onDone: () => void }) {
  const current = editor.isActive('highlight') ? editor.getAttributes('highlight').color : null;
  const first = current ?? highlightColors[0].name;
  const { group, stopOf } = useRovingFocus(first, { columns: paletteColumns });

  function choose(color: string | null) {
    if (color === null) editor.commands.unsetHighlight();
    else editor.commands.setHighlight({ color });
    onDone();
  }

  return (
    <div className={styles.highlight}>
      {/* biome-ignore lint/a11y/useSemanticElements: colours are no group of form fields */}
      <div
        className={styles.palette}
        style={{ '--columns': paletteColumns } as CSSProperties}
        role="group"
        aria-label="Couleurs"
        {...group}
      >
        {highlightColors.map(({ name, label }) => (
          <button
            key={name}
            {...stopOf(name)}
            type="button"
            className={styles.color}
            data-color={name}
            data-first={name === first ? true : undefined}
            aria-label={label}
            title={label}
            aria-pressed={name === current}
            onClick={() => choose(name)}
          />
        ))}
      </div>
      <Button block size="small" disabled={current === null} onClick={() => choose(null)}>
        Retirer le surlignage
      </Button>
    </div>
  );
}
