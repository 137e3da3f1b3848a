import { UserAddOutlined } from '@ant-design/icons';
import { failureOf } from '@barnum/rules/outcome';
import { capabilityLabels } from '@barnum/rules/team/rights';
import { teamSentences } from '@barnum/rules/team/team-sentences';
import { Button, Checkbox } from 'antd';
import { useRef, useState } from 'react';
import { useMutation } from 'urql';
import { CardSkeletons } from '../../components/card-skeletons.tsx';
import { QueryFailure } from '../../components/query-failure.tsx';
import { useToasts } from '../../components/toasts.tsx';
import { useRead } from '../../components/use-read.ts';
import { InvitationWindow } from './invitation-window.tsx';
import { type Invitation, peopleQuery, teamTypes, updateTeamSettingsMutation } from './people.ts';
import { type EditedPerson, editedPerson, PersonForm } from './person-form.tsx';
import { PersonLine } from './person-line.tsx';
import styles from './team-tab.module.css';

const variables = {};
const context = { additionalTypenames: teamTypes };

/** The people of the team, with their roles, and who is invited. */
export function TeamTab() {
  const reading = useRead(peopleQuery, variables, context);
  const [edited, setEdited] = useState<EditedPerson | null>(null);
  const [invitation, setInvitation] = useState<Invitation | null>(null);
  const list = useRef<HTMLUListElement>(null);

  if (!reading.data) {
    if (reading.hasFailed) return <QueryFailure failure={teamSentences.loadFailed} reading={reading} />;
    return <CardSkeletons sentence="Chargement de l’équipe…" height={88} className={styles.people} />;
  }
  const { people, teamSettings } = reading.data;
  return (
    <>
      <p className={styles.intro}>
        Chacun se connecte avec sa propre adresse et ne voit que ses écrans. Un gérant peut tout ; l’équipe tient les
        demandes, le planning, les clients, les messages et les articles ; la préparation voit la journée, le planning
        et sa feuille, sans les prix.
      </p>
      <Button type="primary" icon={<UserAddOutlined aria-hidden />} onClick={() => setEdited(editedPerson(null))}>
        Inviter quelqu’un
      </Button>
      <ul className={styles.people} aria-label="Personnes" ref={list} tabIndex={-1}>
        {people.map((person) => (
          <PersonLine
            key={person.id}
            person={person}
            onEdit={() => setEdited(editedPerson(person))}
            onInvited={setInvitation}
            onRemoved={() => list.current?.focus()}
          />
        ))}
      </ul>
      {people.some(({ role }) => role === 'team') && <MoneyChoice isAllowed={teamSettings.teamHandlesMoney} />}
      <PersonForm
        edited={edited}
        onSaved={(invited) => {
          setEdited(null);
          setInvitation(invited);
        }}
        onClose={() => setEdited(null)}
      />
      <InvitationWindow invitation={invitation} onClose={() => setInvitation(null)} />
    </>
  );
}

/** Whether the équipe handles money. */
function MoneyChoice({ isAllowed }: { isAllowed: boolean }) {
  const toasts = useToasts();
  const [{ fetching }, update] = useMutation(updateTeamSettingsMutation);

  async function change(teamHandlesMoney: boolean) {
    const { error } = await update({ teamHandlesMoney }, context);
    if (error) toasts.error(failureOf(error).sentence);
    else toasts.success(teamSentences.settingsSaved);
  }

  return (
    <Checkbox checked={isAllowed} disabled={fetching} onChange={({ target }) => void change(target.checked)}>
      L’équipe s’occupe aussi de l’argent : {capabilityLabels.money.toLowerCase()}
    </Checkbox>
  );
}
