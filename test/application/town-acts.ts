import type { DecidedOn } from '../../src/application/audit/staff-decisions.js';
import type { WriteMessageCommand } from '../../src/application/chat/write-message.js';
import type { GiveFeedbackCommand } from '../../src/application/feedback/giving-feedback.js';
import type { OpenRequestCommand } from '../../src/application/matching-request/asking-for-tables.js';
import type { ChangeMeetupCommand } from '../../src/application/meetup/organizing-meetups.js';
import type { RunMatchingCommand } from '../../src/application/seating/run-matching.js';
import type { JobOptions, Mail } from '../../src/application/shared/ports.js';
import type { Match } from '../../src/domain/match/match.js';
import type { MatchingRequest } from '../../src/domain/matching-request/matching-request.js';
import { Meetup } from '../../src/domain/meetup/meetup.js';
import type { VenueProposal } from '../../src/application/venue/choosing-venues.js';
import type { BookingOutcome } from '../../src/domain/venue/booking.js';
import { aMeetupForm, type MeetupFields } from '../support/builders/a-meetup.js';
import { DINNER } from '../support/builders/a-request.js';
import { aVenue } from '../support/builders/a-venue.js';
import type { FixedClock } from '../support/fakes/fixed-clock.js';
import type { Profile } from '../support/fakes/in-memory-slots.js';
import type { ComposedTown } from './a-town.js';

/** User id of the staff member of manual runs. */
export const STAFF = 900;

/** Friday 00:20 in New York, when the final run of that Saturday is due. */
export const UNTIL_FRIDAY = { days: 3, hours: 14, minutes: 20 };

