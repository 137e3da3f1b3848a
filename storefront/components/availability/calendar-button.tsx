import { type ComponentProps, forwardRef, type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';
import type { DatesDialog } from '../calendar/dates-dialog.tsx';

interface Props extends Omit<ComponentProps<typeof DatesDialog>, 'onClose'> {
  className?: string | undefined;
  children: ReactNode;
}

const load = () => import('../calendar/dates-dialog.tsx');

/** A button that opens the calendar, whose code is loaded when the button is reached. */
export const CalendarButton = forwardRef<HTMLButtonElement, Props>(function CalendarButton(
  { className, children, ...dates },
  ref,
) {
  const [Dialog, setDialog] = useState<typeof DatesDialog | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const preload = () => void load().catch(() => {});

  async function open() {
    try {
      const { DatesDialog } = await load();
      setFailed(false);
      setDialog(() => DatesDialog);
    } catch {
      setFailed(true);
    }
  }

  return (
    <>
      <button
        ref={ref}
        type="button"
        className={className}
        aria-haspopup="dialog"
        onPointerEnter={preload}
        onFocus={preload}
        onClick={open}
      >
        {children}
      </button>
      {hasFailed && <span role="alert">Le calendrier n’a pas pu être chargé : réessayez.</span>}
      {Dialog && createPortal(<Dialog {...dates} onClose={() => setDialog(null)} />, document.body)}
    </>
  );
});
