import { formatLongDate } from '@barnum/rules/dates/format-dates';
import { type Outcome, outcomeOf } from '@barnum/rules/outcome';
import { recoveryCodeCount, secondFactorSentences } from '@barnum/rules/second-factor/second-factor-sentences';
import { Button, Skeleton } from 'antd';
import { useState } from 'react';
import { useClient } from 'urql';
import { Badge } from '../../components/badge.tsx';
import { QueryFailure } from '../../components/query-failure.tsx';
import { useRead } from '../../components/use-read.ts';
import { PasswordWindow } from './password-window.tsx';
import { RecoveryCodesWindow } from './recovery-codes-window.tsx';
import {
  removeTotpMutation,
  renewRecoveryCodesMutation,
  secondFactorQuery,
  startTotpMutation,
  type TotpSetUp,
} from './second-factor.ts';
import styles from './second-factor-part.module.css';
import { TotpWindow } from './totp-window.tsx';

type Act = 'add' | 'remove' | 'renew';

const variables = {};

/** How the person who is signed in signs in: in one step or in two. `onChanged` follows once all has been seen. */
export function SecondFactorPart({ onChanged }: { onChanged?: () => void }) {
  const client = useClient();
  const reading = useRead(secondFactorQuery, variables);
  const [act, setAct] = useState<Act | null>(null);
  const [setUp, setSetUp] = useState<TotpSetUp | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);

  function finish() {
    reading.reload();
    onChanged?.();
  }

  async function start(currentPassword: string): Promise<Outcome<void>> {
    const outcome = outcomeOf(await client.mutation(startTotpMutation, { currentPassword }));
    if (outcome.status === 'done') setSetUp(outcome.data.startTotp);
    return outcome.status === 'done' ? { status: 'done', data: undefined } : outcome;
  }
  async function remove(currentPassword: string): Promise<Outcome<void>> {
    const outcome = outcomeOf(await client.mutation(removeTotpMutation, { currentPassword }));
    if (outcome.status === 'done') finish();
    return outcome.status === 'done' ? { status: 'done', data: undefined } : outcome;
  }
  async function renew(currentPassword: string): Promise<Outcome<void>> {
    const outcome = outcomeOf(await client.mutation(renewRecoveryCodesMutation, { currentPassword }));
    if (outcome.status === 'done') setCodes(outcome.data.renewRecoveryCodes);
    return outcome.status === 'done' ? { status: 'done', data: undefined } : outcome;
  }

  const windows = {
    add: { title: 'Ajouter une application', submitLabel: 'Continuer', saved: null, save: start },
    remove: {
      title: 'Retirer l’application',
      submitLabel: 'Retirer l’application',
      saved: secondFactorSentences.removed,
      save: remove,
    },
    renew: {
      title: 'Nouveaux codes de secours',
      submitLabel: 'Faire dix nouveaux codes',
      saved: secondFactorSentences.codesRenewed,
      save: renew,
    },
  };

  const factor = reading.data?.secondFactor;
  if (!factor) {
    if (reading.hasFailed) return <QueryFailure failure={secondFactorSentences.loadFailed} reading={reading} />;
    return <Skeleton active />;
  }
  const { since, hasTotp, recoveryCodesLeft, isCompulsory } = factor;
  return (
    <>
      <p className={styles.intro}>
        Après votre mot de passe, la connexion demande un code que votre téléphone affiche{'\u00a0'}: qui a volé votre
        mot de passe n’entre pas.
        {isCompulsory && ' Votre entreprise l’exige des gérants.'}
      </p>
      {since === null ? (
        <Button type="primary" onClick={() => setAct('add')}>
          Activer la connexion en deux étapes
        </Button>
      ) : (
        <ul className={styles.factors}>
          <li className={styles.factor}>
            <div>
              <p className={styles.name}>
                Application de codes{' '}
                <Badge tone={hasTotp ? 'success' : 'neutral'}>{hasTotp ? 'Activée' : 'Aucune'}</Badge>
              </p>
              <p className={styles.detail}>Connexion en deux étapes depuis le {formatLongDate(since)}</p>
            </div>
            <div className={styles.actions}>
              <Button onClick={() => setAct('add')}>
                {hasTotp ? 'Changer d’application' : 'Ajouter une application'}
              </Button>
              {hasTotp && !isCompulsory && (
                <Button danger onClick={() => setAct('remove')}>
                  Retirer
                </Button>
              )}
            </div>
          </li>
          <li className={styles.factor}>
            <div>
              <p className={styles.name}>Codes de secours</p>
              <p className={styles.detail}>{leftInWords(recoveryCodesLeft)}</p>
            </div>
            <Button onClick={() => setAct('renew')}>Nouveaux codes</Button>
          </li>
        </ul>
      )}
      <PasswordWindow window={act && windows[act]} onClose={() => setAct(null)} />
      <TotpWindow
        setUp={setUp}
        onConfirmed={(made) => {
          setSetUp(null);
          if (made.length > 0) setCodes(made);
          else finish();
        }}
        onClose={() => setSetUp(null)}
      />
      <RecoveryCodesWindow
        codes={codes}
        onClose={() => {
          setCodes(null);
          finish();
        }}
      />
    </>
  );
}

function leftInWords(left: number): string {
  if (left === 0) return 'Il n’en reste aucun : faites-en de nouveaux.';
  return left === 1 ? 'Il en reste un seul : faites-en de nouveaux.' : `Il en reste ${left} sur ${recoveryCodeCount}.`;
}
