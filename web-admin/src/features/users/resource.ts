import Icon from '@mui/icons-material/PeopleOutlined';
import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';

export const users: ResourceProps = {
  name: 'users',
  icon: Icon,
  options: { label: 'People' },
  list: lazy(() => import('./UserList.js')),
  show: lazy(() => import('./UserShow.js')),
};
