import type { Container } from 'inversify';
import { accountDeletionRoutes } from '../../adapters/http/account-end/account-deletion.routes.js';
import { credentialsRoutes } from '../../adapters/http/credentials/credentials.routes.js';
import { ownSessionsRoutes } from '../../adapters/http/sign-in/own-sessions.routes.js';
import { consolePictureRoutes } from '../../adapters/http/profile/pictures.admin.routes.js';
import { placeRoutes } from '../../adapters/http/profile/place.routes.js';
import { profileRoutes } from '../../adapters/http/profile/profile.routes.js';
import { ProviderCookies } from '../../adapters/http/sign-in/provider-cookies.js';
import { providerSignInRoutes } from '../../adapters/http/sign-in/provider-sign-in.routes.js';
import { signInRoutes } from '../../adapters/http/sign-in/sign-in.routes.js';
import { signUpRoutes } from '../../adapters/http/sign-up/sign-up.routes.js';
import { exportRoutes } from '../../adapters/http/admin/export.routes.js';
import { sessionRoutes } from '../../adapters/http/admin/session.routes.js';
import { announcementRoutes } from '../../adapters/http/announcements/announcements.admin.routes.js';
import { bannerRoutes } from '../../adapters/http/announcements/banner.routes.js';
import { consoleAppearanceRoutes } from '../../adapters/http/appearance/appearance.admin.routes.js';
import { appearanceRoutes } from '../../adapters/http/appearance/appearance.routes.js';
import { consoleRegistrationRoutes } from '../../adapters/http/registration/registration.admin.routes.js';
import { registrationRoutes } from '../../adapters/http/registration/registration.routes.js';
import { attendanceLinkRoutes } from '../../adapters/http/attendance/attendance-link.routes.js';
import { comingRoutes } from '../../adapters/http/attendance/coming.routes.js';
import { missRoutes } from '../../adapters/http/attendance/misses.routes.js';
import { auditLogRoutes } from '../../adapters/http/audit/audit-log.admin.routes.js';
import { calendarFeedRoutes } from '../../adapters/http/calendar/calendar-feed.routes.js';
import { chatRoutes } from '../../adapters/http/chat/chat.routes.js';
import { communityRoutes } from '../../adapters/http/community/community.routes.js';
import { correctionRoutes } from '../../adapters/http/corrections/corrections.admin.routes.js';
import { feedbackRoutes } from '../../adapters/http/feedback/feedback.routes.js';
import { attendanceRoutes } from '../../adapters/http/figures/attendance-figures.admin.routes.js';
import { statsRoutes } from '../../adapters/http/figures/figures.admin.routes.js';
import { groupRoutes } from '../../adapters/http/friends/friends.routes.js';
import { matchDeskRoutes } from '../../adapters/http/match/match.admin.routes.js';
import { matchRoutes } from '../../adapters/http/match/match.routes.js';
import { matchingRequestRoutes } from '../../adapters/http/matching-request/matching-request.routes.js';
import { meetupDeskRoutes } from '../../adapters/http/meetup/meetup.admin.routes.js';
import { meetupRoutes } from '../../adapters/http/meetup/meetup.routes.js';
import { sharedMeetupRoutes } from '../../adapters/http/meetup/shared-meetup.routes.js';
import { appealRoutes } from '../../adapters/http/moderation/appeals.routes.js';
import { blockRoutes } from '../../adapters/http/moderation/blocks.routes.js';
import { reportDeskRoutes } from '../../adapters/http/moderation/reports.admin.routes.js';
import { reportRoutes } from '../../adapters/http/moderation/reports.routes.js';
import { usersRoutes } from '../../adapters/http/moderation/users.admin.routes.js';
import { workRoutes } from '../../adapters/http/moderation/work.admin.routes.js';
import { bouncesRoutes } from '../../adapters/http/notifications/bounces.routes.js';
import { preferencesRoutes } from '../../adapters/http/notifications/preferences.routes.js';
import { pushRoutes } from '../../adapters/http/notifications/push.routes.js';
import { unsubscribeRoutes } from '../../adapters/http/notifications/unsubscribe.routes.js';
import { systemRoutes } from '../../adapters/http/operations/system.admin.routes.js';
import { chatOfferRoutes } from '../../adapters/http/pair-chat/chat-offer.routes.js';
import { placesRoutes } from '../../adapters/http/places/places.routes.js';
import { tilesRoutes } from '../../adapters/http/places/tiles.routes.js';
import { privatePreferencesRoutes } from '../../adapters/http/private-preferences/private-preferences.routes.js';
import type { Route } from '../../adapters/http/route.js';
import { homeSafeRoutes } from '../../adapters/http/safety/home-safe.routes.js';
import { sharedPlanRoutes } from '../../adapters/http/safety/shared-plan.routes.js';
import { outlookRoutes } from '../../adapters/http/seating/outlook.routes.js';
import { runMatchingRoutes } from '../../adapters/http/seating/run-matching.admin.routes.js';
import { seatingRunRoutes } from '../../adapters/http/seating/seating-runs.admin.routes.js';
import { roleRoutes } from '../../adapters/http/staff/roles.admin.routes.js';
import { secondFactorRoutes } from '../../adapters/http/staff/second-factor.admin.routes.js';
import { tableChangeRoutes } from '../../adapters/http/table-change/table-change.routes.js';
import { verificationRoutes } from '../../adapters/http/trust-score/verification.routes.js';
import { verificationDeskRoutes } from '../../adapters/http/trust-score/verifications.admin.routes.js';
import { venueRoutes } from '../../adapters/http/venue/venues.routes.js';
import { weeklyQuestionRoutes } from '../../adapters/http/weekly-question/weekly-question.routes.js';
import { PostgresAnnouncementRecords } from '../../adapters/persistence/announcements/announcement-records.js';
import { tokenIn } from '../../adapters/mail/return-address.js';
import { PostgresAuditQueries } from '../../adapters/persistence/audit/audit-queries.js';
import { PostgresFeedbackQueries } from '../../adapters/persistence/feedback/feedback-queries.js';
import { PostgresMatchRecords } from '../../adapters/persistence/match/match-records.js';
import { PostgresMeetupRecords } from '../../adapters/persistence/meetup/meetup-records.js';
import { PostgresWorkQueries } from '../../adapters/persistence/moderation/work-queries.js';
import { PostgresChatOfferQueries } from '../../adapters/persistence/pair-chat/chat-offer-queries.js';
import { PostgresSeatingRunQueries } from '../../adapters/persistence/seating/seating-run-queries.js';
import { PostgresTableChangeQueries } from '../../adapters/persistence/table-change/table-change-queries.js';
import { PostgresVenueBallotQueries } from '../../adapters/persistence/venue/venue-ballot-queries.js';
import { AuthenticatedCipher } from '../../adapters/shared/authenticated-cipher.js';
import { SharpShareImages } from '../../adapters/storage/sharp-share-images.js';
import { CONTEXTS, OPENED } from './tokens.js';

