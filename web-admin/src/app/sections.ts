import InboxOutlined from '@mui/icons-material/InboxOutlined';
import PeopleOutlined from '@mui/icons-material/PeopleOutlined';
import SettingsOutlined from '@mui/icons-material/SettingsOutlined';
import TableRestaurantOutlined from '@mui/icons-material/TableRestaurantOutlined';
import TodayOutlined from '@mui/icons-material/TodayOutlined';
import { type ComponentType, lazy } from 'react';
import type { ResourceProps } from 'react-admin';
import { t } from './messages.js';

/** A link within a section: a resource, or one filter of its list. */
export interface Tab {
  readonly label: string;
  readonly resource: string;
  readonly filter?: Readonly<Record<string, unknown>>;
  readonly isForAdmins?: boolean;
}

/** One of the five entries of the console. */
export interface Section {
  readonly label: string;
  readonly icon: ComponentType;
  readonly resources: readonly ResourceProps[];
  readonly tabs: readonly Tab[];
  /** Whether its lists are those of one Saturday, which its tabs keep. */
  readonly hasSaturday?: boolean;
}

type AnnouncementPages = typeof import('../features/announcements/AnnouncementPages.js');
const announcementPage = (page: keyof AnnouncementPages) =>
  lazy(async () => ({ default: (await import('../features/announcements/AnnouncementPages.js'))[page] }));
const FOR_ADMINS = { isForAdmins: true };
const whoMayJoin = lazy(() => import('./WhoMayJoinPage.js'));

export const SECTIONS: readonly Section[] = [
  { label: t('today'), icon: TodayOutlined, resources: [], tabs: [] },
  {
    label: t('queue'),
    icon: InboxOutlined,
    resources: [
      { name: 'work', list: lazy(() => import('../features/queue/QueueList.js')) },
      {
        name: 'verifications',
        options: { label: t('verifications') },
        list: lazy(() => import('../features/verifications/VerificationList.js')),
        show: lazy(() => import('../features/verifications/VerificationShow.js')),
      },
      {
        name: 'reports',
        options: { label: t('reports') },
        list: lazy(() => import('../features/reports/ReportList.js')),
        show: lazy(() => import('../features/reports/ReportShow.js')),
      },
    ],
    tabs: [
      { label: t('everything'), resource: 'work', filter: {} },
      { label: t('ids'), resource: 'work', filter: { kind: 'id' } },
      { label: t('photos'), resource: 'work', filter: { kind: 'picture' } },
      { label: t('reports'), resource: 'work', filter: { kind: 'report' } },
      { label: t('appeals'), resource: 'work', filter: { kind: 'appeal' } },
      { label: t('endings'), resource: 'work', filter: { kind: 'ending' } },
    ],
  },
  {
    label: t('people'),
    icon: PeopleOutlined,
    resources: [
      {
        name: 'users',
        list: lazy(() => import('../features/users/UserList.js')),
        show: lazy(() => import('../features/users/UserShow.js')),
      },
    ],
    tabs: [
      { label: t('everyone'), resource: 'users', filter: {} },
      { label: t('members'), resource: 'users', filter: { role: 'member' } },
      { label: t('staff'), resource: 'users', filter: { role: 'staff' } },
      { label: t('guests'), resource: 'users', filter: { isInvited: true }, isForAdmins: true },
    ],
  },
  {
    label: t('saturdays'),
    icon: TableRestaurantOutlined,
    hasSaturday: true,
    resources: [
      {
        name: 'matches',
        list: lazy(() => import('../features/matches/MatchList.js')),
        show: lazy(() => import('../features/matches/MatchShow.js')),
      },
      { name: 'attendance', list: lazy(() => import('../features/attendance/AttendancePage.js')) },
      { name: 'seating-runs', list: lazy(() => import('../features/seating-runs/SeatingRunList.js')) },
      {
        name: 'meetups',
        list: lazy(() => import('../features/meetups/MeetupList.js')),
        create: lazy(() => import('../features/meetups/MeetupCreate.js')),
        show: lazy(() => import('../features/meetups/MeetupShow.js')),
      },
    ],
    tabs: [
      { label: t('tables'), resource: 'matches' },
      { label: t('attendance'), resource: 'attendance' },
      { label: t('runs'), resource: 'seating-runs' },
      { label: t('meetups'), resource: 'meetups' },
    ],
  },
  {
    label: t('settings'),
    icon: SettingsOutlined,
    resources: [
      { name: 'registration', options: FOR_ADMINS, list: whoMayJoin },
      { name: 'invitations', options: FOR_ADMINS, list: whoMayJoin },
      {
        name: 'community',
        options: FOR_ADMINS,
        list: lazy(() => import('../features/community/CommunityPage.js')),
      },
      {
        name: 'announcements',
        options: FOR_ADMINS,
        list: announcementPage('AnnouncementList'),
        create: announcementPage('AnnouncementCreate'),
        show: announcementPage('AnnouncementShow'),
      },
      { name: 'system', options: FOR_ADMINS, list: lazy(() => import('../features/system/SystemPage.js')) },
      { name: 'audit-log', list: lazy(() => import('../features/audit-log/AuditLogList.js')) },
    ],
    tabs: [
      { label: t('whoMayJoin'), resource: 'registration', isForAdmins: true },
      { label: t('community'), resource: 'community', isForAdmins: true },
      { label: t('announcements'), resource: 'announcements', isForAdmins: true },
      { label: t('system'), resource: 'system', isForAdmins: true },
      { label: t('auditLog'), resource: 'audit-log' },
    ],
  },
];

/** The react-admin resources. */
export const RESOURCES: readonly ResourceProps[] = SECTIONS.flatMap(({ resources }) => resources);

/** The tabs of a section that a staff member may open. */
export const tabsOf = ({ tabs }: Section, isAdmin: boolean): readonly Tab[] =>
  tabs.filter(({ isForAdmins }) => isAdmin || !isForAdmins);
