import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, it } from 'vitest';

const sources = new URL('../', import.meta.url);

/** Who deletes something, or would lose what was typed: all others ask by `useAsk`. */
const byTheBrowser = [
  'api-key-line.tsx',
  'company-info-tab.tsx',
  'form-modal.tsx',
  'found-personal-data.tsx',
  'invoice-page.tsx',
  'journal-years.tsx',
  'mail-server-form.tsx',
  'new-key-window.tsx',
  'noted-pieces.tsx',
  'own-email.tsx',
  'person-line.tsx',
  'photos-window.tsx',
  'request-views-modal.tsx',
  'sales-conditions-tab.tsx',
  'secret-window.tsx',
  'session-list.tsx',
  'unsaved-changes-guard.tsx',
  'use-deletion.ts',
  'use-request-deletion.tsx',
  'webhook-line.tsx',
];

it('the browser’s own box asks before deletions and the loss of typed text alone', () => {
  const asking = readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!\.test)\.tsx?$/.test(name))
    .filter((name) => readFileSync(new URL(name, sources), 'utf8').includes('window.confirm('));
  expect(asking.map((name) => basename(name)).sort()).toEqual(byTheBrowser);
});
