import type { ResourceProps } from 'react-admin';
import { auditLog } from './audit-log/audit-log.js';
import { matches } from './matches/matches.js';
import { meetups } from './meetups/meetups.js';
import { queue } from './queue/queue.js';
import { reports } from './reports/reports.js';
import { seatingRuns } from './seating-runs/seating-runs.js';
import { users } from './users/users.js';
import { verifications } from './verifications/verifications.js';

/** Everything the console has pages for, in the order of the navigation. */
export const resources: readonly ResourceProps[] = [
  queue,
  verifications,
  reports,
  users,
  matches,
  seatingRuns,
  meetups,
  auditLog,
];
