import type { Match } from '../../domain/match/match.js';
import type { SignedLinks } from '../shared/signed-links.js';

/** `answer`: the link of a reminder; `leave`: the link of the mail that asks whether to give the seat back. */
export type AttendanceLinkUse = 'answer' | 'leave';

export interface AttendanceLink {
  readonly matchId: number;
  readonly userId: number;
  readonly use: AttendanceLinkUse;
}

/** @returns the path of the page that the link opens; the token ends an hour after the start */
export function attendancePath(
  links: SignedLinks,
  match: Match,
  userId: number,
  use: AttendanceLinkUse,
): string {
  return `/a/${links.sign('attendance', `${match.id}:${userId}:${use}`, match.attendanceLinkEnd)}`;
}

/** @returns null for a token that is not ours or too old */
export function readAttendanceLink(links: SignedLinks, token: string): AttendanceLink | null {
  const subject = links.read('attendance', token) ?? '';
  const [, matchId, userId, use] = /^(\d{1,10}):(\d{1,10}):(answer|leave)$/.exec(subject) ?? [];
  return use === undefined
    ? null
    : { matchId: Number(matchId), userId: Number(userId), use: use as AttendanceLinkUse };
}
