import { UserAddOutlined } from '@ant-design/icons';
import { teamSentences } from '@barnum/rules/access/team/team-sentences';
import { Button } from 'antd';
import { useRef, useState } from 'react';
import { RecordList, RecordSkeletons } from '../../components/list/record-list.tsx';
import { QueryFailure } from '../../components/query-failure.tsx';
import { useRead } from '../../components/use-read.ts';
import { InvitationWindow } from './invitation-window.tsx';
import { type Invitation, peopleQuery, teamTypes } from './people.ts';
import { type EditedPerson, editedPerson, PersonForm } from './person-form.tsx';
import { PersonLine } from './person-line.tsx';
import { TeamChoices } from './team-choices.tsx';
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
    return <RecordSkeletons sentence="Chargement de l’équipe…" />;
  }
  const { people, teamSettings, me } = reading.data;
  return (
    <>
      <p className={styles.intro}>
        Chacun se connecte avec sa propre adresse et ne voit que ses écrans. Un gérant peut tout ; l’équipe tient les
        demandes, le planning, les clients, les messages et les articles ; la préparation voit la journée, le planning
        et sa feuille, sans les prix.
      </p>
      <Button
        id="equipe-inviter"
        type="primary"
        icon={<UserAddOutlined aria-hidden />}
        onClick={() => setEdited(editedPerson(null))}
      >
        Inviter quelqu’un
      </Button>
      <RecordList label="Personnes" ref={list}>
        {people.map((person) => (
          <PersonLine
            key={person.id}
            person={person}
            isSelf={person.id === me.id}
            onEdit={() => setEdited(editedPerson(person))}
            onInvited={setInvitation}
            onRemoved={() => list.current?.focus()}
          />
        ))}
      </RecordList>
      <TeamChoices people={people} settings={teamSettings} />
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
