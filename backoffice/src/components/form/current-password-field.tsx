import { Form } from 'antd';
import { PasswordInput } from './password-input.tsx';

export const currentPasswordLabel = 'Mot de passe actuel';

/** The own password, asked once more before what an open session alone must not do. A value `currentPassword`. */
export function CurrentPasswordField({ label = currentPasswordLabel, extra }: { label?: string; extra?: string }) {
  return (
    <Form.Item name="currentPassword" label={label} required extra={extra}>
      <PasswordInput size="middle" autoComplete="current-password" />
    </Form.Item>
  );
}
