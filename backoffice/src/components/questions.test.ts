import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const sources = new URL('../', import.meta.url);

/** Who deletes something, or would lose what was typed: all others ask by `useAsk`. */
const byTheBrowser = [
  'components/form/form-modal.tsx',
  'components/form/unsaved-changes-guard.tsx',
  'components/secret-window.tsx',
  'components/use-deletion.ts',
  'features/api-keys/api-key-line.tsx',
  'features/api-keys/new-key-window.tsx',
  'features/auth/own-email.tsx',
  'features/company-info/company-info-tab.tsx',
  'features/invoices/details/invoice-page.tsx',
  'features/journal/journal-years.tsx',
  'features/mail-server/mail-server-form.tsx',
  'features/personal-data/found-personal-data.tsx',
  'features/pieces/request-pieces.tsx',
  'features/reservation-requests/list/request-views-modal.tsx',
  'features/reservation-requests/list/use-request-deletion.tsx',
  'features/sales-conditions/sales-conditions-tab.tsx',
  'features/sessions/session-list.tsx',
  'features/team/person-line.tsx',
  'features/webhooks/webhook-line.tsx',
];

it('the browser’s own box asks before deletions and the loss of typed text alone', () => {
  const asking = readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!\.test)\.tsx?$/.test(name))
    .filter((name) => readFileSync(new URL(name, sources), 'utf8').includes('window.confirm('));
  expect(asking.sort()).toEqual(byTheBrowser);
});
