import type { ReactNode } from 'react';
import { day } from '../../shared/time/dates.js';
import { Tag } from '../../shared/ui/Tag.js';
import type { UserRow } from './user.js';
import { STANDING_WORDS } from './user-labels.js';

/** Whether somebody may come in, and from when on again. */
export function Standing({ of: { standing, suspendedUntil } }: { of: UserRow }): ReactNode {
  const { says, tone } = STANDING_WORDS[standing];
  return (
    <Tag tone={tone}>
      {says}
      {standing === 'suspended' && (suspendedUntil ? ` until ${day(suspendedUntil)}` : ' until lifted')}
    </Tag>
  );
}
