import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { toDay } from '@barnum/rules/dates/days';
import { vatLinesInWords } from '@barnum/rules/money/figures/vat-lines';
import { journalSums, journalSumsInWords } from '@barnum/rules/money/invoice-exports/journal-sums';
import { expect } from 'vitest';
import { daysAgo } from '../../prisma/seed/dates.ts';
import { seriousFaults } from '../support/accessibility.ts';
import { openScreen } from '../support/back-office.ts';
import { test } from '../support/test.ts';

test('each file for the accountant says what it comes to, and the file’s checksum', async ({ page }) => {
  await openScreen(page, '/admin/factures');
  await page.getByRole('button', { name: 'Exporter pour le comptable' }).click();
  const window = page.getByRole('dialog', { name: 'Pour votre comptable' });
  await window.getByRole('button', { name: 'Le trimestre dernier' }).click();
  // Days of the demo's invoices: what other tests record is of today.
  await window.getByLabel('Du').fill(toDay(daysAgo(250)));
  await window.getByLabel('au', { exact: true }).fill(toDay(daysAgo(20)));
  for (const name of ['Journal (CSV)', 'Journal en 18 colonnes (TXT)', 'Lignes de TVA (CSV)']) {
    const saving = page.waitForEvent('download');
    await window.getByRole('button', { name }).click();
    const saved = await saving;
    const bytes = await readFile(await saved.path());
    const told = window.getByRole('status').filter({ hasText: saved.suggestedFilename() });
    await told.getByText(createHash('sha256').update(bytes).digest('hex')).waitFor();
    const text = bytes.toString('utf8');
    if (name.startsWith('Lignes')) {
      await told.getByText(vatLinesInWords(text)).waitFor();
      continue;
    }
    const sums = journalSums(text);
    expect(sums.debit).toBeGreaterThan(0);
    expect(sums.debit).toBe(sums.credit);
    await told.getByText(journalSumsInWords(sums)).waitFor();
  }
  expect(await seriousFaults(page)).toEqual([]);
});
