import type { ResponseOf } from '../../shared/api/types.js';

/** The response with all statistics. */
export type Stats = ResponseOf<'/api/admin/stats'>;
export type Attendance = ResponseOf<'/api/admin/attendance'>;
