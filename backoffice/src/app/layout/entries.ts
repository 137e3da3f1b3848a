import {
  AppstoreOutlined,
  CalendarOutlined,
  CheckSquareOutlined,
  ContactsOutlined,
  InboxOutlined,
  MailOutlined,
  MessageOutlined,
  SettingOutlined,
  TeamOutlined,
} from '@ant-design/icons';
import { paths } from '@barnum/rules/paths';

/** The screens of the menu; a phone has the first three at the thumb. */
export const entries = [
  { path: paths.adminToday, label: 'Aujourd’hui', Icon: CheckSquareOutlined },
  { path: paths.adminRequests, label: 'Demandes', Icon: InboxOutlined },
  { path: paths.adminPlanning, label: 'Planning', Icon: CalendarOutlined },
  { path: paths.adminCustomers, label: 'Clients', Icon: ContactsOutlined },
  { path: paths.adminMails, label: 'Messages', Icon: MailOutlined },
  { path: paths.adminArticles, label: 'Articles', Icon: AppstoreOutlined },
  { path: paths.adminTestimonials, label: 'Avis', Icon: MessageOutlined },
  { path: paths.adminPartners, label: 'Partenaires', Icon: TeamOutlined },
  { path: paths.adminSettings, label: 'Paramètres', Icon: SettingOutlined },
];

/** Addresses that do not begin with that of their entry: the first screen is the list of requests. */
const belongs: Record<string, string> = {
  [paths.admin]: paths.adminRequests,
  [paths.adminAvailability]: paths.adminPlanning,
};

/** Whether the address belongs to the entry. */
export function isCurrent(path: string, pathname: string): boolean {
  return pathname.startsWith(path) || belongs[pathname] === path;
}
