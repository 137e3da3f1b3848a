import type { Locator, Page, Route } from 'playwright-core';
import { expect } from 'vitest';
import { openSignedIn } from './back-office.ts';
import { backoffice } from './test.ts';

export const salesConditionsAddress = '/admin/settings?onglet=cgv';

/** Opens the sales conditions as an administrator, signed in already or not, and waits for their editor. */
export async function openSalesConditions(page: Page): Promise<RichText> {
  await openSignedIn(page, salesConditionsAddress);
  const text = new RichText(page);
  await text.box.waitFor();
  return text;
}

/** The editor of the sales conditions. */
export class RichText {
  readonly page: Page;
  readonly box: Locator;
  readonly toolbar: Locator;

  constructor(page: Page) {
    this.page = page;
    this.box = page.getByRole('textbox', { name: 'Conditions Générales de Vente' });
    this.toolbar = page.getByRole('toolbar', { name: 'Mise en forme' });
  }

  tool(name: string): Locator {
    return this.toolbar.getByRole('button', { name, exact: true });
  }

  /** Resolves once the text has the focus, which comes back a frame after a panel has closed. */
  async waitForFocus(): Promise<void> {
    await expect.poll(() => this.box.evaluate((box) => box === document.activeElement)).toBe(true);
  }

  /** Clears the text and its formats, with the cursor in it. */
  async clear(): Promise<void> {
    await this.box.focus();
    await this.page.keyboard.press('ControlOrMeta+a');
    await this.tool('Effacer la mise en forme').click();
    await this.page.keyboard.press('Delete');
  }

  /** Replaces the text and selects all of it. */
  async select(text: string): Promise<void> {
    await this.clear();
    await this.page.keyboard.type(text);
    await this.page.keyboard.press('ControlOrMeta+a');
  }

  /** Pastes HTML or text at the cursor. */
  async paste(content: { html?: string; text?: string }): Promise<void> {
    await this.box.evaluate((element, { html, text }) => {
      const clipboardData = new DataTransfer();
      if (html !== undefined) clipboardData.setData('text/html', html);
      if (text !== undefined) clipboardData.setData('text/plain', text);
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }, content);
  }

  save(): Locator {
    return this.page.getByRole('button', { name: 'Enregistrer', exact: true }).first();
  }
}

/** Mocks the mutation that saves a version; all other calls reach the service. */
export async function onSave(page: Page, answer: (route: Route, text: string) => Promise<void>): Promise<void> {
  await page.route('**/graphql', async (route) => {
    const body = route.request().postDataJSON();
    if (body?.operationName !== 'CreateSalesConditionsVersion') return route.fallback();
    return answer(route, body.variables.text);
  });
}

/** Text of the version in force. */
export async function latestVersion(page: Page): Promise<string> {
  return (await ask(page, '{ latestSalesConditions { text } }')).latestSalesConditions.text;
}

/** Adds a version by an API call, with the page's token. */
export async function createVersion(page: Page, text: string): Promise<void> {
  await ask(page, 'mutation Create($text: String!) { createSalesConditionsVersion(text: $text) { id } }', { text });
}

async function ask(page: Page, query: string, variables: Record<string, unknown> = {}) {
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const response = await page.request.post(backoffice('/graphql'), {
    headers: { authorization: `Bearer ${token}` },
    data: { query, variables },
  });
  const { data, errors } = await response.json();
  if (errors) throw new Error(JSON.stringify(errors));
  return data;
}
