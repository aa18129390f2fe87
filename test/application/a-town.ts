import type { JobHandler } from '../../src/adapters/jobs/task-list.js';
import type { SubmitReportCommand } from '../../src/application/moderation/submit-report.js';
import { composeAttendance } from '../../src/infrastructure/compose/attendance.js';
import { composeChat, composeWriting } from '../../src/infrastructure/compose/chat.js';
import { composeFeedback } from '../../src/infrastructure/compose/feedback.js';
import { composeFriendCodes, composeFriends } from '../../src/infrastructure/compose/friends.js';
import { composeIcebreakers } from '../../src/infrastructure/compose/icebreakers.js';
import type { ContextHandlers } from '../../src/infrastructure/compose/contexts.js';
import { jobHandlers } from '../../src/infrastructure/compose/job-handlers.js';
import { consequences } from '../../src/infrastructure/compose/events.js';
import { queuedJobs, recurringJobs } from '../../src/infrastructure/compose/jobs.js';
import { composeMatch } from '../../src/infrastructure/compose/match.js';
import { composeMatchingRequest } from '../../src/infrastructure/compose/matching-request.js';
import { composeMeetup, composeParticipation } from '../../src/infrastructure/compose/meetup.js';
import { composeSeating } from '../../src/infrastructure/compose/seating.js';
import { composeTableChange } from '../../src/infrastructure/compose/table-change.js';
import { composeVenue } from '../../src/infrastructure/compose/venue.js';
import type { Coordinates } from '../../src/domain/shared/distance.js';
import type { UnitOfWork } from '../../src/application/shared/ports.js';
import { aShared, notInMemory } from '../support/builders/a-shared.js';
import { InMemoryBlocks } from '../support/fakes/in-memory-blocks.js';
import { InMemoryChat } from '../support/fakes/in-memory-chat.js';
import { InMemoryFriendGroups } from '../support/fakes/in-memory-friend-groups.js';
import { InMemoryIcebreakerTables } from '../support/fakes/in-memory-icebreaker-tables.js';
import { InMemoryMeetupLinks } from '../support/fakes/in-memory-meetup-links.js';
import { InMemoryLinkedPictures } from '../support/fakes/in-memory-linked-pictures.js';
import {
  InMemoryContacts,
  InMemoryFeedbackEntries,
  InMemoryMatches,
  InMemorySeatingExclusions,
} from '../support/fakes/in-memory-matches.js';
import {
  InMemoryMatchingRequests,
  InMemoryRequestingUsers,
} from '../support/fakes/in-memory-matching-requests.js';
import { InMemoryMeetups, InMemoryParticipants } from '../support/fakes/in-memory-meetups.js';
import { InMemoryMessageWriter } from '../support/fakes/in-memory-message-writer.js';
import { RecordingPairContacts } from '../support/fakes/in-memory-pair-chats.js';
import { InMemoryPrivatePreferences } from '../support/fakes/in-memory-private-preferences.js';
import { InMemoryOpeningHours } from '../support/fakes/in-memory-opening-hours.js';
import { InMemorySeatingRuns } from '../support/fakes/in-memory-seating-runs.js';
import { InMemoryOpenSlots, InMemorySlots } from '../support/fakes/in-memory-slots.js';
import { InMemoryTableChanges } from '../support/fakes/in-memory-table-changes.js';
import { sameThread } from '../support/fakes/same-thread.js';
import { InMemoryUnitOfWork } from '../support/fakes/in-memory-unit-of-work.js';
import { InMemoryUnreadNotices } from '../support/fakes/in-memory-unread-notices.js';
import { InMemoryVenueBallots } from '../support/fakes/in-memory-venue-ballots.js';
import { townActs } from './town-acts.js';

/** Two time zones, split by longitude. */
const zoneOf = ({ longitude }: Coordinates) =>
  longitude < -100 ? 'America/Los_Angeles' : 'America/New_York';

const readsOfTheDatabase = {
  meetupQueries: { browse: notInMemory, ofUser: notInMemory, meetup: notInMemory },
  matchQueries: { matchOf: notInMemory },
  requestQueries: { openRequestOf: notInMemory },
  waitingCounts: { count: notInMemory },
  pastMatches: {
    eraseTextsBefore: notInMemory,
    anonymizeBefore: notInMemory,
    removeRequestsBefore: notInMemory,
  },
};

