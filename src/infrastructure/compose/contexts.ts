import { ContainerModule } from 'inversify';
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
import { lazily, token, type Token } from './token.js';
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
import { composeOperations } from './operations.js';
import { composePairChat } from './pair-chat.js';
import { composePlaces } from './places.js';
import { accountPorts, type Get, tablePorts } from './postgres-ports.js';
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
import * as t from './tokens.js';
import { composeTrustScore } from './trust-score.js';
import { composeVenue } from './venue.js';
import { composeWeeklyQuestion } from './weekly-question.js';

const BINDINGS: Array<readonly [Token<unknown>, (get: Get) => unknown]> = [];

/** Declares the one binding of a context, which is composed when it is first asked for. */
function context<Context>(name: string, compose: (get: Get) => Context): Token<Context> {
  const id = token<Context>(name);
  BINDINGS.push([id, compose]);
  return id;
}

export const ACCOUNT_PORTS = context('ports of accounts', accountPorts);
export const TABLE_PORTS = context('ports of tables', tablePorts);

/** The ports of tables, and what a table's features are given of the match. */
const ground = (get: Get) => ({ ...get(TABLE_PORTS), ...get(CHAT), ...get(MATCH) });

const ICEBREAKERS = context('icebreakers', (get) => composeIcebreakers(get(t.SHARED), ground(get)));
export const MATCH = context('match', (get) =>
  composeMatch(get(t.SHARED), { ...get(TABLE_PORTS), ...get(CHAT), ...get(REPORTS) }),
);
export const TABLE_CHANGE = context('table-change', (get) =>
  composeTableChange(get(t.SHARED), { ...ground(get), ...get(SEATING) }),
);
export const VENUE = context('venue', (get) =>
  composeVenue(get(t.SHARED), {
    ...ground(get),
    places: get(t.PLACE_DIRECTORY),
    openingHours: get(t.OPENING_HOURS),
  }),
);
export const MEETUP = context('meetup', (get) =>
  composeMeetup(get(t.SHARED), { ...ground(get), zones: { zoneOf }, linkedPictures: get(t.LINKED_PICTURES) }),
);
export const SEATING = context('seating', (get) => {
  const { matchPatienceSeconds: patienceSeconds, matchDebounceMs: debounceMs } = get(t.CONFIG);
  const engine = get(t.SEATING_ENGINE);
  return composeSeating(get(t.SHARED), {
    ...ground(get),
    engine,
    patienceSeconds,
    debounceMs,
  });
});
export const MATCHING_REQUEST = context('matching-request', (get) =>
  composeMatchingRequest(get(t.SHARED), { ...ground(get), ...get(FRIEND_CODES) }),
);
export const ATTENDANCE = context('attendance', (get) => composeAttendance(get(t.SHARED), ground(get)));
const MISSES = context('misses', (get) => composeMisses(get(t.SHARED), get(ACCOUNT_PORTS)));
const TABLE_WORD = context('table-word', (get) => composeTableWord(get(t.SHARED), get(TABLE_PORTS)));
export const FEEDBACK = context('feedback', (get) =>
  composeFeedback(get(t.SHARED), {
    ...ground(get),
    ...get(REPORTS),
    pairContacts: get(PAIR_CHAT).closePairChats,
  }),
);
export const PAIR_CHAT = context('pair-chat', (get) => composePairChat(get(t.SHARED), get(TABLE_PORTS)));
export const FRIENDS = context('friends', (get) =>
  composeFriends(get(t.SHARED), {
    ...get(TABLE_PORTS),
    ...get(SEATING),
    ...get(FRIEND_CODES),
    ...get(MATCHING_REQUEST),
  }),
);
export const SAFETY = context('safety', (get) =>
  composeSafety(get(t.SHARED), { ...get(TABLE_PORTS), ...get(REPORTS) }),
);
export const CHAT = context('chat', (get) => composeChat(get(t.SHARED), get(TABLE_PORTS)));
export const TRUST_SCORE = context('trust-score', (get) => {
  const { sms, production, texts } = get(t.CONFIG);
  return composeTrustScore(get(t.SHARED), {
    ...get(ACCOUNT_PORTS),
    digests: get(t.DIGESTS),
    numberingPlans: new BundledNumberingPlans(texts.homeCountry),
    evidenceReader: new FileEvidenceReader(get(t.PICTURE_DECODER)),
    evidenceStore: get(t.EVIDENCE_STORE),
    fileAlarm: get(t.FILE_ALARM),
    budgetAlarm: get(t.TEXT_BUDGET_ALARM),
    // In production there is no development inbox, so text messages need a provider.
    texts: { ...texts, isOffered: sms !== undefined || !production },
  });
});
export const REGISTRATION = context('registration', (get) =>
  composeRegistration(get(t.SHARED), {
    ...get(ACCOUNT_PORTS),
    disposableDomains: new BundledDisposableDomains(),
    digests: get(t.DIGESTS),
  }),
);
export const ACCOUNT = context('account', (get) =>
  composeAccount(get(t.SHARED), {
    ...get(ACCOUNT_PORTS),
    ...get(MATCHING_REQUEST),
    ...get(PARTICIPATION),
    ...get(PAIR_CHAT),
    ...get(TRUST_SCORE),
    archives: new ZipArchives(),
    passwords: get(t.PASSWORDS),
    digests: get(t.DIGESTS),
    zones: { zoneOf },
    providers: get(t.PROVIDERS),
    admissions: get(REGISTRATION).admissions,
  }),
);
export const NOTIFICATIONS = context('notifications', (get) =>
  composeNotifications(get(t.SHARED), {
    ...get(ACCOUNT_PORTS),
    ...get(ACCOUNT),
    pushService: get(t.PUSH_SERVICE),
    mailer: get(t.MAILER),
    bounceTokens: get(t.BOUNCE_TOKENS),
    mailCounts: get(t.SERVICE_METRICS),
    textMessages: get(t.TEXT_MESSAGES),
  }),
);
export const ANNOUNCEMENTS = context('announcements', (get) => {
  const pool = get(t.POOL);
  return composeAnnouncements(get(t.SHARED), {
    ...get(ACCOUNT_PORTS),
    ...get(NOTIFICATIONS),
    mailPace: {
      perMinute: get(t.CONFIG).announcementMailsPerMinute,
      waiting: () => countWaiting(pool, SEND_MAIL),
    },
  });
});
export const REPORTS = context('reports', (get) =>
  composeReports(get(t.SHARED), { ...get(ACCOUNT_PORTS), ...get(PAIR_CHAT) }),
);
export const SUSPENSIONS = context('suspensions', (get) =>
  composeSuspensions(get(t.SHARED), {
    ...get(ACCOUNT_PORTS),
    ...get(PARTICIPATION),
    ...get(TRUST_SCORE),
  }),
);
export const STAFF = context('staff', (get) => {
  const { production, secondFactorPolicy, appName } = get(t.CONFIG);
  return composeStaff(get(t.SHARED), {
    ...get(ACCOUNT_PORTS),
    ...get(ACCOUNT),
    ...get(SUSPENSIONS),
    passwords: get(t.PASSWORDS),
    digests: get(t.DIGESTS),
    timeCodes: new AuthenticatorCodes(get(t.SEALING_KEYS), appName),
    shortestPassword: production ? SHORTEST_STAFF_PASSWORD : SHORTEST_PASSWORD,
    secondFactorPolicy,
  });
});
export const CORRECTIONS = context('corrections', (get) =>
  composeCorrections(get(t.SHARED), {
    ...get(ACCOUNT_PORTS),
    ...get(PARTICIPATION),
    ...get(SUSPENSIONS),
  }),
);
export const APPEARANCE = context('appearance', (get) =>
  composeAppearance(get(t.SHARED), {
    ...get(ACCOUNT_PORTS),
    currentAppearance: get(t.CURRENT_APPEARANCE),
    logoPictures: new WebpLogoPictures(get(t.PICTURE_DECODER)),
  }),
);
export const FIGURES = context('figures', (get) => composeFigures(get(t.SHARED), get(ACCOUNT_PORTS)));
export const OPERATIONS = context('operations', (get) =>
  composeOperations(get(t.SHARED), {
    ...get(ACCOUNT_PORTS),
    deadLetters: get(t.DEAD_LETTERS),
    systemQueries: get(t.SYSTEM_QUERIES),
    release: readVersion(),
    readiness: { settings: readinessSettings(get(t.CONFIG)), probes: readinessProbes(get) },
    takeBackup: takeBackupOf(get),
    reportBackup: get(t.REPORT_BACKUP),
    mailServer: get(t.MAIL_SERVER).of,
    bounceTokens: get(t.BOUNCE_TOKENS),
    mailDns: get(t.MAIL_DNS),
    mailDomains: get(t.MAIL_DOMAINS),
  }),
);

