import { ContainerModule } from 'inversify';
import { ThreadEngine } from '../../adapters/seating/thread-engine.js';
import { ThreadTrials } from '../../adapters/seating/thread-trials.js';
import { matchDeskRoutes } from '../../adapters/http/admin/matches.routes.js';
import { whatIfRoutes } from '../../adapters/http/admin/what-if.routes.js';
import { seatingRunRoutes } from '../../adapters/http/admin/seating-runs.routes.js';
import { chatOfferRoutes } from '../../adapters/http/match/chat-offer.routes.js';
import { feedbackRoutes } from '../../adapters/http/match/feedback.routes.js';
import { matchErrors } from '../../adapters/http/match/match.errors.js';
import { attendanceLinkRoutes } from '../../adapters/http/match/attendance-link.routes.js';
import { icebreakerRoutes } from '../../adapters/http/match/icebreaker.routes.js';
import { lateRoutes } from '../../adapters/http/match/late.routes.js';
import { sharedPlanRoutes } from '../../adapters/http/match/shared-plan.routes.js';
import { calendarFeedRoutes } from '../../adapters/http/match/calendar-feed.routes.js';
import { matchRoutes } from '../../adapters/http/match/match.routes.js';
import { tableChangeRoutes } from '../../adapters/http/match/table-change.routes.js';
import { outlookRoutes } from '../../adapters/http/match/outlook.routes.js';
import { groupRoutes } from '../../adapters/http/match/group.routes.js';
import { venueRoutes } from '../../adapters/http/match/venues.routes.js';
import { PostgresChatOfferQueries } from '../../adapters/persistence/match/chat-offer-queries.js';
import { PostgresChatOffers } from '../../adapters/persistence/match/postgres-chat-offers.js';
import { PostgresPairChats } from '../../adapters/persistence/match/postgres-pair-chats.js';
import { PostgresFeedbackQueries } from '../../adapters/persistence/match/feedback-queries.js';
import { PostgresCalendarEvents } from '../../adapters/persistence/match/calendar-event-queries.js';
import { PostgresIcebreakerTables } from '../../adapters/persistence/match/postgres-icebreaker-tables.js';
import { PostgresMatchQueries } from '../../adapters/persistence/match/match-queries.js';
import { PostgresMatchRecords } from '../../adapters/persistence/match/match-records.js';
import { PostgresSharedPlans } from '../../adapters/persistence/match/postgres-shared-plans.js';
import { PostgresCalendarFeeds } from '../../adapters/persistence/match/postgres-calendar-feeds.js';
import { PostgresFeedbackEntries } from '../../adapters/persistence/match/postgres-feedback-entries.js';
import { PostgresFriendGroups } from '../../adapters/persistence/match/postgres-friend-groups.js';
import { PostgresMatches } from '../../adapters/persistence/match/postgres-matches.js';
import { PostgresOpenSlots } from '../../adapters/persistence/match/postgres-open-slots.js';
import { PostgresPastSaturdays } from '../../adapters/persistence/match/postgres-past-saturdays.js';
import { PostgresPastMatches } from '../../adapters/persistence/match/postgres-past-matches.js';
import { PostgresSeatingExclusions } from '../../adapters/persistence/match/postgres-seating-exclusions.js';
import { PostgresSlots } from '../../adapters/persistence/match/postgres-slots.js';
import { PostgresSeatingRuns } from '../../adapters/persistence/match/postgres-seating-runs.js';
import { PostgresTableChanges } from '../../adapters/persistence/match/postgres-table-changes.js';
import { PostgresWaitingPeople } from '../../adapters/persistence/match/postgres-waiting-people.js';
import { PostgresVenueBallots } from '../../adapters/persistence/match/postgres-venue-ballots.js';
import { PostgresSeatingRunQueries } from '../../adapters/persistence/match/seating-run-queries.js';
import { PostgresTableChangeQueries } from '../../adapters/persistence/match/table-change-queries.js';
import { PostgresVenueBallotQueries } from '../../adapters/persistence/match/venue-ballot-queries.js';
import { SystemMessages } from '../../application/chat/system-messages.js';
import { AdvanceTables } from '../../application/match/advance-tables.js';
import { AnswerByLink } from '../../application/match/answer-by-link.js';
import { AskToLeave } from '../../application/match/ask-to-leave.js';
import { AnswerTableChange } from '../../application/match/answer-table-change.js';
import { ASK_FOR_FEEDBACK, AskForFeedback } from '../../application/match/ask-for-feedback.js';
import type { CalendarEvents, CalendarFeeds } from '../../application/match/calendar/calendar-feeds.js';
import {
  PURGE_SHARED_PLANS,
  PurgeSharedPlans,
} from '../../application/match/shared-plan/purge-shared-plans.js';
import { ReadSharedPlan } from '../../application/match/shared-plan/read-shared-plan.js';
import { SharePlan } from '../../application/match/shared-plan/share-plan.js';
import type { SharedPlans } from '../../application/match/shared-plan/shared-plans.js';
import { OwnCalendarFeed } from '../../application/match/calendar/own-calendar-feed.js';
import { ReadCalendarFeed } from '../../application/match/calendar/read-calendar-feed.js';
import { AuditedReads } from '../../application/audit/audited-reads.js';
import { CancelMatch } from '../../application/match/cancel-match.js';
import { ChooseVenue } from '../../application/match/choose-venue.js';
import { AnswerHomeSafe } from '../../application/match/home-safe/answer-home-safe.js';
import { AnswerHomeSafeByLink } from '../../application/match/home-safe/answer-home-safe-by-link.js';
import { ASK_HOME_SAFE, AskHomeSafe } from '../../application/match/home-safe/ask-home-safe.js';
import type { HomeSafeQuestions } from '../../application/match/home-safe/home-safe-questions.js';
import { PURGE_HOME_SAFE, PurgeHomeSafe } from '../../application/match/home-safe/purge-home-safe.js';
import { homeSafeRoutes } from '../../adapters/http/match/home-safe.routes.js';
import { PostgresHomeSafeQuestions } from '../../adapters/persistence/match/postgres-home-safe-questions.js';
import { ConfirmSeat } from '../../application/match/confirm-seat.js';
import { DROP_TABLE_CHANGE, DropTableChange } from '../../application/match/drop-table-change.js';
import { FindOutlook } from '../../application/match/find-outlook.js';
import { FindDueSlots } from '../../application/match/find-due-slots.js';
import { FormTablesInSlot } from '../../application/match/form-tables-in-slot.js';
import { FindGroup } from '../../application/match/groups/find-group.js';
import { GroupChanged } from '../../application/match/groups/group-changed.js';
import { JoinGroup } from '../../application/match/groups/join-group.js';
import { LeaveGroup } from '../../application/match/groups/leave-group.js';
import { OpenGroup } from '../../application/match/groups/open-group.js';
import type { FriendGroups } from '../../application/match/groups/ports.js';
import { PURGE_GROUPS, PurgeGroups } from '../../application/match/groups/purge-groups.js';
import { SlotOfRequest } from '../../application/match/groups/slot-of-request.js';
import { AskForIcebreaker } from '../../application/match/icebreakers/ask-for-icebreaker.js';
import { FindIcebreakersLeft } from '../../application/match/icebreakers/find-icebreakers-left.js';
import type { IcebreakerTables } from '../../application/match/icebreakers/ports.js';
import { POST_ICEBREAKERS, PostIcebreakers } from '../../application/match/icebreakers/post-icebreakers.js';
import { TableIcebreakers } from '../../application/match/icebreakers/table-icebreakers.js';
import { ExcludeMembers } from '../../application/match/exclude-members.js';
import { AnswerChatOffer } from '../../application/match/pair-chat/answer-chat-offer.js';
import { CLOSE_QUIET_CHATS, ClosePairChats } from '../../application/match/pair-chat/close-pair-chats.js';
import { OFFER_CHATS, OfferChats } from '../../application/match/pair-chat/offer-chats.js';
import { PairChatMails } from '../../application/match/pair-chat/pair-chat-mails.js';
import { PairChatNotice } from '../../application/match/pair-chat/pair-chat-notice.js';
import { TELL_OF_PAIR_CHAT, TellOfPairChat } from '../../application/match/pair-chat/tell-of-pair-chat.js';
import type { ChatOfferQueries, ChatOffers, PairChats } from '../../application/match/pair-chat/ports.js';
import { CompareSeating } from '../../application/match/what-if/compare-seating.js';
import { PastSaturdayInput } from '../../application/match/what-if/past-saturday-input.js';
import type { PastSaturdays, TrialEngine } from '../../application/match/what-if/ports.js';
import { GiveFeedback } from '../../application/match/give-feedback.js';
import { LeaveMatch } from '../../application/match/leave-match.js';
import type { MatchRecords } from '../../application/match/match-records.js';
import type { FeedbackQueries } from '../../application/match/feedback-views.js';
import type { MatchQueries } from '../../application/match/match-views.js';
import { OnChatLeft } from '../../application/match/on-chat-left.js';
import { OnMembersMoved } from '../../application/match/on-members-moved.js';
import { OnProfileChanged } from '../../application/match/on-profile-changed.js';
import { OnRequestClosed } from '../../application/match/on-request-closed.js';
import { OnRequestOpened } from '../../application/match/on-request-opened.js';
import { OnSeatLost } from '../../application/match/on-seat-lost.js';
import { OnSeatFreed } from '../../application/match/on-seat-freed.js';
import { OnSeatTaken } from '../../application/match/on-seat-taken.js';
import { OnTableEnded } from '../../application/match/on-table-ended.js';
import { OnTableFormed } from '../../application/match/on-table-formed.js';
import { OnTableConfirmed } from '../../application/match/on-table-confirmed.js';
import { TableChangeNotice } from '../../application/match/table-change-notice.js';
import { TableGreeting } from '../../application/match/table-greeting.js';
import type {
  FeedbackEntries,
  SeatingEngine,
  Matches,
  OpenSlots,
  FinalRuns,
  SeatingExclusions,
  SlotLocks,
  SlotSnapshots,
  WaitingInSlots,
  TableChanges,
  VenueBallots,
} from '../../application/match/ports.js';
import { PreviewTables } from '../../application/match/preview-tables.js';
import { ANONYMIZE_MATCHES, AnonymizeMatches } from '../../application/match/anonymize-matches.js';
import { ERASE_MEETUP_TEXTS, EraseMeetupTexts } from '../../application/match/erase-meetup-texts.js';
import type { PastMatches } from '../../application/match/past-matches.js';
import { PROPOSE_TABLE_CHANGES, ProposeTableChanges } from '../../application/match/propose-table-changes.js';
import { PROPOSE_VENUES, ProposeVenues } from '../../application/match/propose-venues.js';
import { PURGE_SEATING_RUNS, PurgeSeatingRuns } from '../../application/match/purge-seating-runs.js';
import { Requeue } from '../../application/match/requeue.js';
import { ReportLate } from '../../application/match/report-late.js';
import { REMIND_TABLES, RemindTables } from '../../application/match/remind-tables.js';
import { PlanSeating } from '../../application/match/plan-seating.js';
import { RequestRun } from '../../application/match/request-run.js';
import { SaveTableChange } from '../../application/match/save-table-change.js';
import { SaveTables } from '../../application/match/save-tables.js';
import { SlotTransaction } from '../../application/match/slot-transaction.js';
import { SeatUsers } from '../../application/match/seat-users.js';
import { RunMatching } from '../../application/match/run-matching.js';
import type { SeatingRunQueries, SeatingRuns } from '../../application/match/seating-runs.js';
import { FinalizeSlot } from '../../application/match/finalize-slot.js';
import { MatchMails } from '../../application/match/match-mails.js';
import { ReportEarlyCancellation } from '../../application/moderation/report-early-cancellation.js';
import { SubmitReport } from '../../application/moderation/submit-report.js';
import { Notifier } from '../../application/notifications/notifier.js';
import { PromoteFromWaitlist } from '../../application/meetup/promote-from-waitlist.js';
import { OnMeetupCancelled } from '../../application/meetup/on-meetup-cancelled.js';
import type { TableChangeQueries } from '../../application/match/table-change-views.js';
import { GoodStanding } from '../../application/standing/good-standing.js';
import type { VenueBallotQueries } from '../../application/match/venue-views.js';
import { VenueSearch } from '../../application/match/venue-search.js';
import { bindClass, token } from './bind-class.js';
import { CHAT_QUERIES } from './chat.module.js';
import { jobHandlers } from './job-handler.js';
import { MATCHING_REQUESTS, SEAT_QUERIES } from './matching-request.module.js';
import { CONTACTS } from './notifications.module.js';
import {
  CURRENT_NAME,
  BLOCKS,
  AUDIT_LOG,
  CHANCE,
  CLOCK,
  CONFIG,
  CONTEXT_REGISTRATION,
  type ContextRegistration,
  ENTITY_MANAGER,
  EVENTS,
  GEOCODER,
  HOME_ZONE,
  JOBS,
  ON_CLOSE,
  PAIR_CONTACTS,
  PLACE_DIRECTORY,
  LISTS,
  POOL,
  PUBLIC_URL,
  RATE_LIMITER,
  REALTIME,
  SIGNED_LINKS,
  UNIT_OF_WORK,
  SOLVER_ALARM,
} from './tokens.js';

