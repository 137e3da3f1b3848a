import { KeyOutlined, LogoutOutlined, QuestionCircleOutlined, UserOutlined } from '@ant-design/icons';
import { paths } from '@barnum/rules/paths';
import { release } from '@barnum/rules/release';
import { Button, Tooltip } from 'antd';
import { lazy, useState } from 'react';
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

/** Who is signed in, the keys of the screen, the password change and the sign-out. */
export function Account({ email, isNarrow }: { email: string; isNarrow: boolean }) {
  const [isChanging, setIsChanging] = useState(false);
  const navigate = useNavigate();
  const signOut = useSignOut();
  const [isHelping, setIsHelping] = useState(false);
  useShortcuts([{ keys: '?', label: 'Raccourcis clavier', run: () => setIsHelping(true) }]);

  return (
    <div className={styles.account}>
      {!isNarrow && (
        <p className={styles.email} title={email}>
          {email}
        </p>
      )}
      <div className={styles.accountActions}>
        <AccountButton
          label="Raccourcis clavier"
          Icon={QuestionCircleOutlined}
          isNarrow={isNarrow}
          onClick={() => setIsHelping(true)}
        />
        <AccountButton
          label="Mon compte"
          Icon={UserOutlined}
          isNarrow={isNarrow}
          onClick={() => navigate(paths.adminAccount)}
        />
        <AccountButton
          label="Mot de passe"
          Icon={KeyOutlined}
          isNarrow={isNarrow}
          onClick={() => setIsChanging(true)}
        />
        <AccountButton label="Déconnexion" Icon={LogoutOutlined} isNarrow={isNarrow} onClick={() => void signOut()} />
      </div>
      {!isNarrow && <p className={styles.release}>Version {release}</p>}
      <HelpSheet isOpen={isHelping} onClose={() => setIsHelping(false)} />
      <OnDemand isOpen={isChanging}>
        {(isOpen) => (
          <PasswordChange
            isOpen={isOpen}
            onChanged={({ token, user }) => {
              setIsChanging(false);
              session.signIn(token, user);
            }}
            onClose={() => setIsChanging(false)}
          />
        )}
      </OnDemand>
    </div>
  );
}

interface ButtonProps {
  label: string;
  Icon: typeof LogoutOutlined;
  isNarrow: boolean;
  onClick: () => void;
}

function AccountButton({ label, Icon, isNarrow, onClick }: ButtonProps) {
  return (
    <Tooltip placement="right" title={isNarrow ? label : ''}>
      <Button block ghost icon={<Icon aria-hidden />} aria-label={label} onClick={onClick}>
        {isNarrow ? null : label}
      </Button>
    </Tooltip>
  );
}
