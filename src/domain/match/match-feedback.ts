import {
  ContradictoryFeedback,
  MatchNotOver,
  FeedbackIsClosed,
  MatchNotFound,
  NotAtThisTable,
} from './match-errors.js';
import { TextNotAllowed } from '../shared/text-not-allowed.js';
import { visibleText } from '../shared/readable-text.js';
import type { MatchMember } from './match-member.js';
import { isPairChat } from './match-status.js';
import { isArchived, isVoid, isOver, type MatchStatus } from './match-status.js';

/** Maximum length of a note, in code points. */
export const LONGEST_FEEDBACK_NOTE = 500;

/** Maximum length of a concern, in UTF-16 code units: that of the note of a report. */
export const LONGEST_CONCERN = 1000;

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
  /** Unique ids of the members who came, and of those who did not; empty if the author did not attend. Absent: unchanged. */
  readonly came?: readonly number[];
  readonly didNotCome?: readonly number[];
  /** Unique ids of the members never to be seated with again. Absent: unchanged. See ADR 47. */
  readonly notAgain?: readonly number[];
}

/** Validates and normalizes feedback as it was sent. @throws TextNotAllowed, ContradictoryFeedback */
export function feedbackFrom(sent: MatchFeedback): MatchFeedback {
  const note = visibleText(sent.note);
  if (note && [...note].length > LONGEST_FEEDBACK_NOTE)
    throw new TextNotAllowed('note', { most: LONGEST_FEEDBACK_NOTE });
  const { attended, notAgain } = sent;
  const again = attended ? [...new Set(sent.again)] : [];
  if (notAgain?.some((id) => again.includes(id))) throw new ContradictoryFeedback('notAgain');
  if (sent.didNotCome?.some((id) => sent.came?.includes(id))) throw new ContradictoryFeedback('didNotCome');
  const witnessed = (ids?: readonly number[]) => ids && (attended ? [...new Set(ids)] : []);
  return {
    ...sent,
    note,
    again,
    came: witnessed(sent.came),
    didNotCome: witnessed(sent.didNotCome),
    notAgain: notAgain && [...new Set(notAgain)],
  };
}

/** The fields with ids of other members. */
const ABOUT_MEMBERS = ['again', 'came', 'didNotCome', 'notAgain'] as const;

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
  feedback: MatchFeedback,
  now: Date,
): MatchMember {
  const seat = seated.find((member) => member.userId === feedback.userId);
  if (!seat || isVoid(status) || isPairChat(status)) throw new MatchNotFound();
  if (!isOver(startsAt, now)) throw new MatchNotOver();
  if (status === 'archived' || isArchived(startsAt, now)) throw new FeedbackIsClosed();
  const others = seated.filter((member) => member !== seat).map((member) => member.userId);
  for (const field of ABOUT_MEMBERS)
    if (feedback[field]?.some((id) => !others.includes(id))) throw new NotAtThisTable(field);
  return seat;
}
