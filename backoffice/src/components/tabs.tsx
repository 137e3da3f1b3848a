import { Tabs as AntdTabs, Select } from 'antd';
import { type ReactNode, useId } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useIsPhone } from '../lib/use-is-phone.ts';
import styles from './tabs.module.css';

export interface Tab {
  /** Its name in the address, `?onglet=categories`; the first tab has none. */
  key: string;
  label: string;
  content: ReactNode;
}

/** As many stand in two rows on a phone; more are chosen from a list. */
const mostOnPhone = 5;

/**
 * A screen in tabs. The open tab is in the address, so links, reload and the back button work. Leaving a tab unmounts
 * it and drops its own parameters (search, page, sorting) from the address.
 */
export function Tabs({ label, tabs }: { label: string; tabs: readonly [Tab, ...Tab[]] }) {
  const id = useId();
  const isList = useIsPhone() && tabs.length > mostOnPhone;
  const [parameters, setParameters] = useSearchParams();
  const [first] = tabs;
  const open = tabs.find(({ key }) => key === parameters.get('onglet')) ?? first;
  const change = (key: string) => setParameters(key === first.key ? {} : { onglet: key });
  const list = () => (
    <Select
      // What a panel says it is labelled by.
      id={`${id}-tab-${open.key}`}
      className={styles.list ?? ''}
      aria-label={label}
      value={open.key}
      onChange={change}
      options={tabs.map(({ key, label: name }) => ({ value: key, label: name }))}
      listHeight={480}
    />
  );

  return (
    <AntdTabs
      id={id}
      aria-label={label}
      activeKey={open.key}
      onChange={change}
      destroyOnHidden
      items={tabs.map(({ key, label: name, content }) => ({ key, label: name, children: content }))}
      {...(isList && { renderTabBar: list })}
    />
  );
}
