import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { loadEnv } from './env.ts';

const production = {
  BARNUM_MODE: 'production',
  JWT_SECRET: 'x'.repeat(32),
  ADMIN_EMAILS: 'one@barnum.example, two@barnum.example',
};

beforeEach(() => {
  for (const name of ['JWT_SECRET', 'ADMIN_EMAILS', 'ADMIN_PASSWORD', 'DATABASE_URL', 'DATA_DIR', 'S3_ENDPOINT']) {
    vi.stubEnv(name, undefined);
  }
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

/** What the program says of these variables; null when it starts with them. */
function refusal(variables: Record<string, string>): string | null {
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
  let said = '';
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    said += text;
    return true;
  });
  vi.spyOn(process, 'exit').mockImplementation((code) => {
    throw new Error(`ended with ${code}`);
  });
  try {
    loadEnv();
    return null;
  } catch (error) {
    expect(String(error)).toBe('Error: ended with 1');
    return said;
  }
}

it('production starts with its secrets alone, knows no demo data and no demo password', () => {
  expect(refusal(production)).toBeNull();
  expect(loadEnv()).toMatchObject({ isDemo: false, seedDemo: false, adminPassword: undefined, graphiql: false });
});

it.each([
  ['JWT_SECRET', '', 'JWT_SECRET must be set in production.\n'],
  ['JWT_SECRET', 'x'.repeat(31), 'JWT_SECRET must be at least 32 characters long.\n'],
  ['ADMIN_EMAILS', '', 'ADMIN_EMAILS must be set in production.\n'],
  ['ADMIN_EMAILS', 'one@barnum.example', expect.stringMatching(/^ADMIN_EMAILS must hold two different/)],
  ['ADMIN_PASSWORD', 'short', expect.stringMatching(/^ADMIN_PASSWORD must be at least 8/)],
  ['RETENTION_YEARS', '11', 'RETENTION_YEARS must be 10 years or less.\n'],
  ['INTERNAL_TOKEN', 'short', 'INTERNAL_TOKEN must be at least 32 characters long.\n'],
  [
    'DATABASE_URL',
    'postgresql://barnum:s3cr/et@db.example/shop',
    expect.stringMatching(/^DATABASE_URL must be an address(?!.*s3cr)/),
  ],
  [
    'DATABASE_URL',
    'postgresql://barnum:secret@db.example/sh%op',
    expect.stringMatching(/^DATABASE_URL must be an address/),
  ],
  ['S3_ENDPOINT', 'https://s3.example', expect.stringContaining('S3_SECRET_ACCESS_KEY must be set')],
])('production refuses %s=%j in one sentence', (name, value, sentence) => {
  expect(refusal({ ...production, [name]: value })).toEqual(sentence);
});

it('no mode takes a short secret; a demo makes one at random and keeps it for itself', () => {
  expect(refusal({ BARNUM_MODE: 'demo', JWT_SECRET: 'x'.repeat(31) })).toContain('at least 32');
  vi.restoreAllMocks();
  const folder = mkdtempSync(join(tmpdir(), 'barnum-env-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  vi.stubEnv('JWT_SECRET', undefined);
  vi.stubEnv('DATA_DIR', folder);
  const { jwtSecret } = loadEnv();
  expect(jwtSecret).toMatch(/^[0-9a-f]{64}$/);
  expect(loadEnv().jwtSecret).toBe(jwtSecret);
  expect(readFileSync(join(folder, 'jwt-secret'), 'utf8')).toBe(jwtSecret);
});
