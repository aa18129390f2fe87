import type { EntityManager } from '@mikro-orm/postgresql';
import type { Opened } from './open-shared.js';
import { SESSION_LIFETIME_MS } from '../../adapters/http/session.js';
import { PostgresAccountActivities } from '../../adapters/persistence/sign-in/postgres-account-activities.js';
import { PostgresAdmins } from '../../adapters/persistence/account/postgres-admins.js';
import {
  PostgresAccountData,
  PostgresDeletedAccounts,
} from '../../adapters/persistence/account-end/postgres-deleted-accounts.js';
import { PostgresEmailProofs } from '../../adapters/persistence/credentials/postgres-email-proofs.js';
import { PostgresKnownDevices } from '../../adapters/persistence/sign-in/postgres-known-devices.js';
import { PostgresOwnSessions } from '../../adapters/persistence/sign-in/postgres-own-sessions.js';
import { PostgresPasswordResets } from '../../adapters/persistence/credentials/postgres-password-resets.js';
import { PostgresPendingRegistrations } from '../../adapters/persistence/sign-up/postgres-pending-registrations.js';
import { PostgresPersonalRecords } from '../../adapters/persistence/account-end/postgres-personal-records.js';
import { SessionsAndLinks } from '../../application/sessions/secret-links.js';
import { PostgresSecretLinks } from '../../adapters/persistence/sessions/postgres-secret-links.js';
import { PostgresSessions } from '../../adapters/persistence/sessions/postgres-sessions.js';
import { PostgresSurveyResponses } from '../../adapters/persistence/profile/postgres-survey-responses.js';
import { PostgresUsers } from '../../adapters/persistence/account/postgres-users.js';
import { PostgresAnnouncementAudience } from '../../adapters/persistence/announcements/postgres-announcement-audience.js';
import { PostgresAnnouncements } from '../../adapters/persistence/announcements/postgres-announcements.js';
import { PostgresInvitationQueries } from '../../adapters/persistence/registration/invitation-queries.js';
import { PostgresInvitations } from '../../adapters/persistence/registration/postgres-invitations.js';
import { PostgresRegistrationPolicies } from '../../adapters/persistence/registration/postgres-registration-policies.js';
import { PostgresAppearances } from '../../adapters/persistence/appearance/postgres-appearances.js';
import { PostgresMisses } from '../../adapters/persistence/attendance/postgres-misses.js';
import { PostgresTableRecords } from '../../adapters/persistence/attendance/postgres-table-records.js';
import { PostgresAuditLogPartitions } from '../../adapters/persistence/audit/postgres-audit-log-partitions.js';
import { PostgresCalendarEvents } from '../../adapters/persistence/calendar/calendar-event-queries.js';
import { PostgresCalendarFeeds } from '../../adapters/persistence/calendar/postgres-calendar-feeds.js';
import { PostgresChatQueries } from '../../adapters/persistence/chat/chat-queries.js';
import { PostgresAuthorLocks } from '../../adapters/persistence/chat/postgres-author-locks.js';
import { PostgresChatMessages } from '../../adapters/persistence/chat/postgres-chat-messages.js';
import { PostgresUnreadNotices } from '../../adapters/persistence/chat/postgres-unread-notices.js';
import { PostgresFeedbackEntries } from '../../adapters/persistence/feedback/postgres-feedback-entries.js';
import { PostgresSeatingExclusions } from '../../adapters/persistence/feedback/postgres-seating-exclusions.js';
import { PostgresAttendanceQueries } from '../../adapters/persistence/figures/postgres-attendance-queries.js';
import { PostgresFigureQueries } from '../../adapters/persistence/figures/postgres-figure-queries.js';
import { PostgresFriendGroups } from '../../adapters/persistence/friends/postgres-friend-groups.js';
import { PostgresIcebreakerTables } from '../../adapters/persistence/icebreakers/postgres-icebreaker-tables.js';
import { PostgresMatchQueries } from '../../adapters/persistence/match/match-queries.js';
import { PostgresMatches } from '../../adapters/persistence/match/postgres-matches.js';
import { PostgresPastMatches } from '../../adapters/persistence/match/postgres-past-matches.js';
import { CachedWaitingCounts } from '../../adapters/persistence/matching-request/cached-waiting-counts.js';
import { PostgresMatchingRequestQueries } from '../../adapters/persistence/matching-request/matching-request-queries.js';
import {
  PostgresMatchingRequests,
  PostgresRequestingUsers,
} from '../../adapters/persistence/matching-request/postgres-matching-requests.js';
import { PostgresWaitingCounts } from '../../adapters/persistence/matching-request/postgres-waiting-counts.js';
import { PostgresMeetupQueries } from '../../adapters/persistence/meetup/meetup-queries.js';
import { PostgresMeetupLinks } from '../../adapters/persistence/meetup/postgres-meetup-links.js';
import { PostgresMeetups } from '../../adapters/persistence/meetup/postgres-meetups.js';
import { PostgresParticipants } from '../../adapters/persistence/meetup/postgres-participants.js';
import { PostgresPeopleQueries } from '../../adapters/persistence/moderation/people-queries.js';
import { PostgresModerators } from '../../adapters/persistence/moderation/postgres-moderators.js';
import { PostgresReportTargets } from '../../adapters/persistence/moderation/postgres-report-targets.js';
import { PostgresSuspensions } from '../../adapters/persistence/moderation/postgres-suspensions.js';
import { PostgresReportQueries } from '../../adapters/persistence/moderation/report-queries.js';
import { PostgresDeliverability } from '../../adapters/persistence/notifications/postgres-deliverability.js';
import { PostgresOptOuts } from '../../adapters/persistence/notifications/postgres-opt-outs.js';
import { PostgresDeadJobs } from '../../adapters/persistence/operations/postgres-dead-jobs.js';
import { PostgresChatOffers } from '../../adapters/persistence/pair-chat/postgres-chat-offers.js';
import { PostgresPairChats } from '../../adapters/persistence/pair-chat/postgres-pair-chats.js';
import { PostgresHomeSafeQuestions } from '../../adapters/persistence/safety/postgres-home-safe-questions.js';
import { PostgresPrivatePreferences } from '../../adapters/persistence/private-preferences/postgres-private-preferences.js';
import { PostgresSharedPlans } from '../../adapters/persistence/safety/postgres-shared-plans.js';
import { PostgresOpenSlots } from '../../adapters/persistence/seating/postgres-open-slots.js';
import { PostgresSeatingRuns } from '../../adapters/persistence/seating/postgres-seating-runs.js';
import { PostgresSlots } from '../../adapters/persistence/seating/postgres-slots.js';
import { PostgresWaitingPeople } from '../../adapters/persistence/seating/postgres-waiting-people.js';
import { PostgresSecondFactors } from '../../adapters/persistence/staff/postgres-second-factors.js';
import { PostgresTableChanges } from '../../adapters/persistence/table-change/postgres-table-changes.js';
import { PostgresTableWords } from '../../adapters/persistence/table-word/postgres-table-words.js';
import { PostgresPhoneVerifications } from '../../adapters/persistence/trust-score/postgres-phone-verifications.js';
import { PostgresReviews } from '../../adapters/persistence/trust-score/postgres-reviews.js';
import { PostgresReviewQueries } from '../../adapters/persistence/trust-score/review-queries.js';
import { PostgresVerificationQueries } from '../../adapters/persistence/trust-score/verification-queries.js';
import { PostgresVenueBallots } from '../../adapters/persistence/venue/postgres-venue-ballots.js';
import { PostgresWeeklyQuestions } from '../../adapters/persistence/weekly-question/postgres-weekly-questions.js';
import { DeadJobCipher } from '../../adapters/shared/dead-job-cipher.js';

