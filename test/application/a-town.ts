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
import { GiveFeedback } from '../../src/application/match/give-feedback.js';
import { LeaveAllMatches } from '../../src/application/match/leave-all-matches.js';
import { LeaveMatch } from '../../src/application/match/leave-match.js';
import { OnProfileChanged } from '../../src/application/match/on-profile-changed.js';
import { OnRequestOpened } from '../../src/application/match/on-request-opened.js';
import { OnSeatFreed } from '../../src/application/match/on-seat-freed.js';
import { OnSeatTaken } from '../../src/application/match/on-seat-taken.js';
import { OnTableEnded } from '../../src/application/match/on-table-ended.js';
import { OnTableFormed } from '../../src/application/match/on-table-formed.js';
import { OnTableConfirmed } from '../../src/application/match/on-table-confirmed.js';
import { PreviewTables } from '../../src/application/match/preview-tables.js';
import { PROPOSE_VENUES, ProposeVenues } from '../../src/application/match/propose-venues.js';
import { Requeue } from '../../src/application/match/requeue.js';
import { RemindTables } from '../../src/application/match/remind-tables.js';
import { PlanSeating } from '../../src/application/match/plan-seating.js';
import { RequestRun } from '../../src/application/match/request-run.js';
import { SeatPeople } from '../../src/application/match/seat-people.js';
import { RunMatching, type RunMatchingCommand } from '../../src/application/match/run-matching.js';
import { FinalizeSlot } from '../../src/application/match/finalize-slot.js';
import { MatchMails } from '../../src/application/match/match-mails.js';
import { CancelRequest } from '../../src/application/matching-request/cancel-request.js';
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
import { NotifyWaitlist } from '../../src/application/meetup/notify-waitlist.js';
import { VenueInput } from '../../src/application/meetup/venue-input.js';
import { MeetupAnnouncements } from '../../src/application/meetup/meetup-announcements.js';
import { MeetupMails } from '../../src/application/meetup/meetup-mails.js';
import { Meetup } from '../../src/domain/meetup/meetup.js';
import type { MatchFeedback } from '../../src/domain/match/match-feedback.js';
import type { Match } from '../../src/domain/match/match.js';
import type { Venue } from '../../src/domain/match/venue/venue.js';
import type { MatchingRequest } from '../../src/domain/matching-request/matching-request.js';
import { DINNER } from '../support/builders/a-request.js';
import { aVenue } from '../support/builders/a-venue.js';
import { aMeetupForm, type MeetupFields } from '../support/builders/a-meetup.js';
import type { Coordinates } from '../../src/domain/shared/distance.js';
import { FixedClock } from '../support/fakes/fixed-clock.js';
import { InMemoryBlocks } from '../support/fakes/in-memory-blocks.js';
import { InMemoryChat } from '../support/fakes/in-memory-chat.js';
import {
  InMemoryContacts,
  InMemoryFeedbackEntries,
  InMemoryMatches,
} from '../support/fakes/in-memory-matches.js';
import {
  InMemoryRequestingUsers,
  InMemoryMatchingRequests,
} from '../support/fakes/in-memory-matching-requests.js';
import { InMemoryMeetups, InMemoryParticipants } from '../support/fakes/in-memory-meetups.js';
import { InMemorySuspensions } from '../support/fakes/in-memory-suspensions.js';
import { InMemoryPlaces } from '../support/fakes/in-memory-places.js';
import { InMemoryVenueBallots } from '../support/fakes/in-memory-venue-ballots.js';
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
/** The country has two zones. */
const zoneOf = ({ longitude }: Coordinates) => (longitude < -100 ? 'America/Los_Angeles' : HOME_ZONE);
/** Who runs matching by hand. */
export const STAFF = 900;
/**
 * A town on fakes, on Monday 2 March 2026, 10 am in New York: its people ask for tables, talk and leave, and its
 * jobs are done when the test says so.
 */
