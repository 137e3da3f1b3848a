import { type PasswordChangeInput, passwordChangeInput } from '@barnum/rules/access/auth-input';
import type { FieldErrors } from '@barnum/rules/errors';
import { limits } from '@barnum/rules/limits';
import { type Outcome, outcomeOf } from '@barnum/rules/outcome';
import { sentences } from '@barnum/rules/sentences';
import { Form } from 'antd';
import { useState } from 'react';
import { useClient } from 'urql';
import { fieldErrorsOf } from '../../components/form/field-errors-of.ts';
import { FormModal } from '../../components/form/form-modal.tsx';
import { PasswordInput } from '../../components/form/password-input.tsx';
import { graphql } from '../../lib/service/graphql.ts';
import { toSessionUser } from '../../lib/session-user.ts';
import type { SignedIn } from './sign-in.ts';

const changePasswordMutation = graphql(`
  mutation ChangePassword($currentPassword: String!, $newPassword: String!) {
    changePassword(currentPassword: $currentPassword, newPassword: $newPassword) {
      token
      user {
        id
        email
        name
        role
        capabilities
        needsSecondFactor
      }
    }
  }
`);

type Values = PasswordChangeInput & { repeated: string };

interface Props {
  isOpen: boolean;
  /** Receives a new token: all earlier ones have been revoked. */
  onChanged: (session: SignedIn) => void;
  onClose: () => void;
}

const labels: Record<keyof Values, string> = {
  currentPassword: 'Mot de passe actuel',
  newPassword: 'Nouveau mot de passe',
  repeated: 'Nouveau mot de passe, encore une fois',
};
const { ownPasswordChanged: saved, ownPasswordFailed: failed, ownPasswordRepeat } = sentences.auth;
const checkInput = fieldErrorsOf(passwordChangeInput);

/** Changes the administrator's own password; all other sessions end. */
export function PasswordChange({ isOpen, onChanged, onClose }: Props) {
  const client = useClient();
  const [empty] = useState({ values: { currentPassword: '', newPassword: '', repeated: '' }, updatedAt: null });

  async function save({ currentPassword, newPassword }: Values): Promise<Outcome<SignedIn>> {
    const outcome = outcomeOf(await client.mutation(changePasswordMutation, { currentPassword, newPassword }));
    if (outcome.status !== 'done') return outcome;
    const { token, user } = outcome.data.changePassword;
    return { status: 'done', data: { token, user: toSessionUser(user) } };
  }

  return (
    <FormModal<Values, SignedIn>
      title="Changer de mot de passe"
      record={isOpen ? empty : null}
      labels={labels}
      check={check}
      save={save}
      sentences={{ saved, failed }}
      submitLabel="Changer le mot de passe"
      onSaved={onChanged}
      onClose={onClose}
    >
      <Form.Item name="currentPassword" label={labels.currentPassword} required>
        <PasswordInput size="middle" autoComplete="current-password" />
      </Form.Item>
      <Form.Item
        name="newPassword"
        label={labels.newPassword}
        required
        extra={`${limits.ownPasswordMin} caractères au moins ; quelques mots sans rapport se retiennent bien.`}
      >
        <PasswordInput size="middle" name="new-password" autoComplete="new-password" />
      </Form.Item>
      <Form.Item name="repeated" label={labels.repeated} required>
        <PasswordInput size="middle" name="new-password-repeated" autoComplete="new-password" />
      </Form.Item>
    </FormModal>
  );
}

function check(values: Values): FieldErrors | null {
  const wrong = checkInput(values);
  if (wrong !== null || values.newPassword === values.repeated) return wrong;
  return { repeated: ownPasswordRepeat };
}
