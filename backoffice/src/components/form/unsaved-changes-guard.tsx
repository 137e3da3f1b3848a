import { useEffect } from 'react';
import { useBeforeUnload, useBlocker } from 'react-router-dom';
import { hasUnsavedChanges } from '../../lib/unsaved-changes.ts';
import { leaveQuestion } from './use-unsaved-changes.ts';

/** Asks before unsaved changes are left behind. Stands once, in the admin frame: a router takes one blocker. */
export function UnsavedChangesGuard() {
  const blocker = useBlocker(hasUnsavedChanges);

  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    if (window.confirm(leaveQuestion)) blocker.proceed();
    else blocker.reset();
  }, [blocker]);

  useBeforeUnload(hold);

  return null;
}

function hold(event: BeforeUnloadEvent): void {
  if (hasUnsavedChanges()) event.preventDefault();
}