/** The fakes that hold the rows of a town. */
function townPorts({ jobs, goodStanding, realtime, geocoder, limiter }: ReturnType<typeof aShared>) {
  const requests = new InMemoryMatchingRequests(jobs);
  const matches = new InMemoryMatches(jobs);
  const blocks = new InMemoryBlocks();
  const exclusions = new InMemorySeatingExclusions();
  const slots = new InMemorySlots(requests, matches, blocks.pairs, exclusions);
  const groups = new InMemoryFriendGroups(requests, blocks.pairs);
  slots.friends = groups;
  const chat = new InMemoryChat(matches, blocks.pairs);
  const concerns: SubmitReportCommand[] = [];
  const meetups = new InMemoryMeetups(matches);
  const cancellations: Array<{ userId: number; matchId: number }> = [];
  return {
    requests,
    matches,
    blocks,
    exclusions,
    slots,
    groups,
    openSlots: new InMemoryOpenSlots(requests),
    runs: new InMemorySeatingRuns(),
    engine: sameThread,
    chatMessages: chat,
    chatQueries: chat,
    messageWriter: new InMemoryMessageWriter(chat, goodStanding, realtime),
    chatLimiter: limiter,
    icebreakerTables: new InMemoryIcebreakerTables(matches, chat, slots),
    tableChanges: new InMemoryTableChanges(requests, matches),
    ballots: new InMemoryVenueBallots(matches),
    privatePreferences: new InMemoryPrivatePreferences(),
    places: geocoder,
    openingHours: new InMemoryOpeningHours(),
    zones: { zoneOf },
    meetups,
    meetupLinks: new InMemoryMeetupLinks(meetups),
    participants: new InMemoryParticipants(blocks.pairs),
    linkedPictures: new InMemoryLinkedPictures(),
    requestingUsers: new InMemoryRequestingUsers(),
    unreadNotices: new InMemoryUnreadNotices(),
    ...readsOfTheDatabase,
    feedback: new InMemoryFeedbackEntries(),
    pairContacts: new RecordingPairContacts(),
    authorLocks: { acquire: async () => undefined },
    concerns,
    submitReport: { execute: async (report: SubmitReportCommand) => void concerns.push(report) },
    cancellations,
    reportEarlyCancellation: {
      execute: async (cancellation: { userId: number; matchId: number }) =>
        void cancellations.push(cancellation),
    },
  };
}

/**
 * All use cases of requests, matches, meetups and chats on fakes, on Monday 2 March 2026, 10:00 in New York. Jobs run
 * when the test calls `doJobs`.
 */
export function aTown({ patienceSeconds = 600, debounceMs = 1000, offersNotTheOnly = true } = {}) {
  return townActs(composeTown({ patienceSeconds, debounceMs, offersNotTheOnly }));
}

export type Town = ReturnType<typeof aTown>;
export type ComposedTown = ReturnType<typeof composeTown>;

interface TownSettings {
  readonly patienceSeconds: number;
  readonly debounceMs: number;
  readonly offersNotTheOnly: boolean;
}

function composeTown(settings: TownSettings) {
  const outer = aShared();
  const ports = townPorts(outer);
  const { audit, jobs, realtime } = outer;
  const { runs, requests, matches, blocks, meetups, chatMessages, ballots, groups } = ports;
  const rows = [requests.rows, matches.rows, blocks.pairs, meetups.rows, chatMessages.rows, ballots, groups];
  const unitOfWork = new InMemoryUnitOfWork(audit, runs, ...rows, jobs, realtime);
  const shared = { ...outer, unitOfWork, contacts: new InMemoryContacts(matches) };
  const chat = composeChat(shared, ports);
  const match = composeMatch(shared, { ...ports, ...chat });
  const ground = { ...ports, ...chat, ...match, ...settings, homeArea: null };
  const seating = composeSeating(shared, ground);
  const codes = composeFriendCodes(shared, { ...ports, ...seating });
  const request = composeMatchingRequest(shared, { ...ground, ...codes });
  const meetup = composeMeetup(shared, ground);
  const contexts = {
    chat,
    match,
    seating,
    matchingRequest: request,
    meetup,
    friends: composeFriends(shared, { ...ports, ...seating, ...codes, ...request }),
    icebreakers: composeIcebreakers(shared, ground),
    venue: composeVenue(shared, ground),
    tableChange: composeTableChange(shared, { ...ground, ...seating }),
    attendance: composeAttendance(shared, ground),
    feedback: composeFeedback(shared, ground),
    writing: composeWriting(shared, ports),
    participation: composeParticipation(shared, { ...ground, ...request }),
  };
  return { shared, ports, contexts, handlers: handlersOf(contexts, unitOfWork) };
}

/** What the queue calls for the jobs and events whose handlers are all in the town. */
function handlersOf(contexts: object, unitOfWork: UnitOfWork): Readonly<Record<string, JobHandler>> {
  const outside = { execute: notInMemory };
  const none = new Proxy({}, { get: () => outside });
  const all = new Proxy(contexts as Record<string, { handlers?: object }>, {
    get: (of, name: string) => of[name]?.handlers ?? none,
  }) as unknown as ContextHandlers;
  const lists = { ...queuedJobs(all), ...recurringJobs(all), ...consequences(all) };
  const isInTown = (name: string) => ![Object(lists)[name]].flat().includes(outside);
  const handlers = Object.entries(jobHandlers(all, unitOfWork, async () => undefined));
  return Object.fromEntries(handlers.filter(([name]) => isInTown(name)));
}

export { STAFF, UNTIL_FRIDAY } from './town-acts.js';
