import {
  DinnerNotOver,
  FeedbackIsClosed,
  FeedbackNoteTooLong,
  MatchNotFound,
  NotAtThisTable,
} from './match-errors.js';
import type { MatchMember } from './match-member.js';
import { isArchived, isVoid, isOver, type MatchStatus } from './match-status.js';

/** The longest note, in code points. */
export const LONGEST_FEEDBACK_NOTE = 500;

/**
 * What one person says of a dinner, seen by nobody else at the table. Two who both name each other in `again` may be
 * seated together sooner than others.
 */
export interface DinnerImpression {
  readonly userId: number;
  /** Whether they came; each is believed for themselves, and nobody is asked about others. */
  readonly attended: boolean;
  /** Ids of the people they would like to sit with again, each once. Whoever did not come met nobody. */
  readonly again: readonly number[];
  readonly note: string | null;
}

/** What a person sent, in the shape in which it is kept. @throws FeedbackNoteTooLong */
export function impressionFrom(sent: DinnerImpression): DinnerImpression {
  const note = sent.note?.trim() || null;
  if (note && [...note].length > LONGEST_FEEDBACK_NOTE) throw new FeedbackNoteTooLong();
  return { ...sent, note, again: sent.attended ? [...new Set(sent.again)] : [] };
}

interface Dinner {
  readonly status: MatchStatus;
  readonly startsAt: Date;
  readonly seated: readonly MatchMember[];
}

/**
 * The seat of whoever tells how the dinner was, about people who sat there. Asked from the end of the dinner until the
 * chat is archived.
 * @throws MatchNotFound, DinnerNotOver, FeedbackIsClosed, NotAtThisTable
 */
export function seatOfTeller(
  { status, startsAt, seated }: Dinner,
  { userId, again }: DinnerImpression,
  now: Date,
): MatchMember {
  const seat = seated.find((member) => member.userId === userId);
  if (!seat || isVoid(status)) throw new MatchNotFound();
  if (!isOver(startsAt, now)) throw new DinnerNotOver();
  if (status === 'archived' || isArchived(startsAt, now)) throw new FeedbackIsClosed();
  const others = seated.filter((member) => member !== seat).map((member) => member.userId);
  if (again.some((id) => !others.includes(id))) throw new NotAtThisTable();
  return seat;
}
