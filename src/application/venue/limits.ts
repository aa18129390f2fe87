import type { RateLimit } from '../shared/ports.js';

/** Rate limits per user; each vote or proposal can cause a system message in the chat. */
export const VOTING: RateLimit = { name: 'venue-votes', times: 30, perSeconds: 600 };
export const PROPOSING: RateLimit = { name: 'venues-proposed', times: 20, perSeconds: 3_600 };
export const BOOKING: RateLimit = { name: 'bookings', times: 30, perSeconds: 3_600 };
