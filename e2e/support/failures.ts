import type { Page } from 'playwright-core';

/** Makes the operation of this name fail from now on; uploads are recognised by their form data. */
export async function failOperation(page: Page, name: string): Promise<void> {
  await page.route('**/graphql', async (route) => {
    const isMeant = new RegExp(`(query|mutation) ${name}\\b`).test(route.request().postData() ?? '');
    await (isMeant ? route.fulfill({ status: 500, body: '{}' }) : route.fallback());
  });
}

/** Holds back the answers to the operation of this name, which the service does, until the returned function is called. */
export async function holdOperation(page: Page, name: string): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/graphql', async (route) => {
    if (!new RegExp(`(query|mutation) ${name}\\b`).test(route.request().postData() ?? '')) return route.fallback();
    const response = await route.fetch();
    await released;
    await route.fulfill({ response });
  });
  return release;
}

/** Breaks the connection of the next operation of this name, once the service has done it. */
export async function loseAnswer(page: Page, name: string): Promise<void> {
  let isLost = false;
  await page.route('**/graphql', async (route) => {
    if (isLost || !new RegExp(`(query|mutation) ${name}\\b`).test(route.request().postData() ?? ''))
      return route.fallback();
    isLost = true;
    await route.fetch();
    await route.abort();
  });
}

/** Makes uploads fail from now on: all of them, or the one of this number. */
export async function failUploads(page: Page, only?: number): Promise<void> {
  let count = 0;
  await page.route('**/graphql', async (route) => {
    const isUpload = route.request().headers()['content-type']?.startsWith('multipart/') === true;
    if (isUpload) count += 1;
    const isMeant = isUpload && (only === undefined || only === count);
    await (isMeant ? route.fulfill({ status: 500, body: '{}' }) : route.fallback());
  });
}
