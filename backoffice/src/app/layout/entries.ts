import {
  AppstoreOutlined,
  CalendarOutlined,
  CheckSquareOutlined,
  ContactsOutlined,
  FileTextOutlined,
  InboxOutlined,
  MailOutlined,
  MessageOutlined,
  SettingOutlined,
} from '@ant-design/icons';
import { paths } from '@barnum/rules/paths';
import { useInvoicing } from '../../components/use-invoicing.ts';
import { useRights } from '../../lib/rights.ts';
import { capabilityFor } from '../session/screen-rights.ts';

/** The screens of the menu. */
const entries = [
  { path: paths.adminToday, label: 'Aujourd’hui', Icon: CheckSquareOutlined },
  { path: paths.adminRequests, label: 'Demandes', Icon: InboxOutlined },
  { path: paths.adminPlanning, label: 'Planning', Icon: CalendarOutlined },
  { path: paths.adminCustomers, label: 'Clients', Icon: ContactsOutlined },
  { path: paths.adminInvoices, label: 'Factures', Icon: FileTextOutlined },
  { path: paths.adminMails, label: 'Messages', Icon: MailOutlined },
  { path: paths.adminArticles, label: 'Articles', Icon: AppstoreOutlined },
  { path: paths.adminTestimonials, label: 'Avis et partenaires', Icon: MessageOutlined },
  { path: paths.adminSettings, label: 'Paramètres', Icon: SettingOutlined },
];

/** Those of who is signed in, in this company: one that invoices with another program sees nothing of invoices. */
export function useEntries(): typeof entries {
  const isInvoicing = useInvoicing();
  const may = useRights();
  return entries.filter(({ path }) => may(capabilityFor(path)) && (isInvoicing || path !== paths.adminInvoices));
}

/** Those of a phone's bar, at the thumb. */
export function useEntriesAtThumb(): typeof entries {
  const own = useEntries();
  return entries.slice(0, 3).filter((entry) => own.includes(entry));
}

/** Addresses that do not begin with that of their entry: the first screen is the list of requests. */
const belongs: Record<string, string> = {
  [paths.admin]: paths.adminRequests,
  [paths.adminAvailability]: paths.adminPlanning,
  [paths.adminFigures]: paths.adminInvoices,
  [paths.adminImports('locations')]: paths.adminInvoices,
  [paths.adminPartners]: paths.adminTestimonials,
};

/** Whether the address belongs to the entry. */
export function isCurrent(path: string, pathname: string): boolean {
  const entry = pathname.startsWith(paths.adminPieces) ? paths.adminArticles : belongs[pathname];
  return pathname.startsWith(path) || entry === path;
}
