import { PlusOutlined } from '@ant-design/icons';
import { uncategorised } from '@barnum/rules/paths';
import { sentences } from '@barnum/rules/sentences';
import { isVisible } from '@barnum/rules/text/text';
import { Button, Form, Input, type RefSelectProps, Select } from 'antd';
import { type KeyboardEvent, useRef, useState } from 'react';
import { matchesSearch } from '../../../lib/matches-search.ts';
import { articleLabels } from '../edited-article.ts';
import styles from './category-field.module.css';
import type { CategoryChoices } from './use-category-choices.ts';

/** The category: an existing one, or a new one created here. */
export function CategoryField({ categories }: { categories: CategoryChoices }) {
  return (
    <Form.Item name="categorieId" label={articleLabels.categorieId}>
      <CategoryChoice categories={categories} />
    </Form.Item>
  );
}

interface ChoiceProps {
  categories: CategoryChoices;
  /** Passed by Form.Item. */
  id?: string;
  value?: number;
  onChange?: (chosen: number) => void;
}

function CategoryChoice({ categories, value = uncategorised.id, onChange, ...attributes }: ChoiceProps) {
  const [isCreating, setIsCreating] = useState(false);
  const select = useRef<RefSelectProps>(null);
  const { choices, hasFailed, reload, create } = categories;
  const none = { value: uncategorised.id, label: uncategorised.nom };

  function end(chosen: number | null) {
    setIsCreating(false);
    if (chosen !== null) onChange?.(chosen);
    select.current?.focus();
  }

  return (
    <>
      <Select
        {...attributes}
        ref={select}
        showSearch
        filterOption={matchesSearch}
        value={value}
        onChange={(chosen: number) => onChange?.(chosen)}
        options={[none, ...choices.map(({ id, nom }) => ({ value: id, label: nom }))]}
      />
      {hasFailed && (
        <p role="alert">
          {sentences.categories.listFailed}.{' '}
          <Button type="link" size="small" onClick={() => reload({ requestPolicy: 'network-only' })}>
            Réessayer
          </Button>
        </p>
      )}
      {isCreating ? (
        <NewCategory create={create} onEnd={end} />
      ) : (
        <Button
          type="link"
          className={styles.open ?? ''}
          icon={<PlusOutlined aria-hidden />}
          onClick={() => setIsCreating(true)}
        >
          Nouvelle catégorie
        </Button>
      )}
    </>
  );
}

interface NewCategoryProps {
  create: CategoryChoices['create'];
  /** Called with the new category, or null when cancelled. */
  onEnd: (chosen: number | null) => void;
}

function NewCategory({ create, onEnd }: NewCategoryProps) {
  const [name, setName] = useState('');
  const [error, setError] = useState('');
  const [isSending, setIsSending] = useState(false);

  async function send() {
    if (isSending) return;
    if (!isVisible(name)) {
      setError(sentences.categories.nomRequired);
      return;
    }
    setIsSending(true);
    const created = await create(name.trim());
    setIsSending(false);
    if (created !== null) onEnd(created);
  }

  // Inside the article's form, these keys are for the category.
  function listen(event: KeyboardEvent) {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Enter') void send();
    else onEnd(null);
  }

  return (
    <div className={styles.create}>
      <Form.Item
        label="Nom de la nouvelle catégorie"
        htmlFor="new-category"
        required
        validateStatus={error ? 'error' : ''}
        help={error ? <span id="new-category-error">{error}</span> : undefined}
      >
        <Input
          id="new-category"
          autoFocus
          autoComplete="off"
          value={name}
          aria-invalid={error !== ''}
          aria-describedby={error ? 'new-category-error' : undefined}
          onChange={(event) => {
            setName(event.target.value);
            setError('');
          }}
          onKeyDown={listen}
        />
      </Form.Item>
      <div className={styles.actions}>
        <Button onClick={() => void send()} loading={isSending}>
          Créer la catégorie
        </Button>
        <Button type="text" onClick={() => onEnd(null)} disabled={isSending}>
          Annuler
        </Button>
      </div>
    </div>
  );
}
