import type { DecidedOn } from '../../src/application/audit/staff-decisions.js';
import { EraseMessage } from '../../src/application/chat/erase-message.js';
import { ReadMessages } from '../../src/application/chat/read-messages.js';
import { SystemMessages } from '../../src/application/chat/system-messages.js';
import { WriteMessage, type WriteMessageCommand } from '../../src/application/chat/write-message.js';
import { AdvanceTables } from '../../src/application/match/advance-tables.js';
import { CancelMatch } from '../../src/application/match/cancel-match.js';
import { ChooseVenue } from '../../src/application/match/choose-venue.js';
import { ConfirmSeat } from '../../src/application/match/confirm-seat.js';
import { FindDueSlots } from '../../src/application/match/find-due-slots.js';
import { FormTablesInSlot } from '../../src/application/match/form-tables-in-slot.js';
import { AskForFeedback } from '../../src/application/match/ask-for-feedback.js';
import { ExcludeMembers } from '../../src/application/match/exclude-members.js';
import { GiveFeedback, type GiveFeedbackCommand } from '../../src/application/match/give-feedback.js';
import { LeaveAllMatches } from '../../src/application/match/leave-all-matches.js';
import { LeaveMatch } from '../../src/application/match/leave-match.js';
import { OnProfileChanged } from '../../src/application/match/on-profile-changed.js';
import { OnRequestClosed } from '../../src/application/match/on-request-closed.js';
import { OnRequestOpened } from '../../src/application/match/on-request-opened.js';
import { OnSeatLost } from '../../src/application/match/on-seat-lost.js';
import { OnSeatFreed } from '../../src/application/match/on-seat-freed.js';
import { OnSeatTaken } from '../../src/application/match/on-seat-taken.js';
import { OnTableEnded } from '../../src/application/match/on-table-ended.js';
import { OnTableFormed } from '../../src/application/match/on-table-formed.js';
import { AnswerTableChange } from '../../src/application/match/answer-table-change.js';
import { DROP_TABLE_CHANGE, DropTableChange } from '../../src/application/match/drop-table-change.js';
import {
  PROPOSE_TABLE_CHANGES,
  ProposeTableChanges,
} from '../../src/application/match/propose-table-changes.js';
import { SaveTableChange } from '../../src/application/match/save-table-change.js';
import { TableChangeNotice } from '../../src/application/match/table-change-notice.js';
import { OnChatLeft } from '../../src/application/match/on-chat-left.js';
import { OnMembersMoved } from '../../src/application/match/on-members-moved.js';
import { OnTableConfirmed } from '../../src/application/match/on-table-confirmed.js';
import { PreviewTables } from '../../src/application/match/preview-tables.js';
import { PROPOSE_VENUES, ProposeVenues } from '../../src/application/match/propose-venues.js';
import { Requeue } from '../../src/application/match/requeue.js';
import { ReportLate } from '../../src/application/match/report-late.js';
import { AskForIcebreaker } from '../../src/application/match/icebreakers/ask-for-icebreaker.js';
import { FindIcebreakersLeft } from '../../src/application/match/icebreakers/find-icebreakers-left.js';
import { PostIcebreakers } from '../../src/application/match/icebreakers/post-icebreakers.js';
import { TableIcebreakers } from '../../src/application/match/icebreakers/table-icebreakers.js';
import { AskToLeave } from '../../src/application/match/ask-to-leave.js';
import { RemindTables } from '../../src/application/match/remind-tables.js';
import { PlanSeating } from '../../src/application/match/plan-seating.js';
import { RequestRun } from '../../src/application/match/request-run.js';
import { SaveTables } from '../../src/application/match/save-tables.js';
import { SlotTransaction } from '../../src/application/match/slot-transaction.js';
import { SeatUsers } from '../../src/application/match/seat-users.js';
import { RunMatching, type RunMatchingCommand } from '../../src/application/match/run-matching.js';
import { FinalizeSlot } from '../../src/application/match/finalize-slot.js';
import { TableGreeting } from '../../src/application/match/table-greeting.js';
import { VenueSearch } from '../../src/application/match/venue-search.js';
import { MatchMails } from '../../src/application/match/match-mails.js';
import { MoveRequest } from '../../src/application/matching-request/move-request.js';
import { WithdrawRequest } from '../../src/application/matching-request/withdraw-request.js';
import { OpenRequest, type OpenRequestCommand } from '../../src/application/matching-request/open-request.js';
import { GoodStanding } from '../../src/application/standing/good-standing.js';
import { PictureStore } from '../../src/application/shared/picture-store.js';
import type { JobOptions, Mail } from '../../src/application/shared/ports.js';
import { CancelMeetupByStaff } from '../../src/application/meetup/cancel-meetup-by-staff.js';
import { CancelOwnMeetup } from '../../src/application/meetup/cancel-own-meetup.js';
import { ChangeMeetup, type ChangeMeetupCommand } from '../../src/application/meetup/change-meetup.js';
import { PromoteFromWaitlist } from '../../src/application/meetup/promote-from-waitlist.js';
import { CancelAllParticipation } from '../../src/application/meetup/cancel-all-participation.js';
import { JoinMeetup } from '../../src/application/meetup/join-meetup.js';
import { LeaveMeetup } from '../../src/application/meetup/leave-meetup.js';
import { OnTableMoved } from '../../src/application/meetup/on-table-moved.js';
import { ParticipantGuard } from '../../src/application/meetup/participant-guard.js';
import { OnMeetupCancelled } from '../../src/application/meetup/on-meetup-cancelled.js';
import { VenueInput } from '../../src/application/meetup/venue-input.js';
import { MeetupAnnouncements } from '../../src/application/meetup/meetup-announcements.js';
import { MeetupMails } from '../../src/application/meetup/meetup-mails.js';
import { Meetup } from '../../src/domain/meetup/meetup.js';
import type { SubmitReportCommand } from '../../src/application/moderation/submit-report.js';
import type { Match } from '../../src/domain/match/match.js';
import type { Venue } from '../../src/domain/match/venue/venue.js';
import type { MatchingRequest } from '../../src/domain/matching-request/matching-request.js';
import { DINNER } from '../support/builders/a-request.js';
import { aVenue } from '../support/builders/a-venue.js';
import { aMeetupForm, type MeetupFields } from '../support/builders/a-meetup.js';
import type { Coordinates } from '../../src/domain/shared/distance.js';
import { RecordingPairContacts } from '../support/fakes/in-memory-pair-chats.js';
import { aNotifier } from '../support/builders/a-notifier.js';
import { plainLinks } from '../support/fakes/plain-links.js';
import { FixedClock } from '../support/fakes/fixed-clock.js';
import { InMemoryBlocks } from '../support/fakes/in-memory-blocks.js';
import { InMemoryChat } from '../support/fakes/in-memory-chat.js';
import { InMemoryIcebreakerTables } from '../support/fakes/in-memory-icebreaker-tables.js';
import { InMemoryMessageWriter } from '../support/fakes/in-memory-message-writer.js';
import {
  InMemoryContacts,
  InMemoryFeedbackEntries,
  InMemorySeatingExclusions,
  InMemoryMatches,
} from '../support/fakes/in-memory-matches.js';
import {
  InMemoryRequestingUsers,
  InMemoryMatchingRequests,
} from '../support/fakes/in-memory-matching-requests.js';
import { InMemoryMeetups, InMemoryParticipants } from '../support/fakes/in-memory-meetups.js';
import { InMemorySuspensions } from '../support/fakes/in-memory-suspensions.js';
import { InMemoryPlaces } from '../support/fakes/in-memory-places.js';
import { InMemoryTableChanges } from '../support/fakes/in-memory-table-changes.js';
import { InMemoryVenueBallots } from '../support/fakes/in-memory-venue-ballots.js';
import { InMemoryLinkedPictures } from '../support/fakes/in-memory-linked-pictures.js';
import { InMemoryObjectStore } from '../support/fakes/in-memory-object-store.js';
import { InMemoryRateLimiter } from '../support/fakes/in-memory-rate-limiter.js';
import { InMemorySeatingRuns } from '../support/fakes/in-memory-seating-runs.js';
import { InMemoryOpenSlots, InMemorySlots } from '../support/fakes/in-memory-slots.js';
import { InMemoryUnitOfWork } from '../support/fakes/in-memory-unit-of-work.js';
import { RecordingAuditLog } from '../support/fakes/recording-audit-log.js';
import { RecordingJobs } from '../support/fakes/recording-jobs.js';
import { RecordingRealtime } from '../support/fakes/recording-realtime.js';
import { sameThread } from '../support/fakes/same-thread.js';
import { ScriptedChance } from '../support/fakes/scripted-chance.js';

