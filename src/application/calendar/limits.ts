import type { RateLimit } from '../shared/ports.js';

/** New addresses of calendar feeds, per user. */
export const NEW_CALENDAR_FEEDS: RateLimit = { name: 'new-calendar-feeds', times: 10, perSeconds: 3_600 };
/** Reads of one feed, per user; calendars read it every few hours. */
export const CALENDAR_READS: RateLimit = { name: 'calendar-reads', times: 60, perSeconds: 600 };
/** Unknown addresses of calendar feeds, per network. */
export const UNKNOWN_CALENDARS: RateLimit = { name: 'unknown-calendars', times: 60, perSeconds: 600 };