export const MATCHES = token<Matches>('Matches');
const SLOTS = token<SlotLocks & SlotSnapshots & FinalRuns & WaitingInSlots>('Slots');
const QUERIES = token<MatchQueries>('MatchQueries');
const RECORDS = token<MatchRecords>('MatchRecords');
const OPEN_SLOTS = token<OpenSlots>('OpenSlots');
const SEATING_ENGINE = token<SeatingEngine>('SeatingEngine');
const CALENDAR_FEEDS = token<CalendarFeeds>('CalendarFeeds');
const SHARED_PLANS = token<SharedPlans>('SharedPlans');
const CALENDAR_EVENTS = token<CalendarEvents>('CalendarEvents');
const FEEDBACK = token<FeedbackEntries>('FeedbackEntries');
const EXCLUSIONS = token<SeatingExclusions>('SeatingExclusions');
const CHAT_OFFERS = token<ChatOffers>('ChatOffers');
const CHAT_OFFER_QUERIES = token<ChatOfferQueries>('ChatOfferQueries');
const PAIR_CHATS = token<PairChats>('PairChats');
const FEEDBACK_QUERIES = token<FeedbackQueries>('FeedbackQueries');
const BALLOTS = token<VenueBallots>('VenueBallots');
const BALLOT_QUERIES = token<VenueBallotQueries>('VenueBallotQueries');
const TABLE_CHANGES = token<TableChanges>('TableChanges');
const TABLE_CHANGE_QUERIES = token<TableChangeQueries>('TableChangeQueries');
const HOME_SAFE = token<HomeSafeQuestions>('HomeSafeQuestions');
const GROUPS = token<FriendGroups>('FriendGroups');
const ICEBREAKER_TABLES = token<IcebreakerTables>('IcebreakerTables');
const RUNS = token<SeatingRuns>('SeatingRuns');
const RUN_QUERIES = token<SeatingRunQueries>('SeatingRunQueries');
const PAST_MATCHES = token<PastMatches>('PastMatches');
const PAST_SATURDAYS = token<PastSaturdays>('PastSaturdays');
const TRIALS = token<TrialEngine>('TrialEngine');
const LEAVING = token<{ leave: LeaveMatch; ask: AskToLeave }>('ways to leave by a link');
const PATIENCE = token<number>('patience in seconds');
const DEBOUNCE = token<number>('debounce in milliseconds');

