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

// In seconds. An error is worth reading twice.
const durations = { success: 5, error: 10 } as const;

// The library makes a link without address of it.
const closeButton = { 'aria-label': 'Fermer', role: 'button', closeIcon: <CloseOutlined aria-hidden /> };

const ToastsContext = createContext<Toasts | null>(null);

/** Shows the toasts at the bottom right and has them read aloud; Alt+T leads to them, as on the storefront. */
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
        // A failure interrupts. All others are said in their turn, by the region that stands before they come.
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

/** Tells the administrator what came of an action, at the bottom right. */
export function useToasts(): Toasts {
  const toasts = useContext(ToastsContext);
  if (!toasts) throw new Error('useToasts needs a ToastsProvider above it');
  return toasts;
}

/** Alt+T puts the focus on the newest toast; the answered function puts it back when that one closes. */
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
