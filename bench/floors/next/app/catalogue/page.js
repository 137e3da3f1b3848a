export const dynamic = 'force-dynamic';
export { catalogue as default } from '../../page-content.mjs';
