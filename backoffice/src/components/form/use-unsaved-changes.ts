import { useEffect } from 'react';
import { holdUnsavedChanges } from '../../lib/unsaved-changes.ts';

export const leaveQuestion = 'Des modifications ne sont pas enregistrées. Quitter sans les enregistrer ?';

/**
 * Protects what a form holds while `isDirty`: leaving the screen or the site asks first (UnsavedChangesGuard), and a
 * session that expires meanwhile is renewed in place. FormModal does it by itself; a full-page form calls this.
 */
export function useUnsavedChanges(isDirty: boolean): void {
  useEffect(() => (isDirty ? holdUnsavedChanges() : undefined), [isDirty]);
}
