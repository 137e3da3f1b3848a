import { shopPicturePaths } from '@barnum/rules/paths';
import { originalShopName } from '@barnum/rules/site/site-texts/site-texts';
import { ConfigProvider } from 'antd';
import french from 'antd/locale/fr_FR';
import { type ReactNode, useEffect, useInsertionEffect, useMemo } from 'react';
import { useShop } from '../lib/shop.ts';
import { useIsPhone } from '../lib/use-is-phone.ts';
import { applyTokens, themeOf, tokensOf } from './theme.ts';

// No antd animations for users who prefer reduced motion (WCAG 2.2, 2.3.3).
const motion = !matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The application in the colours of the shop. */
export function Themed({ children }: { children: ReactNode }) {
  const { name, logo, colours } = useShop();
  const { main, accent } = colours;
  const isPhone = useIsPhone();
  const tokens = useMemo(() => tokensOf({ main, accent }), [main, accent]);
  const theme = useMemo(() => themeOf(tokens, isPhone), [tokens, isPhone]);
  useInsertionEffect(() => applyTokens(tokens), [tokens]);
  const hasOwnIcon = logo !== '' || (name !== '' && name !== originalShopName);
  useEffect(() => {
    if (hasOwnIcon) document.querySelector('link[rel=icon]')?.setAttribute('href', shopPicturePaths.icon(32));
  }, [hasOwnIcon]);
  return (
    <ConfigProvider locale={french} theme={{ ...theme, token: { ...theme.token, motion } }}>
      {children}
    </ConfigProvider>
  );
}
