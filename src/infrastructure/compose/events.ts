import type { ContextHandlers } from './contexts.js';
import type { ProductEvent } from './product-event.js';

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
