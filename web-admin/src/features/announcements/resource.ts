import Icon from '@mui/icons-material/CampaignOutlined';
import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';
import { t } from './messages.js';

export const announcements: ResourceProps = {
  name: 'announcements',
  icon: Icon,
  options: { label: t('announcements'), isForAdmins: true },
  list: lazy(() => import('./AnnouncementList.js')),
  create: lazy(() => import('./AnnouncementCreate.js')),
  show: lazy(() => import('./AnnouncementShow.js')),
};
