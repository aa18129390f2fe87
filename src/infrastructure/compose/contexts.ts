import { countWaiting } from '../../adapters/jobs/queue-lengths.js';
import { ZipArchives } from '../../adapters/archive/zip-archives.js';
import { AuthenticatorCodes } from '../../adapters/auth/authenticator-codes.js';
import { zoneOf } from '../../adapters/geocoding/time-zone-of.js';
import { BundledDisposableDomains } from '../../adapters/mail/bundled-disposable-domains.js';
import { BundledNumberingPlans } from '../../adapters/sms/numbering-plans.js';
import { FileEvidenceReader } from '../../adapters/storage/file-evidence-reader.js';
import { WebpLogoPictures } from '../../adapters/storage/webp-logo-pictures.js';
import { forgetExpiredLimits } from '../../adapters/rate-limiting/shared-rate-limiter.js';
import { SEND_MAIL } from '../../application/notifications/send-mail.js';
import { SHORTEST_PASSWORD } from '../../domain/account/password.js';
import { SHORTEST_STAFF_PASSWORD } from '../../domain/staff/staff-password.js';
import { readVersion } from '../config/version.js';
import { takeBackupOf } from './backup.js';
import { composeAccount } from './account.js';
import { composeAnnouncements } from './announcements.js';
import { composeAppearance } from './appearance.js';
import { composeAttendance, composeMisses } from './attendance.js';
import { composeCalendar } from './calendar.js';
import { composeChat, composeWriting } from './chat.js';
import { composeCommunity } from './community.js';
import { composeCorrections } from './corrections.js';
import { composeFeedback } from './feedback.js';
import { composeFigures } from './figures.js';
import { composeFriendCodes, composeFriends } from './friends.js';
import { composeIcebreakers } from './icebreakers.js';
import { composeMatch } from './match.js';
import { composeMatchingRequest } from './matching-request.js';
import { composeMeetup, composeParticipation } from './meetup.js';
import { composeNotifications } from './notifications.js';
import type { Opened } from './open-shared.js';
import { composeOperations } from './operations.js';
import { composePairChat } from './pair-chat.js';
import { composePlaces } from './places.js';
import { accountPorts, tablePorts } from './postgres-ports.js';
import { composePrivatePreferences } from './private-preferences.js';
import { readinessProbes, readinessSettings } from './readiness.js';
import { composeRegistration } from './registration.js';
import { composeReports } from './reports.js';
import { composeSafety } from './safety.js';
import { composeSeating, composeSeatingInsight } from './seating.js';
import { composeStaff } from './staff.js';
import { composeSuspensions } from './suspensions.js';
import { composeTableChange } from './table-change.js';
import { composeTableWord } from './table-word.js';
import { composeTrustScore } from './trust-score.js';
import { composeVenue } from './venue.js';
import { composeWeeklyQuestion } from './weekly-question.js';

/**
 * All contexts of a process, in the order of their needs: each is given the ports on PostgreSQL and, by name, what it takes of
 * contexts before it. They hold no resources of their own, so that composing all of them costs milliseconds. See ADR 63.
 */
