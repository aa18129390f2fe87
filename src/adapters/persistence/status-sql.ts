import { ATTENDED_STATUSES, EXPECTED_STATUSES, LEFT_STATUSES } from '../../domain/match/match-member.js';
import { VOID_STATUSES, OPEN_STATUSES, PAST_STATUSES } from '../../domain/match/match-status.js';
import { OPEN_REQUEST_STATUSES } from '../../domain/matching-request/matching-request.js';
import { TABLE_SIZE } from '../../domain/seating/model/table-size.js';
import { UNDECIDED_STATUSES } from '../../domain/review-cases/undecided.js';

/**
 * The domain's status rules as SQL conditions on a status column, such as `seat.status`. The lists are literals and not
 * parameters, because PostgreSQL uses a partial index only when the query implies its condition.
 */

const list = (statuses: readonly string[]): string => `(${statuses.map((name) => `'${name}'`).join(', ')})`;

export const isSeatedSql = (status: string): string => `${status} not in ${list(LEFT_STATUSES)}`;
export const hasLeftSql = (status: string): string => `${status} in ${list(LEFT_STATUSES)}`;
export const isExpectedSql = (status: string): string => `${status} in ${list(EXPECTED_STATUSES)}`;
export const hasAttendedSql = (status: string): string => `${status} in ${list(ATTENDED_STATUSES)}`;

/** Whether exactly two are expected at the match and both agreed to meet as a pair. @param matchId SQL for its id */
export const isAgreedPairSql = (matchId: string): string => `(
  select count(*) = ${TABLE_SIZE.pair} and bool_and(seat.consents_to_pair) from match_members seat
  where seat.match_id = ${matchId} and ${isExpectedSql('seat.status')})`;

/** Whether a row of `match_members` has a seat and may read the chat: not after leaving it, which ends no seat from the start on. */
export const isInChatSql = (seat: string): string =>
  `${isSeatedSql(`${seat}.status`)} and ${seat}.left_at is null`;

export const isOpenMatchSql = (status: string): string => `${status} in ${list(OPEN_STATUSES)}`;
export const isPastMatchSql = (status: string): string => `${status} in ${list(PAST_STATUSES)}`;
export const isVoidSql = (status: string): string => `${status} in ${list(VOID_STATUSES)}`;
/** Open or past: a table that members can read, and no chat of two. */
export const isVisibleTableSql = (status: string): string =>
  `${status} in ${list([...OPEN_STATUSES, ...PAST_STATUSES])}`;
/** Open or past, or a chat of two: members can read the match and its chat. */
export const isVisibleMatchSql = (status: string): string =>
  `${status} in ${list([...OPEN_STATUSES, ...PAST_STATUSES, 'in_touch'])}`;

export const isOpenRequestSql = (status: string): string => `${status} in ${list(OPEN_REQUEST_STATUSES)}`;
export const isUndecidedSql = (status: string): string => `${status} in ${list(UNDECIDED_STATUSES)}`;
