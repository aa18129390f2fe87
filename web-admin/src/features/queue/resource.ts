import Icon from '@mui/icons-material/InboxOutlined';
import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';
import { t } from './messages.js';

export const queue: ResourceProps = {
  name: 'work',
  icon: Icon,
  options: { label: t('title') },
  list: lazy(() => import('./QueueList.js')),
};
