import '@fontsource-variable/fraunces/soft.css';
import '@fontsource-variable/source-sans-3/wght.css';
import '@barnum/rules/text/type-scale/back-office.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { QuestionsProvider } from '../components/questions.tsx';
import { forgetOldKept } from '../lib/kept-mark.ts';
import { reportUncaughtFailures } from '../lib/report-failures.ts';
import { readShop } from '../lib/shop.ts';
import './global.css';
import { router } from './routes.tsx';
import { session } from './session/session.ts';
import { Themed } from './themed.tsx';

reportUncaughtFailures();
forgetOldKept();
// Reload of a page that still shows what was wiped: after days in the background, or open.
const forgetAgain = () => forgetOldKept() && window.location.reload();
document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && forgetAgain());
setInterval(forgetAgain, 60 * 60 * 1_000);
void session.verify();

/** For so long the first picture waits for the shop's own colours, in milliseconds. */
const patience = 1_000;
await Promise.race([readShop(), new Promise((resolve) => setTimeout(resolve, patience))]);

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(
  <StrictMode>
    <Themed>
      <QuestionsProvider>
        <RouterProvider router={router} />
      </QuestionsProvider>
    </Themed>
  </StrictMode>,
);
