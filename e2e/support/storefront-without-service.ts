import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePorts } from '../../scripts/lib/ports.mjs';
import { root } from '../../scripts/lib/root.mjs';

interface StorefrontWithoutService {
  /** Address of a path on it. */
  url: (path: string) => string;
  end: () => Promise<void>;
}

/** A storefront with an empty cache whose service does not answer. */
export async function startStorefrontWithoutService(): Promise<StorefrontWithoutService> {
  const [port, nobody] = await freePorts(2);
  const program = spawn(process.execPath, [join(root, 'storefront/dist/server/server.mjs')], {
    stdio: 'ignore',
    env: {
      PATH: process.env.PATH,
      STOREFRONT_PORT: String(port),
      STOREFRONT_URL: `http://localhost:${port}`,
      API_URL: `http://127.0.0.1:${nobody}`,
    },
  });
  const ended = once(program, 'exit');
  const url = (path: string) => new URL(path, `http://localhost:${port}`).href;
  while (program.exitCode === null && !(await isUp(url('/healthz')))) await pause(50);
  return {
    url,
    end: async () => {
      program.kill('SIGTERM');
      await ended;
    },
  };
}

async function isUp(address: string): Promise<boolean> {
  const answer = await fetch(address).catch(() => undefined);
  return answer?.ok === true;
}
