import type { Editor } from '@tiptap/core';
import { getMarkRange } from '@tiptap/core';
import { Button, Input, Switch } from 'antd';
import { type KeyboardEvent, useId, useState } from 'react';
import { toLinkAddress } from '../link-address.ts';
import styles from './toolbar.module.css';

/** The link at the cursor or of the selected text: its address, and where it opens. An empty address removes it. */
export function LinkPanel({ editor, onDone }: { editor: Editor; onDone: () => void }) {
  const id = useId();
  const { href, target } = editor.getAttributes('link');
  const [typed, setTyped] = useState<string>(href ?? '');
  const [opensNewTab, setOpensNewTab] = useState(target !== '_self');
  const [isRefused, setIsRefused] = useState(false);

  function save() {
    if (typed.trim() === '') {
      editor.chain().extendMarkRange('link').unsetLink().run();
      onDone();
      return;
    }
    const address = toLinkAddress(typed);
    setIsRefused(address === null);
    if (address === null) return;
    setLink(editor, { href: address, target: opensNewTab ? '_blank' : '_self' });
    onDone();
  }

  function saveOnEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    // The field may be inside a form, which must not be submitted.
    event.preventDefault();
    save();
  }

  return (
    <div className={styles.link}>
      <label className={styles.label} htmlFor={id}>
        Adresse du lien
      </label>
      <div className={styles.address}>
        <Input
          id={id}
          data-first
          type="url"
          inputMode="url"
          autoComplete="off"
          placeholder="https://"
          value={typed}
          status={isRefused ? 'error' : ''}
          aria-invalid={isRefused}
          aria-describedby={isRefused ? `${id}-error` : `${id}-help`}
          onChange={(event) => {
            setTyped(event.target.value);
            setIsRefused(false);
          }}
          onKeyDown={saveOnEnter}
        />
        <Button type="primary" onClick={save}>
          Enregistrer
        </Button>
      </div>
      {isRefused ? (
        <p className={styles.error} id={`${id}-error`} role="alert">
          Un lien ne peut pas mener à cette adresse.
        </p>
      ) : (
        <p className={styles.help} id={`${id}-help`}>
          Laissez vide pour retirer le lien.
        </p>
      )}
      <div className={styles.newTab}>
        <Switch id={`${id}-tab`} size="small" checked={opensNewTab} onChange={setOpensNewTab} />
        <label htmlFor={`${id}-tab`}>Ouvrir dans un nouvel onglet</label>
      </div>
    </div>
  );
}

/** Sets the address of the selected text or of the link at the cursor; without either, inserts the address itself. */
function setLink(editor: Editor, attributes: { href: string; target: string }): void {
  const { selection, schema } = editor.state;
  const { link } = schema.marks;
  const isOnLink = link !== undefined && getMarkRange(selection.$from, link) !== undefined;
  const chain = editor.chain();
  if (!selection.empty || isOnLink) {
    chain.extendMarkRange('link').setLink(attributes).setTextSelection(selection.to).run();
    return;
  }
  const text = attributes.href.replace(/^(https?:\/\/|mailto:|tel:)/, '');
  chain
    .insertContent({ type: 'text', text, marks: [{ type: 'link', attrs: attributes }] })
    .unsetMark('link')
    .run();
}
