import { loadEnv } from './env.ts';
import { runService } from './run-service.ts';

await runService(loadEnv());
