import '@fontsource-variable/fraunces/soft.css';
import '@fontsource-variable/source-sans-3/wght.css';
import { ConfigProvider } from 'antd';
import french from 'antd/locale/fr_FR';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { reportUncaughtFailures } from '../lib/report-failures.ts';
import { readShopName } from '../lib/shop-name.ts';
import './global.css';
import { router } from './routes.tsx';
import { session } from './session/session.ts';
import { applyTokens, theme } from './theme.ts';

reportUncaughtFailures();
applyTokens(document.documentElement);
void session.verify();
void readShopName();

// No antd animations for users who prefer reduced motion (WCAG 2.2, 2.3.3).
const motion = !matchMedia('(prefers-reduced-motion: reduce)').matches;

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(
  <StrictMode>
    <ConfigProvider locale={french} theme={{ ...theme, token: { ...theme.token, motion } }}>
      <RouterProvider router={router} />
    </ConfigProvider>
  </StrictMode>,
);
