import { parseArgs } from 'node:util';
import { Failure } from '../../scripts/lib/failure.mjs';

const usage = `npm run bench -- [--only TEXT] [--size 60,2000] [--seconds 3] [--rounds 3] [--next]
  --only     rows whose group holds this text, for instance "Catalogue", "GraphQL" or "pages"
  --size     how many articles the database holds; one table for each number
  --seconds  how long one measurement lasts
  --rounds   how often each one is repeated, in turn with the others
  --next     the pages also beside those of Next.js, which is installed for it`;

/** What the command line asks for. */
export function readOptions() {
  const { values } = parse();
  const sizes = values.size.split(',').map(Number);
  const seconds = Number(values.seconds);
  const rounds = Number(values.rounds);
  const isSound = [...sizes, rounds].every((number) => Number.isInteger(number) && number > 0) && seconds > 0;
  if (!isSound) throw new Failure(usage);
  return { only: values.only.toLowerCase(), sizes, seconds, rounds, next: values.next };
}

function parse() {
  try {
    return parseArgs({
      options: {
        only: { type: 'string', default: '' },
        size: { type: 'string', default: '60,2000' },
        seconds: { type: 'string', default: '3' },
        rounds: { type: 'string', default: '3' },
        next: { type: 'boolean', default: false },
      },
    });
  } catch {
    throw new Failure(usage);
  }
}
