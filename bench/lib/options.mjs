import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { Failure } from '../../scripts/lib/failure.mjs';
import { root } from '../../scripts/lib/root.mjs';

const usage = `npm run bench -- [--beside FOLDER] [--only TEXT] [--size 60,2000] [--seconds 3] [--rounds 3]
  --beside   another checkout of Barnum, built, whose programs are measured in turn with these
  --only     rows that hold this text, for instance "cached", "GraphQL" or "phone"
  --size     how many articles the database holds; one table for each number
  --seconds  how long one measurement lasts
  --rounds   how often each one is repeated, in turn with the others`;

/** The options of the command line. */
export function readOptions() {
  const { beside, only, size, seconds, rounds } = parse();
  const sizes = size.split(',').map(Number);
  const isSound = [...sizes, Number(rounds), Number(seconds)].every((each) => Number.isInteger(each) && each > 0);
  if (!isSound) throw new Failure(usage);
  const checkouts = [{ name: 'here', folder: root }];
  if (beside !== undefined) checkouts.push({ name: 'beside', folder: resolve(beside) });
  return { checkouts, only: only.toLowerCase(), sizes, seconds: Number(seconds), rounds: Number(rounds) };
}

function parse() {
  try {
    return parseArgs({
      options: {
        beside: { type: 'string' },
        only: { type: 'string', default: '' },
        size: { type: 'string', default: '60,2000' },
        seconds: { type: 'string', default: '3' },
        rounds: { type: 'string', default: '3' },
      },
    }).values;
  } catch {
    throw new Failure(usage);
  }
}
