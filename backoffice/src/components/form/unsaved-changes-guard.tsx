import { useEffect } from 'react';
import { useBeforeUnload, useBlocker } from 'react-router-dom';
import { hasUnsavedChanges } from '../../lib/unsaved-changes.ts';
import { leaveQuestion } from './use-unsaved-changes.ts';

/** Confirms before unsaved changes are left. Mounted once, in the admin layout: a router takes one blocker. */
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
