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

export const SUSPENSION_STATUS_LABELS: Readonly<Record<SuspensionOfUser['status'], StatusLabel>> = {
  proposed: { label: t('statusProposed'), tone: 'warning' },
  in_force: { label: t('inForce'), tone: 'bad' },
  lifted: { label: t('lifted'), tone: 'good' },
  over: { label: t('over'), tone: 'plain' },
  declined: { label: t('declined'), tone: 'plain' },
};

export const RELIABILITY_LABELS: Readonly<Record<User['reliability']['level'], StatusLabel>> = {
  unknown: { label: t('tooEarly'), tone: 'plain' },
  reliable: { label: t('reliable'), tone: 'good' },
  mixed: { label: t('mixed'), tone: 'warning' },
  unreliable: { label: t('unreliable'), tone: 'bad' },
};

/** The account standing, with the end of a suspension. */
export function AccountStandingTag({ of: { standing, suspendedUntil } }: { of: UserRow }) {
  const { label, tone } = STANDING_LABELS[standing];
  const end = suspendedUntil
    ? t('suspendedUntil', { day: formatDay(suspendedUntil) })
    : t('suspendedUntilLifted');
  return <Tag tone={tone}>{standing === 'suspended' ? end : label}</Tag>;
}
