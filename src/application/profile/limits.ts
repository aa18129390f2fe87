import type { RateLimit } from '../shared/ports.js';

const MINUTE = 60;
const HOUR = 3600;
const DAY = 24 * HOUR;

export const PROFILE_CHANGES: RateLimit = { name: 'profile-changes', times: 30, perSeconds: 10 * MINUTE };
/** Low, because what a table is asked and shares follows the answers of its members. */
export const SURVEY_CHANGES: RateLimit = { name: 'survey-changes', times: 20, perSeconds: HOUR };
/** Location changes: enough for a correction or a move, too few to locate other users by their distances. */
export const MOVES_PER_DAY: RateLimit = { name: 'moves-per-day', times: 3, perSeconds: DAY };
export const MOVES_PER_MONTH: RateLimit = { name: 'moves-per-month', times: 10, perSeconds: 30 * DAY };
/** The address field requests suggestions about every 300 ms while the user types. */
export const GEOCODING: RateLimit = { name: 'geocoding', times: 60, perSeconds: MINUTE };
