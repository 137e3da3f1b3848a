import { invitationInput } from '@barnum/rules/access/auth-input';
import { ownPasswordInput } from '@barnum/rules/access/second-factor-input';
import { receivesAlerts } from '@barnum/rules/access/team/alerts';
import { type TeamRole, teamRoleLabels, teamRoles } from '@barnum/rules/access/team/rights';
import { teamSentences } from '@barnum/rules/access/team/team-sentences';
import { errorTable } from '@barnum/rules/errors';
import { type Failure, type Outcome, outcomeOf } from '@barnum/rules/outcome';
import { Checkbox, Form, Input, Select } from 'antd';
import { useClient } from 'urql';
import { CurrentPasswordField, currentPasswordLabel } from '../../components/form/current-password-field.tsx';
import { fieldErrorsOf } from '../../components/form/field-errors-of.ts';
import { FormModal } from '../../components/form/form-modal.tsx';
import type { EditedRecord } from '../../components/form/use-record-form.tsx';
import {
  type Invitation,
  invitePersonMutation,
  type Person,
  peopleQuery,
  teamTypes,
  updatePersonMutation,
} from './people.ts';

interface Values {
  email: string;
  name: string;
  role: TeamRole;
  alertes: boolean;
  /** Of who makes somebody a gérant. */
  currentPassword: string;
}

/** A person as the form edits them; `person` is null for somebody to invite. */
export interface EditedPerson extends EditedRecord<Values> {
  person: Person | null;
}

interface Props {
  /** Null when the window is closed. */
  edited: EditedPerson | null;
  /** Gets the invitation of who was invited; null for who is known. */
  onSaved: (invitation: Invitation | null) => void;
  onClose: () => void;
}

const labels: Record<keyof Values, string> = {
  email: 'Adresse e-mail',
  name: 'Nom',
  role: 'Rôle',
  alertes: 'Alertes par e-mail',
  currentPassword: currentPasswordLabel,
};
const check = fieldErrorsOf(invitationInput);
const checkWithPassword = fieldErrorsOf(invitationInput.extend(ownPasswordInput.shape));
const context = { additionalTypenames: teamTypes };

const about: Record<TeamRole, string> = {
  manager: 'tout',
  team: 'demandes, planning, clients, messages, articles',
  preparation: 'journée, planning et feuille de préparation, sans les prix',
  user: 'aucun écran',
};

/** Invites somebody, or changes a name, a role, and who is told of visitors. */
export function PersonForm({ edited, onSaved, onClose }: Props) {
  const client = useClient();
  const person = edited?.person ?? null;
  const makesManager = (role: TeamRole) => role === 'manager' && person?.role !== 'manager';

  async function save(values: Values, updatedAt: string | null): Promise<Outcome<Invitation | null>> {
    if (person === null) {
      const { alertes: _later, ...invited } = values;
      const outcome = outcomeOf(await client.mutation(invitePersonMutation, invited, context));
      return outcome.status === 'done' ? { status: 'done', data: outcome.data.invitePerson } : asRule(outcome);
    }
    const { name, role, alertes, currentPassword } = values;
    const changed = { id: person.id, name, role, alertes, currentPassword, updatedAt };
    const outcome = outcomeOf(await client.mutation(updatePersonMutation, changed, context));
    return outcome.status === 'done' ? { status: 'done', data: null } : asRule(outcome);
  }

  async function reload(): Promise<EditedPerson | null> {
    const { data } = await client.query(peopleQuery, {}, { requestPolicy: 'network-only' });
    const current = data?.people.find(({ id }) => id === person?.id);
    return current ? editedPerson(current) : null;
  }

  return (
    <FormModal<Values, Invitation | null>
      title={person === null ? 'Inviter quelqu’un' : 'Modifier la personne'}
      record={edited}
      labels={labels}
      check={(values) => (makesManager(values.role) ? checkWithPassword(values) : check(values))}
      save={save}
      reload={reload}
      sentences={{
        saved: person === null ? teamSentences.invited : teamSentences.saved,
      }}
      submitLabel={person === null ? 'Inviter' : 'Enregistrer'}
      onSaved={onSaved}
      onClose={onClose}
    >
      <Form.Item name="email" label={labels.email} required={person === null}>
        <Input type="email" autoComplete="off" disabled={person !== null} />
      </Form.Item>
      <Form.Item name="name" label={labels.name} required>
        <Input autoComplete="off" />
      </Form.Item>
      <Form.Item name="role" label={labels.role} {...(person?.isConfigured && { extra: teamSentences.configured })}>
        <Select
          disabled={person?.isConfigured ?? false}
          options={teamRoles
            .filter((role) => role !== 'user' || person?.role === 'user')
            .map((role) => ({ value: role, label: `${teamRoleLabels[role]}\u00a0: ${about[role]}` }))}
        />
      </Form.Item>
      <Form.Item noStyle dependencies={['role']}>
        {({ getFieldValue }) =>
          person !== null &&
          receivesAlerts(getFieldValue('role')) && (
            <Form.Item name="alertes" valuePropName="checked">
              <Checkbox>Prévenir par e-mail des demandes et de ce que font les clients sur leur page</Checkbox>
            </Form.Item>
          )
        }
      </Form.Item>
      <Form.Item noStyle dependencies={['role']}>
        {({ getFieldValue }) =>
          makesManager(getFieldValue('role')) && (
            <CurrentPasswordField extra="Un gérant peut tout : tous les autres en sont prévenus par message." />
          )
        }
      </Form.Item>
    </FormModal>
  );
}

/** A conflict with a sentence of its own is a rule that refuses, no older copy of a person. */
function asRule(failure: Failure): Failure {
  return failure.status === 'conflict' && failure.sentence !== errorTable.CONFLICT.message
    ? { ...failure, status: 'failed' }
    : failure;
}

/** What the form starts from; without a person, an invitation. */
export function editedPerson(person: Person | null): EditedPerson {
  const { email, name, role, alertes } = person ?? { email: '', name: '', role: 'team' as const, alertes: true };
  return { person, values: { email, name, role, alertes, currentPassword: '' }, updatedAt: person?.updatedAt ?? null };
}
