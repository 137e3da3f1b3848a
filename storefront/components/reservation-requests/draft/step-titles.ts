import type { WizardStep } from '../../../lib/request-draft/request-draft-state.ts';

/** Names of the wizard's steps (spec section 2). */
export const stepTitles: Record<WizardStep, string> = { 1: 'Informations', 2: 'Articles', 3: 'Livraison' };