type Get = Container['get'];

/** The routes of all contexts in the order of the API document, and the exports of their lists. */
export function routesOf(container: Container): Route[] {
  const get: Get = (id: never) => container.get(id);
  const routes = [
    ...notificationRoutes(get),
    ...accountRoutes(get),
    ...staffRoutes(get),
    ...tableRoutes(get),
    ...eveningRoutes(get),
    ...tableDeskRoutes(get),
    ...chatRoutes({ ...get(OPENED).shared, ...get(CONTEXTS).chat, ...get(CONTEXTS).writing }),
    ...meetupRoutesOf(get),
    ...trustScoreRoutes(get),
    ...placesRoutes(get(CONTEXTS).places.findNearbyPlaces),
    ...tilesRoutes(get(CONTEXTS).places.readTile),
    ...moderationRoutes(get),
    ...registrationRoutesOf(get),
    ...operatingRoutes(get),
    ...communityRoutesOf(get),
  ];
  return [...routes, ...exportRoutes(routes, get(OPENED).shared.reads)];
}

function notificationRoutes(get: Get): Route[] {
  const notifications = get(CONTEXTS).notifications;
  const { pushDevices } = get(CONTEXTS).ports;
  const { publicKey } = get(OPENED).pushService;
  const { bounces } = get(OPENED).config;
  return [
    ...preferencesRoutes(notifications),
    ...pushRoutes({ ...notifications, devices: pushDevices, publicKey }),
    ...unsubscribeRoutes({ ...get(OPENED).shared, ...notifications }),
    ...bannerRoutes({ ...get(OPENED).shared, banners: get(CONTEXTS).ports.audience }),
    ...bouncesRoutes({
      ...notifications,
      webhookToken: bounces?.webhookToken,
      tokenIn: (returnPath) => (bounces ? tokenIn(returnPath, bounces.address) : null),
    }),
  ];
}

