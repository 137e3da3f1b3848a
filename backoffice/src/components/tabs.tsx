import { Tabs as AntdTabs, Select } from 'antd';
import { type ReactNode, useId } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useIsPhone } from '../lib/use-is-phone.ts';
import styles from './tabs.module.css';

export interface Tab {
  /** Its name in the address, `?onglet=categories`; the first tab has none. */
  key: string;
  label: string;
  content?: ReactNode;
  /** Tabs within this one, in place of a content; each has a name in the address as this one has. */
  parts?: readonly [Tab, ...Tab[]];
}

/** As many stand in two rows on a phone; more are chosen from a list. */
const mostOnPhone = 5;

/**
 * A screen in tabs. The open tab is in the address, so links, reload and the back button work. Leaving a tab unmounts
 * it and drops its own parameters (search, page, sorting) from the address.
 */
export function Tabs({ label, tabs }: { label: string; tabs: readonly [Tab, ...Tab[]] }) {
  const [parameters, setParameters] = useSearchParams();
  const [first] = tabs;
  return (
    <TabRow
      label={label}
      tabs={tabs}
      named={parameters.get('onglet')}
      onChange={(key) => setParameters(key === first.key ? {} : { onglet: key })}
    />
  );
}

interface RowProps {
  label: string;
  tabs: readonly [Tab, ...Tab[]];
  named: string | null;
  onChange: (key: string) => void;
}

function TabRow({ label, tabs, named, onChange }: RowProps) {
  const id = useId();
  const isList = useIsPhone() && tabs.length > mostOnPhone;
  const open = tabs.find(({ key, parts }) => key === named || parts?.some((part) => part.key === named)) ?? tabs[0];
  const list = () => (
    <Select
      // What a panel says it is labelled by.
      id={`${id}-tab-${open.key}`}
      className={styles.list ?? ''}
      aria-label={label}
      value={open.key}
      onChange={onChange}
      options={tabs.map(({ key, label: name }) => ({ value: key, label: name }))}
      listHeight={480}
    />
  );

  return (
    <AntdTabs
      id={id}
      aria-label={label}
      activeKey={open.key}
      onChange={onChange}
      destroyOnHidden
      items={tabs.map(({ key, label: name, content, parts }) => ({
        key,
        label: name,
        children: parts ? <TabRow label={name} tabs={parts} named={named} onChange={onChange} /> : content,
      }))}
      {...(isList && { renderTabBar: list })}
    />
  );
}
