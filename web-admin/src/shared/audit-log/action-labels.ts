import { choicesOf } from '../ui/choices.js';
import { t } from './messages.js';

const ACTION_LABELS: Record<string, string> = {
  'staff.signed_in': t('signedIn'),
  'staff.second_factor_failed': t('secondFactorFailed'),
  'staff.second_factor_enrolled': t('secondFactorEnrolled'),
  'staff.second_factor_reset': t('secondFactorReset'),
  'staff.recovery_codes_renewed': t('recoveryCodesRenewed'),
  'staff.role_changed': t('roleChanged'),
  'verification.claimed': t('verificationClaimed'),
  'verification.released': t('verificationReleased'),
  'verification.viewed': t('verificationViewed'),
  'verification.file_viewed': t('fileViewed'),
  'verification.approved': t('verificationApproved'),
  'verification.rejected': t('verificationRejected'),
  'report.claimed': t('reportClaimed'),
  'report.released': t('reportReleased'),
  'report.viewed': t('reportViewed'),
  'report.upheld': t('reportUpheld'),
  'report.warned': t('reportWarned'),
  'report.dismissed': t('reportDismissed'),
  'match.listed': t('tablesListed'),
  'match.viewed': t('tableViewed'),
  'attendance.viewed': t('attendanceViewed'),
  'report.listed': t('reportsListed'),
  'verification.listed': t('verificationsListed'),
  'work.listed': t('queueListed'),
  'appeal.listed': t('appealsListed'),
  'appeal.viewed': t('appealViewed'),
  'meetup.listed': t('meetupsListed'),
  'meetup.viewed': t('meetupViewed'),
  'user.listed': t('peopleListed'),
  'list.exported': t('listExported'),
  'user.viewed': t('personViewed'),
  'user.suspended': t('suspended'),
  'user.suspension_lifted': t('suspensionLifted'),
  'user.suspension_over': t('suspensionOver'),
  'user.ending_proposed': t('endingProposed'),
  'user.ending_declined': t('endingDeclined'),
  'user.ended': t('accountEnded'),
  'user.sessions_ended': t('sessionsEnded'),
  'user.appeal_answered': t('appealAnswered'),
  'user.step_appeal_answered': t('stepAppealAnswered'),
  'user.step_appeal_granted': t('appealGranted'),
  'user.phone_removed': t('phoneRemoved'),
  'meetup.planned': t('meetupCreated'),
  'meetup.changed': t('meetupChanged'),
  'meetup.called_off': t('meetupCancelled'),
  'matching.run': t('matchingRun'),
  'matching.previewed': t('matchingPreviewed'),
  'community.changed': t('communityChanged'),
  'job.retried': t('jobRetried'),
  'job.discarded': t('jobDiscarded'),
  'appearance.color_changed': t('colorChanged'),
  'appearance.color_reset': t('colorReset'),
  'appearance.logo_replaced': t('logoReplaced'),
  'appearance.logo_removed': t('logoRemoved'),
};

export const ACTION_CHOICES = choicesOf(ACTION_LABELS);

/** @returns the label of an action; by default its code as words */
export const actionLabel = (action: string): string => ACTION_LABELS[action] ?? action.replace(/[._]/g, ' ');

const TARGET_LABELS: Record<string, string> = {
  user: t('person'),
  staff: t('staffMember'),
  verification: t('verification'),
  report: t('report'),
  meetup: t('meetup'),
  match: t('table'),
  matching: t('matching'),
  job: t('job'),
};

export const TARGET_KIND_CHOICES = choicesOf(TARGET_LABELS);

const kindLabel = (kind: string): string => TARGET_LABELS[kind] ?? kind;

/** Formats a target as "Report 1004". */
export const targetLabel = (kind: string, id: number | null): string =>
  id === null ? kindLabel(kind) : t('numbered', { kind: kindLabel(kind), id });

const TARGET_RESOURCES: Record<string, string> = {
  user: 'users',
  staff: 'users',
  verification: 'verifications',
  report: 'reports',
  meetup: 'meetups',
  match: 'matches',
};

/** @returns the path of the target's page; null for a target without a page */
export const targetPath = (kind: string, id: number | null): string | null =>
  id !== null && TARGET_RESOURCES[kind] ? `/${TARGET_RESOURCES[kind]}/${id}/show` : null;
