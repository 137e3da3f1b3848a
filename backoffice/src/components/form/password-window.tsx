import { ownPasswordInput } from '@barnum/rules/access/second-factor-input';
import type { Outcome } from '@barnum/rules/outcome';
import { useState } from 'react';
import { useLast } from '../use-last.ts';
import { CurrentPasswordField, currentPasswordLabel } from './current-password-field.tsx';
import { fieldErrorsOf } from './field-errors-of.ts';
import { FormModal } from './form-modal.tsx';

export interface PasswordWindowProps {
  title: string;
  submitLabel: string;
  /** What follows says that it is done. */
  save: (currentPassword: string) => Promise<Outcome<void>>;
}

interface Values {
  currentPassword: string;
}

const labels = { currentPassword: currentPasswordLabel };
const check = fieldErrorsOf(ownPasswordInput);

/** Asks for the current password before what an open session alone must not do; null is no window. */
export function PasswordWindow({ window: open, onClose }: { window: PasswordWindowProps | null; onClose: () => void }) {
  const [record] = useState({ values: { currentPassword: '' }, updatedAt: null });
  // Stays as it is while the window closes.
  const shown = useLast(open);
  if (!shown) return null;
  return (
    <FormModal<Values, void>
      title={shown.title}
      record={open && record}
      labels={labels}
      check={check}
      save={({ currentPassword }) => shown.save(currentPassword)}
      sentences={{ saved: null }}
      submitLabel={shown.submitLabel}
      onSaved={onClose}
      onClose={onClose}
    >
      <CurrentPasswordField />
    </FormModal>
  );
}
