import Icon from '@mui/icons-material/EventOutlined';
import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';
import { t } from './messages.js';

export const meetups: ResourceProps = {
  name: 'meetups',
  icon: Icon,
  options: { label: t('meetups') },
  list: lazy(() => import('./MeetupList.js')),
  create: lazy(() => import('./MeetupCreate.js')),
  show: lazy(() => import('./MeetupShow.js')),
};
