import { loadEnv } from './env.ts';
import { serve } from './serve.ts';

await serve(loadEnv());
