import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { InvitationForm } from '../../access/auth/invitation-form.tsx';
import { FullPage } from '../../components/full-page.tsx';
import { firstScreen } from './screen-rights.ts';
import { session } from './session.ts';

/** The page that an invitation leads to. */
export function InvitationRoute() {
  const navigate = useNavigate();
  const { hash } = useLocation();
  // Kept while the form is open.
  const [token] = useState(hash.slice(1));
  return (
    <FullPage
      title="Bienvenue dans l’équipe"
      actions={
        <InvitationForm
          token={token}
          onSignIn={({ token: signedIn, user }) => {
            session.signIn(signedIn, user);
            navigate(firstScreen(user.capabilities), { replace: true });
          }}
        />
      }
    >
      Votre nom et un mot de passe à vous : c’est tout ce qu’il faut.
    </FullPage>
  );
}
