import { paths } from '@barnum/rules/paths';
import { ScreenTabs } from './screen-tabs.tsx';

const screens = [
  { path: paths.adminPlanning, label: 'Planning' },
  { path: paths.adminAvailability, label: 'Disponibilités' },
];

/** What leaves and comes back, and what is free. */
export function PlanningTabs() {
  return <ScreenTabs label="Planning et disponibilités" screens={screens} />;
}
