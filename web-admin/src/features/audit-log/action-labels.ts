import { choicesOf } from '../../shared/ui/choices.js';

/** Each label completes a sentence that begins with the staff member's name. */
const ACTION_LABELS: Record<string, string> = {
  'staff.signed_in': 'signed in to the console',
  'staff.second_factor_failed': 'gave a wrong second factor',
  'staff.second_factor_enrolled': 'turned on a second factor',
  'staff.second_factor_reset': 'reset a second factor',
  'staff.recovery_codes_renewed': 'made new recovery codes',
  'staff.role_changed': 'changed a role',
  'verification.claimed': 'claimed a verification',
  'verification.released': 'let go of a verification',
  'verification.viewed': 'opened a verification',
  'verification.file_viewed': 'looked at a submitted file',
  'verification.approved': 'approved a verification',
  'verification.rejected': 'rejected a verification',
  'report.claimed': 'claimed a report',
  'report.released': 'let go of a report',
  'report.viewed': 'opened a report and its evidence',
  'report.upheld': 'upheld a report',
  'report.dismissed': 'dismissed a report',
  'user.listed': 'looked through the list of people',
  'user.viewed': "opened a person's page",
  'user.suspended': 'suspended an account',
  'user.suspension_lifted': 'lifted a suspension',
  'user.suspension_over': 'let a suspension end',
  'user.ending_proposed': 'proposed to end an account',
  'user.ending_declined': 'declined to end an account',
  'user.ended': 'ended an account',
  'user.sessions_ended': "ended a person's sessions",
  'user.appeal_answered': 'answered an appeal',
  'user.phone_removed': 'removed their phone',
  'meetup.planned': 'planned a meetup',
  'meetup.changed': 'changed a meetup',
  'meetup.called_off': 'called off a meetup',
  'matching.run': 'ran matching by hand',
};

export const ACTION_CHOICES = choicesOf(ACTION_LABELS);

/** @returns the label of an action; by default its code as words */
export const actionLabel = (action: string): string => ACTION_LABELS[action] ?? action.replace(/[._]/g, ' ');

const TARGET_LABELS: Record<string, string> = {
  user: 'Person',
  staff: 'Staff member',
  verification: 'Verification',
  report: 'Report',
  meetup: 'Meetup',
  match: 'Table',
  matching: 'Matching',
};

export const TARGET_KIND_CHOICES = choicesOf(TARGET_LABELS);

/** Formats a target as "Report 1004". */
export const targetLabel = (kind: string, id: number | null): string =>
  id === null ? (TARGET_LABELS[kind] ?? kind) : `${TARGET_LABELS[kind] ?? kind} ${id}`;

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
