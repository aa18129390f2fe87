import { BEGIN_PASSWORD_RESET } from '../../application/credentials/own-password.js';
import { RENEW_VERIFICATION } from '../../application/sign-up/sign-up.js';
import { REMOVE_LOGO_FILE } from '../../application/appearance/logo-files.js';
import { SEND_MAIL } from '../../application/notifications/send-mail.js';
import { SEND_PUSH } from '../../application/notifications/send-push.js';
import { SEND_TEXT_MESSAGE } from '../../application/notifications/send-text-message.js';
import { TELL_OF_PAIR_CHAT } from '../../application/pair-chat/keeping-in-touch.js';
import { SLOT_RUN_ENDED } from '../../application/seating/slot-run-ended.js';
import { REMOVE_PICTURE } from '../../application/shared/remove-picture.js';
import { DROP_TABLE_CHANGE } from '../../application/table-change/drop-table-change.js';
import { REMOVE_STRAY_FILE } from '../../application/trust-score/evidence-files.js';
import { PROPOSE_VENUES } from '../../application/venue/propose-venues.js';
import type { CLOCK } from './clock.js';
import type { ContextHandlers } from './contexts.js';

/** The handlers of the jobs that use cases queue; each takes the payload with which its job is queued. */
export const queuedJobs = (of: ContextHandlers) =>
  ({
    [BEGIN_PASSWORD_RESET]: of.account.beginPasswordReset,
    [DROP_TABLE_CHANGE]: of.tableChange.dropTableChange,
    'finalize-slot': of.seating.finalizeSlot,
    'form-tables': of.seating.formTables,
    [PROPOSE_VENUES]: of.venue.proposeVenues,
    [REMOVE_LOGO_FILE]: of.appearance.removeLogoFile,
    [REMOVE_PICTURE]: of.account.removePicture,
    [REMOVE_STRAY_FILE]: of.trustScore.removeStrayFile,
    [RENEW_VERIFICATION]: of.account.renewVerification,
    [SEND_MAIL]: of.notifications.sendMail,
    [SEND_PUSH]: of.notifications.sendPush,
    [SEND_TEXT_MESSAGE]: of.notifications.sendTextMessage,
    [SLOT_RUN_ENDED]: of.tableChange.proposeTableChanges,
    [TELL_OF_PAIR_CHAT]: of.pairChat.tellOfPairChat,
  }) satisfies Record<string, { readonly execute: (payload: never) => Promise<unknown> }>;

/** Those of the recurring jobs, which have no payload; the times are in `clock.ts`. */
export const recurringJobs = (
  of: ContextHandlers,
): { readonly [Name in keyof typeof CLOCK]: { readonly execute: () => Promise<unknown> } } => ({
  'advance-tables': of.match.advanceTables,
  'anonymize-matches': of.match.anonymizeMatches,
  'ask-for-feedback': of.feedback.askForFeedback,
  'ask-home-safe': of.safety.askHomeSafe,
  'ask-weekly': of.weeklyQuestion.askWeekly,
  'assess-attendance': of.misses.assessAttendance,
  'back-up': of.operations.backUp,
  'close-quiet-chats': of.pairChat.closePairChats,
  'close-suspensions': of.suspensions.closeSuspensions,
  'collect-dead-jobs': of.operations.collectDeadJobs,
  'draw-table-words': of.tableWord.drawTableWords,
  'end-inactive-accounts': of.account.endInactiveAccounts,
  'erase-meetup-texts': of.match.eraseMeetupTexts,
  'expire-requests': of.matchingRequest.expireRequests,
  'find-due-slots': of.seating.findDueSlots,
  'forget-expired-limits': of.limits.forgetExpiredLimits,
  'forget-sent-mails': of.notifications.forgetSentMails,
  'keep-audit-log': of.staff.keepAuditLog,
  'mail-unread-chats': of.chat.mailUnreadChats,
  'offer-chats': of.pairChat.offerChats,
  'post-icebreakers': of.icebreakers.postIcebreakers,
  'purge-announcements': of.announcements.purgeAnnouncements,
  'purge-dead-jobs': of.operations.purgeDeadJobs,
  'purge-deleted-accounts': of.account.purgeDeletedAccounts,
  'purge-evidence': of.trustScore.purgeEvidence,
  'purge-expired-codes': of.account.purgeExpiredCodes,
  'purge-groups': of.friends.purgeGroups,
  'purge-home-safe': of.safety.purgeHomeSafe,
  'purge-invitations': of.registration.purgeInvitations,
  'purge-misses': of.misses.purgeMisses,
  'purge-old-messages': of.chat.purgeOldMessages,
  'purge-phone-codes': of.trustScore.purgePhoneCodes,
  'purge-report-evidence': of.reports.purgeReportEvidence,
  'purge-seating-runs': of.seating.purgeSeatingRuns,
  'purge-shared-plans': of.safety.purgeSharedPlans,
  'purge-undecided-reports': of.reports.purgeUndecidedReports,
  'push-unread-chats': of.chat.pushUnreadChats,
  'remind-tables': of.attendance.remindTables,
  'send-announcements': of.announcements.sendAnnouncements,
  'settle-places': of.venue.settlePlaces,
});
