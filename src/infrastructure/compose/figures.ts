import type { AttendanceQueries } from '../../application/figures/attendance.js';
import type { FigureQueries } from '../../application/figures/figures.js';
import { ReadAttendance } from '../../application/figures/read-attendance.js';
import { ReadFigures } from '../../application/figures/read-figures.js';
import type { Shared } from './shared.js';

interface Ports {
  readonly figureQueries: FigureQueries;
  readonly attendanceQueries: AttendanceQueries;
}

/** Statistics of the console. */
export const composeFigures = ({ clock }: Shared, { figureQueries, attendanceQueries }: Ports) => ({
  readFigures: new ReadFigures(figureQueries, clock),
  readAttendance: new ReadAttendance(attendanceQueries, clock),
});
