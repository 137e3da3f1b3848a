import { SearchOutlined } from '@ant-design/icons';
import { paths } from '@barnum/rules/paths';
import { Select } from 'antd';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { findSettings, type SettingsTab, settingsTabs } from './settings.ts';
import styles from './settings-search.module.css';

/** Finds a setting of any of these tabs, and leads to its field. */
export function SettingsSearch({ tabs }: { tabs: readonly SettingsTab[] }) {
  const navigate = useNavigate();
  const [text, setText] = useState('');
  useFieldOfAddress();
  const found = findSettings(text).filter(({ tab }) => tabs.includes(tab));

  function lead(id: string | null) {
    if (id === null) return;
    setText('');
    const setting = found.find(({ field }) => field === id);
    const shown = document.getElementById(id);
    if (shown) focusOn(shown);
    else if (setting) navigate(`${paths.adminSettings}?onglet=${setting.tab}#${id}`);
  }

  return (
    <Select
      className={styles.search ?? ''}
      aria-label="Chercher un réglage"
      placeholder={'Chercher un réglage\u00a0: TVA, horaires, logo…'}
      showSearch
      filterOption={false}
      value={null as string | null}
      searchValue={text}
      onSearch={setText}
      onSelect={lead}
      suffixIcon={<SearchOutlined aria-hidden />}
      notFoundContent="Aucun réglage ne porte ce nom. Essayez un autre mot."
      options={found.map(({ label, tab, field }) => ({
        value: field,
        label: `${label}, ${settingsTabs[tab]}`,
        name: label,
        tab,
      }))}
      optionRender={({ data }) => (
        <span className={styles.option}>
          {data.name}
          <span className={styles.tab}>{settingsTabs[data.tab as SettingsTab]}</span>
        </span>
      )}
      listHeight={400}
    />
  );
}

/** Focuses the field that the address names behind « # », as soon as its tab shows it. */
function useFieldOfAddress(): void {
  const { hash, key } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: the same address may be asked for again
  useEffect(() => {
    const id = hash.slice(1);
    if (id === '') return;
    const find = () => {
      const field = document.getElementById(id);
      if (!field) return false;
      observer.disconnect();
      focusOn(field);
      return true;
    };
    const observer = new MutationObserver(find);
    if (!find()) observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [hash, key]);
}

/** A heading takes the focus, too. */
function focusOn(field: HTMLElement): void {
  if (field.tabIndex < 0) field.tabIndex = -1;
  // After what the select does with the focus when it closes.
  requestAnimationFrame(() => {
    field.focus({ preventScroll: true });
    field.scrollIntoView({ block: 'center' });
  });
}
