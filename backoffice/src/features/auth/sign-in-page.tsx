import { Alert } from 'antd';
import { useShop, useTabTitle } from '../../lib/shop.ts';
import { ShopMark } from '../../lib/shop-mark.tsx';
import type { SignedIn } from './sign-in.ts';
import { SignInForm } from './sign-in-form.tsx';
import styles from './sign-in-page.module.css';
import { SignInScene } from './sign-in-scene.tsx';

interface Props {
  /** Why it is necessary to sign in again. */
  notice: string | null;
  onSignIn: (session: SignedIn) => void;
}

export function SignInPage({ notice, onSignIn }: Props) {
  const { colours } = useShop();
  useTabTitle('Connexion');

  return (
    <div className={styles.page}>
      <SignInScene colours={colours} className={styles.scene} />
      <main className={styles.panel}>
        <div className={styles.content}>
          <div className={styles.house}>
            <ShopMark className={styles.mark} nameClass={styles.name} logoClass={styles.logo} />
          </div>
          <h1 className={styles.title}>Connexion</h1>
          <p className={styles.subtitle}>
            L’espace de travail de l’équipe : les demandes reçues, et la suite à donner.
          </p>
          {notice && (
            <div className={styles.notice}>
              <Alert type="info" showIcon message={notice} role="status" />
            </div>
          )}
          <SignInForm onSignIn={onSignIn} />
        </div>
      </main>
    </div>
  );
}
