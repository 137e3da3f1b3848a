import type { Page } from 'playwright-core';

/**
 * Resolves when React has hydrated the page, also after a navigation; until then the storefront's links and forms
 * work without JavaScript, which is not what a test of the scripts means.
 */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const container = document.getElementById('page');
    return container === null || Object.keys(container).some((key) => key.startsWith('__reactContainer'));
  });
}

/** The page, whose `goto` resolves when React has hydrated what it shows. */
export function awaitHydration(page: Page): Page {
  const goto = page.goto.bind(page);
  page.goto = async (address, options) => {
    const answer = await goto(address, options);
    await waitForHydration(page);
    return answer;
  };
  return page;
}
