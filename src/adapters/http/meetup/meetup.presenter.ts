import type { MeetupPersonRow } from '../../../application/meetup/meetup-views.js';
import type { ReadMeetup } from '../../../application/meetup/read-meetups.js';
import type { SurveyAnswers } from '../../../domain/shared/survey-answers.js';
import { trustLevelInBrowse } from '../../../domain/trust-score/trust-score.js';
import { presentAgeRange } from '../age-range.presenter.js';
import type { MeetupResponse, SurveyDataResponse } from './meetup.dto.js';
import { linkPath } from './shared-meetup.routes.js';
import { presentVenue } from './venue-fields.js';

/** Formats a meetup for one reader. Bio and survey are included only when the reader could take a seat. */
export function presentMeetup(
  { row, mayJoin, mayReadProfiles }: ReadMeetup,
  readerId: number,
  now: Date,
): MeetupResponse {
  const isFull = row.currentParticipants >= row.maxParticipants;
  const person = (one: MeetupPersonRow) => presentPerson(one, row.timeZone, mayReadProfiles, now);
  const { isIdVerified, isPhoneVerified, isProfilePictureVerified } = row.creator;
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    meetupType: row.meetupType,
    status: row.status === 'open' && isFull ? 'full' : row.status,
    ...presentVenue(row.venue),
    distance: row.distance === null ? null : Math.round(row.distance),
    scheduledDate: row.scheduledDate,
    scheduledTime: row.scheduledTime,
    startsAt: row.startsAt.toISOString(),
    timeZone: row.timeZone,
    currentParticipants: row.currentParticipants,
    maxParticipants: row.maxParticipants,
    isFull,
    ageRangeMin: row.ageRangeMin,
    ageRangeMax: row.ageRangeMax,
    maxDistance: row.maxDistance,
    requiredInterests: [...row.requiredInterests],
    enforceLimits: row.enforceLimits,
    mayJoin,
    hasOtherSeat: row.hasOtherSeat,
    joined: row.joined,
    waitlisted: row.waitlistPosition !== null,
    waitlistPosition: row.waitlistPosition,
    waiting: row.waiting,
    isOrganizer: row.createdBy === readerId,
    sharePath: row.shareToken === null ? null : linkPath(row.shareToken),
    matchId: row.matchId,
    creator: { ...person(row.creator), isIdVerified, isPhoneVerified, isProfilePictureVerified },
    participants: row.participants.map((one) => ({
      ...person(one),
      surveyData: mayReadProfiles ? presentSurvey(one.survey) : null,
    })),
    createdAt: row.createdAt.toISOString(),
  };
}

function presentPerson(row: MeetupPersonRow, timeZone: string, mayReadProfiles: boolean, now: Date) {
  return {
    id: row.id,
    username: row.displayName,
    firstName: row.firstName,
    profileImageUrl: row.profileImageUrl,
    ageRange: presentAgeRange(row.dateOfBirth, now, timeZone),
    trustScore: row.trustScore,
    trustLevel: trustLevelInBrowse(row.trustScore),
    bio: mayReadProfiles ? row.bio : null,
  };
}

/** A survey is saved only when it is complete. */
const presentSurvey = (survey: SurveyAnswers | null): SurveyDataResponse | null =>
  survey as SurveyDataResponse | null;
