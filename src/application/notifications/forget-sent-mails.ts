import { WEEK_MS } from '../../domain/shared/durations.js';
import type { Clock } from '../shared/ports.js';
import { Purge } from '../shared/purge.js';
import type { Deliverability } from './deliverability.js';

/** Mail servers give up, and report it, within five days. */
export const forgetSentMails = (
  deliverability: Pick<Deliverability, 'forgetSentBefore'>,
  clock: Clock,
): Purge => new Purge(clock, WEEK_MS, (before, limit) => deliverability.forgetSentBefore(before, limit));
