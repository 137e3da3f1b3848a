import { CloseOutlined } from '@ant-design/icons';
import { limits } from '@barnum/rules/limits';
import { notification } from 'antd';
import { type ReactElement, useMemo } from 'react';

export interface Notices {
  success: (sentence: string) => void;
  /** Titled « Attention ». */
  warn: (sentence: string) => void;
  /** Titled « Erreur ». */
  error: (sentence: string) => void;
  inform: (title: string, sentence: string) => void;
}

/** The notifications of the CGV, at the top right (spec section 9), and the element that renders them. */
export function useNotices(): [Notices, ReactElement] {
  const [api, holder] = notification.useNotification({ placement: 'topRight', top: belowBar });
  const notices = useMemo<Notices>(
    () => ({
      success: (sentence) => api.success({ ...shared, message: sentence, role: 'status' }),
      warn: (sentence) => api.warning({ ...shared, message: 'Attention', description: sentence, role: 'alert' }),
      error: (sentence) => api.error({ ...shared, message: 'Erreur', description: sentence, role: 'alert' }),
      inform: (title, sentence) => api.info({ ...shared, message: title, description: sentence, role: 'status' }),
    }),
    [api],
  );
  return [notices, holder];
}

// In pixels: below the sticky bar.
const belowBar = 72;

const shared = {
  // One at a time: the result of the last action.
  key: 'sales-conditions',
  duration: limits.salesConditionsNotification / 1_000,
  closable: { 'aria-label': 'Fermer', role: 'button', closeIcon: <CloseOutlined aria-hidden /> },
} as const;
