import { paths } from '@barnum/rules/paths';
import { sentences } from '@barnum/rules/sentences';
import { Button } from 'antd';
import { useLocation, useNavigate } from 'react-router-dom';
import { FullPage } from '../../components/full-page.tsx';
import { readConfig } from '../../lib/config.ts';
import { redirectNotice } from './access.ts';
import { useSession } from './session.ts';
import { useSignOut } from './use-sign-out.ts';

export function AccessDenied() {
  const current = useSession();
  const navigate = useNavigate();
  const signOut = useSignOut();
  const notice = redirectNotice(useLocation().state);

  async function changeAccount() {
    if (await signOut()) navigate(paths.signIn);
  }

  return (
    <FullPage
      title={sentences.access.deniedTitle}
      actions={
        <>
          <Button type="primary" size="large" href={readConfig().storefrontUrl + paths.home}>
            Retour à l’accueil
          </Button>
          {current.token !== null && (
            <Button size="large" onClick={() => void changeAccount()}>
              Changer de compte
            </Button>
          )}
        </>
      }
    >
      {notice && (
        <>
          {notice}
          <br />
        </>
      )}
      {sentences.access.denied}
    </FullPage>
  );
}
