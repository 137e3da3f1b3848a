import { expect } from 'vitest';
import { storefront, test } from '../../support/test.ts';

test('an article is printed on one sheet of A4', async ({ page }) => {
  await page.goto(storefront('/article/chaise-napoleon-iii'));
  await page.getByRole('heading', { level: 1 }).waitFor();
  const pdf = await page.pdf({ format: 'A4' });
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1);
});
