import { limits } from '@barnum/rules/limits';
import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import type { CSSProperties, KeyboardEvent } from 'react';
import { HighlightPanel } from './highlight-panel.tsx';
import { LinkPanel } from './link-panel.tsx';
import { Panel } from './panel.tsx';
import { ToolButton } from './tool-button.tsx';
import styles from './toolbar.module.css';
import { type PanelName, type Tool, toolGroups } from './tools.tsx';
import { useRovingFocus } from './use-roving-focus.ts';

interface Props {
  editor: Editor;
  kind: 'basic' | 'full';
  /** Id of the text that the tools act on. */
  textId: string;
  isDisabled: boolean;
  panel: PanelName | null;
  onPanelChange: (panel: PanelName | null) => void;
}

/** The tools above the text: one Tab stop, arrows inside. Escape returns to the text. */
export function Toolbar({ editor, kind, textId, isDisabled, panel, onPanelChange }: Props) {
  const groups = toolGroups[kind];
  const states = useEditorState({ editor, selector: () => statesOf(groups, editor) });
  const roving = useRovingFocus(groups[0]?.[0]?.id ?? '');

  function use({ action }: Tool, byPointer: boolean) {
    if (typeof action === 'string') {
      onPanelChange(panel === action ? null : action);
      return;
    }
    // With the keyboard the focus stays on the button, to use several tools in a row.
    const chain = editor.chain();
    action(byPointer ? chain.focus() : chain).run();
  }

  function closePanel() {
    onPanelChange(null);
    editor.commands.focus();
  }

  function leave(event: KeyboardEvent<HTMLElement>) {
    if (event.key === 'Escape') editor.commands.focus();
    else roving.group.onKeyDown(event);
  }

  return (
    <div className={styles.bar} style={{ '--toolbar-offset': `${limits.editorToolbarOffset}px` } as CSSProperties}>
      <div
        className={styles.tools}
        role="toolbar"
        aria-label="Mise en forme"
        aria-controls={textId}
        onFocus={roving.group.onFocus}
        onKeyDown={leave}
      >
        {groups.map((tools) => (
          <div key={tools[0]?.id} className={styles.group}>
            {tools.map((tool) => (
              <ToolButton
                key={tool.id}
                tool={tool}
                isActive={states[tool.id]?.isActive}
                isDisabled={isDisabled || states[tool.id]?.isPossible === false}
                isOpen={typeof tool.action === 'string' ? panel === tool.action : undefined}
                stop={roving.stopOf(tool.id)}
                onUse={(byPointer) => use(tool, byPointer)}
              />
            ))}
          </div>
        ))}
      </div>
      {panel && !isDisabled && (
        <Panel label={panel === 'link' ? 'Lien' : 'Couleur du surlignage'} onClose={closePanel}>
          {panel === 'link' ? (
            <LinkPanel editor={editor} onDone={closePanel} />
          ) : (
            <HighlightPanel editor={editor} onDone={closePanel} />
          )}
        </Panel>
      )}
    </div>
  );
}

function statesOf(groups: Tool[][], editor: Editor) {
  return Object.fromEntries(
    groups
      .flat()
      .map((tool) => [tool.id, { isActive: tool.isActive?.(editor), isPossible: tool.isPossible?.(editor) }]),
  );
}
