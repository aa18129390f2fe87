import type { MemberSource } from '../../domain/moderation/report.js';
import type { RateLimit } from '../shared/ports.js';

const HOUR = 3600;
const DAY = 24 * HOUR;

/** Limit the work of moderators, by source: other reports must not use up those of a member who is not home safe. */
export const REPORT_LIMITS: Readonly<Record<MemberSource, RateLimit>> = {
  form: { name: 'reports', times: 20, perSeconds: DAY },
  home_safe: { name: 'home-safe-reports', times: 20, perSeconds: DAY },
};
export const BLOCK_LIMIT: RateLimit = { name: 'blocks', times: 60, perSeconds: HOUR };
