import { categoryInput } from '@barnum/rules/catalogue/categories-input';
import { limits } from '@barnum/rules/limits';
import { sentences } from '@barnum/rules/sentences';
import { Button, Checkbox, Input } from 'antd';
import { useState } from 'react';
import { useClient } from 'urql';
import { useToasts } from '../../components/toasts.tsx';
import { graphql } from '../../lib/service/graphql.ts';
import styles from './first-steps.module.css';

const createProposedMutation = graphql(`
  mutation CreateProposedCategory($input: CategoryInput!) {
    createCategory(input: $input) {
      id
    }
  }
`);

const proposed = [
  'Barnums et tentes',
  'Mobilier',
  'Vaisselle',
  'Nappage et décoration',
  'Son et lumière',
  'Chauffage et cuisine',
  'Jeux',
].map((nom) => ({ nom, isChosen: true }));

/** Categories that a hire company usually has, to be kept, renamed or left out, and created at once. */
export function ProposedCategories() {
  const client = useClient();
  const toasts = useToasts();
  const [rows, setRows] = useState(proposed);
  const [isCreating, setIsCreating] = useState(false);
  const chosen = rows.filter(({ nom, isChosen }) => isChosen && nom.trim() !== '');

  function change(index: number, changed: Partial<(typeof rows)[number]>) {
    setRows(rows.map((row, other) => (other === index ? { ...row, ...changed } : row)));
  }

  async function create() {
    setIsCreating(true);
    for (const [ordre, { nom }] of chosen.entries()) {
      const input = categoryInput.parse({ nom, ordre });
      const { error } = await client.mutation(createProposedMutation, { input });
      if (!error) continue;
      setIsCreating(false);
      setRows(rows.filter((row) => !chosen.slice(0, ordre).includes(row)));
      return toasts.error(sentences.categories.createFailed);
    }
    setIsCreating(false);
    toasts.success(chosen.length === 1 ? 'Catégorie créée' : `${chosen.length} catégories créées`);
  }

  return (
    <fieldset className={styles.proposals}>
      <legend className={styles.detail}>Voici les plus courantes : gardez, renommez, décochez.</legend>
      {rows.map(({ nom, isChosen }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row is known by its place while its name is typed
        <div key={index} className={styles.proposal}>
          <Checkbox
            checked={isChosen}
            onChange={(event) => change(index, { isChosen: event.target.checked })}
            aria-label={`Créer la catégorie ${nom}`}
          />
          <Input
            value={nom}
            maxLength={limits.nom}
            disabled={!isChosen}
            onChange={(event) => change(index, { nom: event.target.value })}
            aria-label={`Nom de la catégorie ${index + 1}`}
          />
        </div>
      ))}
      <div className={styles.buttons}>
        <Button onClick={() => setRows([...rows, { nom: '', isChosen: true }])}>Ajouter une ligne</Button>
        <Button type="primary" disabled={chosen.length === 0} loading={isCreating} onClick={() => void create()}>
          {chosen.length === 1 ? 'Créer cette catégorie' : `Créer ces ${chosen.length} catégories`}
        </Button>
      </div>
    </fieldset>
  );
}
