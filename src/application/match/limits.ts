import type { RateLimit } from '../shared/ports.js';

/** Rate limits per user; each vote or proposal can cause a system message in the chat. */
export const VOTING: RateLimit = { name: 'venue-votes', times: 30, perSeconds: 600 };
/** An answer locks the match, and the last one its slot. */
export const ANSWERING_TABLE_CHANGES: RateLimit = {
  name: 'table-change-answers',
  times: 20,
  perSeconds: 600,
};
export const ANSWERING_CHAT_OFFERS: RateLimit = { name: 'chat-offer-answers', times: 20, perSeconds: 600 };
export const PROPOSING: RateLimit = { name: 'venues-proposed', times: 20, perSeconds: 3_600 };
export const RUNNING_LATE: RateLimit = { name: 'running-late', times: 10, perSeconds: 600 };
/** A question costs a snapshot of the table under its lock. */
export const ASKING_ICEBREAKERS: RateLimit = { name: 'icebreakers-asked', times: 20, perSeconds: 600 };
/** Uses of the links in mails about the attendance, per user. */
export const ATTENDANCE_LINKS: RateLimit = { name: 'attendance-links', times: 30, perSeconds: 600 };
/** Mails that ask whether to give the seat back, per user: a forwarded link must not fill an inbox. */
export const LEAVE_MAILS: RateLimit = { name: 'leave-mails', times: 2, perSeconds: 3_600 };
export const ANSWERING_HOME_SAFE: RateLimit = { name: 'home-safe-answers', times: 20, perSeconds: 600 };
export const OPENING_GROUPS: RateLimit = { name: 'groups-opened', times: 20, perSeconds: 3_600 };
/** Guessing a code is the reason for the low limit. */
export const JOINING_GROUPS: RateLimit = { name: 'groups-joined', times: 10, perSeconds: 3_600 };
/** New addresses of calendar feeds, per user. */
export const NEW_CALENDAR_FEEDS: RateLimit = { name: 'new-calendar-feeds', times: 10, perSeconds: 3_600 };
/** Reads of one feed, per user; calendars read it every few hours. */
export const CALENDAR_READS: RateLimit = { name: 'calendar-reads', times: 60, perSeconds: 600 };
/** Unknown addresses of calendar feeds, per network. */
export const UNKNOWN_CALENDARS: RateLimit = { name: 'unknown-calendars', times: 60, perSeconds: 600 };
/** New questions about the outlook of a waiting request, per user: changing limits must not search for people. */
export const OUTLOOKS: RateLimit = { name: 'outlooks', times: 6, perSeconds: 12 * 3_600 };
/** The same per network, because one person can have several accounts; a campus may be one. */
export const OUTLOOKS_PER_NETWORK: RateLimit = {
  name: 'outlooks-per-network',
  times: 60,
  perSeconds: 12 * 3_600,
};
/** The same from all accounts and networks, per slot and coarse place of the one who asks. */
export const OUTLOOKS_PER_SLOT: RateLimit = { name: 'outlooks-per-slot', times: 300, perSeconds: 3_600 };
/** New links to a plan, per user. */
export const NEW_SHARED_PLANS: RateLimit = { name: 'new-shared-plans', times: 20, perSeconds: 3_600 };
/** Reads of one plan, by all who have its link. */
export const PLAN_READS: RateLimit = { name: 'plan-reads', times: 120, perSeconds: 600 };
/** Unknown links to plans, per network. */
export const UNKNOWN_PLANS: RateLimit = { name: 'unknown-plans', times: 60, perSeconds: 600 };
