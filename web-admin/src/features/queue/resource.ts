import Icon from '@mui/icons-material/InboxOutlined';
import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';

export const queue: ResourceProps = {
  name: 'work',
  icon: Icon,
  options: { label: 'Queue' },
  list: lazy(() => import('./QueueList.js')),
};
