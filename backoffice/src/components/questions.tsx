import { Modal } from 'antd';
import { createContext, type ReactNode, useCallback, useContext } from 'react';

export interface Question {
  /** What is asked, in a few words: the window's name. */
  title: string;
  /** What will happen, a paragraph a line. */
  detail?: string;
  /** The verb of what is done. */
  agree: string;
}

type Ask = (question: Question) => Promise<boolean>;

const QuestionsContext = createContext<Ask | null>(null);

/**
 * Asks in a window before what is hard to take back and is no deletion: those ask in the browser's own box
 * (docs/decisions/033-questions.md). The focus is on the way back.
 */
export function QuestionsProvider({ children }: { children: ReactNode }) {
  const [modal, window] = Modal.useModal();
  const ask = useCallback<Ask>(
    async ({ title, detail = '', agree }) =>
      modal.confirm({
        title,
        content: detail.split('\n').map((line) => <p key={line}>{line}</p>),
        okText: agree,
        cancelText: 'Revenir',
        autoFocusButton: 'cancel',
        width: 480,
      }),
    [modal],
  );
  return (
    <QuestionsContext.Provider value={ask}>
      {children}
      {window}
    </QuestionsContext.Provider>
  );
}

/** Resolves with whether the administrator agrees. */
export function useAsk(): Ask {
  const ask = useContext(QuestionsContext);
  if (ask === null) throw new Error('useAsk is called outside a QuestionsProvider');
  return ask;
}
