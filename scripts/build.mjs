import { reportFailure } from './lib/failure.mjs';
import { install } from './lib/install.mjs';
import { build, generate } from './lib/prepare.mjs';

await install().then(generate).then(build).catch(reportFailure);