function accountRoutes(get: Get): Route[] {
  const { map, signInMethods, offersNotTheOnly, homeArea } = get(OPENED).config;
  const { appName } = get(OPENED).shared;
  const ports = get(CONTEXTS).ports;
  const account = {
    ...get(CONTEXTS).account,
    hasPasswordSignIn: signInMethods === 'any',
    devices: get(OPENED).devices,
  };
  const keys = { current: get(OPENED).sessionSecret, earlier: [] };
  const cookies = new ProviderCookies(new AuthenticatedCipher(keys, 'sign-in with a provider'));
  return [
    ...signUpRoutes(account),
    ...signInRoutes({ ...account, providers: get(OPENED).providers }),
    ...providerSignInRoutes({ ...account, providers: get(OPENED).providers, cookies }),
    ...profileRoutes({ ...account, surveys: ports.surveys }),
    ...privatePreferencesRoutes(get(CONTEXTS).privatePreferences),
    ...accountDeletionRoutes(account),
    ...credentialsRoutes({ ...account, emailProofs: ports.emailProofs }),
    ...ownSessionsRoutes({ ...account, ownSessions: ports.ownSessions }),
    ...placeRoutes({
      ...account,
      config: () => ({
        appName: appName(),
        googleMapsApiKey: map.googleMapsApiKey ?? null,
        offersNotTheOnly,
        homeArea: homeArea?.label ?? null,
        tileUrl: map.tileProxy ? '/api/tiles/{z}/{x}/{y}' : map.tileUrl,
      }),
    }),
  ];
}

function staffRoutes(get: Get): Route[] {
  const shared = get(OPENED).shared;
  const staff = { ...shared, ...get(CONTEXTS).staff, devices: get(OPENED).staffDevices };
  return [
    ...sessionRoutes(staff),
    ...secondFactorRoutes(staff),
    ...roleRoutes({ ...staff, ...get(CONTEXTS).suspensions }),
    ...correctionRoutes({ ...staff, ...get(CONTEXTS).suspensions, ...get(CONTEXTS).corrections }),
    ...auditLogRoutes({ auditQueries: new PostgresAuditQueries(get(OPENED).lists) }),
  ];
}

function tableRoutes(get: Get): Route[] {
  const shared = get(OPENED).shared;
  const attendance = get(CONTEXTS).attendance;
  return [
    ...matchingRequestRoutes(get(CONTEXTS).matchingRequest),
    ...weeklyQuestionRoutes({ ...shared, ...get(CONTEXTS).weeklyQuestion }),
    ...matchRoutes({
      ...shared,
      ...get(CONTEXTS).match,
      ...get(CONTEXTS).feedback,
      ...attendance,
      queries: get(CONTEXTS).ports.matchQueries,
    }),
    ...comingRoutes(attendance),
    ...attendanceLinkRoutes({ ...shared, ...attendance }),
  ];
}

/** What members do around a table that they sat or will sit at. */
function eveningRoutes(get: Get): Route[] {
  const shared = get(OPENED).shared;
  const pool = get(OPENED).pool;
  return [
    ...homeSafeRoutes({ ...shared, ...get(CONTEXTS).safety }),
    ...feedbackRoutes({ queries: new PostgresFeedbackQueries(pool) }),
    ...calendarFeedRoutes({ ...shared, ...get(CONTEXTS).calendar, feeds: get(CONTEXTS).ports.feeds }),
    ...sharedPlanRoutes({ ...shared, ...get(CONTEXTS).safety }),
    ...venueRoutes({ ...shared, ...get(CONTEXTS).venue, queries: new PostgresVenueBallotQueries(pool) }),
    ...tableChangeRoutes({
      ...shared,
      ...get(CONTEXTS).tableChange,
      queries: new PostgresTableChangeQueries(pool),
    }),
    ...outlookRoutes(get(CONTEXTS).seatingInsight),
    ...chatOfferRoutes({ ...shared, ...get(CONTEXTS).pairChat, queries: new PostgresChatOfferQueries(pool) }),
    ...groupRoutes(get(CONTEXTS).friends),
  ];
}