/** The ports of accounts, staff and what staff decide on, on PostgreSQL. */
export function accountPorts(opened: Opened) {
  const [em, pool, lists, events] = [opened.em, opened.pool, opened.lists, opened.jobs];
  const sessions = new PostgresSessions(em, opened.realtime, opened.securityLog, opened.afterCommit);
  const secretLinks = new PostgresSecretLinks(em, opened.chance);
  return {
    users: new PostgresUsers(em, events),
    admins: new PostgresAdmins(em),
    registrations: new PostgresPendingRegistrations(em),
    resets: new PostgresPasswordResets(em),
    emailProofs: new PostgresEmailProofs(em),
    surveys: new PostgresSurveyResponses(em),
    sessions: new SessionsAndLinks(sessions, secretLinks),
    secretLinks,
    ownSessions: new PostgresOwnSessions(pool, SESSION_LIFETIME_MS),
    knownDevices: new PostgresKnownDevices(em),
    accountActivities: new PostgresAccountActivities(em),
    accountData: new PostgresAccountData(em),
    deletedAccounts: new PostgresDeletedAccounts(em),
    records: new PostgresPersonalRecords(pool),
    secondFactors: new PostgresSecondFactors(em),
    auditLogPartitions: new PostgresAuditLogPartitions(em),
    reviews: new PostgresReviews(em, events),
    reviewQueries: new PostgresReviewQueries(pool),
    phoneVerifications: new PostgresPhoneVerifications(em),
    verificationQueries: new PostgresVerificationQueries(pool),
    blocks: opened.blocks,
    reports: opened.reports,
    reportTargets: new PostgresReportTargets(em, opened.blocks),
    reportQueries: new PostgresReportQueries(pool),
    moderators: new PostgresModerators(em),
    suspensions: new PostgresSuspensions(em),
    userQueries: new PostgresPeopleQueries(pool, lists),
    misses: new PostgresMisses(em),
    tableRecords: new PostgresTableRecords(em),
    optOuts: new PostgresOptOuts(em),
    deliverability: new PostgresDeliverability(em),
    pushDevices: opened.pushDevices,
    appearances: new PostgresAppearances(em),
    registrationPolicies: new PostgresRegistrationPolicies(em, opened.config.emailDomains),
    invitations: new PostgresInvitations(em),
    invitationQueries: new PostgresInvitationQueries(pool),
    figureQueries: new PostgresFigureQueries(lists, opened.config.timeZone),
    attendanceQueries: new PostgresAttendanceQueries(lists, opened.config.timeZone),
    announcements: new PostgresAnnouncements(em),
    audience: new PostgresAnnouncementAudience(em),
    deadJobs: new PostgresDeadJobs(em, pool, new DeadJobCipher(opened.sealingKeys)),
  };
}