export const WEEKLY_QUESTION = context('weekly-question', (get) =>
  composeWeeklyQuestion(get(t.SHARED), {
    ...get(TABLE_PORTS),
    ...get(MATCHING_REQUEST),
    ...get(NOTIFICATIONS),
  }),
);

export const WRITING = context('writing in chats', (get) =>
  composeWriting(get(t.SHARED), {
    ...get(TABLE_PORTS),
    messageWriter: get(t.MESSAGE_WRITER),
    chatLimiter: get(t.CHAT_LIMITER),
  }),
);
const FRIEND_CODES = context('codes of friends', (get) =>
  composeFriendCodes(get(t.SHARED), { ...get(TABLE_PORTS), ...get(SEATING) }),
);
export const SEATING_INSIGHT = context('outlook', (get) =>
  composeSeatingInsight(get(t.SHARED), get(TABLE_PORTS)),
);
export const CALENDAR = context('calendar', (get) => composeCalendar(get(t.SHARED), get(TABLE_PORTS)));
const PARTICIPATION = context('participation', (get) =>
  composeParticipation(get(t.SHARED), { ...ground(get), ...get(MATCHING_REQUEST) }),
);
export const COMMUNITY = context('community', (get) =>
  composeCommunity(get(t.SHARED), {
    communityRecords: get(t.COMMUNITY_RECORDS),
    currentCommunity: get(t.CURRENT_COMMUNITY),
  }),
);
export const PRIVATE_PREFERENCES = context('private-preferences', (get) =>
  composePrivatePreferences(get(t.SHARED), { ...get(TABLE_PORTS), events: get(t.EVENTS) }),
);
export const PLACES = context('places', (get) =>
  composePlaces(get(t.SHARED), {
    placeDirectory: get(t.PLACE_DIRECTORY),
    openingHours: get(t.OPENING_HOURS),
    tiles: get(t.TILES).of,
  }),
);

