import { secondFactorSentences } from '@barnum/rules/access/second-factor/second-factor-sentences';
import { teamRoleLabels } from '@barnum/rules/access/team/rights';
import { teamSentences } from '@barnum/rules/access/team/team-sentences';
import { formatLongDate } from '@barnum/rules/dates/format-dates';
import { failureOf, type Outcome, outcomeOf } from '@barnum/rules/outcome';
import { Button } from 'antd';
import { useState } from 'react';
import { useMutation } from 'urql';
import { Badge } from '../../components/badge.tsx';
import { PasswordWindow, type PasswordWindowProps } from '../../components/form/password-window.tsx';
import { unconflicted } from '../../components/form/unconflicted.ts';
import { ListedRecord } from '../../components/list/record-list.tsx';
import { useAsk } from '../../components/questions.tsx';
import { useToasts } from '../../components/toasts.tsx';
import {
  type Invitation,
  type Person,
  removePersonMutation,
  renewInvitationMutation,
  resetSecondFactorMutation,
  suspendPersonMutation,
  teamTypes,
} from './people.ts';
import styles from './team-tab.module.css';

interface Props {
  person: Person;
  /** Whether it is who looks at it. */
  isSelf: boolean;
  onEdit: () => void;
  onInvited: (invitation: Invitation) => void;
  onRemoved: () => void;
}

const context = { additionalTypenames: teamTypes };

/** A person, with what can be done about their access. */
export function PersonLine({ person, isSelf, onEdit, onInvited, onRemoved }: Props) {
  const { id, email, name, role, isConfigured, suspendedAt, invitedUntil, mailFailure, secondFactorSince } = person;
  const toasts = useToasts();
  const ask = useAsk();
  const [suspending, suspend] = useMutation(suspendPersonMutation);
  const [removing, remove] = useMutation(removePersonMutation);
  const [, reset] = useMutation(resetSecondFactorMutation);
  const [renewing, renew] = useMutation(renewInvitationMutation);
  const [asking, setAsking] = useState<PasswordWindowProps | null>(null);
  const who = name || email;

  /** Says what became of a change; true when it was made. */
  function told(error: Parameters<typeof failureOf>[0], done: string): boolean {
    if (error) toasts.error(failureOf(error).sentence);
    else toasts.success(done);
    return !error;
  }
  async function toggle() {
    if (suspendedAt !== null) {
      setAsking({ title: `Rendre l’accès à ${who}`, submitLabel: 'Rendre l’accès', save: giveBack });
      return;
    }
    const question = {
      title: `Suspendre l’accès de ${who}\u00a0?`,
      detail: 'Ses connexions prennent fin tout de suite.',
      agree: 'Suspendre',
    };
    if (!(await ask(question))) return;
    const { error } = await suspend({ id, suspended: true }, context);
    told(error, teamSentences.suspended);
  }
  async function giveBack(currentPassword: string): Promise<Outcome<void>> {
    const outcome = outcomeOf(await suspend({ id, suspended: false, currentPassword }, context));
    if (outcome.status !== 'done') return unconflicted(outcome);
    toasts.success(teamSentences.resumed);
    return { status: 'done', data: undefined };
  }
  async function takeOut() {
    if (!window.confirm(`Retirer ${who} de l’équipe\u00a0? Ce qui a été fait garde son adresse.`)) return;
    const { error } = await remove({ id }, context);
    if (told(error, teamSentences.removed)) onRemoved();
  }
  async function resetFactor() {
    const question = {
      title: `Réinitialiser la connexion en deux étapes de ${who}\u00a0?`,
      detail: 'Son mot de passe suffira de nouveau, et ses connexions prennent fin. Un message l’en prévient.',
      agree: 'Réinitialiser',
    };
    if (!(await ask(question))) return;
    setAsking({ title: `Réinitialiser les deux étapes de ${who}`, submitLabel: 'Réinitialiser', save: resetNow });
  }
  async function resetNow(currentPassword: string): Promise<Outcome<void>> {
    const outcome = outcomeOf(await reset({ id, currentPassword }, context));
    if (outcome.status !== 'done') return unconflicted(outcome);
    toasts.success(secondFactorSentences.reset);
    return { status: 'done', data: undefined };
  }
  async function inviteAgain() {
    if (role === 'manager')
      return setAsking({ title: `Nouveau lien pour ${who}`, submitLabel: 'Continuer', save: again });
    const { data, error } = await renew({ id }, context);
    if (told(error, teamSentences.invited) && data) onInvited(data.renewInvitation);
  }
  async function again(currentPassword: string): Promise<Outcome<void>> {
    const outcome = outcomeOf(await renew({ id, currentPassword }, context));
    if (outcome.status !== 'done') return unconflicted(outcome);
    toasts.success(teamSentences.invited);
    onInvited(outcome.data.renewInvitation);
    return { status: 'done', data: undefined };
  }

  return (
    <ListedRecord
      title={who}
      marks={
        <>
          <Badge tone="neutral">{teamRoleLabels[role]}</Badge>
          {secondFactorSince !== null && <Badge tone="neutral">Deux étapes</Badge>}
          {suspendedAt !== null && !isConfigured && <Badge tone="danger">Accès suspendu</Badge>}
        </>
      }
      details={[
        [
          ...(name === '' ? [] : [email]),
          stateOf(person),
          ...(isConfigured ? ['Gérant par la configuration du serveur'] : []),
        ].join(' · '),
      ]}
      actions={
        <>
          <Button onClick={onEdit} aria-label={`Modifier ${who}`}>
            Modifier
          </Button>
          {invitedUntil !== null && (
            <Button
              loading={renewing.fetching}
              onClick={() => void inviteAgain()}
              aria-label={`Nouveau lien pour ${who}`}
            >
              Nouveau lien
            </Button>
          )}
          {!isConfigured && invitedUntil === null && (
            <Button
              loading={suspending.fetching}
              onClick={() => void toggle()}
              aria-label={`${suspendedAt === null ? 'Suspendre' : 'Rendre l’accès à'} ${who}`}
            >
              {suspendedAt === null ? 'Suspendre' : 'Rendre l’accès'}
            </Button>
          )}
          {secondFactorSince !== null && !isSelf && (
            <Button
              onClick={() => void resetFactor()}
              aria-label={`Réinitialiser la connexion en deux étapes de ${who}`}
            >
              Réinitialiser les deux étapes
            </Button>
          )}
          {!isConfigured && (
            <Button danger loading={removing.fetching} onClick={() => void takeOut()} aria-label={`Retirer ${who}`}>
              Retirer
            </Button>
          )}
        </>
      }
    >
      {mailFailure !== null && (
        <p className={styles.undelivered}>
          {teamSentences.undelivered(invitedUntil !== null)}. {mailFailure}.
          {invitedUntil !== null && ` ${teamSentences.tryAgain}`}
        </p>
      )}
      <PasswordWindow window={asking} onClose={() => setAsking(null)} />
    </ListedRecord>
  );
}

function stateOf({ invitedUntil, lastSignInAt }: Person): string {
  if (invitedUntil !== null) {
    return new Date(invitedUntil) < new Date()
      ? 'Invitation expirée'
      : `Invitation valable jusqu’au ${formatLongDate(invitedUntil)}`;
  }
  return lastSignInAt === null ? 'Pas encore de connexion' : `Dernière connexion le ${formatLongDate(lastSignInAt)}`;
}
