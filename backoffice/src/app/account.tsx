import { LogoutOutlined } from '@ant-design/icons';
import { Button, Tooltip } from 'antd';
import styles from './admin-layout.module.css';
import { session } from './session.ts';

/** Who is signed in, and the way out. */
export function Account({ email, isNarrow }: { email: string; isNarrow: boolean }) {
  const signOut = (
    <Button
      block
      ghost
      icon={<LogoutOutlined aria-hidden />}
      aria-label="Déconnexion"
      onClick={() => session.end('sign-out')}
    >
      {isNarrow ? null : 'Déconnexion'}
    </Button>
  );
  return (
    <div className={styles.account}>
      {isNarrow ? (
        <Tooltip placement="right" title={`Déconnexion de ${email}`}>
          {signOut}
        </Tooltip>
      ) : (
        <>
          <p className={styles.email} title={email}>
            {email}
          </p>
          {signOut}
        </>
      )}
    </div>
  );
}
