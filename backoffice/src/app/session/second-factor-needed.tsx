import { paths } from '@barnum/rules/paths';
import { Button } from 'antd';
import { useNavigate } from 'react-router-dom';
import { SecondFactorPart } from '../../access/second-factor/second-factor-part.tsx';
import { FullPage } from '../../components/full-page.tsx';
import { session } from './session.ts';
import { useSignOut } from './use-sign-out.ts';

/** All that opens to a gérant who has to set up a second factor first. */
export function SecondFactorNeeded() {
  const navigate = useNavigate();
  const signOut = useSignOut();

  async function leave() {
    if (await signOut()) navigate(paths.signIn);
  }

  return (
    <FullPage
      title="Encore une étape avant de commencer"
      actions={
        <div>
          <SecondFactorPart onChanged={() => void session.verify()} />
          <p>
            <Button type="link" onClick={() => void leave()}>
              Se déconnecter
            </Button>
          </p>
        </div>
      }
    >
      Votre entreprise vous demande de vous connecter en deux étapes. Tout s’ouvre dès que c’est fait.
    </FullPage>
  );
}
