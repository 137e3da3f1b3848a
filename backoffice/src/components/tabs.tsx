import { Tabs as AntdTabs } from 'antd';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';

export interface Tab {
  /** Its name in the address, `?onglet=categories`; the first tab has none. */
  key: string;
  label: string;
  content: ReactNode;
}

/**
 * A screen in tabs. The open tab is in the address, so links, reload and the back button work. Leaving a tab unmounts
 * it and drops its own parameters (search, page, sorting) from the address.
 */
export function Tabs({ label, tabs }: { label: string; tabs: readonly [Tab, ...Tab[]] }) {
  const [parameters, setParameters] = useSearchParams();
  const [first] = tabs;
  const open = tabs.find(({ key }) => key === parameters.get('onglet')) ?? first;

  return (
    <AntdTabs
      aria-label={label}
      activeKey={open.key}
      onChange={(key) => setParameters(key === first.key ? {} : { onglet: key })}
      destroyOnHidden
      items={tabs.map(({ key, label: name, content }) => ({ key, label: name, children: content }))}
    />
  );
}
