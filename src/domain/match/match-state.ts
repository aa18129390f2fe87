import type { Formation } from './formation.js';
import { MatchMember, type MemberState } from './match-member.js';
import type { MatchStatus } from './match-status.js';
import type { Occasion } from './meetup-table.js';
import type { NewMember } from './seats.js';

export interface MatchState extends Occasion {
  /** Null before the insert. */
  readonly id: number | null;
  /** Id of its meetup; null for a match formed by a run. */
  readonly meetupId: number | null;
  readonly organizerId: number | null;
  readonly meetupSeats: number | null;
  readonly meetupType: 'group' | '1v1';
  readonly status: MatchStatus;
  readonly matchScore: number;
  /** Venue or area in one line; null while neither is known. */
  readonly suggestedLocation: string | null;
  /** Explanation by the engine; null for the match of a meetup. */
  readonly formation: Formation | null;
  readonly cancelledBy: number | null;
  /** UTC instant at which the match was canceled or dissolved; null otherwise. */
  readonly closedAt: Date | null;
  readonly feedbackAskedAt: Date | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  /** In the order in which they joined, former members included. */
  readonly members: readonly MemberState[];
}

/** The state of a match that is formed by a run. */
export const formed = (
  { suggestedDate, suggestedTime, startsAt, venueType, timeZone }: Occasion,
  matchScore: number,
  newMembers: readonly NewMember[],
  now: Date,
): MatchState => ({
  id: null,
  suggestedDate,
  suggestedTime,
  startsAt,
  venueType,
  timeZone,
  meetupId: null,
  organizerId: null,
  meetupSeats: null,
  meetupType: 'group',
  status: 'pending',
  matchScore,
  suggestedLocation: null,
  formation: null,
  cancelledBy: null,
  closedAt: null,
  feedbackAskedAt: null,
  createdAt: now,
  updatedAt: now,
  members: newMembers.map(({ userId, requestId }) => MatchMember.join(userId, requestId, now).state),
});