/** The ports of requests, tables, meetups and their chats, on PostgreSQL. */
export function tablePorts(opened: Opened) {
  const [em, pool, lists, clock] = [opened.em, opened.pool, opened.lists, opened.clock];
  const { homeArea = null, offersNotTheOnly } = opened.config;
  const matches = new PostgresMatches(em, opened.jobs);
  return {
    homeArea,
    offersNotTheOnly,
    matches,
    matchQueries: new PostgresMatchQueries(pool),
    pastMatches: new PostgresPastMatches(em),
    requests: new PostgresMatchingRequests(em, opened.jobs),
    requestingUsers: new PostgresRequestingUsers(em),
    requestQueries: new PostgresMatchingRequestQueries(pool),
    waitingCounts: new CachedWaitingCounts(new PostgresWaitingCounts(pool, homeArea), clock),
    slots: new PostgresSlots(em, homeArea, offersNotTheOnly),
    openSlots: new PostgresOpenSlots(pool),
    runs: new PostgresSeatingRuns(em),
    waitingPeople: new PostgresWaitingPeople(pool, homeArea, opened.config.timeZone, offersNotTheOnly),
    blocks: opened.blocks,
    ballots: new PostgresVenueBallots(em),
    tableWords: new PostgresTableWords(em),
    privatePreferences: new PostgresPrivatePreferences(em),
    tableChanges: new PostgresTableChanges(em),
    groups: new PostgresFriendGroups(em),
    ...featurePorts(em, opened),
    meetups: new PostgresMeetups(em, matches),
    participants: new PostgresParticipants(em, opened.config.timeZone),
    meetupQueries: new PostgresMeetupQueries(pool, lists),
    meetupLinks: new PostgresMeetupLinks(em),
  };
}

function featurePorts(em: EntityManager, opened: Opened) {
  return {
    feedback: new PostgresFeedbackEntries(em),
    exclusions: new PostgresSeatingExclusions(em),
    chatOffers: new PostgresChatOffers(em),
    pairChats: new PostgresPairChats(em),
    homeSafe: new PostgresHomeSafeQuestions(em),
    sharedPlans: new PostgresSharedPlans(em),
    weeklyQuestions: new PostgresWeeklyQuestions(em),
    feeds: new PostgresCalendarFeeds(em),
    calendarEvents: new PostgresCalendarEvents(opened.pool),
    icebreakerTables: new PostgresIcebreakerTables(em),
    chatMessages: new PostgresChatMessages(em),
    chatQueries: new PostgresChatQueries(em),
    unreadNotices: new PostgresUnreadNotices(em),
    authorLocks: new PostgresAuthorLocks(em),
  };
}
