import { loadEnv } from './env.ts';
import { serve } from './run-service.ts';

await runService(loadEnv());
