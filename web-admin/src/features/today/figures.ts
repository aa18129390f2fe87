import { messagesOf } from '../../shared/i18n/messages-of.js';
import type { ResponseOf } from '../../shared/api/types.js';

export const t = messagesOf('today');

export type Stats = ResponseOf<'/api/admin/stats'>;
export type Attendance = ResponseOf<'/api/admin/attendance'>;
