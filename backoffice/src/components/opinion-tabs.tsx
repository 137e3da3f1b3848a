import { paths } from '@barnum/rules/paths';
import { ScreenTabs } from './screen-tabs.tsx';

const screens = [
  { path: paths.adminTestimonials, label: 'Avis' },
  { path: paths.adminPartners, label: 'Partenaires' },
];

/** What others say of the company, and who works with it. */
export function OpinionTabs() {
  return <ScreenTabs label="Avis et partenaires" screens={screens} />;
}
