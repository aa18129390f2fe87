import {
  MatchNotOver,
  FeedbackIsClosed,
  FeedbackNoteTooLong,
  MatchNotFound,
  NotAtThisTable,
} from './match-errors.js';
import type { MatchMember } from './match-member.js';
import { isArchived, isVoid, isOver, type MatchStatus } from './match-status.js';

/** Maximum length of a note, in code points. */
export const LONGEST_FEEDBACK_NOTE = 500;

/**
 * Feedback of one member on a completed match, not visible to the other members. The repeat rule does not apply to two
 * users who name each other in `again`.
 */
export interface MatchFeedback {
  readonly userId: number;
  /** Whether the member attended, as they state it themselves. */
  readonly attended: boolean;
  /** Unique ids of the members they would like to sit with again; empty if they did not attend. */
  readonly again: readonly number[];
  readonly note: string | null;
}

/** Validates and normalizes feedback as it was sent. @throws FeedbackNoteTooLong */
export function feedbackFrom(sent: MatchFeedback): MatchFeedback {
  const note = sent.note?.trim() || null;
  if (note && [...note].length > LONGEST_FEEDBACK_NOTE) throw new FeedbackNoteTooLong();
  return { ...sent, note, again: sent.attended ? [...new Set(sent.again)] : [] };
}

interface RatedMatch {
  readonly status: MatchStatus;
  readonly startsAt: Date;
  readonly seated: readonly MatchMember[];
}

/**
 * Validates that a user may give this feedback now: the interval begins at the end of the match (included) and ends
 * when the chat is archived (excluded).
 * @returns the user's seat
 * @throws MatchNotFound, MatchNotOver, FeedbackIsClosed, NotAtThisTable
 */
export function seatForFeedback(
  { status, startsAt, seated }: RatedMatch,
  { userId, again }: MatchFeedback,
  now: Date,
): MatchMember {
  const seat = seated.find((member) => member.userId === userId);
  if (!seat || isVoid(status)) throw new MatchNotFound();
  if (!isOver(startsAt, now)) throw new MatchNotOver();
  if (status === 'archived' || isArchived(startsAt, now)) throw new FeedbackIsClosed();
  const others = seated.filter((member) => member !== seat).map((member) => member.userId);
  if (again.some((id) => !others.includes(id))) throw new NotAtThisTable();
  return seat;
}
