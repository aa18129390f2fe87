import type { ResourceProps } from 'react-admin';
import { announcements } from '../features/announcements/resource.js';
import { attendance } from '../features/attendance/resource.js';
import { auditLog } from '../features/audit-log/resource.js';
import { community } from '../features/community/resource.js';
import { invitations } from '../features/invitations/resource.js';
import { matches } from '../features/matches/resource.js';
import { meetups } from '../features/meetups/resource.js';
import { queue } from '../features/queue/resource.js';
import { registration } from '../features/registration/resource.js';
import { reports } from '../features/reports/resource.js';
import { seatingRuns } from '../features/seating-runs/resource.js';
import { system } from '../features/system/resource.js';
import { users } from '../features/users/resource.js';
import { verifications } from '../features/verifications/resource.js';
import { t } from './messages.js';

/** The groups of the navigation, each with its resources in their order. */
export const resourceGroups: ReadonlyArray<{
  readonly label: string;
  readonly resources: readonly ResourceProps[];
}> = [
  { label: t('moderation'), resources: [queue, verifications, reports, users] },
  { label: t('tables'), resources: [matches, attendance, seatingRuns, meetups] },
  {
    label: t('operation'),
    resources: [announcements, auditLog, registration, invitations, community, system],
  },
];

/** The react-admin resources. */
export const resources: readonly ResourceProps[] = resourceGroups.flatMap((group) => group.resources);
