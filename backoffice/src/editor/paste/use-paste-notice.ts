import type { Editor } from '@tiptap/core';
import type { Transaction } from '@tiptap/pm/state';
import { useMemo, useRef, useState } from 'react';
import { Paste } from './paste.ts';
import type { PasteNoticeProps } from './paste-notice.tsx';

interface Notice {
  sentences: string[];
  canUndo: boolean;
}

/** The extension that cleans pastes, and what is to be said about the latest one. */
export function usePasteNotice() {
  const [notice, setNotice] = useState<Notice | null>(null);
  const pending = useRef<string[]>([]);

  const extension = useMemo(
    () =>
      Paste.configure({
        onPaste(sentences, isRefused) {
          pending.current = sentences;
          if (isRefused) setNotice({ sentences, canUndo: false });
        },
      }),
    [],
  );

  function listen({ transaction }: { transaction: Transaction }): void {
    if (transaction.getMeta('paste') === true) {
      setNotice(pending.current.length > 0 ? { sentences: pending.current, canUndo: true } : null);
    } else if (transaction.docChanged) {
      setNotice((shown) => shown && { ...shown, canUndo: false });
    }
  }

  function propsFor(editor: Editor): PasteNoticeProps | null {
    if (!notice) return null;
    const onClose = () => {
      setNotice(null);
      editor.commands.focus();
    };
    const undo = () => {
      editor.commands.undo();
      onClose();
    };
    return { sentences: notice.sentences, onUndo: notice.canUndo ? undo : undefined, onClose };
  }

  return { extension, listen, propsFor };
}
