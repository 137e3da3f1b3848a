import { useEffect } from 'react';
import { markUnsavedChanges } from '../../lib/unsaved-changes.ts';

export const leaveQuestion = 'Des modifications ne sont pas enregistrées. Quitter sans les enregistrer ?';

/**
 * Protects a form's content while `isDirty`: leaving the screen or the site needs a confirmation (UnsavedChangesGuard),
 * and an expired session is renewed in place. FormModal calls this; so does a full-page form.
 */
export function useUnsavedChanges(isDirty: boolean): void {
  useEffect(() => (isDirty ? markUnsavedChanges() : undefined), [isDirty]);
}
