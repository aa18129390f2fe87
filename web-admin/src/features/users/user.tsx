import type { ReportStatus } from '@domain/moderation/report.js';
import type { TrustLevel } from '@domain/trust-score/trust-score.js';
import type { ReviewStatus } from '@domain/trust-score/verification-review.js';
import { formatDay } from '../../shared/time/dates.js';
import { messagesOf } from '../../shared/i18n/messages-of.js';
import type { ResponseOf } from '../../shared/api/types.js';
import { type StatusLabel, Tag } from '../../shared/ui/Tag.js';

export const t = messagesOf('users');

export type User = ResponseOf<'/api/admin/users/{id}'>;

export type UserRow = ResponseOf<'/api/admin/users'>[number];

export type SuspensionOfUser = User['suspensions'][number];

export const fullName = ({ firstName, lastName }: Pick<UserRow, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`;

/** @returns the proposed ending, which a second moderator must confirm, or undefined */
export const proposedEnding = ({ suspensions }: User): SuspensionOfUser | undefined =>
  suspensions.find(({ status }) => status === 'proposed');

/** @returns the suspension with an unanswered appeal, or undefined */
export const suspensionUnderAppeal = ({ suspensions }: User): SuspensionOfUser | undefined =>
  suspensions.find(({ status, appeal }) => status === 'in_force' && appeal !== null && !appeal.answeredAt);

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

/** The account standing, with the end of a suspension. */
export function AccountStandingTag({ of: { standing, suspendedUntil } }: { of: UserRow }) {
  const { label, tone } = STANDING_LABELS[standing];
  const end = suspendedUntil
    ? t('suspendedUntil', { day: formatDay(suspendedUntil) })
    : t('suspendedUntilLifted');
  return <Tag tone={tone}>{standing === 'suspended' ? end : label}</Tag>;
}
