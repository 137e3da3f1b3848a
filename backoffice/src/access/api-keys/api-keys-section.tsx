import { KeyOutlined } from '@ant-design/icons';
import { apiKeySentences } from '@barnum/rules/access/api-keys/api-keys';
import { Button } from 'antd';
import { useRef, useState } from 'react';
import { FormSection } from '../../components/form/form-section.tsx';
import { RecordList, RecordSkeletons } from '../../components/list/record-list.tsx';
import { Placeholder } from '../../components/placeholder.tsx';
import { QueryFailure } from '../../components/query-failure.tsx';
import { useRead } from '../../components/use-read.ts';
import { ApiKeyForm, type KeyToMake, keyToMake } from './api-key-form.tsx';
import { ApiKeyLine } from './api-key-line.tsx';
import { apiKeysQuery, context, type NewApiKey } from './api-keys.ts';
import styles from './api-keys-section.module.css';
import { NewKeyWindow } from './new-key-window.tsx';

const variables = {};

/** The keys with which programs call the service. */
export function ApiKeysSection() {
  const [edited, setEdited] = useState<KeyToMake | null>(null);
  const [made, setMade] = useState<NewApiKey | null>(null);
  const make = () => setEdited(keyToMake());

  return (
    <FormSection
      title="Clés"
      titleId="cles"
      actions={
        <Button type="primary" icon={<KeyOutlined aria-hidden />} onClick={make}>
          Créer une clé
        </Button>
      }
    >
      <p className={styles.intro}>
        Une clé laisse un programme — un site vitrine, un logiciel de comptabilité — lire et changer ce que vous
        choisissez, sans votre mot de passe. Elle ne peut jamais plus que la personne qui l’a créée.
      </p>
      <KeyList />
      <ApiKeyForm
        edited={edited}
        onMade={(key) => {
          setEdited(null);
          setMade(key);
        }}
        onClose={() => setEdited(null)}
      />
      <NewKeyWindow made={made} onClose={() => setMade(null)} />
    </FormSection>
  );
}

function KeyList() {
  const reading = useRead(apiKeysQuery, variables, context);
  const list = useRef<HTMLUListElement>(null);

  if (!reading.data) {
    if (reading.hasFailed) return <QueryFailure failure={apiKeySentences.loadFailed} reading={reading} />;
    return <RecordSkeletons sentence="Chargement des clés…" />;
  }
  const { apiKeys } = reading.data;
  if (apiKeys.length === 0) {
    return <Placeholder title="Aucune clé">Tant qu’aucun autre programme ne s’en sert, il n’en faut pas.</Placeholder>;
  }
  return (
    <RecordList label="Clés" ref={list}>
      {apiKeys.map((key) => (
        <ApiKeyLine key={key.id} apiKey={key} onRevoked={() => list.current?.focus()} />
      ))}
    </RecordList>
  );
}
