import { DAY_MS } from '../../domain/shared/durations.js';
import type { Clock } from '../shared/ports.js';
import { Purge } from '../shared/purge.js';
import type { Announcements } from './ports.js';

const KEPT_DAYS = 365;

export const purgeAnnouncements = (announcements: Pick<Announcements, 'removeBefore'>, clock: Clock): Purge =>
  new Purge(clock, KEPT_DAYS * DAY_MS, (before, limit) => announcements.removeBefore(before, limit));
