import type {
  LastMessageRow,
  MatchRow,
  ProfileRow,
  TableMateRow,
} from '../../../application/match/match-views.js';
import { eventStateOf, type TableEvent } from '../../../application/notifications/calendar-file.js';
import { commonGround } from '../../../domain/match/common-ground.js';
import type { MatchStatus } from '../../../domain/match/match-status.js';
import type { VenueType } from '../../../domain/shared/slot.js';
import type { TimeZone } from '../../../domain/shared/time-zone.js';
import { trustLevel } from '../../../domain/trust-score/trust-score.js';
import { presentAgeRange } from '../age-range.presenter.js';
import type { LastMessage, MatchResponse, ProfileResponse, TableMateResponse } from './match.dto.js';

function presentTableMate(row: TableMateRow, now: Date, timeZone: TimeZone): TableMateResponse {
  return {
    id: row.id,
    username: row.displayName,
    firstName: row.firstName,
    profileImageUrl: row.profileImageUrl,
    ageRange: presentAgeRange(row.dateOfBirth, now, timeZone),
    trustScore: row.trustScore,
    trustLevel: trustLevel(row.trustScore),
  };
}

const presentLastMessage = (row: LastMessageRow): LastMessage => ({
  ...row,
  createdAt: new Date(row.createdAt).toISOString(),
});

export function presentMatch(row: MatchRow, now: Date): MatchResponse {
  return {
    id: row.id,
    participants: [...row.participants],
    users: row.users.map((mate) => presentTableMate(mate, now, row.timeZone)),
    meetupType: row.meetupType,
    venueType: row.venueType,
    suggestedTime: row.suggestedTime,
    suggestedDate: row.suggestedDate,
    startsAt: row.startsAt.toISOString(),
    timeZone: row.timeZone,
    matchScore: row.matchScore,
    suggestedLocation: row.suggestedLocation,
    status: row.status,
    meetup: row.meetup,
    isSeatConfirmed: row.ownStatus === 'confirmed',
    hasLeftChat: row.hasLeftChat,
    sharedInterest: row.sharedInterest,
    commonGround: commonGround(row.ownTastes, row.otherTastes),
    unread: row.unread,
    lastReadMessageId: row.lastReadMessageId,
    lastMessage: row.lastMessage && presentLastMessage(row.lastMessage),
    hasWritten: row.hasWritten,
    attendance: { ...row.attendance, late: [...row.attendance.late], here: [...row.attendance.here] },
    booking: row.booking,
    tableWord: row.tableWord,
    feedback: row.feedback && { ...row.feedback, again: [...row.feedback.again] },
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

export function presentProfile(row: ProfileRow, now: Date, timeZone: TimeZone): ProfileResponse {
  return {
    ...presentTableMate(row, now, timeZone),
    bio: row.bio,
    interests: [...row.interests],
    isEmailVerified: row.isEmailVerified,
    isIdVerified: row.isIdVerified,
    isPhoneVerified: row.isPhoneVerified,
    isProfilePictureVerified: row.isProfilePictureVerified,
  };
}

/** The event of a match in the reader's calendar. */
export const presentTableEvent = (row: MatchRow): TableEvent => ({
  matchId: row.id,
  title: row.meetup?.title ?? null,
  tableMates: row.users.map(({ displayName }) => displayName),
  venueType: row.venueType as VenueType,
  time: row.suggestedTime,
  place: row.suggestedLocation,
  booking: row.booking,
  startsAt: row.startsAt,
  timeZone: row.timeZone,
  state: eventStateOf(row.status as MatchStatus),
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
});
