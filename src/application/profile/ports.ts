import type { SurveyAnswers } from '../../domain/shared/survey-answers.js';
import type { TimeZone } from '../../domain/shared/time-zone.js';
import type { OpenReviews, Users } from '../account/ports.js';
import type { Ground } from '../ground/ground.js';
import type { TimeZones } from '../shared/time-zones.js';

/** Survey answers without null. */
export type WholeSurvey = {
  readonly [Question in keyof SurveyAnswers]: NonNullable<SurveyAnswers[Question]>;
};

export interface SurveyResponses {
  /** @returns null before the user has taken the survey */
  find(userId: number): Promise<WholeSurvey | null>;
  /** Replaces earlier answers of the user. */
  save(userId: number, answers: WholeSurvey): Promise<void>;
}

/** The open request of a user, whose hour and Saturday follow their location until it has had a seat. */
export interface OpenRequests {
  /** @param timeZone of the new coordinates, null where they are unknown */
  follow(userId: number, timeZone: TimeZone | null): Promise<void>;
}

/** What the profile of a member is read and changed with. */
export interface ProfilePorts extends Ground {
  readonly users: Users;
  readonly surveys: SurveyResponses;
  readonly zones: TimeZones;
  readonly openRequests: OpenRequests;
  readonly openReviews: OpenReviews;
}
