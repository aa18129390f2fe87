import { mayArrive } from '@domain/match/attendance.js';
import { isOpenStatus } from '@domain/match/match-status.js';
import { isTimeForHomeSafe } from '@domain/safety/home-safe.js';
import { awaitsVote, chosenOf, freeOf } from '../../features/venue/ballot.js';
import type { Match, VenueBallot } from '../../shared/api/types.js';

/** What the bar of a chat offers to do. */
export type NextStep =
  | 'say-home-safe'
  | 'arrive'
  | 'answer-change'
  | 'say-yes'
  | 'book'
  | 'take-booking'
  | 'suggest'
  | 'vote';

/** What the next step of a member depends on. */
export interface TableState {
  readonly match: Pick<Match, 'status' | 'startsAt' | 'isSeatConfirmed' | 'attendance'>;
  /** Undefined where there is none, as for a meetup, and while it is loaded. */
  readonly ballot: VenueBallot | undefined;
  /** Whether a question about a new table waits for the member. */
  readonly isAskedToMove: boolean;
  readonly isHomeSafe: boolean;
  readonly myId: number;
}

/** The one step that presses most. @returns null where nothing is left to do now */
export function nextStep(state: TableState, now = new Date()): NextStep | null {
  const { match, ballot, isAskedToMove, isHomeSafe, myId } = state;
  const startsAt = new Date(match.startsAt);
  if (match.status === 'archived' || match.status === 'in_touch') return null;
  if (isTimeForHomeSafe(startsAt, now)) return isHomeSafe ? null : 'say-home-safe';
  if (!isOpenStatus(match.status)) return null;
  if (mayArrive(startsAt, now)) return match.attendance.here.includes(myId) ? null : 'arrive';
  if (now >= startsAt) return null;
  if (isAskedToMove) return 'answer-change';
  if (!match.isSeatConfirmed) return 'say-yes';
  return ballot ? placeStep(ballot, myId) : null;
}

/** What one has promised comes first, then what nobody has; a vote can wait longest. */
function placeStep(ballot: VenueBallot, myId: number): NextStep | null {
  const { booking, takesProposals } = ballot;
  if (takesProposals && chosenOf(ballot)) {
    if (booking?.status === 'taken' && booking.bookerId === myId) return 'book';
    if (booking?.status === 'asked') return 'take-booking';
  }
  if (takesProposals && freeOf(ballot).length === 0) return 'suggest';
  return awaitsVote(ballot) ? 'vote' : null;
}
