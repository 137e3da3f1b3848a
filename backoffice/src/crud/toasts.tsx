import { limits } from '@barnum/rules/limits';
import { notification } from 'antd';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { createToastQueue } from './toast-queue.ts';

interface Toasts {
  success: (sentence: string) => void;
  error: (sentence: string) => void;
}

type Toast = { type: keyof Toasts; sentence: string };

// In seconds. An error is worth reading twice.
const durations = { success: 5, error: 10 } as const;

const ToastsContext = createContext<Toasts | null>(null);

export function ToastsProvider({ children }: { children: ReactNode }) {
  const [api, holder] = notification.useNotification({ placement: 'bottomRight', stack: false });
  const toasts = useMemo<Toasts>(() => {
    const queue = createToastQueue<Toast>(limits.adminToastsVisible, ({ type, sentence }) =>
      api[type]({
        message: sentence,
        duration: durations[type],
        role: type === 'error' ? 'alert' : 'status',
        closable: { 'aria-label': 'Fermer' },
        onClose: queue.closed,
      }),
    );
    return {
      success: (sentence) => queue.push({ type: 'success', sentence }),
      error: (sentence) => queue.push({ type: 'error', sentence }),
    };
  }, [api]);

  return (
    <ToastsContext.Provider value={toasts}>
      {holder}
      {children}
    </ToastsContext.Provider>
  );
}

/** Tells the administrator what came of an action, at the bottom right. */
export function useToasts(): Toasts {
  const toasts = useContext(ToastsContext);
  if (!toasts) throw new Error('useToasts needs a ToastsProvider above it');
  return toasts;
}
