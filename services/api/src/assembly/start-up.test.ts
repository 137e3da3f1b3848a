import { expect, it } from 'vitest';
import { StorageUnavailableError } from '../platform/storage/storage.ts';
import { describeStartUpError } from './start-up.ts';

it('nothing that stands in an error’s message is told before there is a log', async () => {
  const secret = 'postgresql://barnum:motdepasse@db.example/barnum';
  const error = Object.assign(new TypeError(`Invalid URL: ${secret}`), { code: 'ERR_INVALID_URL', input: secret });
  const told = await describeStartUpError(error, { dataDir: '/nowhere' });
  expect(told).toContain('check DATA_DIR and DATABASE_URL (TypeError ERR_INVALID_URL)');
  expect(told).not.toContain('motdepasse');
  expect(await describeStartUpError(new StorageUnavailableError(), { dataDir: '/nowhere' })).toContain('S3_ENDPOINT');
});
