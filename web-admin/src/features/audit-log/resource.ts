import Icon from '@mui/icons-material/HistoryOutlined';
import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';

export const auditLog: ResourceProps = {
  name: 'audit-log',
  icon: Icon,
  options: { label: 'Audit log' },
  list: lazy(() => import('./AuditLogList.js')),
};