export function composeContexts(opened: Opened) {
  const { shared, config, passwords, digests } = opened;
  const accounts = accountPorts(opened);
  const tables = tablePorts(opened);

  const chat = composeChat(shared, tables);
  const pairChat = composePairChat(shared, tables);
  const { systemMessages } = chat;
  const { closePairChats } = pairChat;
  const reports = composeReports(shared, { ...accounts, closePairChats });
  const { submitReport, reportEarlyCancellation } = reports;
  const match = composeMatch(shared, { ...tables, systemMessages, reportEarlyCancellation });
  const { leavingTables, advanceTables, matchMails } = match;

  const seating = composeSeating(shared, {
    ...tables,
    engine: opened.seatingEngine,
    patienceSeconds: config.matchPatienceSeconds,
    debounceMs: config.matchDebounceMs,
    leavingTables,
    advanceTables,
  });
  const { requestRun, slotTransaction } = seating;
  const { company } = composeFriendCodes(shared, { ...tables, requestRun });
  const matchingRequest = composeMatchingRequest(shared, { ...tables, company, leavingTables });
  const { askingForTables } = matchingRequest;
  const friends = composeFriends(shared, { ...tables, requestRun, company, askingForTables });
  const meetup = composeMeetup(shared, {
    ...tables,
    zones: { zoneOf },
    linkedPictures: opened.linkedPictures,
    systemMessages,
    leavingTables,
  });
  const { cancelAllParticipation } = composeParticipation(shared, {
    ...tables,
    leavingTables,
    askingForTables,
  });

  const registration = composeRegistration(shared, {
    ...accounts,
    disposableDomains: new BundledDisposableDomains(),
    digests,
  });
  const { admissions } = registration;
  const trustScore = composeTrustScore(shared, {
    ...accounts,
    digests,
    numberingPlans: new BundledNumberingPlans(config.texts.homeCountry),
    evidenceReader: new FileEvidenceReader(opened.pictureDecoder),
    evidenceStore: opened.evidenceStore,
    fileAlarm: opened.fileAlarm,
    budgetAlarm: opened.textBudgetAlarm,
    // In production there is no development inbox, so text messages need a provider.
    texts: { ...config.texts, isOffered: config.sms !== undefined || !config.production },
  });
  const { withdrawOpenReviews, readHandedInFiles } = trustScore;
  const account = composeAccount(shared, {
    ...accounts,
    archives: new ZipArchives(),
    passwords,
    digests,
    zones: { zoneOf },
    providers: opened.providers,
    admissions,
    askingForTables,
    cancelAllParticipation,
    closePairChats,
    withdrawOpenReviews,
    readHandedInFiles,
  });
  const { noteRefusedAddress, recognizeDevice, verifyPassword, lastAdminStays } = account;
  const notifications = composeNotifications(shared, {
    ...accounts,
    pushService: opened.pushService,
    mailer: opened.mailer,
    bounceTokens: opened.bounceTokens,
    mailCounts: opened.serviceMetrics,
    textMessages: opened.textMessages,
    noteRefusedAddress,
  });
  const { preferences } = notifications;
  const suspensions = composeSuspensions(shared, {
    ...accounts,
    cancelAllParticipation,
    withdrawOpenReviews,
  });
  const { staffActionGuard, auditedStaffAction, applySuspension } = suspensions;

  return {
    account,
    announcements: composeAnnouncements(shared, {
      ...accounts,
      preferences,
      mailPace: {
        perMinute: config.announcementMailsPerMinute,
        waiting: () => countWaiting(opened.pool, SEND_MAIL),
      },
    }),
    appearance: composeAppearance(shared, {
      ...accounts,
      currentAppearance: opened.currentAppearance,
      logoPictures: new WebpLogoPictures(opened.pictureDecoder),
    }),
    attendance: composeAttendance(shared, { ...tables, systemMessages, leavingTables, matchMails }),
    calendar: composeCalendar(shared, tables),
    chat,
    community: composeCommunity(shared, {
      communityRecords: opened.communityRecords,
      currentCommunity: opened.community,
    }),
    corrections: composeCorrections(shared, {
      ...accounts,
      cancelAllParticipation,
      auditedStaffAction,
      applySuspension,
    }),
    feedback: composeFeedback(shared, { ...tables, pairContacts: closePairChats, submitReport, matchMails }),
    figures: composeFigures(shared, accounts),
    friends,
    icebreakers: composeIcebreakers(shared, { ...tables, systemMessages }),
    /** Of rate limits, which no context owns. */
    limits: {
      handlers: { forgetExpiredLimits: { execute: () => forgetExpiredLimits(opened.pool, opened.clock) } },
    },
    match,
    matchingRequest,
    meetup,
    misses: composeMisses(shared, accounts),
    notifications,
    operations: composeOperations(shared, {
      ...accounts,
      deadLetters: opened.deadLetters,
      systemQueries: opened.systemQueries,
      release: readVersion(),
      readiness: { settings: readinessSettings(config), probes: readinessProbes(opened) },
      takeBackup: takeBackupOf(opened),
      reportBackup: opened.reportBackup,
      mailServer: opened.mailServer,
      bounceTokens: opened.bounceTokens,
      mailDns: opened.mailDns,
      mailDomains: opened.mailDomains,
    }),
    pairChat,
    places: composePlaces(shared, {
      placeDirectory: opened.placeDirectory,
      openingHours: opened.openingHours,
      tiles: opened.tiles,
    }),
    privatePreferences: composePrivatePreferences(shared, { ...tables, events: opened.jobs }),
    registration,
    reports,
    safety: composeSafety(shared, { ...tables, submitReport }),
    seating,
    seatingInsight: composeSeatingInsight(shared, tables),
    staff: composeStaff(shared, {
      ...accounts,
      passwords,
      digests,
      timeCodes: new AuthenticatorCodes(opened.sealingKeys, config.appName),
      shortestPassword: config.production ? SHORTEST_STAFF_PASSWORD : SHORTEST_PASSWORD,
      secondFactorPolicy: config.secondFactorPolicy,
      recognizeDevice,
      verifyPassword,
      lastAdminStays,
      staffActionGuard,
    }),
    suspensions,
    tableChange: composeTableChange(shared, { ...tables, slotTransaction, systemMessages, matchMails }),
    tableWord: composeTableWord(shared, tables),
    trustScore,
    venue: composeVenue(shared, {
      ...tables,
      places: opened.placeDirectory,
      openingHours: opened.openingHours,
      systemMessages,
      matchMails,
    }),
    weeklyQuestion: composeWeeklyQuestion(shared, { ...tables, askingForTables, preferences }),
    writing: composeWriting(shared, {
      ...tables,
      messageWriter: opened.messageWriter,
      chatLimiter: opened.chatLimiter,
    }),
    /** What routes and commands read directly. */
    ports: { ...accounts, ...tables },
  };
}

export type Contexts = ReturnType<typeof composeContexts>;

/** The handlers of events and jobs by context; `events.ts` and `jobs.ts` say which takes what. */
export type ContextHandlers = {
  readonly [
    Name in keyof Contexts as Contexts[Name] extends { readonly handlers: object } ? Name : never
  ]: Contexts[Name] extends { readonly handlers: infer Handlers } ? Handlers : never;
};

export const handlersOf = (contexts: Contexts): ContextHandlers =>
  Object.fromEntries(
    Object.entries(contexts).flatMap(([name, context]) =>
      'handlers' in context ? [[name, context.handlers]] : [],
    ),
  ) as unknown as ContextHandlers;
