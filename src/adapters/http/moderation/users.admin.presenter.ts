import type { SuspensionRow, UserRecord, UserRow } from '../../../application/moderation/user-records.js';
import { reliabilityOf } from '../../../domain/attendance/attendance-rules.js';
import { ageOn } from '../../../domain/shared/age.js';
import { localDate, type TimeZone } from '../../../domain/shared/time-zone.js';
import { consolePicture } from '../admin/console-picture.js';
import type { SuspensionResponse, UserFileResponse, UserRowResponse } from './users.admin.dto.js';

export function presentUserRow(row: UserRow): UserRowResponse {
  const { id, firstName, lastName, username, email, role, trustScore } = row;
  const { standing, reportsAbout } = row;
  return {
    id,
    firstName,
    lastName,
    username,
    email,
    role,
    trustScore,
    standing,
    suspendedUntil: said(row.suspendedUntil),
    createdAt: row.createdAt.toISOString(),
    reportsAbout,
    profileImageUrl: consolePicture(row.profileImageUrl),
  };
}

/** @param homeZone the time zone for the age of users without a location */
export function presentUserFile(file: UserRecord, now: Date, homeZone: TimeZone): UserFileResponse {
  const today = localDate(now, file.timeZone ?? homeZone);
  const { bio, interests, location, phoneEnding, trustSteps, keptSeats, undeliverable } = file;
  return {
    ...presentUserRow(file),
    age: file.dateOfBirth ? ageOn(file.dateOfBirth, today) : file.statedAge,
    bio,
    interests: [...interests],
    location,
    phoneEnding,
    undeliverable: undeliverable && {
      since: new Date(undeliverable.since).toISOString(),
      serverReply: undeliverable.reply,
    },
    lastDecisionId: file.lastDecisionId,
    trustSteps,
    reliability: { ...keptSeats, level: reliabilityOf(keptSeats) },
    sessions: file.sessions.map(({ startedAt, lastSeenBefore }) => ({
      startedAt: startedAt.toISOString(),
      lastSeenBefore: lastSeenBefore.toISOString(),
    })),
    suspensions: file.suspensions.map(presentSuspension),
    openMatches: [...file.openMatches],
    reviews: [...file.reviews],
    reports: [...file.reports],
  };
}

function presentSuspension(row: SuspensionRow): SuspensionResponse {
  const { id, kind, status, reason, by, agreedBy, liftedBy, appealNote, answer } = row;
  return {
    id,
    kind,
    status,
    reason,
    until: said(row.until),
    by,
    agreedBy,
    at: row.at.toISOString(),
    liftedBy,
    liftedAt: said(row.liftedAt),
    appeal:
      appealNote === null
        ? null
        : { note: appealNote, at: row.appealedAt!.toISOString(), answeredAt: said(row.answeredAt), answer },
  };
}

const said = (instant: Date | null): string | null => instant?.toISOString() ?? null;
