import { recoveryCodeCount, secondFactorSentences } from '@barnum/rules/access/second-factor/second-factor-sentences';
import { formatLongDate } from '@barnum/rules/dates/format-dates';
import { type Outcome, outcomeOf } from '@barnum/rules/outcome';
import { Button, Skeleton } from 'antd';
import { type ReactNode, useState } from 'react';
import { useClient } from 'urql';
import { Badge } from '../../components/badge.tsx';
import { PasswordWindow, type PasswordWindowProps } from '../../components/form/password-window.tsx';
import { unconflicted } from '../../components/form/unconflicted.ts';
import { QueryFailure } from '../../components/query-failure.tsx';
import { useToasts } from '../../components/toasts.tsx';
import { useRead } from '../../components/use-read.ts';
import { knowsPasskeys } from '../../lib/passkeys.ts';
import { PasskeyList } from './passkey-list.tsx';
import { PasskeyWindow } from './passkey-window.tsx';
import { RecoveryCodesWindow } from './recovery-codes-window.tsx';
import {
  type OwnPasskey,
  removePasskeyMutation,
  removeTotpMutation,
  renewRecoveryCodesMutation,
  secondFactorQuery,
  startTotpMutation,
  type TotpSetUp,
} from './second-factor.ts';
import styles from './second-factor-part.module.css';
import { TotpWindow } from './totp-window.tsx';

const variables = {};

interface Props {
  /** Called once all has been seen. */
  onChanged?: () => void;
  /** Shown after a factor was added. */
  afterAdding?: ReactNode;
}

