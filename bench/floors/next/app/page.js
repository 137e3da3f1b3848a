export const dynamic = 'force-dynamic';
export { home as default } from '../page-content.mjs';
