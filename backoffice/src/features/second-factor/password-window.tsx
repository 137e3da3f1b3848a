import { ownPasswordInput } from '@barnum/rules/inputs/second-factor';
import type { Outcome } from '@barnum/rules/outcome';
import { Form } from 'antd';
import { useState } from 'react';
import { fieldErrorsOf } from '../../components/form/field-errors-of.ts';
import { FormModal } from '../../components/form/form-modal.tsx';
import { PasswordInput } from '../../components/form/password-input.tsx';
import { useLast } from '../../components/use-last.ts';

export interface PasswordWindowProps {
  title: string;
  submitLabel: string;
  /** What follows says that it is done. */
  save: (currentPassword: string) => Promise<Outcome<void>>;
}

interface Values {
  currentPassword: string;
}

const labels = { currentPassword: 'Mot de passe actuel' };
const check = fieldErrorsOf(ownPasswordInput);

/** Asks for the current password before something about it changes; null is no window. */
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
      <Form.Item name="currentPassword" label={labels.currentPassword} required>
        <PasswordInput size="middle" autoComplete="current-password" />
      </Form.Item>
    </FormModal>
  );
}
