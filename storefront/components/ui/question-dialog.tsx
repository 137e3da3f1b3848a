import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { Button } from './button.tsx';
import styles from './question-dialog.module.css';

interface Props {
  title: string;
  /** The verb of what is done. */
  agree: string;
  onAgree: () => void;
  /** Called once it is closed and the focus is back where it was, whatever was chosen. */
  onClose: () => void;
  /** What will happen. */
  children: ReactNode;
}

/** Asks before what is hard to take back and is no deletion. The focus is on the way back. */
export function QuestionDialog({ title, agree, onAgree, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useLayoutEffect(() => dialog.current?.showModal(), []);
  const close = () => dialog.current?.close();

  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={titleId} onClose={onClose}>
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      {children}
      <div className={styles.actions}>
        <Button onClick={close}>Revenir</Button>
        <Button
          variant="primary"
          onClick={() => {
            close();
            onAgree();
          }}
        >
          {agree}
        </Button>
      </div>
    </dialog>
  );
}
