import { SearchOutlined } from '@ant-design/icons';
import { todayInParis } from '@barnum/rules/dates/paris-time';
import { sentences } from '@barnum/rules/sentences';
import { unbroken } from '@barnum/rules/text/french';
import { Input, Modal } from 'antd';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useQuery } from 'urql';
import { focusFirstField } from '../../components/focus-first-field.ts';
import { useInvoicing } from '../../components/use-invoicing.ts';
import { useShopSettings } from '../../components/use-shop-settings.ts';
import { useRights } from '../../lib/rights.ts';
import styles from './palette.module.css';
import { type Choice, groupsOf, paletteDebtsQuery, paletteQuery, soughtIn } from './sources.ts';

// In milliseconds.
const pause = 150;

/** A dialog that finds requests, customers, articles, pieces, days and screens: a combobox whose list is always open (WAI-ARIA APG). */
export function Palette({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <Modal
      title="Aller à…"
      open={isOpen}
      onCancel={onClose}
      footer={null}
      destroyOnHidden
      width={640}
      // Opens at once: what is typed goes into the field.
      transitionName=""
      afterOpenChange={focusFirstField}
      style={{ top: 48 }}
    >
      <Search onClose={onClose} />
    </Modal>
  );
}

function Search({ onClose }: { onClose: () => void }) {
  const id = useId();
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const [active, setActive] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  const { sought, records, overviews, isWaiting, hasFailed } = useFound(text);
  const groups = groupsOf(sought, records, overviews);
  const choices = groups.flatMap((group) => group.choices);
  const current = Math.min(active, choices.length - 1);

  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  });

  function choose({ path }: Choice) {
    onClose();
    navigate(path);
  }

  function press(event: KeyboardEvent) {
    const moves: Record<string, number> = {
      ArrowDown: (current + 1) % choices.length,
      ArrowUp: (current - 1 + choices.length) % choices.length,
    };
    const next = moves[event.key];
    const chosen = choices[current];
    if (event.key === 'Enter' && chosen !== undefined && !isWaiting) choose(chosen);
    else if (next !== undefined && choices.length > 0) setActive(next);
    else return;
    event.preventDefault();
  }

  return (
    <>
      <Input
        size="large"
        role="combobox"
        aria-label="Chercher une demande, un client, une facture, un article, un jour ou un écran"
        aria-autocomplete="list"
        aria-expanded={choices.length > 0}
        aria-controls={id}
        aria-activedescendant={choices.length > 0 ? `${id}-${current}` : undefined}
        placeholder="Nom, n°, téléphone, article, « demain »…"
        prefix={<SearchOutlined aria-hidden />}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          setActive(0);
        }}
        onKeyDown={press}
      />
      <div className={styles.list} id={id} role="listbox" aria-label="Résultats" aria-busy={isWaiting} ref={list}>
        {groups.map(({ title, choices: ofGroup }) => (
          // biome-ignore lint/a11y/useSemanticElements: options of a listbox stand in a group, no fieldset
          <div key={title} role="group" aria-label={title}>
            <p className={styles.title} aria-hidden>
              {title}
            </p>
            {ofGroup.map((choice) => {
              const index = choices.indexOf(choice);
              return (
                // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: the keys are the combobox's, which keeps the focus
                <div
                  key={choice.path}
                  id={`${id}-${index}`}
                  role="option"
                  className={styles.choice}
                  aria-selected={index === current}
                  onMouseMove={() => setActive(index)}
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={() => choose(choice)}
                >
                  <span>{unbroken(choice.label)}</span>
                  {choice.detail && <span className={styles.detail}>{choice.detail}</span>}
                </div>
              );
            })}
          </div>
        ))}
      </div>
      <p className={choices.length === 0 || hasFailed ? styles.none : 'visually-hidden'} role="status">
        {hasFailed ? sentences.palette.failed : !isWaiting && countInWords(choices.length)}
      </p>
    </>
  );
}

/** What the service finds once the typing pauses. The last answer stays until the next one. */
function useFound(text: string) {
  const may = useRights();
  const used = { factures: useInvoicing(), ...useShopSettings() };
  const typed = soughtIn(text, todayInParis(), { uses: (chapter) => used[chapter], may });
  const [search, setSearch] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSearch(typed.search), pause);
    return () => clearTimeout(timer);
  }, [typed.search]);
  const [{ data, error, fetching }] = useQuery({
    query: paletteQuery,
    variables: { search, requests: may('requests'), customers: may('customers'), money: may('money') },
    pause: search === '' || !may('requests'),
    requestPolicy: 'cache-and-network',
  });
  const ids = data?.customerChoices?.map((customer) => customer.id) ?? [];
  const [{ data: found }] = useQuery({
    query: paletteDebtsQuery,
    variables: { ids },
    pause: ids.length === 0 || !used.factures,
    requestPolicy: 'cache-and-network',
  });
  return {
    overviews: found?.customerOverviews,
    sought: typed,
    records: typed.search === '' ? undefined : data,
    isWaiting: (typed.search !== search && may('requests')) || (fetching && search !== ''),
    hasFailed: error !== undefined && search !== '' && !fetching,
  };
}

function countInWords(count: number): string {
  if (count === 0) return 'Rien ne correspond';
  return count === 1 ? '1 résultat' : `${count} résultats`;
}
