import { CloseOutlined } from '@ant-design/icons';
import { limits } from '@barnum/rules/limits';
import { notification } from 'antd';
import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef } from 'react';
import { createToastQueue } from './toast-queue.ts';

interface Toasts {
  success: (sentence: string) => void;
  error: (sentence: string) => void;
}

type Toast = { type: keyof Toasts; sentence: string };

// In seconds. Errors take longer to read.
const durations = { success: 5, error: 10 } as const;

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
    const queue = createToastQueue<Toast>(limits.adminToastsVisible, ({ type, sentence }) =>
      api[type]({
        message: sentence,
        duration: durations[type],
        // An error interrupts the screen reader; the others wait their turn in the live region below.
        role: type === 'error' ? 'alert' : 'status',
        closable: closeButton,
        onClose: () => {
          giveFocusBack();
          queue.closed();
        },
      }),
    );
    return {
      success: (sentence) => queue.push({ type: 'success', sentence }),
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

/** Alt+T focuses the newest toast; the returned function gives the focus back when it closes. */
function useToastKey(container: React.RefObject<HTMLDivElement>): () => void {
  const before = useRef<Element | null>(null);

  useEffect(() => {
    function press(event: KeyboardEvent) {
      if (!event.altKey || event.code !== 'KeyT') return;
      const button = [...(container.current?.querySelectorAll<HTMLElement>('[role="button"]') ?? [])].at(-1);
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
