import { EyeInvisibleOutlined, EyeOutlined } from '@ant-design/icons';
import { Input, type InputProps, type InputRef } from 'antd';
import { forwardRef, useState } from 'react';
import styles from './password-input.module.css';

/** A password with a button to show it. antd's own eye icon is not reachable by keyboard. */
export const PasswordInput = forwardRef<InputRef, InputProps>(function PasswordInput(props, ref) {
  const [isVisible, setIsVisible] = useState(false);
  const Icon = isVisible ? EyeInvisibleOutlined : EyeOutlined;

  return (
    <Input
      name="password"
      autoComplete="current-password"
      size="large"
      {...props}
      ref={ref}
      type={isVisible ? 'text' : 'password'}
      spellCheck={false}
      suffix={
        <button
          type="button"
          className={styles.eye}
          aria-label={isVisible ? 'Masquer le mot de passe' : 'Afficher le mot de passe'}
          aria-controls={props.id}
          onClick={() => setIsVisible(!isVisible)}
        >
          <Icon aria-hidden />
        </button>
      }
    />
  );
});