/** What tests do in a town, and what they look at. */
export function townActs({ shared, ports, contexts, handlers }: ComposedTown) {
  const { clock, jobs, unitOfWork } = shared;
  const { requests, matches, meetups, requestingUsers } = ports;
  const { chat, match, seating, matchingRequest: request, meetup, venue, attendance } = contexts;
  const { feedback, friends } = contexts;
  const town = {
    ...shared,
    ...ports,
    seating: ports.slots,
    chat: ports.chatMessages,
    links: ports.linkedPictures,
    systemMessages: chat.systemMessages,
    participation: contexts.participation.cancelAllParticipation,
    answerTableChange: contexts.tableChange.answerTableChange,
    proposeTableChanges: { execute: handlers['slot-run-ended']! as (slot: unknown) => Promise<void> },

    asks: (userId: number, fields: Partial<OpenRequestCommand> = {}): Promise<MatchingRequest> =>
      request.askingForTables.open({
        userId,
        slot: DINNER,
        maxDistance: 10,
        ageRangeMin: null,
        ageRangeMax: null,
        ...fields,
      }),
    async ask(...userIds: number[]): Promise<void> {
      for (const userId of userIds) await town.asks(userId);
    },
    /** These ask, and all jobs that are due run. @returns the id of the newest table, 0 if there is none */
    async gather(...userIds: number[]): Promise<number> {
      await town.ask(...userIds);
      await town.doJobs();
      return town.tables().at(-1)?.id ?? 0;
    },
    withdrawRequest: (userId: number, requestId: number, isWaiting?: boolean) =>
      request.askingForTables.withdraw({ userId, requestId, isWaiting }),
    leave: (userId: number, matchId: number) => match.leavingTables.leave({ userId, matchId }),
    leavesAll: (userId: number) => match.leavingTables.leaveAll(userId),
    releases: (requestId: number) => match.leavingTables.release(requestId),
    cancelMatch: (userId: number, matchId: number) => match.leavingTables.cancel({ userId, matchId }),
    propose: (userId: number, matchId: number, place: Partial<VenueProposal> = {}) =>
      venue.choosingVenues.propose({
        ...aVenue(),
        openingHours: null,
        evenIfClosed: false,
        ...place,
        userId,
        matchId,
      }),
    vote: (userId: number, matchId: number, venueId: number) =>
      venue.choosingVenues.vote({ userId, matchId, venueId }),
    withdrawVote: (userId: number, matchId: number, venueId: number) =>
      venue.choosingVenues.withdrawVote({ userId, matchId, venueId }),
    takeBooking: (userId: number, matchId: number) => venue.choosingVenues.takeBooking({ userId, matchId }),
    giveBackBooking: (userId: number, matchId: number) =>
      venue.choosingVenues.giveBackBooking({ userId, matchId }),
    settleBooking: (
      userId: number,
      matchId: number,
      venueId: number,
      outcome: BookingOutcome | { readonly kind: 'full' },
    ) => venue.choosingVenues.settleBooking({ userId, matchId, venueId, outcome }),
    settlePlaces: () => handlers['settle-places']!({} as never),
    arrive: (userId: number, matchId: number) => attendance.comingToTables.arrive({ userId, matchId }),
    cannotFind: (userId: number, matchId: number) =>
      attendance.comingToTables.cannotFind({ userId, matchId }),
    confirm: (userId: number, matchId: number) => attendance.comingToTables.confirm({ userId, matchId }),
    runLate: (userId: number, matchId: number, minutes: number) =>
      attendance.comingToTables.runLate({ userId, matchId, minutes }),
    askToLeave: (userId: number, matchId: number) => attendance.answerByLink.askToLeave({ userId, matchId }),
    /** Plans a meetup, in which its organizer has a seat unless they are staff. @returns its id */
    plan: (userId: number, fields: MeetupFields = {}, isStaff = false): Promise<number> =>
      unitOfWork.run(async () => {
        const organizer = { userId, trustScore: 60, isStaff };
        const meetup = Meetup.plan(aMeetupForm(fields), organizer, clock.now());
        await meetups.add(meetup, clock.now());
        return meetup.id;
      }),
    /** @returns the id of the match */
    join: async (userId: number, meetupId: number) =>
      (await meetup.meetupSeats.join(userId, meetupId)).matchId,
    meetupSeats: meetup.meetupSeats,
    organizing: meetup.organizingMeetups,
    sharing: meetup.sharingMeetups,
    waitFor: (userId: number, meetupId: number) => meetup.meetupSeats.joinWaitlist(userId, meetupId),
    changeMeetup: (userId: number, meetupId: number, change: ChangeMeetupCommand['change']) =>
      meetup.organizingMeetups.change({ userId, meetupId, change, fields: Object.keys(change) }),
    leaveMeetup: (userId: number, meetupId: number, isWaiting?: boolean) =>
      meetup.meetupSeats.leave(userId, meetupId, isWaiting),
    cancelMeetupByStaff: (
      staffId: number,
      meetupId: number,
      reason: string | null = null,
      on: DecidedOn = {},
    ) => meetup.cancelMeetupByStaff.execute({ staffId, meetupId, reason, ...on }),
    /** Makes a code with which friends join the user, who waits for them. */
    opens: (userId: number, count = 1) => friends.comingWithFriends.open(userId, count),
    joins: (userId: number, code: string, replaces?: number) =>
      friends.comingWithFriends.join(userId, code, replaces),
    leaves: (userId: number) => friends.comingWithFriends.leave(userId),
    goesWithout: (userId: number) => friends.comingWithFriends.goWithout(userId),
    groupOf: (userId: number) => friends.comingWithFriends.find(userId),
    readsInvitation: (code: string, userId: number | null = null, network = '192.0.2.1') =>
      friends.readInvitation.execute(code, userId, network),
    purgeRuns: () => handlers['purge-seating-runs']!({} as never),
    purgeGroups: () => handlers['purge-groups']!({} as never),
    /** The first user makes a code, the others join by it. @returns the code */
    async comeTogether(...userIds: number[]): Promise<string> {
      await town.opens(userIds[0]!, Math.max(1, userIds.length - 1));
      const { code } = (await town.groupOf(userIds[0]!))!;
      for (const userId of userIds.slice(1)) await town.joins(userId, code!);
      return code!;
    },
    /** The same with users who ask first. @returns the code */
    async askTogether(...userIds: number[]): Promise<string> {
      await town.ask(...userIds);
      return town.comeTogether(...userIds);
    },
    runMatching: (command: Partial<RunMatchingCommand> = {}) =>
      seating.runMatching.execute({ staffId: STAFF, dryRun: false, slots: {}, ...command }),
    cancelOwnMeetup: (userId: number, meetupId: number) => meetup.organizingMeetups.cancel(userId, meetupId),
    meetup: async (meetupId: number): Promise<Meetup> =>
      (await unitOfWork.run(() => meetups.findForUpdate(meetupId)))!,
    write: async (
      userId: number,
      matchId: number,
      message: string,
      more: Partial<WriteMessageCommand> = {},
    ) =>
      (
        await contexts.writing.writeMessage.execute({
          userId,
          matchId,
          message,
          clientId: null,
          originSocket: null,
          ...more,
        })
      ).row,
    read: (userId: number, matchId: number, before: number | null = null) =>
      chat.tableChat.read(userId, matchId, before),
    marksRead: (userId: number, matchId: number, messageId: number) =>
      chat.tableChat.markRead(userId, matchId, messageId),
    purgeMessages: () => chat.tableChat.purge(),
    erase: (userId: number, matchId: number, messageId: number) =>
      chat.tableChat.erase(userId, matchId, messageId),
    requestRun: () => seating.requestRun.execute({ slot: DINNER }),
    /** Changes the location of a user, in the zone of the new one; null for a text that is not found. */
    movesTo: (userId: number, timeZone: string | null): Promise<void> =>
      unitOfWork.run(async () => {
        if (timeZone) requestingUsers.zones.set(userId, timeZone);
        else requestingUsers.zones.delete(userId);
        await request.askingForTables.follow(userId, timeZone);
        await jobs.add('profile-changed', { userId });
      }),
    changesProfile: (userId: number) => jobs.add('profile-changed', { userId }),
    /** The profile of a user changes to these fields, or to that of everyone, and all jobs that are due run. */
    async changes(userId: number, profile: Partial<Profile> = {}): Promise<void> {
      ports.slots.profiles.set(userId, profile);
      await town.doJobs(town.changesProfile(userId));
    },
    advanceTables: () => handlers['advance-tables']!({} as never),
    expireRequests: () => handlers['expire-requests']!({} as never),
    remindTables: () => handlers['remind-tables']!({} as never),
    postIcebreakers: () => handlers['post-icebreakers']!({} as never),
    askForFeedback: () => handlers['ask-for-feedback']!({} as never),
    giveFeedback: (userId: number, matchId: number, said: Partial<GiveFeedbackCommand> = {}) =>
      feedback.givingFeedback.give({ userId, matchId, attended: true, again: [], note: null, ...said }),

    /** Runs the waiting jobs and those that they queue, without delayed jobs and mails. @param act comes first */
    async doJobs(act?: Promise<unknown>): Promise<void> {
      await act;
      for (;;) {
        const due = jobs.waiting.filter(({ name, options }) => name in handlers && !isDelayed(options));
        if (due.length === 0) return;
        jobs.waiting = jobs.waiting.filter((job) => !due.includes(job));
        for (const { name, payload } of due) await handlers[name]!(payload as never);
      }
    },
    /** Runs the waiting jobs, and lets this happen before the first run of a slot has its lock. */
    runWhile(happens: () => unknown): Promise<void> {
      ports.slots.meanwhile = async () => void (await happens());
      return town.doJobs();
    },
    /** Advances the clock and runs the delayed jobs. */
    async later(time: Parameters<FixedClock['pass']>[0]): Promise<void> {
      clock.pass(time);
      const delayed = jobs.waiting.filter(({ options }) => isDelayed(options));
      jobs.waiting = jobs.waiting.filter((job) => !delayed.includes(job));
      for (const { name, payload } of delayed) await handlers[name]!(payload as never);
      await town.doJobs();
    },
    /** Runs the final run of the default slot without the jobs that it queues. */
    settle: () => handlers['finalize-slot']!({ slot: DINNER, timeZone: 'America/New_York' } as never),
    /** Queues and runs the due final runs. */
    async runFinals(): Promise<void> {
      await handlers['find-due-slots']!({} as never);
      await town.doJobs();
    },
    /** Goes on to Friday 00:20 with the jobs of the time between, and runs the due final runs. */
    async reachFriday(): Promise<void> {
      await town.later(UNTIL_FRIDAY);
      await town.runFinals();
    },

    tables: (): Match[] => matches.rows.all(),
    /** Sorted user ids of each open match. */
    seated: (): number[][] =>
      matches.rows
        .all()
        .filter(({ isOpen }) => isOpen)
        .map((match) => match.seated.map(({ userId }) => userId).sort((a, b) => a - b)),
    requestOf: (userId: number): MatchingRequest =>
      requests.rows
        .all()
        .filter((request) => request.userId === userId)
        .at(-1)!,
    mailsTo: (userId: number): string[] =>
      jobs
        .named<Mail>('send-mail')
        .filter(({ to }) => to === `person${userId}@example.org`)
        .map(({ subject }) => subject),
  };
  return town;
}

/** Whether the job runs at a later time: at the end of a user's patience or of a hold, or at the deadline of a proposal. */
const isDelayed = ({ key }: JobOptions): boolean => /^(patience|drop-split|hold):/.test(key ?? '');
