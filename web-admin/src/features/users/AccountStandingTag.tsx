import type { ReactNode } from 'react';
import { formatDay } from '../../shared/time/dates.js';
import { Tag } from '../../shared/ui/Tag.js';
import { t } from './messages.js';
import { STANDING_LABELS } from './user-labels.js';
import type { UserRow } from './user.js';

/** The account standing, with the end of a suspension. */
export function AccountStandingTag({ of: { standing, suspendedUntil } }: { of: UserRow }): ReactNode {
  const { label, tone } = STANDING_LABELS[standing];
  const end = suspendedUntil
    ? t('suspendedUntil', { day: formatDay(suspendedUntil) })
    : t('suspendedUntilLifted');
  return <Tag tone={tone}>{standing === 'suspended' ? end : label}</Tag>;
}
