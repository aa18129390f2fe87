import type { ResourceProps } from 'react-admin';
import { appeals } from '../features/appeals/resource.js';
import { attendance } from '../features/attendance/resource.js';
import { appearance } from '../features/appearance/resource.js';
import { auditLog } from '../features/audit-log/resource.js';
import { community } from '../features/community/resource.js';
import { matches } from '../features/matches/resource.js';
import { meetups } from '../features/meetups/resource.js';
import { queue } from '../features/queue/resource.js';
import { reports } from '../features/reports/resource.js';
import { seatingRuns } from '../features/seating-runs/resource.js';
import { system } from '../features/system/resource.js';
import { users } from '../features/users/resource.js';
import { verifications } from '../features/verifications/resource.js';
import { whatIf } from '../features/what-if/resource.js';

/** The react-admin resources, in the order of the navigation. */
export const resources: readonly ResourceProps[] = [
  queue,
  verifications,
  reports,
  appeals,
  users,
  attendance,
  matches,
  seatingRuns,
  whatIf,
  meetups,
  auditLog,
  community,
  appearance,
  system,
];
