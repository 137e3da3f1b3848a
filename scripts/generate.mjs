import { reportFailure } from './lib/failure.mjs';
import { install } from './lib/install.mjs';
import { generate } from './lib/prepare.mjs';

await install().then(generate).catch(reportFailure);