const HOME_ZONE = 'America/New_York';
/** Two time zones, split by longitude. */
const zoneOf = ({ longitude }: Coordinates) => (longitude < -100 ? 'America/Los_Angeles' : HOME_ZONE);
/** User id of the staff member of manual runs. */
export const STAFF = 900;
/**
 * All use cases of requests, matches, meetups and chats on fakes, on Monday 2 March 2026, 10:00 in New York. Jobs run
 * when the test calls `doJobs`.
 */
export function aTown({ patienceSeconds = 600, debounceMs = 1000 } = {}) {
  const clock = new FixedClock();
  const jobs = new RecordingJobs();
  const realtime = new RecordingRealtime();
  const requests = new InMemoryMatchingRequests(jobs);
  const matches = new InMemoryMatches(jobs);
  const blocks = new InMemoryBlocks();
  const exclusions = new InMemorySeatingExclusions();
  const pairContacts = new RecordingPairContacts();
  const seating = new InMemorySlots(requests, matches, blocks.pairs, exclusions);
  const chat = new InMemoryChat(matches, blocks.pairs);
  const meetups = new InMemoryMeetups(matches);
  const ballots = new InMemoryVenueBallots();
  const places = new InMemoryPlaces();
  const requestingUsers = new InMemoryRequestingUsers();
  const limiter = new InMemoryRateLimiter(clock);
  const suspensions = new InMemorySuspensions();
  const goodStanding = new GoodStanding(suspensions, clock);
  const audit = new RecordingAuditLog();
  const runs = new InMemorySeatingRuns();
  const unitOfWork = new InMemoryUnitOfWork(
    audit,
    runs,
    requests.rows,
    matches.rows,
    blocks.pairs,
    meetups.rows,
    chat.rows,
    ballots,
    jobs,
    realtime,
  );

  const systemMessages = new SystemMessages(chat, realtime, clock);
  const contacts = new InMemoryContacts(matches);
  const notifier = aNotifier(jobs);
  const matchMails = new MatchMails(
    contacts,
    notifier,
    () => 'Tablemates',
    'https://tables.example.org',
    plainLinks,
  );
  const icebreakerTables = new InMemoryIcebreakerTables(matches, chat, seating);
  const icebreakers = new TableIcebreakers(icebreakerTables, systemMessages);
  const greeting = new TableGreeting(icebreakers, systemMessages);
  const requeue = new Requeue(requests);
  const planSeating = new PlanSeating(seating, sameThread, clock, patienceSeconds);
  const slotTransaction = new SlotTransaction(unitOfWork, seating, requests, clock);
  const saveTables = new SaveTables(unitOfWork, slotTransaction, matches, realtime, clock);
  const seatUsers = new SeatUsers(unitOfWork, planSeating, saveTables, runs, clock);
  const finalizeSlot = new FinalizeSlot(unitOfWork, seatUsers, seating, matches, requeue, realtime, clock);
  const leaveMatch = new LeaveMatch(unitOfWork, matches, requests, blocks, requeue, realtime, clock);
  const openRequest = new OpenRequest(
    unitOfWork,
    requestingUsers,
    goodStanding,
    requests,
    matches,
    limiter,
    clock,
    HOME_ZONE,
  );
  const moveRequest = new MoveRequest(unitOfWork, requests, realtime, clock, HOME_ZONE);
  const withdrawRequest = new WithdrawRequest(unitOfWork, requests, leaveMatch, limiter, realtime, clock);
  const cancellations: Array<{ userId: number; matchId: number }> = [];
  const cancelMatch = new CancelMatch(
    unitOfWork,
    matches,
    requests,
    requeue,
    leaveMatch,
    { execute: async (cancellation) => void cancellations.push(cancellation) },
    realtime,
    clock,
  );
  const confirmSeat = new ConfirmSeat(unitOfWork, matches, realtime, clock);
  const participants = new InMemoryParticipants(blocks.pairs);
  const guard = new ParticipantGuard(participants, goodStanding, matches, requests, limiter);
  const meetupMails = new MeetupMails(contacts, notifier, () => 'Tablemates', 'https://tables.example.org');
  const promoteFromWaitlist = new PromoteFromWaitlist(
    unitOfWork,
    meetups,
    guard,
    meetupMails,
    realtime,
    clock,
  );
  const joinMeetup = new JoinMeetup(unitOfWork, meetups, guard, promoteFromWaitlist, realtime, clock);
  const objects = new InMemoryObjectStore();
  const links = new InMemoryLinkedPictures();
  const pictures = new PictureStore(
    objects,
    { toWebp: async (bytes) => bytes },
    new ScriptedChance(),
    limiter,
  );
  const changeMeetup = new ChangeMeetup(
    unitOfWork,
    meetups,
    guard,
    new VenueInput(places, { zoneOf }, HOME_ZONE, pictures, jobs, links),
    promoteFromWaitlist,
    new MeetupAnnouncements(realtime, audit),
    clock,
  );
  const leaveMeetup = new LeaveMeetup(unitOfWork, meetups, leaveMatch);
  const cancelOwnMeetup = new CancelOwnMeetup(unitOfWork, meetups, cancelMatch, audit);
  const cancelMeetupByStaff = new CancelMeetupByStaff(unitOfWork, meetups, audit, audit, realtime, clock);
  const meetupCancelled = new OnMeetupCancelled(unitOfWork, meetups, meetupMails, jobs);
  const formTables = new FormTablesInSlot(seatUsers, jobs, clock, patienceSeconds);
  const previewTables = new PreviewTables(planSeating, clock);
  const openSlots = new InMemoryOpenSlots(requests);
  const runMatching = new RunMatching(openSlots, formTables, previewTables, unitOfWork, audit, clock);
  const advanceTables = new AdvanceTables(unitOfWork, matches, requests, seating, finalizeSlot, clock);
  const remindTables = new RemindTables(unitOfWork, matches, systemMessages, matchMails, clock);
  const postIcebreakers = new PostIcebreakers(unitOfWork, matches, icebreakerTables, icebreakers, clock);
  const askForIcebreaker = new AskForIcebreaker(unitOfWork, matches, systemMessages, icebreakers, limiter);
  const findIcebreakersLeft = new FindIcebreakersLeft(chat, systemMessages);
  const reportLate = new ReportLate(unitOfWork, matches, realtime, limiter, clock);
  const askToLeave = new AskToLeave(unitOfWork, matches, matchMails, limiter, clock);
  const askForFeedback = new AskForFeedback(unitOfWork, matches, matchMails, clock);
  const feedback = new InMemoryFeedbackEntries();
  const concerns: SubmitReportCommand[] = [];
  const submitReport = { execute: async (report: SubmitReportCommand) => void concerns.push(report) };
  const giveFeedback = new GiveFeedback(
    unitOfWork,
    matches,
    feedback,
    new ExcludeMembers(exclusions, blocks, pairContacts),
    submitReport,
    clock,
  );
  const participation = new CancelAllParticipation(
    unitOfWork,
    new LeaveAllMatches(matches, leaveMatch, cancelMatch, clock),
    meetups,
    requests,
    withdrawRequest,
    { acquire: async () => undefined },
    clock,
  );
  const chooseVenue = new ChooseVenue(unitOfWork, matches, ballots, systemMessages, limiter, realtime, clock);
  const proposeVenues = new ProposeVenues(
    unitOfWork,
    matches,
    seating,
    ballots,
    new VenueSearch(places, places),
    realtime,
    clock,
  );
  const findDueSlots = new FindDueSlots(seating, jobs, clock);
  const messageWriter = new InMemoryMessageWriter(chat, goodStanding, realtime);
  const writeMessage = new WriteMessage(messageWriter, chat, goodStanding, limiter, clock);
  const eraseMessage = new EraseMessage(unitOfWork, chat, realtime, clock);
  const readMessages = new ReadMessages(chat);

  const requestRun = new RequestRun(jobs, debounceMs);
  const tableChanges = new InMemoryTableChanges(requests, matches);
  const notice = new TableChangeNotice(systemMessages, matchMails, jobs, realtime, clock);
  const answerTableChange = new AnswerTableChange(
    unitOfWork,
    matches,
    tableChanges,
    slotTransaction,
    realtime,
    limiter,
    clock,
  );
  const dropTableChange = new DropTableChange(unitOfWork, matches, tableChanges, seating, realtime, clock);
  const proposeTableChanges = new ProposeTableChanges(
    tableChanges,
    seating,
    dropTableChange,
    new SaveTableChange(unitOfWork, matches, tableChanges, seating, notice, clock),
    clock,
  );

  const handlers: Record<string, { execute(payload: never): Promise<unknown> }> = {
    'request-opened': new OnRequestOpened(requestRun),
    'request-closed': new OnRequestClosed(unitOfWork, matchMails, realtime),
    'profile-changed': new OnProfileChanged(seating, leaveMatch, requestRun, clock),
    'table-formed': new OnTableFormed(unitOfWork, matches, greeting, matchMails, jobs),
    'seat-taken': new OnSeatTaken(unitOfWork, matches, systemMessages, matchMails, jobs),
    'seat-freed': new OnSeatFreed(
      unitOfWork,
      matches,
      systemMessages,
      promoteFromWaitlist,
      chooseVenue,
      requestRun,
      jobs,
      clock,
    ),
    'chat-left': new OnChatLeft(systemMessages),
    'members-moved': new OnMembersMoved(unitOfWork, matches, systemMessages, chooseVenue, requestRun, jobs),
    'seat-lost': new OnSeatLost(unitOfWork, matches, matchMails, realtime),
    'table-settled': new OnTableConfirmed(
      unitOfWork,
      matches,
      greeting,
      systemMessages,
      jobs,
      matchMails,
      clock,
    ),
    'table-moved': new OnTableMoved(unitOfWork, meetups, systemMessages, meetupMails, blocks),
    'table-ended': new OnTableEnded(unitOfWork, matches, matchMails, meetupCancelled),
    'form-tables': formTables,
    'settle-slot': finalizeSlot,
    [PROPOSE_VENUES]: proposeVenues,
    [PROPOSE_TABLE_CHANGES]: proposeTableChanges,
    [DROP_TABLE_CHANGE]: dropTableChange,
  };

  const town = {
    tableChanges,
    answerTableChange,
    proposeTableChanges,
    audit,
    contacts,
    runs,
    cancellations,
    openSlots,
    objects,
    links,
    guard,
    clock,
    jobs,
    realtime,
    requests,
    matches,
    seating,
    meetups,
    participants,
    suspensions,
    chat,
    requestingUsers,
    unitOfWork,
    systemMessages,
    ballots,
    places,
    feedback,
    concerns,
    exclusions,
    participation,
    blocks,

    asks: (userId: number, fields: Partial<OpenRequestCommand> = {}): Promise<MatchingRequest> =>
      openRequest.execute({
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
    withdrawRequest: (userId: number, requestId: number, isWaiting?: boolean) =>
      withdrawRequest.execute({ userId, requestId, isWaiting }),
    leave: (userId: number, matchId: number) => leaveMatch.execute({ userId, matchId }),
    cancelMatch: (userId: number, matchId: number) => cancelMatch.execute({ userId, matchId }),
    propose: (userId: number, matchId: number, venue: Partial<Venue> = {}) =>
      chooseVenue.propose({ ...aVenue(venue), userId, matchId }),
    vote: (userId: number, matchId: number, venueId: number) =>
      chooseVenue.vote({ userId, matchId, venueId }),
    withdrawVote: (userId: number, matchId: number, venueId: number) =>
      chooseVenue.withdrawVote({ userId, matchId, venueId }),
    confirm: (userId: number, matchId: number) => confirmSeat.execute({ userId, matchId }),
    runLate: (userId: number, matchId: number, minutes: number) =>
      reportLate.execute({ userId, matchId, minutes }),
    askToLeave: (userId: number, matchId: number) => askToLeave.execute({ userId, matchId }),
    /** Plans a meetup, in which its organizer has a seat unless they are staff. @returns its id */
    plan: (userId: number, fields: MeetupFields = {}, isStaff = false): Promise<number> =>
      unitOfWork.run(async () => {
        const organiser = { userId, trustScore: 60, isStaff };
        const meetup = Meetup.plan(aMeetupForm(fields), organiser, clock.now());
        await meetups.add(meetup, clock.now());
        return meetup.id;
      }),
    /** @returns the id of the match */
    join: async (userId: number, meetupId: number) => (await joinMeetup.join({ userId, meetupId })).matchId,
    joinMeetup,
    waitFor: (userId: number, meetupId: number) => joinMeetup.joinWaitlist({ userId, meetupId }),
    changeMeetup: (userId: number, meetupId: number, change: ChangeMeetupCommand['change']) =>
      changeMeetup.execute({ userId, meetupId, change, fields: Object.keys(change) }),
    leaveMeetup: (userId: number, meetupId: number, isWaiting?: boolean) =>
      leaveMeetup.execute({ userId, meetupId, isWaiting }),
    cancelMeetupByStaff: (
      staffId: number,
      meetupId: number,
      reason: string | null = null,
      on: DecidedOn = {},
    ) => cancelMeetupByStaff.execute({ staffId, meetupId, reason, ...on }),
    runMatching: (command: Partial<RunMatchingCommand> = {}) =>
      runMatching.execute({ staffId: STAFF, dryRun: false, slots: {}, ...command }),
    cancelOwnMeetup: (userId: number, meetupId: number) => cancelOwnMeetup.execute({ userId, meetupId }),
    meetup: async (meetupId: number): Promise<Meetup> =>
      (await unitOfWork.run(() => meetups.findForUpdate(meetupId)))!,
    write: async (
      userId: number,
      matchId: number,
      message: string,
      more: Partial<WriteMessageCommand> = {},
    ) =>
      (await writeMessage.execute({ userId, matchId, message, clientId: null, originSocket: null, ...more }))
        .row,
    read: (userId: number, matchId: number, before: number | null = null) =>
      readMessages.execute({ userId, matchId, before }),
    erase: (userId: number, matchId: number, messageId: number) =>
      eraseMessage.execute({ userId, matchId, messageId }),
    requestRun: () => requestRun.execute(DINNER),
    /** Changes the location of a user, in the zone of the new one; null for a text that is not found. */
    movesTo: (userId: number, timeZone: string | null): Promise<void> =>
      unitOfWork.run(async () => {
        if (timeZone) requestingUsers.zones.set(userId, timeZone);
        else requestingUsers.zones.delete(userId);
        await moveRequest.follow(userId, timeZone);
        await jobs.add('profile-changed', { userId });
      }),
    changesProfile: (userId: number) => jobs.add('profile-changed', { userId }),
    advanceTables: () => advanceTables.execute(),
    remindTables: () => remindTables.execute(),
    postIcebreakers: () => postIcebreakers.execute(),
    askForIcebreaker: (userId: number, matchId: number) => askForIcebreaker.execute({ userId, matchId }),
    icebreakersLeft: (userId: number, matchId: number) => findIcebreakersLeft.execute({ userId, matchId }),
    askForFeedback: () => askForFeedback.execute(),
    giveFeedback: (userId: number, matchId: number, said: Partial<GiveFeedbackCommand> = {}) =>
      giveFeedback.execute({ userId, matchId, attended: true, again: [], note: null, ...said }),

    /** Runs the waiting jobs and those that they queue, without delayed jobs and mails. */
    async doJobs(): Promise<void> {
      for (;;) {
        const due = jobs.waiting.filter(({ name, options }) => name in handlers && !isDelayed(options));
        if (due.length === 0) return;
        jobs.waiting = jobs.waiting.filter((job) => !due.includes(job));
        for (const { name, payload } of due) await handlers[name]!.execute(payload as never);
      }
    },
    /** Advances the clock and runs the delayed jobs. */
    async later(time: Parameters<FixedClock['pass']>[0]): Promise<void> {
      clock.pass(time);
      const delayed = jobs.waiting.filter(({ options }) => isDelayed(options));
      jobs.waiting = jobs.waiting.filter((job) => !delayed.includes(job));
      for (const { name, payload } of delayed) await handlers[name]!.execute(payload as never);
      await town.doJobs();
    },
    /** Runs the final run of the default slot without the jobs that it queues. */
    settle: () => finalizeSlot.execute({ slot: DINNER, timeZone: HOME_ZONE }),
    /** Queues and runs the due final runs. */
    async runFinals(): Promise<void> {
      await findDueSlots.execute();
      await town.doJobs();
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

/** Whether the job runs at a later time: at the end of a user's patience, or at the deadline of a proposal. */
const isDelayed = ({ key }: JobOptions): boolean => /^(patience|drop-split):/.test(key ?? '');

/** Friday 00:20 in New York, when the final run of that Saturday is due. */
export const UNTIL_FRIDAY = { days: 3, hours: 14, minutes: 20 };
