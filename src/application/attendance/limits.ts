import type { RateLimit } from '../shared/ports.js';

export const RUNNING_LATE: RateLimit = { name: 'running-late', times: 10, perSeconds: 600 };
/** Messages that one is at the venue, or cannot find the others there. */
export const ARRIVING: RateLimit = { name: 'arriving', times: 10, perSeconds: 600 };
/** Uses of the links in mails about the attendance, per user. */
export const ATTENDANCE_LINKS: RateLimit = { name: 'attendance-links', times: 30, perSeconds: 600 };
/** Mails that ask whether to give the seat back, per user: a forwarded link must not fill an inbox. */
export const LEAVE_MAILS: RateLimit = { name: 'leave-mails', times: 2, perSeconds: 3_600 };