/** The handlers of events and jobs of all contexts; `events.ts` and `jobs.ts` say which takes what. */
export const handlersOf = (get: Get) => ({
  account: get(ACCOUNT).handlers,
  announcements: get(ANNOUNCEMENTS).handlers,
  appearance: get(APPEARANCE).handlers,
  attendance: get(ATTENDANCE).handlers,
  chat: get(CHAT).handlers,
  feedback: get(FEEDBACK).handlers,
  friends: get(FRIENDS).handlers,
  icebreakers: get(ICEBREAKERS).handlers,
  match: get(MATCH).handlers,
  matchingRequest: get(MATCHING_REQUEST).handlers,
  meetup: get(MEETUP).handlers,
  misses: get(MISSES).handlers,
  notifications: get(NOTIFICATIONS).handlers,
  operations: get(OPERATIONS).handlers,
  pairChat: get(PAIR_CHAT).handlers,
  registration: get(REGISTRATION).handlers,
  reports: get(REPORTS).handlers,
  safety: get(SAFETY).handlers,
  seating: get(SEATING).handlers,
  staff: get(STAFF).handlers,
  suspensions: get(SUSPENSIONS).handlers,
  tableChange: get(TABLE_CHANGE).handlers,
  tableWord: get(TABLE_WORD).handlers,
  trustScore: get(TRUST_SCORE).handlers,
  venue: get(VENUE).handlers,
  weeklyQuestion: get(WEEKLY_QUESTION).handlers,
  limits: { forgetExpiredLimits: { execute: () => forgetExpiredLimits(get(t.POOL), get(t.CLOCK)) } },
});

export type ContextHandlers = ReturnType<typeof handlersOf>;

export const contextsModule = new ContainerModule(({ bind }) => {
  const lazy = lazily(bind);
  for (const [id, compose] of BINDINGS) lazy(id, compose);
});
