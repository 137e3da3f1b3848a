import type { Config } from 'vike/types';

export default {
  clientRouting: false,
  passToClient: ['data', 'urlPathname'],
  meta: { head: { env: { server: true } } },
} satisfies Config;
