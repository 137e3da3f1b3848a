import { ConfigProvider } from 'antd';
import french from 'antd/locale/fr_FR';
import { type ReactNode, useInsertionEffect, useMemo } from 'react';
import { useShop } from '../lib/shop.ts';
import { applyTokens, themeOf, tokensOf } from './theme.ts';

// No antd animations for users who prefer reduced motion (WCAG 2.2, 2.3.3).
const motion = !matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The application in the colours of the shop. */
export function Themed({ children }: { children: ReactNode }) {
  const { main, accent } = useShop().colours;
  const tokens = useMemo(() => tokensOf({ main, accent }), [main, accent]);
  const theme = useMemo(() => themeOf(tokens), [tokens]);
  useInsertionEffect(() => applyTokens(tokens), [tokens]);
  return (
    <ConfigProvider locale={french} theme={{ ...theme, token: { ...theme.token, motion } }}>
      {children}
    </ConfigProvider>
  );
}
