import type { ReportStatus } from '@domain/moderation/report.js';
import type { TrustLevel } from '@domain/trust-score/trust-score.js';
import type { ReviewStatus } from '@domain/trust-score/verification-review.js';
import type { StatusLabel } from '../../shared/ui/status-label.js';
import { t } from './messages.js';
import type { SuspensionOfUser, User, UserRow } from './user.js';

export const STANDING_LABELS: Readonly<Record<UserRow['standing'], StatusLabel>> = {
  good: { label: t('good'), tone: 'good' },
  suspended: { label: t('suspended'), tone: 'warning' },
  ended: { label: t('ended'), tone: 'bad' },
};

export const ROLE_LABELS: Readonly<Record<UserRow['role'], string>> = {
  member: t('member'),
  moderator: t('moderator'),
  admin: t('admin'),
};

export const SUSPENSION_KIND_LABELS: Readonly<Record<SuspensionOfUser['kind'], string>> = {
  suspension: t('suspension'),
  ending: t('ending'),
};

export const SUSPENSION_STATUS_LABELS: Readonly<Record<SuspensionOfUser['status'], StatusLabel>> = {
  proposed: { label: t('statusProposed'), tone: 'warning' },
  in_force: { label: t('inForce'), tone: 'bad' },
  lifted: { label: t('lifted'), tone: 'good' },
  over: { label: t('over'), tone: 'plain' },
  declined: { label: t('declined'), tone: 'plain' },
};

export const TRUST_STEP_LABELS: Readonly<Record<keyof User['trustSteps'], string>> = {
  email: t('email'),
  birthDate: t('birthDate'),
  phone: t('phone'),
  idDocument: t('idDocument'),
  profilePicture: t('profilePicture'),
};

export const TRUST_LEVEL_LABELS: Readonly<Record<TrustLevel, string>> = {
  'High Trust': t('highTrust'),
  'Good Trust': t('goodTrust'),
  'Medium Trust': t('mediumTrust'),
  'Basic Trust': t('basicTrust'),
  'New User': t('newUser'),
};

export const RELIABILITY_LABELS: Readonly<Record<User['reliability']['level'], StatusLabel>> = {
  unknown: { label: t('tooEarly'), tone: 'plain' },
  reliable: { label: t('reliable'), tone: 'good' },
  mixed: { label: t('mixed'), tone: 'warning' },
  unreliable: { label: t('unreliable'), tone: 'bad' },
};

const CASE_STATUS_LABELS: Readonly<Record<ReportStatus | ReviewStatus, string>> = {
  submitted: t('waiting'),
  in_review: t('inReview'),
  approved: t('approved'),
  rejected: t('rejected'),
  withdrawn: t('withdrawn'),
  upheld: t('upheld'),
  warned: t('warned'),
  dismissed: t('dismissed'),
};

/** @returns the label of the status of a report or a verification, by default its code */
export const caseStatusLabel = (status: string): string =>
  CASE_STATUS_LABELS[status as keyof typeof CASE_STATUS_LABELS] ?? status;
