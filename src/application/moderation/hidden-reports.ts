import type { Report } from '../../domain/moderation/report.js';
import type { TableMates } from '../review-cases/table-mates.js';

/**
 * Whether a moderator must not learn that a report exists: it is about them, or about a table at which they ever had a seat.
 * The reporter may still sit next to them. Lists and counts ask the same in SQL (`isReportShownSql`).
 */
export const isHiddenFrom = async (
  moderatorId: number,
  { aboutUserId, matchId }: Pick<Report, 'aboutUserId' | 'matchId'>,
  tableMates: Pick<TableMates, 'satAt'>,
): Promise<boolean> =>
  aboutUserId === moderatorId || (matchId !== null && (await tableMates.satAt(moderatorId, matchId)));