/** How the person who is signed in signs in: in one step or in two. */
export function SecondFactorPart({ onChanged, afterAdding }: Props) {
  const client = useClient();
  const reading = useRead(secondFactorQuery, variables);
  const [asking, setAsking] = useState<PasswordWindowProps | null>(null);
  const [setUp, setSetUp] = useState<TotpSetUp | null>(null);
  const [isAddingPasskey, setIsAddingPasskey] = useState(false);
  const [wasAdded, setWasAdded] = useState(false);
  const [fresh, setFresh] = useState<{ codes: string[]; sentence: string } | null>(null);
  const toasts = useToasts();

  function finish(sentence: string) {
    toasts.success(sentence);
    reading.reload();
    onChanged?.();
  }

  /** After a factor was added: its recovery codes first, where there are new ones. A toast would cover their buttons. */
  function added(codes: string[], sentence: string) {
    setSetUp(null);
    setIsAddingPasskey(false);
    setWasAdded(true);
    if (codes.length > 0) setFresh({ codes, sentence });
    else finish(sentence);
  }

  const addTotp = () =>
    setAsking({
      title: 'Ajouter une application',
      submitLabel: 'Continuer',
      save: async (currentPassword) =>
        settle(outcomeOf(await client.mutation(startTotpMutation, { currentPassword })), (data) =>
          setSetUp(data.startTotp),
        ),
    });
  const removeTotp = () =>
    setAsking({
      title: 'Retirer l’application',
      submitLabel: 'Retirer l’application',
      save: async (currentPassword) =>
        settle(outcomeOf(await client.mutation(removeTotpMutation, { currentPassword })), () =>
          finish(secondFactorSentences.removed),
        ),
    });
  const removePasskey = ({ id, name }: OwnPasskey) =>
    setAsking({
      title: `Retirer la clé d’accès «\u00a0${name}\u00a0»`,
      submitLabel: 'Retirer la clé d’accès',
      save: async (currentPassword) =>
        settle(outcomeOf(await client.mutation(removePasskeyMutation, { id, currentPassword })), () =>
          finish(secondFactorSentences.passkeyRemoved),
        ),
    });
  const renewCodes = () =>
    setAsking({
      title: 'Nouveaux codes de secours',
      submitLabel: 'Faire dix nouveaux codes',
      save: async (currentPassword) =>
        settle(outcomeOf(await client.mutation(renewRecoveryCodesMutation, { currentPassword })), (data) =>
          setFresh({ codes: data.renewRecoveryCodes, sentence: secondFactorSentences.codesRenewed }),
        ),
    });

  const factor = reading.data?.secondFactor;
  if (!factor) {
    if (reading.hasFailed) return <QueryFailure failure={secondFactorSentences.loadFailed} reading={reading} />;
    return <Skeleton active />;
  }
  const { since, hasTotp, passkeys, recoveryCodesLeft, isCompulsory } = factor;
  const mayRemove = !isCompulsory || passkeys.length + (hasTotp ? 1 : 0) > 1;
  return (
    <>
      <p className={styles.intro}>
        Après votre mot de passe, la connexion demande un code que votre téléphone affiche, ou une clé d’accès
        {'\u00a0'}: qui a volé votre mot de passe n’entre pas.
        {isCompulsory && ' Votre entreprise l’exige de vous.'}
      </p>
      <p className={styles.state}>
        <Badge tone={since === null ? 'neutral' : 'success'}>{since === null ? 'Désactivée' : 'Activée'}</Badge>{' '}
        {since === null
          ? 'Votre mot de passe suffit\u00a0: ajoutez une application ou une clé d’accès.'
          : `Connexion en deux étapes depuis le ${formatLongDate(since)}`}
      </p>
      {wasAdded && fresh === null && afterAdding}
      <ul className={styles.factors}>
        <li className={styles.factor}>
          <div className={styles.what}>
            <p className={styles.name}>
              Application de codes{' '}
              <Badge tone={hasTotp ? 'success' : 'neutral'}>{hasTotp ? 'Activée' : 'Aucune'}</Badge>
            </p>
            <p className={styles.detail}>Elle affiche un code, qui change toutes les trente secondes.</p>
          </div>
          <div className={styles.actions}>
            <Button onClick={addTotp}>{hasTotp ? 'Changer d’application' : 'Ajouter une application'}</Button>
            {hasTotp && mayRemove && (
              <Button danger onClick={removeTotp}>
                Retirer
              </Button>
            )}
          </div>
        </li>
        <li className={styles.factor}>
          <div className={styles.what}>
            <p className={styles.name}>
              Clés d’accès{' '}
              <Badge tone={passkeys.length > 0 ? 'success' : 'neutral'}>{passkeys.length || 'Aucune'}</Badge>
            </p>
            <p className={styles.detail}>
              Une clé d’accès (passkey) reste dans votre téléphone, votre ordinateur ou une clé USB, et s’utilise d’un
              geste{'\u00a0'}: l’empreinte, le visage ou le code de l’appareil, sans rien recopier.
              {!knowsPasskeys() && ` ${secondFactorSentences.passkeyUnknown}`}
            </p>
          </div>
          {knowsPasskeys() && <Button onClick={() => setIsAddingPasskey(true)}>Ajouter une clé d’accès</Button>}
          {passkeys.length > 0 && <PasskeyList passkeys={passkeys} onRemove={mayRemove ? removePasskey : null} />}
        </li>
        {since !== null && (
          <li className={styles.factor}>
            <div className={styles.what}>
              <p className={styles.name}>Codes de secours</p>
              <p className={styles.detail}>{leftInWords(recoveryCodesLeft)}</p>
            </div>
            <Button onClick={renewCodes}>Nouveaux codes</Button>
          </li>
        )}
      </ul>
      <PasswordWindow window={asking} onClose={() => setAsking(null)} />
      <TotpWindow
        setUp={setUp}
        onConfirmed={(codes) => added(codes, secondFactorSentences.added)}
        onClose={() => setSetUp(null)}
      />
      <PasskeyWindow
        isOpen={isAddingPasskey}
        onAdded={(codes) => added(codes, secondFactorSentences.passkeyAdded)}
        onClose={() => setIsAddingPasskey(false)}
      />
      <RecoveryCodesWindow
        codes={fresh?.codes ?? null}
        onClose={() => {
          setFresh(null);
          if (fresh) finish(fresh.sentence);
        }}
      />
    </>
  );
}

/** What a window gets of a call, after `done` with what it answered. */
function settle<Data>(outcome: Outcome<Data>, done: (data: Data) => void): Outcome<void> {
  if (outcome.status !== 'done') return unconflicted(outcome);
  done(outcome.data);
  return { status: 'done', data: undefined };
}

function leftInWords(left: number): string {
  if (left === 0) return 'Il n’en reste aucun\u00a0: faites-en de nouveaux.';
  return left === 1
    ? 'Il en reste un seul\u00a0: faites-en de nouveaux.'
    : `Il en reste ${left} sur ${recoveryCodeCount}.`;
}