/** Tables and runs in the console. */
function tableDeskRoutes(get: Get): Route[] {
  const records = new PostgresMatchRecords(get(OPENED).pool, get(OPENED).lists);
  return [
    ...matchDeskRoutes({ ...get(OPENED).shared, records }),
    ...runMatchingRoutes({ ...get(CONTEXTS).seating, records }),
    ...seatingRunRoutes({ queries: new PostgresSeatingRunQueries(get(OPENED).lists) }),
  ];
}

function meetupRoutesOf(get: Get): Route[] {
  const meetup = { ...get(OPENED).shared, ...get(CONTEXTS).meetup };
  return [
    ...meetupRoutes(meetup),
    ...sharedMeetupRoutes({ ...meetup, shareImages: new SharpShareImages() }),
    ...meetupDeskRoutes({
      ...meetup,
      records: new PostgresMeetupRecords(get(OPENED).pool, get(OPENED).lists),
    }),
  ];
}

function trustScoreRoutes(get: Get): Route[] {
  const shared = get(OPENED).shared;
  const trustScore = get(CONTEXTS).trustScore;
  const queries = get(CONTEXTS).ports.reviewQueries;
  return [
    ...verificationRoutes(trustScore),
    ...verificationDeskRoutes({ ...shared, ...trustScore, queries }),
    ...consolePictureRoutes(shared),
  ];
}

function moderationRoutes(get: Get): Route[] {
  const shared = get(OPENED).shared;
  const reports = get(CONTEXTS).reports;
  const queries = get(CONTEXTS).ports.reportQueries;
  return [
    ...blockRoutes({ ...reports, blocks: get(OPENED).blocks }),
    ...reportRoutes(reports),
    ...reportDeskRoutes({ ...shared, desk: reports.reportDesk, queries }),
    ...workRoutes({ ...shared, queries: new PostgresWorkQueries(get(OPENED).pool) }),
  ];
}

/** Who may join. */
function registrationRoutesOf(get: Get): Route[] {
  const services = { ...get(OPENED).shared, ...get(CONTEXTS).ports, ...get(CONTEXTS).registration };
  return [
    ...registrationRoutes(services),
    ...consoleRegistrationRoutes({ ...services, policies: services.registrationPolicies }),
  ];
}

/** What who runs the product reads and sets. */
function operatingRoutes(get: Get): Route[] {
  const { appearances, deadJobs } = get(CONTEXTS).ports;
  return [
    ...statsRoutes(get(CONTEXTS).figures),
    ...attendanceRoutes({ ...get(OPENED).shared, ...get(CONTEXTS).figures }),
    ...systemRoutes({ ...get(CONTEXTS).operations, deadJobs }),
    ...appearanceRoutes(get(CONTEXTS).appearance),
    ...consoleAppearanceRoutes({ ...get(CONTEXTS).appearance, appearances }),
  ];
}

/** The members of the community, and what it asks of them. */
function communityRoutesOf(get: Get): Route[] {
  const shared = get(OPENED).shared;
  const ports = get(CONTEXTS).ports;
  return [
    ...usersRoutes({ ...shared, ...get(CONTEXTS).suspensions, queries: ports.userQueries }),
    ...appealRoutes(get(CONTEXTS).suspensions),
    ...communityRoutes({
      ...get(CONTEXTS).community,
      current: get(OPENED).community,
      records: get(OPENED).communityRecords,
    }),
    ...announcementRoutes({
      ...get(CONTEXTS).announcements,
      announcementRecords: new PostgresAnnouncementRecords(get(OPENED).pool),
    }),
    ...missRoutes({ ...shared, ...ports }),
  ];
}
