import { CloseOutlined } from '@ant-design/icons';
import { limits } from '@barnum/rules/limits';
import { Button, notification } from 'antd';
import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef } from 'react';
import { createToastQueue } from './toast-queue.ts';

interface Toasts {
  /** With an `undo`, the toast shows its button, as long as that is possible. */
  success: (sentence: string, undo?: Undo) => void;
  error: (sentence: string) => void;
}

interface Undo {
  label: string;
  run: () => void;
}

type Toast = { type: keyof Toasts; sentence: string; undo?: Undo | undefined };

// In seconds. Errors take longer to read.
const durations = { success: 5, error: 10, undo: limits.undoSeconds } as const;

// antd renders it as a link without an address.
const closeButton = { 'aria-label': 'Fermer', role: 'button', closeIcon: <CloseOutlined aria-hidden /> };

const ToastsContext = createContext<Toasts | null>(null);

/** Shows toasts at the bottom right, announced to screen readers; Alt+T focuses them, as on the storefront. */
export function ToastsProvider({ children }: { children: ReactNode }) {
  const container = useRef<HTMLDivElement>(null);
  const [api, holder] = notification.useNotification({
    placement: 'bottomRight',
    stack: false,
    getContainer: () => container.current ?? document.body,
  });
  const giveFocusBack = useToastKey(container);
  const toasts = useMemo<Toasts>(() => {
    let shown = 0;
    const queue = createToastQueue<Toast>(limits.adminToastsVisible, ({ type, sentence, undo }) => {
      shown += 1;
      const key = `toast-${shown}`;
      const run = () => {
        api.destroy(key);
        undo?.run();
      };
      api[type]({
        key,
        message: sentence,
        duration: durations[undo ? 'undo' : type],
        actions: undo && <Button onClick={run}>{undo.label}</Button>,
        // An error interrupts the screen reader; the others wait their turn in the live region below.
        role: type === 'error' ? 'alert' : 'status',
        closable: closeButton,
        onClose: () => {
          giveFocusBack();
          queue.closed();
        },
      });
    });
    return {
      success: (sentence, undo) => queue.push({ type: 'success', sentence, undo }),
      error: (sentence) => queue.push({ type: 'error', sentence }),
    };
  }, [api, giveFocusBack]);

  return (
    <ToastsContext.Provider value={toasts}>
      {children}
      {holder}
      <div ref={container} aria-live="polite" />
    </ToastsContext.Provider>
  );
}

/** Shows the result of an action in a toast. */
export function useToasts(): Toasts {
  const toasts = useContext(ToastsContext);
  if (!toasts) throw new Error('useToasts needs a ToastsProvider above it');
  return toasts;
}

/** Alt+T focuses the newest toast, its action first; the returned function gives the focus back when it closes. */
function useToastKey(container: React.RefObject<HTMLDivElement>): () => void {
  const before = useRef<Element | null>(null);

  useEffect(() => {
    function press(event: KeyboardEvent) {
      if (!event.altKey || event.code !== 'KeyT') return;
      const toast = [...(container.current?.querySelectorAll('.ant-notification-notice') ?? [])].at(-1);
      const button = toast?.querySelector<HTMLElement>('button, [role="button"]');
      if (!button) return;
      event.preventDefault();
      if (!container.current?.contains(document.activeElement)) before.current = document.activeElement;
      button.focus();
    }
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [container]);

  return useMemo(
    () => () => {
      if (container.current?.contains(document.activeElement) && before.current instanceof HTMLElement) {
        before.current.focus();
      }
    },
    [container],
  );
}