export function aTown({ patienceSeconds = 600, debounceMs = 1000 } = {}) {
  const clock = new FixedClock();
  const jobs = new RecordingJobs();
  const realtime = new RecordingRealtime();
  const requests = new InMemoryMatchingRequests(jobs);
  const matches = new InMemoryMatches(jobs);
  const blocks = new InMemoryBlocks();
  const seating = new InMemorySlots(requests, matches, blocks.pairs);
  const chat = new InMemoryChat(matches, blocks.pairs);
  const meetups = new InMemoryMeetups(matches);
  const ballots = new InMemoryVenueBallots();
  const places = new InMemoryPlaces();
  const askers = new InMemoryRequestingUsers();
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

  const voice = new SystemMessages(chat, realtime, clock);
  const letters = new MatchMails(new InMemoryContacts(), jobs, 'Tablemates', 'https://tables.example.org');
  const requeue = new Requeue(requests);
  const planSeating = new PlanSeating(seating, sameThread, clock, patienceSeconds);
  const seatPeople = new SeatPeople(
    unitOfWork,
    planSeating,
    seating,
    matches,
    requests,
    runs,
    realtime,
    clock,
  );
  const finalizeSlot = new FinalizeSlot(unitOfWork, seatPeople, seating, matches, requeue, realtime, clock);
  const leaveMatch = new LeaveMatch(unitOfWork, matches, requests, blocks, requeue, realtime, clock);
  const openRequest = new OpenRequest(unitOfWork, askers, goodStanding, requests, matches, clock, HOME_ZONE);
  const cancelRequest = new CancelRequest(unitOfWork, requests, leaveMatch, realtime, clock);
  const cancelMatch = new CancelMatch(unitOfWork, matches, requests, requeue, leaveMatch, realtime, clock);
  const confirmSeat = new ConfirmSeat(unitOfWork, matches, realtime, clock);
  const participants = new InMemoryParticipants(blocks.pairs);
  const guard = new ParticipantGuard(participants, goodStanding, matches, requests, limiter);
  const meetupMails = new MeetupMails(
    new InMemoryContacts(),
    jobs,
    'Tablemates',
    'https://tables.example.org',
  );
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
    new VenueInput(places, { zoneOf }, HOME_ZONE, pictures, jobs),
    promoteFromWaitlist,
    new MeetupAnnouncements(realtime, audit),
    clock,
  );
  const leaveMeetup = new LeaveMeetup(unitOfWork, meetups, leaveMatch);
  const cancelOwnMeetup = new CancelOwnMeetup(unitOfWork, meetups, cancelMatch, audit);
  const cancelMeetupByStaff = new CancelMeetupByStaff(unitOfWork, meetups, audit, realtime, clock);
  const waitlistNotice = new NotifyWaitlist(unitOfWork, meetups, meetupMails);
  const formTables = new FormTablesInSlot(seatPeople, jobs, clock, patienceSeconds);
  const previewTables = new PreviewTables(planSeating, clock);
  const openSlots = new InMemoryOpenSlots(requests);
  const runMatching = new RunMatching(openSlots, formTables, previewTables, unitOfWork, audit, clock);
  const advanceTables = new AdvanceTables(unitOfWork, matches, requests, finalizeSlot, clock, HOME_ZONE);
  const remindTables = new RemindTables(unitOfWork, matches, voice, letters, clock);
  const feedback = new InMemoryFeedbackEntries();
  const giveFeedback = new GiveFeedback(unitOfWork, matches, feedback, clock);
  const participation = new CancelAllParticipation(
    unitOfWork,
    new LeaveAllMatches(matches, leaveMatch, cancelMatch, clock),
    meetups,
    requests,
    cancelRequest,
    clock,
  );
  const chooseVenue = new ChooseVenue(unitOfWork, matches, ballots, voice, limiter, realtime, clock);
  const proposeVenues = new ProposeVenues(
    unitOfWork,
    matches,
    seating,
    ballots,
    places,
    places,
    realtime,
    clock,
  );
  const findDueSlots = new FindDueSlots(seating, jobs, clock);
  const writeMessage = new WriteMessage(unitOfWork, chat, chat, goodStanding, limiter, realtime, clock);
  const eraseMessage = new EraseMessage(unitOfWork, chat, realtime, clock);
  const readMessages = new ReadMessages(chat);

  const requestRun = new RequestRun(jobs, debounceMs);

  const handlers: Record<string, { execute(payload: never): Promise<unknown> }> = {
    'request-opened': new OnRequestOpened(requestRun),
    'profile-changed': new OnProfileChanged(seating, leaveMatch, requestRun, clock),
    'table-formed': new OnTableFormed(unitOfWork, matches, seating, voice, letters, jobs),
    'seat-taken': new OnSeatTaken(unitOfWork, matches, voice, letters, jobs),
    'seat-freed': new OnSeatFreed(
      unitOfWork,
      matches,
      voice,
      promoteFromWaitlist,
      chooseVenue,
      requestRun,
      jobs,
    ),
    'table-settled': new OnTableConfirmed(unitOfWork, voice),
    'table-moved': new OnTableMoved(unitOfWork, meetups, voice, meetupMails, blocks),
    'table-ended': new OnTableEnded(unitOfWork, matches, letters, waitlistNotice),
    'form-tables': formTables,
    'settle-slot': finalizeSlot,
    [PROPOSE_VENUES]: proposeVenues,
  };

  const town = {
    audit,
    runs,
    openSlots,
    objects,
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
    askers,
    unitOfWork,
    voice,
    ballots,
    places,
    feedback,
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
    cancelRequest: (userId: number, requestId: number) => cancelRequest.execute({ userId, requestId }),
    leave: (userId: number, matchId: number) => leaveMatch.execute({ userId, matchId }),
    cancelMatch: (userId: number, matchId: number) => cancelMatch.execute({ userId, matchId }),
    propose: (userId: number, matchId: number, venue: Partial<Venue> = {}) =>
      chooseVenue.propose({ ...aVenue(venue), userId, matchId }),
    vote: (userId: number, matchId: number, venueId: number) =>
      chooseVenue.vote({ userId, matchId, venueId }),
    withdrawVote: (userId: number, matchId: number, venueId: number) =>
      chooseVenue.withdrawVote({ userId, matchId, venueId }),
    confirm: (userId: number, matchId: number) => confirmSeat.execute({ userId, matchId }),
    /** Someone opens a meetup and takes its first seat, unless they are staff; answers its id. */
    plan: (userId: number, fields: MeetupFields = {}, isStaff = false): Promise<number> =>
      unitOfWork.run(async () => {
        const organiser = { userId, trustScore: 60, isStaff };
        const meetup = Meetup.plan(aMeetupForm(fields), organiser, clock.now());
        await meetups.add(meetup, clock.now());
        return meetup.id;
      }),
    join: (userId: number, meetupId: number) => joinMeetup.join({ userId, meetupId }),
    waitFor: (userId: number, meetupId: number) => joinMeetup.joinWaitlist({ userId, meetupId }),
    changeMeetup: (userId: number, meetupId: number, change: ChangeMeetupCommand['change']) =>
      changeMeetup.execute({ userId, meetupId, change, fields: Object.keys(change) }),
    leaveMeetup: (userId: number, meetupId: number) => leaveMeetup.execute({ userId, meetupId }),
    cancelMeetupByStaff: (staffId: number, meetupId: number, reason: string | null = null) =>
      cancelMeetupByStaff.execute({ staffId, meetupId, reason }),
    runMatching: (command: Partial<RunMatchingCommand> = {}) =>
      runMatching.execute({ staffId: STAFF, dryRun: false, slots: {}, ...command }),
    cancelOwnMeetup: (userId: number, meetupId: number) => cancelOwnMeetup.execute({ userId, meetupId }),
    meetup: async (meetupId: number): Promise<Meetup> =>
      (await unitOfWork.run(() => meetups.findForUpdate(meetupId)))!,
    write: (userId: number, matchId: number, message: string, more: Partial<WriteMessageCommand> = {}) =>
      writeMessage.execute({ userId, matchId, message, clientId: null, originSocket: null, ...more }),
    read: (userId: number, matchId: number, before: number | null = null) =>
      readMessages.execute({ userId, matchId, before }),
    erase: (userId: number, matchId: number, messageId: number) =>
      eraseMessage.execute({ userId, matchId, messageId }),
    requestRun: () => requestRun.execute(DINNER),
    changesProfile: (userId: number) => jobs.add('profile-changed', { userId }),
    advanceTables: () => advanceTables.execute(),
    remindTables: () => remindTables.execute(),
    tells: (userId: number, matchId: number, said: Partial<MatchFeedback> = {}) =>
      giveFeedback.execute({ userId, matchId, attended: true, again: [], note: null, ...said }),

    /** Does the jobs that wait for nothing but a moment, and those that follow from them. Mails stay where they are. */
    async doJobs(): Promise<void> {
      for (;;) {
        const due = jobs.waiting.filter(({ name, options }) => name in handlers && !isWaking(options));
        if (due.length === 0) return;
        jobs.waiting = jobs.waiting.filter((job) => !due.includes(job));
        for (const { name, payload } of due) await handlers[name]!.execute(payload as never);
      }
    },
    /** Time passes, and jobs that waited for it are done. */
    async later(time: Parameters<FixedClock['pass']>[0]): Promise<void> {
      clock.pass(time);
      const wakings = jobs.waiting.filter(({ options }) => isWaking(options));
      jobs.waiting = jobs.waiting.filter((job) => !wakings.includes(job));
      for (const { name, payload } of wakings) await handlers[name]!.execute(payload as never);
      await town.doJobs();
    },
    /** The final run of the usual dinner alone, without the jobs that follow from it. */
    settle: () => finalizeSlot.execute({ slot: DINNER, timeZone: HOME_ZONE }),
    /** The look for slots whose Friday has come, and the final runs it finds due. */
    async runFinals(): Promise<void> {
      await findDueSlots.execute();
      await town.doJobs();
    },

    tables: (): Match[] => matches.rows.all(),
    /** Who sits together now, as sorted ids; one entry for each open table. */
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

/** Whether the job is there for the end of someone's patience. */
const isWaking = ({ key }: JobOptions): boolean => key?.startsWith('patience:') ?? false;

/** Friday 00:20 in New York, when the final run of that Saturday is due. */
export const UNTIL_FRIDAY = { days: 3, hours: 14, minutes: 20 };