export const matchModule = new ContainerModule(({ bind }) => {
  bind(PATIENCE).toResolvedValue((config) => config.matchPatienceSeconds, [CONFIG]);
  bind(DEBOUNCE).toResolvedValue((config) => config.matchDebounceMs, [CONFIG]);

  bindClass(bind, PostgresMatches, [ENTITY_MANAGER, EVENTS], MATCHES);
  bind(SEAT_QUERIES).toService(MATCHES);
  bind(SLOTS)
    .toResolvedValue((em, config) => new PostgresSlots(em, config.homeArea ?? null), [ENTITY_MANAGER, CONFIG])
    .inSingletonScope();
  bindClass(bind, PostgresMatchQueries, [POOL], QUERIES);
  bindClass(bind, PostgresMatchRecords, [POOL, LISTS], RECORDS);
  bindClass(bind, PostgresOpenSlots, [POOL], OPEN_SLOTS);
  bindClass(bind, PostgresCalendarFeeds, [ENTITY_MANAGER], CALENDAR_FEEDS);
  bindClass(bind, PostgresSharedPlans, [ENTITY_MANAGER], SHARED_PLANS);
  bindClass(bind, SharePlan, [SHARED_PLANS, RATE_LIMITER, CHANCE, CLOCK]);
  bindClass(bind, ReadSharedPlan, [SHARED_PLANS, RATE_LIMITER, CLOCK]);
  bindClass(bind, PurgeSharedPlans, [SHARED_PLANS, CLOCK]);
  bindClass(bind, PostgresCalendarEvents, [POOL], CALENDAR_EVENTS);
  bindClass(bind, OwnCalendarFeed, [CALENDAR_FEEDS, RATE_LIMITER, CHANCE, CLOCK]);
  bindClass(bind, ReadCalendarFeed, [CALENDAR_FEEDS, CALENDAR_EVENTS, GoodStanding, RATE_LIMITER, CLOCK]);
  bindClass(bind, PostgresFeedbackEntries, [ENTITY_MANAGER], FEEDBACK);
  bindClass(bind, PostgresSeatingExclusions, [ENTITY_MANAGER], EXCLUSIONS);
  bindClass(bind, PostgresFeedbackQueries, [POOL], FEEDBACK_QUERIES);
  bindClass(bind, PostgresSeatingRuns, [ENTITY_MANAGER], RUNS);
  bindClass(bind, PostgresSeatingRunQueries, [LISTS], RUN_QUERIES);

  bindClass(bind, PostgresVenueBallots, [ENTITY_MANAGER], BALLOTS);
  bindClass(bind, PostgresVenueBallotQueries, [POOL], BALLOT_QUERIES);
  bindClass(bind, PostgresTableChanges, [ENTITY_MANAGER], TABLE_CHANGES);
  bindClass(bind, PostgresTableChangeQueries, [POOL], TABLE_CHANGE_QUERIES);

  bindClass(bind, PostgresFriendGroups, [ENTITY_MANAGER], GROUPS);
  bindClass(bind, SlotOfRequest, [MATCHING_REQUESTS, SLOTS, CLOCK]);
  bindClass(bind, GroupChanged, [RequestRun, REALTIME]);
  bindClass(bind, OpenGroup, [UNIT_OF_WORK, RATE_LIMITER, SlotOfRequest, GROUPS, CHANCE, CLOCK]);
  bindClass(bind, JoinGroup, [
    UNIT_OF_WORK,
    RATE_LIMITER,
    SlotOfRequest,
    GROUPS,
    BLOCKS,
    GroupChanged,
    CLOCK,
  ]);
  bindClass(bind, LeaveGroup, [UNIT_OF_WORK, MATCHING_REQUESTS, SLOTS, GROUPS, GroupChanged, CLOCK]);
  bindClass(bind, FindGroup, [MATCHING_REQUESTS, GROUPS, CLOCK]);
  bindClass(bind, PurgeGroups, [GROUPS, CLOCK]);
  bindClass(bind, Requeue, [MATCHING_REQUESTS]);
  bindClass(bind, MatchMails, [CONTACTS, Notifier, CURRENT_NAME, PUBLIC_URL, SIGNED_LINKS]);
  bind(SEATING_ENGINE)
    .toResolvedValue(
      (onClose, { raise }) => {
        const engine = new ThreadEngine({ onSolverFailure: raise });
        onClose(() => engine.close());
        return engine;
      },
      [ON_CLOSE, SOLVER_ALARM],
    )
    .inSingletonScope();
  bind(FindOutlook)
    .toResolvedValue(
      (pool, limiter, clock, { homeArea = null }) =>
        new FindOutlook(new PostgresWaitingPeople(pool, homeArea), limiter, clock),
      [POOL, RATE_LIMITER, CLOCK, CONFIG],
    )
    .inSingletonScope();
  bindClass(bind, PlanSeating, [SLOTS, SEATING_ENGINE, CLOCK, PATIENCE]);
  bindClass(bind, SlotTransaction, [UNIT_OF_WORK, SLOTS, MATCHING_REQUESTS, CLOCK]);
  bindClass(bind, SaveTables, [UNIT_OF_WORK, SlotTransaction, MATCHES, REALTIME, CLOCK]);
  bindClass(bind, SeatUsers, [UNIT_OF_WORK, PlanSeating, SaveTables, RUNS, CLOCK]);
  bindClass(bind, FormTablesInSlot, [SeatUsers, JOBS, CLOCK, PATIENCE]);
  bindClass(bind, PreviewTables, [PlanSeating, CLOCK]);
  bindClass(bind, RunMatching, [OPEN_SLOTS, FormTablesInSlot, PreviewTables, UNIT_OF_WORK, AUDIT_LOG, CLOCK]);
  bind(PAST_SATURDAYS)
    .toResolvedValue(
      (lists, { homeArea = null }) => new PostgresPastSaturdays(lists, homeArea),
      [LISTS, CONFIG],
    )
    .inSingletonScope();
  bind(TRIALS)
    .toResolvedValue(
      (onClose, { raise }) => {
        const trials = new ThreadTrials({ onSolverFailure: raise });
        onClose(() => trials.close());
        return trials;
      },
      [ON_CLOSE, SOLVER_ALARM],
    )
    .inSingletonScope();
  bindClass(bind, PastSaturdayInput, [PAST_SATURDAYS, CLOCK, HOME_ZONE]);
  bindClass(bind, CompareSeating, [PastSaturdayInput, PAST_SATURDAYS, TRIALS, HOME_ZONE]);
  bindClass(bind, FinalizeSlot, [UNIT_OF_WORK, SeatUsers, SLOTS, MATCHES, Requeue, REALTIME, CLOCK]);
  bindClass(bind, PurgeSeatingRuns, [RUNS, CLOCK]);
  bindClass(bind, PostgresPastMatches, [ENTITY_MANAGER], PAST_MATCHES);
  bindClass(bind, EraseMeetupTexts, [UNIT_OF_WORK, PAST_MATCHES, JOBS, CLOCK]);
  bindClass(bind, AnonymizeMatches, [PAST_MATCHES, CLOCK]);
  bindClass(bind, FindDueSlots, [SLOTS, JOBS, CLOCK]);
  bindClass(bind, AdvanceTables, [UNIT_OF_WORK, MATCHES, MATCHING_REQUESTS, SLOTS, FinalizeSlot, CLOCK]);
  bindClass(bind, LeaveMatch, [UNIT_OF_WORK, MATCHES, MATCHING_REQUESTS, BLOCKS, Requeue, REALTIME, CLOCK]);
  bindClass(bind, CancelMatch, [
    UNIT_OF_WORK,
    MATCHES,
    MATCHING_REQUESTS,
    Requeue,
    LeaveMatch,
    ReportEarlyCancellation,
    REALTIME,
    CLOCK,
  ]);
  bindClass(bind, ConfirmSeat, [UNIT_OF_WORK, MATCHES, REALTIME, CLOCK]);
  bindClass(bind, ReportLate, [UNIT_OF_WORK, MATCHES, REALTIME, RATE_LIMITER, CLOCK]);
  bindClass(bind, AskToLeave, [UNIT_OF_WORK, MATCHES, MatchMails, RATE_LIMITER, CLOCK]);
  bind(LEAVING).toResolvedValue((leave, ask) => ({ leave, ask }), [LeaveMatch, AskToLeave]);
  bindClass(bind, AnswerByLink, [
    SIGNED_LINKS,
    QUERIES,
    ConfirmSeat,
    ReportLate,
    LEAVING,
    RATE_LIMITER,
    CLOCK,
  ]);
  bindClass(bind, PostgresChatOffers, [ENTITY_MANAGER], CHAT_OFFERS);
  bindClass(bind, PostgresChatOfferQueries, [POOL], CHAT_OFFER_QUERIES);
  bindClass(bind, PostgresPairChats, [ENTITY_MANAGER], PAIR_CHATS);
  bindClass(bind, ClosePairChats, [UNIT_OF_WORK, PAIR_CHATS, CHAT_OFFERS, MATCHES, REALTIME, CLOCK]);
  bind(PAIR_CONTACTS).toService(ClosePairChats);
  bindClass(bind, PairChatMails, [CONTACTS, Notifier]);
  bindClass(bind, PairChatNotice, [REALTIME, JOBS]);
  bindClass(bind, TellOfPairChat, [UNIT_OF_WORK, MATCHES, PairChatMails]);
  bindClass(bind, OfferChats, [UNIT_OF_WORK, CHAT_OFFERS, PairChatMails, REALTIME, CLOCK]);
  bindClass(bind, AnswerChatOffer, [
    UNIT_OF_WORK,
    CHAT_OFFERS,
    MATCHES,
    BLOCKS,
    PairChatNotice,
    RATE_LIMITER,
    CLOCK,
  ]);
  bindClass(bind, ExcludeMembers, [EXCLUSIONS, BLOCKS, PAIR_CONTACTS]);
  bindClass(bind, GiveFeedback, [UNIT_OF_WORK, MATCHES, FEEDBACK, ExcludeMembers, SubmitReport, CLOCK]);
  bindClass(bind, ChooseVenue, [
    UNIT_OF_WORK,
    MATCHES,
    BALLOTS,
    SystemMessages,
    RATE_LIMITER,
    REALTIME,
    CLOCK,
  ]);
  bindClass(bind, VenueSearch, [PLACE_DIRECTORY, GEOCODER]);
  bindClass(bind, ProposeVenues, [UNIT_OF_WORK, MATCHES, SLOTS, BALLOTS, VenueSearch, REALTIME, CLOCK]);
  bindClass(bind, RemindTables, [UNIT_OF_WORK, MATCHES, SystemMessages, MatchMails, CLOCK]);

  bindClass(bind, PostgresHomeSafeQuestions, [ENTITY_MANAGER], HOME_SAFE);
  bindClass(bind, AskHomeSafe, [UNIT_OF_WORK, HOME_SAFE, CONTACTS, Notifier, SIGNED_LINKS, CLOCK]);
  bindClass(bind, AnswerHomeSafe, [UNIT_OF_WORK, HOME_SAFE, SubmitReport, RATE_LIMITER, CLOCK]);
  bindClass(bind, AnswerHomeSafeByLink, [SIGNED_LINKS, HOME_SAFE, AnswerHomeSafe, CLOCK]);
  bindClass(bind, PurgeHomeSafe, [HOME_SAFE, CLOCK]);
  bindClass(bind, AskForFeedback, [UNIT_OF_WORK, MATCHES, MatchMails, CLOCK]);

  bindClass(bind, RequestRun, [JOBS, DEBOUNCE]);
  bindClass(bind, OnRequestOpened, [RequestRun]);
  bindClass(bind, OnRequestClosed, [UNIT_OF_WORK, MatchMails, REALTIME]);
  bindClass(bind, OnProfileChanged, [SLOTS, LeaveMatch, RequestRun, CLOCK]);
  bindClass(bind, PostgresIcebreakerTables, [ENTITY_MANAGER], ICEBREAKER_TABLES);
  bindClass(bind, TableIcebreakers, [ICEBREAKER_TABLES, SystemMessages]);
  bindClass(bind, PostIcebreakers, [UNIT_OF_WORK, MATCHES, ICEBREAKER_TABLES, TableIcebreakers, CLOCK]);
  bindClass(bind, AskForIcebreaker, [UNIT_OF_WORK, MATCHES, SystemMessages, TableIcebreakers, RATE_LIMITER]);
  bindClass(bind, FindIcebreakersLeft, [CHAT_QUERIES, SystemMessages]);
  bindClass(bind, TableGreeting, [TableIcebreakers, SystemMessages]);
  bindClass(bind, OnTableFormed, [UNIT_OF_WORK, MATCHES, TableGreeting, MatchMails, JOBS]);
  bindClass(bind, OnSeatTaken, [UNIT_OF_WORK, MATCHES, SystemMessages, MatchMails, JOBS]);
  bindClass(bind, OnChatLeft, [SystemMessages]);
  bindClass(bind, OnSeatFreed, [
    UNIT_OF_WORK,
    MATCHES,
    SystemMessages,
    PromoteFromWaitlist,
    ChooseVenue,
    RequestRun,
    JOBS,
    CLOCK,
  ]);
  bindClass(bind, TableChangeNotice, [SystemMessages, MatchMails, JOBS, REALTIME, CLOCK]);
  bindClass(bind, SaveTableChange, [UNIT_OF_WORK, MATCHES, TABLE_CHANGES, SLOTS, TableChangeNotice, CLOCK]);
  bindClass(bind, DropTableChange, [UNIT_OF_WORK, MATCHES, TABLE_CHANGES, SLOTS, REALTIME, CLOCK]);
  bindClass(bind, ProposeTableChanges, [TABLE_CHANGES, SLOTS, DropTableChange, SaveTableChange, CLOCK]);
  bindClass(bind, AnswerTableChange, [
    UNIT_OF_WORK,
    MATCHES,
    TABLE_CHANGES,
    SlotTransaction,
    REALTIME,
    RATE_LIMITER,
    CLOCK,
  ]);
  bindClass(bind, OnMembersMoved, [UNIT_OF_WORK, MATCHES, SystemMessages, ChooseVenue, RequestRun, JOBS]);
  bindClass(bind, OnSeatLost, [UNIT_OF_WORK, MATCHES, MatchMails, REALTIME]);
  bindClass(bind, OnTableConfirmed, [
    UNIT_OF_WORK,
    MATCHES,
    TableGreeting,
    SystemMessages,
    JOBS,
    MatchMails,
    CLOCK,
  ]);
  bindClass(bind, OnTableEnded, [UNIT_OF_WORK, MATCHES, MatchMails, OnMeetupCancelled]);

  bind(CONTEXT_REGISTRATION)
    .toDynamicValue((context): ContextRegistration => {
      const { get } = context;
      const run = jobHandlers(context);
      return {
        routes: [
          ...matchRoutes({
            queries: get(QUERIES),
            leaveMatch: get(LeaveMatch),
            cancelMatch: get(CancelMatch),
            confirmSeat: get(ConfirmSeat),
            giveFeedback: get(GiveFeedback),
            clock: get(CLOCK),
            homeZone: get(HOME_ZONE),
            appName: get(CURRENT_NAME),
            publicUrl: get(PUBLIC_URL),
          }),
          ...icebreakerRoutes({
            askForIcebreaker: get(AskForIcebreaker),
            findIcebreakersLeft: get(FindIcebreakersLeft),
          }),
          ...lateRoutes({ reportLate: get(ReportLate) }),
          ...attendanceLinkRoutes({ answerByLink: get(AnswerByLink), appName: get(CURRENT_NAME) }),
          ...homeSafeRoutes({
            answerHomeSafe: get(AnswerHomeSafe),
            byLink: get(AnswerHomeSafeByLink),
            appName: get(CURRENT_NAME),
          }),
          ...feedbackRoutes({ queries: get(FEEDBACK_QUERIES) }),
          ...calendarFeedRoutes({
            feeds: get(CALENDAR_FEEDS),
            ownFeed: get(OwnCalendarFeed),
            readFeed: get(ReadCalendarFeed),
            appName: get(CURRENT_NAME),
            publicUrl: get(PUBLIC_URL),
          }),
          ...sharedPlanRoutes({
            sharePlan: get(SharePlan),
            readPlan: get(ReadSharedPlan),
            appName: get(CURRENT_NAME),
          }),
          ...venueRoutes({
            queries: get(BALLOT_QUERIES),
            chooseVenue: get(ChooseVenue),
            clock: get(CLOCK),
          }),
          ...tableChangeRoutes({
            queries: get(TABLE_CHANGE_QUERIES),
            answerTableChange: get(AnswerTableChange),
            clock: get(CLOCK),
          }),
          ...outlookRoutes({ findOutlook: get(FindOutlook) }),
          ...chatOfferRoutes({
            queries: get(CHAT_OFFER_QUERIES),
            answerChatOffer: get(AnswerChatOffer),
            clock: get(CLOCK),
          }),
          ...groupRoutes({
            findGroup: get(FindGroup),
            openGroup: get(OpenGroup),
            joinGroup: get(JoinGroup),
            leaveGroup: get(LeaveGroup),
          }),
          ...matchDeskRoutes({
            records: get(RECORDS),
            runMatching: get(RunMatching),
            reads: get(AuditedReads),
          }),
          ...whatIfRoutes({ input: get(PastSaturdayInput), compareSeating: get(CompareSeating) }),
          ...seatingRunRoutes({ queries: get(RUN_QUERIES) }),
        ],
        errors: matchErrors,
        handlers: {
          'request-opened': run(OnRequestOpened),
          'request-closed': run(OnRequestClosed),
          'profile-changed': run(OnProfileChanged),
          'table-formed': run(OnTableFormed),
          'seat-taken': run(OnSeatTaken),
          'seat-freed': run(OnSeatFreed),
          'chat-left': run(OnChatLeft),
          'members-moved': run(OnMembersMoved),
          'seat-lost': run(OnSeatLost),
          'table-settled': run(OnTableConfirmed),
          'table-ended': run(OnTableEnded),
          'form-tables': run(FormTablesInSlot),
          'settle-slot': run(FinalizeSlot),
          'find-due-slots': run(FindDueSlots),
          'advance-tables': run(AdvanceTables),
          [PROPOSE_TABLE_CHANGES]: run(ProposeTableChanges),
          [DROP_TABLE_CHANGE]: run(DropTableChange),
          [REMIND_TABLES]: run(RemindTables),
          [POST_ICEBREAKERS]: run(PostIcebreakers),
          [ASK_FOR_FEEDBACK]: run(AskForFeedback),
          [ASK_HOME_SAFE]: run(AskHomeSafe),
          [PURGE_HOME_SAFE]: run(PurgeHomeSafe),
          [OFFER_CHATS]: run(OfferChats),
          [TELL_OF_PAIR_CHAT]: run(TellOfPairChat),
          [CLOSE_QUIET_CHATS]: run(ClosePairChats),
          [PROPOSE_VENUES]: run(ProposeVenues),
          [PURGE_SEATING_RUNS]: run(PurgeSeatingRuns),
          [PURGE_GROUPS]: run(PurgeGroups),
          [PURGE_SHARED_PLANS]: run(PurgeSharedPlans),
          [ERASE_MEETUP_TEXTS]: run(EraseMeetupTexts),
          [ANONYMIZE_MATCHES]: run(AnonymizeMatches),
        },
        recurring: [
          { name: 'find-due-slots', match: '*/15 * * * *' },
          { name: 'advance-tables', match: '*/5 * * * *' },
          { name: REMIND_TABLES, match: '*/10 * * * *' },
          { name: POST_ICEBREAKERS, match: '*/10 * * * *' },
          { name: ASK_FOR_FEEDBACK, match: '*/10 * * * *' },
          { name: ASK_HOME_SAFE, match: '*/5 * * * *' },
          { name: PURGE_HOME_SAFE, match: '33 3 * * *' },
          { name: OFFER_CHATS, match: '*/30 * * * *' },
          { name: CLOSE_QUIET_CHATS, match: '35 3 * * *' },
          { name: PURGE_SEATING_RUNS, match: '37 3 * * *' },
          { name: PURGE_GROUPS, match: '39 3 * * *' },
          { name: PURGE_SHARED_PLANS, match: '40 3 * * *' },
          { name: ERASE_MEETUP_TEXTS, match: '41 3 * * *' },
          { name: ANONYMIZE_MATCHES, match: '43 3 * * *' },
        ],
      };
    })
    .inSingletonScope();
});
