import '@barnum/rules/text/rich-text.css';
import { createDocument, type Editor as TiptapEditor } from '@tiptap/core';
import { EditorContent, useEditor } from '@tiptap/react';
import { type ClipboardEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import styles from './editor.module.css';
import { extensions } from './extensions.ts';
import { inputRules, pasteRules } from './marks/typed-marks.ts';
import { rememberCopy } from './paste/own-copy.ts';
import { PasteNotice } from './paste/paste-notice.tsx';
import { usePasteNotice } from './paste/use-paste-notice.ts';
import richText from './rich-text.module.css';
import { isModifier } from './shortcuts.ts';
import { Toolbar } from './toolbar/toolbar.tsx';
import type { PanelName } from './toolbar/tools.tsx';

export interface RichTextEditorProps {
  /** HTML; '' for an empty text. */
  value: string;
  onChange: (html: string) => void;
  /** `basic` for a description, `full` for a document. */
  toolbar: 'basic' | 'full';
  /** The field's name, or `labelledBy`, the id of the element that shows it. */
  label?: string | undefined;
  labelledBy?: string | undefined;
  /** Id of the element with the error or the help text. */
  describedBy?: string | undefined;
  invalid?: boolean | undefined;
  required?: boolean | undefined;
  disabled?: boolean | undefined;
}

/** The rich-text field, with Tiptap. Only `RichTextEditor` imports it, lazily. */
export function Editor({ value, onChange, toolbar, disabled = false, ...field }: RichTextEditorProps) {
  const textId = useId();
  const [panel, setPanel] = useState<PanelName | null>(null);
  const lastEmitted = useRef(value);
  const pasting = usePasteNotice();
  const editor = useEditor({
    extensions: [...extensions, pasting.extension],
    content: value,
    parseOptions,
    injectCSS: false,
    enableInputRules: inputRules,
    enablePasteRules: pasteRules,
    editable: !disabled,
    editorProps: { attributes: attributesOf(textId, field) },
    onUpdate({ editor: changed }) {
      lastEmitted.current = htmlOf(changed);
      onChange(lastEmitted.current);
    },
    onTransaction: pasting.listen,
  });
  const notice = pasting.propsFor(editor);

  useEffect(() => {
    if (value === lastEmitted.current) return;
    lastEmitted.current = value;
    showText(editor, value);
  }, [editor, value]);

  function listenForCommands(event: KeyboardEvent) {
    if (disabled) return;
    if (isModifier(event) && !event.shiftKey && !event.altKey && event.key.toLowerCase() === 'k') {
      event.preventDefault();
      setPanel('link');
    } else if (event.altKey && event.key === 'F10') {
      event.preventDefault();
      event.currentTarget.querySelector<HTMLElement>('[role="toolbar"] [tabindex="0"]')?.focus();
    }
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: listens to the keys of the text and of the toolbar inside
    <div
      className={field.invalid ? styles.invalidBox : styles.box}
      onKeyDown={listenForCommands}
      onCopy={rememberOwnCopy}
      onCut={rememberOwnCopy}
    >
      <Toolbar
        editor={editor}
        kind={toolbar}
        textId={textId}
        isDisabled={disabled}
        panel={panel}
        onPanelChange={setPanel}
      />
      <EditorContent
        editor={editor}
        className={`${richText.text} ${toolbar === 'full' ? styles.tallText : styles.text}`}
      />
      {notice && <PasteNotice {...notice} />}
    </div>
  );
}

function rememberOwnCopy({ clipboardData }: ClipboardEvent): void {
  rememberCopy(clipboardData.getData('text/html'));
}

// Whitespace is part of the text: what is read back is what was written.
const parseOptions = { preserveWhitespace: true } as const;

function htmlOf(editor: TiptapEditor): string {
  return editor.isEmpty ? '' : editor.getHTML();
}

// The same document in other HTML leaves the cursor in place. A different one is one undo step.
function showText(editor: TiptapEditor, html: string): void {
  const next = createDocument(html, editor.schema, parseOptions);
  if (!next.eq(editor.state.doc)) editor.commands.setContent(next.toJSON(), { emitUpdate: false });
}

type FieldProps = Pick<RichTextEditorProps, 'label' | 'labelledBy' | 'describedBy' | 'invalid' | 'required'>;

function attributesOf(id: string, { label, labelledBy, describedBy, invalid, required }: FieldProps) {
  const attributes: Record<string, string | undefined> = {
    id,
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-label': label,
    'aria-labelledby': labelledBy,
    'aria-describedby': describedBy,
    'aria-invalid': invalid ? 'true' : undefined,
    'aria-required': required ? 'true' : undefined,
  };
  return Object.fromEntries(
    Object.entries(attributes).flatMap(([name, text]) => (text === undefined ? [] : [[name, text]])),
  );
}
