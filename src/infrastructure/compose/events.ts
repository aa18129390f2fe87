import type { ProfileChanged } from '../../domain/account/user.js';
import type { MatchEvent } from '../../domain/match/match-events.js';
import type { MatchingRequestEvent } from '../../domain/matching-request/matching-request-events.js';
import type { ReportEvent } from '../../domain/moderation/report.js';
import type { LanguagesChanged } from '../../domain/private-preferences/private-preferences.js';
import type { ReviewEvent } from '../../domain/trust-score/review-events.js';
import type { ContextHandlers } from './contexts.js';

/** What repositories publish. */
export type ProductEvent =
  | ProfileChanged
  | LanguagesChanged
  | MatchingRequestEvent
  | MatchEvent
  | ReportEvent
  | ReviewEvent;

interface InOneTransaction<Event> {
  readonly execute: (event: Event) => Promise<unknown>;
  readonly commitsInSteps?: never;
}

/** Calls an outside service between its transactions, and is idempotent. */
interface InSteps<Event> {
  readonly execute: (event: Event) => Promise<unknown>;
  readonly commitsInSteps: true;
}

/** The handlers of one event run in this order and in one transaction, or one of them runs in its own. See ADR 63. */
type Consequences<Event> = ReadonlyArray<InOneTransaction<Event>> | readonly [InSteps<Event>];

/** By type; one without consequences has an empty list. */
export type EventMap = {
  readonly [Event in ProductEvent as Event['type']]: Consequences<Event>;
};

/** What follows from each event. */
export const consequences = ({
  friends,
  icebreakers,
  match,
  meetup,
  reports,
  seating,
  trustScore,
  venue,
}: ContextHandlers): EventMap => ({
  'profile-changed': [seating.onProfileChanged],
  'languages-changed': [seating.onProfileChanged],

  'request-opened': [seating.requestRun],
  'request-closed': [match.onRequestClosed],
  'request-ended': [friends.onRequestEnded],

  'table-formed': [icebreakers.greetTable, match.onTableFormed, venue.onSeatsChanged],
  'table-confirmed': [icebreakers.greetTable, match.onTableConfirmed],
  'table-moved': [meetup.onTableMoved],
  'table-ended': [match.onTableEnded, meetup.onTableEnded],

  'seat-taken': [match.onSeatTaken, venue.onSeatsChanged],
  'seat-freed': [match.onSeatFreed, venue.onSeatsChanged, meetup.onSeatFreed, seating.requestRun],
  'seat-lost': [match.onSeatLost],
  'members-moved': [match.onMembersMoved, venue.onSeatsChanged, seating.requestRun],
  'chat-left': [match.onChatLeft],

  'report-submitted': [reports.onReportSubmitted],
  'report-decided': [reports.onReportDecided],
  'member-warned': [reports.onMemberWarned],

  'review-decided': [trustScore.onReviewEnded],
  'review-withdrawn': [trustScore.onReviewEnded],
});
