import { KeyOutlined, LogoutOutlined, QuestionCircleOutlined, UserOutlined } from '@ant-design/icons';
import { paths } from '@barnum/rules/paths';
import { release } from '@barnum/rules/release';
import { Button, Dropdown, Tooltip } from 'antd';
import { lazy, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { OnDemand } from '../../components/on-demand.tsx';
import { HelpSheet } from '../../components/shortcuts/help-sheet.tsx';
import { useShortcuts } from '../../components/shortcuts/use-shortcuts.ts';
import { session } from '../session/session.ts';
import { useSignOut } from '../session/use-sign-out.ts';
import styles from './admin-layout.module.css';

const PasswordChange = lazy(async () => ({
  default: (await import('../../access/auth/password-change.tsx')).PasswordChange,
}));

/** In one line: who is signed in, with a menu of what is theirs, and the sign-out. */
export function Account({ email, isNarrow }: { email: string; isNarrow: boolean }) {
  const [isChanging, setIsChanging] = useState(false);
  const navigate = useNavigate();
  const signOut = useSignOut();
  const [isHelping, setIsHelping] = useState(false);
  const menu = useRef<HTMLButtonElement>(null);
  useShortcuts([{ keys: '?', label: 'Raccourcis clavier', run: () => setIsHelping(true) }]);
  const items = [
    {
      key: 'account',
      icon: <UserOutlined aria-hidden />,
      label: 'Mon compte',
      onClick: () => navigate(paths.adminAccount),
    },
    {
      key: 'password',
      icon: <KeyOutlined aria-hidden />,
      label: 'Mot de passe',
      onClick: () => setIsChanging(true),
    },
    {
      key: 'keys',
      icon: <QuestionCircleOutlined aria-hidden />,
      label: 'Raccourcis clavier',
      onClick: () => setIsHelping(true),
    },
    { type: 'divider' as const },
    { key: 'release', label: `Version ${release}`, disabled: true },
  ];

  return (
    <div className={isNarrow ? styles.narrowAccount : styles.account}>
      <Dropdown menu={{ items }} trigger={['click']} placement="topLeft">
        <Button
          ref={menu}
          ghost
          className={styles.who ?? ''}
          icon={<UserOutlined aria-hidden />}
          aria-label={`Mon compte, ${email}`}
          title={email}
        >
          {!isNarrow && <span className={styles.email}>{email}</span>}
        </Button>
      </Dropdown>
      <Tooltip placement="right" title="Déconnexion">
        <Button
          ghost
          icon={<LogoutOutlined aria-hidden />}
          aria-label="Déconnexion"
          className={styles.leave ?? ''}
          onClick={() => void signOut()}
        />
      </Tooltip>
      <HelpSheet
        isOpen={isHelping}
        onClose={() => {
          setIsHelping(false);
          // Where it came from the menu, whose entry is hidden again.
          if (document.activeElement === document.body) menu.current?.focus();
        }}
      />
      <OnDemand isOpen={isChanging}>
        {(isOpen) => (
          <PasswordChange
            isOpen={isOpen}
            onChanged={({ token, user }) => {
              setIsChanging(false);
              session.signIn(token, user);
            }}
            onClose={() => {
              setIsChanging(false);
              menu.current?.focus();
            }}
          />
        )}
      </OnDemand>
    </div>
  );
}
