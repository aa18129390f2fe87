import { ContainerModule } from 'inversify';
import { attendanceRoutes } from '../../adapters/http/admin/attendance.routes.js';
import { statsRoutes } from '../../adapters/http/admin/stats.routes.js';
import { PostgresAttendanceQueries } from '../../adapters/persistence/figures/postgres-attendance-queries.js';
import { PostgresFigureQueries } from '../../adapters/persistence/figures/postgres-figure-queries.js';
import type { AttendanceQueries } from '../../application/figures/attendance.js';
import type { FigureQueries } from '../../application/figures/figures.js';
import { ReadAttendance } from '../../application/figures/read-attendance.js';
import { ReadFigures } from '../../application/figures/read-figures.js';
import { bindClass, token } from './bind-class.js';
import { CLOCK, CONTEXT_REGISTRATION, HOME_ZONE, LISTS } from './tokens.js';

const ATTENDANCE_QUERIES = token<AttendanceQueries>('AttendanceQueries');
const QUERIES = token<FigureQueries>('FigureQueries');

/** Statistics of the console. */
export const figuresModule = new ContainerModule(({ bind }) => {
  bindClass(bind, PostgresFigureQueries, [LISTS, HOME_ZONE], QUERIES);
  bindClass(bind, ReadFigures, [QUERIES, CLOCK]);
  bindClass(bind, PostgresAttendanceQueries, [LISTS, HOME_ZONE], ATTENDANCE_QUERIES);
  bindClass(bind, ReadAttendance, [ATTENDANCE_QUERIES, CLOCK]);
  bind(CONTEXT_REGISTRATION)
    .toResolvedValue(
      (readFigures, readAttendance) => ({
        routes: [...statsRoutes({ readFigures }), ...attendanceRoutes({ readAttendance })],
        errors: {},
        handlers: {},
        recurring: [],
      }),
      [ReadFigures, ReadAttendance],
    )
    .inSingletonScope();
});
