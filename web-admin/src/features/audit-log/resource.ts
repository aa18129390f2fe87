import Icon from '@mui/icons-material/HistoryOutlined';
import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';
import { t } from '../../shared/audit-log/messages.js';

export const auditLog: ResourceProps = {
  name: 'audit-log',
  icon: Icon,
  options: { label: t('auditLog') },
  list: lazy(() => import('./AuditLogList.js')),
};
