import type { AuditedReads } from '../../../application/audit/audited-reads.js';
import type { ReadAttendance } from '../../../application/figures/read-attendance.js';
import { one, type Route } from '../route.js';
import { AttendanceFiguresResponse } from './attendance-figures.admin.dto.js';
import { routesFor } from '../routes-for.js';

const moderator = routesFor('moderator', 'Console: statistics');

export interface AttendanceServices {
  readonly readAttendance: ReadAttendance;
  readonly reads: AuditedReads;
}

/** Tables at risk and the attendance of past Saturdays, in counts. */
export function attendanceRoutes({ readAttendance, reads }: AttendanceServices): Route[] {
  return [
    moderator.get('/api/admin/attendance', 'getAttendance', {
      summary: 'Get the tables at risk and the attendance of the past Saturdays',
      isAudited: true,
      responses: { 200: one(AttendanceFiguresResponse, 'The attendance') },
      handle: async ({ userId }) => {
        const { atRisk, saturdays } = await readAttendance.execute(userId);
        await reads.viewed(userId, 'attendance.viewed', null);
        const tables = atRisk.map(({ startsAt, ...table }) => ({
          ...table,
          startsAt: startsAt.toISOString(),
        }));
        return { atRisk: tables, saturdays };
      },
    }),
  ];
}
