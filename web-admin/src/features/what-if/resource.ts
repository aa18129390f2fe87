import Icon from '@mui/icons-material/CompareArrowsOutlined';
import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';
import { t } from './messages.js';

export const whatIf: ResourceProps = {
  name: 'what-if',
  icon: Icon,
  options: { label: t('whatIf'), isForAdmins: true },
  list: lazy(() => import('./WhatIfPage.js')),
};
