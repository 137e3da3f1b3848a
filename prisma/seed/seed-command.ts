import { parseArgs } from 'node:util';
import type { OperatorCommands } from '../../services/api/src/assembly/operator-commands.ts';
import type { Env } from '../../services/api/src/env.ts';
import { isEmpty, seedDemo } from './demo.ts';
import { grow, type Size } from './growth.ts';

/**
 * The command of `npm run seed`: fills an empty database with the demo shop, then adds records until there are as many
 * as the arguments say. A database with content is only grown, and only when the arguments say how many.
 */
export function seedCommand(env: Pick<Env, 'isDemo' | 'seedDemo' | 'adminEmails' | 'adminPassword'>): OperatorCommands {
  return {
    async seed({ database: { prisma: db }, storage, args, onProgress }) {
      const { size, ifEmpty } = readArguments(args);
      if (!env.isDemo) throw new Error('Demo data is for BARNUM_MODE=demo only.');
      if (ifEmpty && !env.seedDemo) return 'SEED_DEMO asks for no demo data.';
      if (await isEmpty(db)) {
        const onPicture = (done: number, total: number) => {
          if (done % 10 === 0 || done === total) onProgress(`Demo data: picture ${done} of ${total}`);
        };
        await seedDemo({ db, storage, administrators: env, onPicture });
      } else if (size === null && !ifEmpty) {
        throw new Error('The database is not empty: demo data was not added.');
      }
      return grow(db, size ?? { articles: 0, packs: 0, customers: 0, requests: 0, testimonials: 0 }, onProgress);
    },
  };
}

const usage = `npm run seed                              fills an empty database with the demo shop
npm run seed -- --if-empty                leaves a database alone that holds anything
npm run seed -- [--articles N [--packs N]] [--customers N] [--requests N] [--testimonials N]
                                          adds data of its kind until there is as much`;

function readArguments(args: readonly string[]): { size: Size | null; ifEmpty: boolean } {
  const { 'if-empty': ifEmpty = false, ...given } = parse(args);
  const counts = Object.values(given);
  if (!counts.every((count) => /^\d{1,7}$/.test(count))) throw new Error(usage);
  const { articles = 0, packs = 0, customers = 0, requests = 0, testimonials = 0 } = given;
  const size = {
    articles: Number(articles),
    packs: Number(packs),
    customers: Number(customers),
    requests: Number(requests),
    testimonials: Number(testimonials),
  };
  return { size: counts.length === 0 ? null : size, ifEmpty };
}

function parse(args: readonly string[]) {
  try {
    const count = { type: 'string' } as const;
    const options = {
      articles: count,
      packs: count,
      customers: count,
      requests: count,
      testimonials: count,
      'if-empty': { type: 'boolean' },
    } as const;
    return parseArgs({ args: [...args], options }).values;
  } catch {
    throw new Error(usage);
  }
}
