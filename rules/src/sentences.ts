import * as sentences from './sentence-groups.ts';

/**
 * Every sentence that the specification fixes, or that several programs use, by groups: a public page loads those alone
 * of which it shows one.
 */
export { sentences };
