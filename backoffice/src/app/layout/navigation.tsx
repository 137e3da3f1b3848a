import {
  AppstoreOutlined,
  CalendarOutlined,
  CheckSquareOutlined,
  InboxOutlined,
  MailOutlined,
  MessageOutlined,
  SettingOutlined,
  TeamOutlined,
} from '@ant-design/icons';
import { paths } from '@barnum/rules/paths';
import { Tooltip } from 'antd';
import { Link, useLocation } from 'react-router-dom';
import { useArrivals } from '../../features/reservation-requests/arrivals/arrivals.tsx';
import styles from './navigation.module.css';

const entries = [
  { path: paths.adminToday, label: 'Aujourd’hui', Icon: CheckSquareOutlined },
  { path: paths.adminRequests, label: 'Demandes', Icon: InboxOutlined },
  { path: paths.adminPlanning, label: 'Planning', Icon: CalendarOutlined },
  { path: paths.adminMails, label: 'Messages', Icon: MailOutlined },
  { path: paths.adminArticles, label: 'Articles', Icon: AppstoreOutlined },
  { path: paths.adminTestimonials, label: 'Avis', Icon: MessageOutlined },
  { path: paths.adminPartners, label: 'Partenaires', Icon: TeamOutlined },
  { path: paths.adminSettings, label: 'Paramètres', Icon: SettingOutlined },
];

/** The menu; icons only when the sidebar is narrow. */
export function Navigation({ isNarrow, onNavigate }: { isNarrow: boolean; onNavigate: () => void }) {
  const { pathname } = useLocation();
  const { ids: arrived } = useArrivals();
  return (
    <nav aria-label="Écrans">
      <ul className={styles.entries}>
        {entries.map(({ path, label, Icon }) => {
          const isCurrent = pathname.startsWith(path) || (path === paths.adminRequests && pathname === paths.admin);
          return (
            <li key={path}>
              <Tooltip title={isNarrow ? label : ''} placement="right">
                <Link
                  className={isCurrent ? styles.current : styles.entry}
                  to={path}
                  aria-current={isCurrent ? 'page' : undefined}
                  onClick={onNavigate}
                >
                  <Icon className={styles.icon} aria-hidden />
                  <span className={isNarrow ? 'visually-hidden' : undefined}>{label}</span>
                  {path === paths.adminRequests && arrived.length > 0 && (
                    <span className={isNarrow ? styles.narrowCount : styles.count}>
                      {arrived.length}
                      <span className="visually-hidden">{arrived.length === 1 ? ' nouvelle' : ' nouvelles'}</span>
                    </span>
                  )}
                </Link>
              </Tooltip>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
