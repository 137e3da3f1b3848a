import { Tabs as AntdTabs } from 'antd';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';

export interface Tab {
  /** What the address says: `?onglet=categories`; the first tab is the bare address. */
  key: string;
  label: string;
  content: ReactNode;
}

/**
 * A screen in tabs, of which the address names the open one: links lead to it, a reload and « back » return to it.
 * A tab that is left is taken down, and what it kept in the address (search, page, sorting) goes with it.
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
