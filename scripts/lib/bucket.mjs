/// <reference path="./s3rver.d.ts" />
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import { freePort } from './ports.mjs';

// s3rver drops the trailing slash of a listing's address before it verifies the signature, so it would refuse every
// listing.
const leniency = { allowMismatchedSignatures: true };

/**
 * Starts a temporary S3 server on a free loopback port, with its files in a temporary folder.
 * `interrupt` and `resume` stop it and start it again, with its files and at the same address.
 */
export async function startBucketServer() {
  const directory = mkdtempSync(join(tmpdir(), 'barnum-bucket-'));
  const port = await freePort();
  const begin = async () => {
    const server = new S3rver({ address: '127.0.0.1', port, silent: true, directory, ...leniency });
    await server.run();
    return server;
  };
  let running = await begin();
  return {
    endpoint: `http://127.0.0.1:${port}`,
    /** The access key of this server. */
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
    interrupt: () => running.close(),
    resume: async () => {
      running = await begin();
    },
    stop: async () => {
      await running.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
