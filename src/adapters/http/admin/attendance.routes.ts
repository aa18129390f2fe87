import type { ReadAttendance } from '../../../application/figures/read-attendance.js';
import { one, route, type Route } from '../route.js';
import { AttendanceFiguresResponse } from './attendance.dto.js';

/** Tables at risk and the attendance of past Saturdays, in counts. */
export function attendanceRoutes({ readAttendance }: { readonly readAttendance: ReadAttendance }): Route[] {
  return [
    route({
      method: 'get',
      path: '/api/admin/attendance',
      tag: 'Console: statistics',
      operationId: 'getAttendance',
      summary: 'Get the tables at risk and the attendance of the past Saturdays',
      access: 'moderator',
      responses: { 200: one(AttendanceFiguresResponse, 'The attendance') },
      handle: async () => {
        const { atRisk, saturdays } = await readAttendance.execute();
        const tables = atRisk.map(({ startsAt, ...table }) => ({
          ...table,
          startsAt: startsAt.toISOString(),
        }));
        return { atRisk: tables, saturdays };
      },
    }),
  ];
}
