import { AgeRange } from '../../domain/shared/age.js';
import { isCalendarDate } from '../../domain/shared/calendar-date.js';
import type { Coordinates } from '../../domain/shared/distance.js';
import { GENDERS } from '../../domain/shared/gender.js';
import { isSpokenLanguage } from '../../domain/private-preferences/languages.js';
import { MEAL_TIMES, type Slot, VENUE_TYPES } from '../../domain/shared/slot.js';
import { MUSIC_GENRES, type SurveyAnswers, TOPICS, VIBES } from '../../domain/shared/survey-answers.js';
import type { Seeker } from '../../domain/seating/model/seeker.js';
import { BadElement, Fields } from './fields.js';

const MAX_PEOPLE = 200_000;

/** The file as a whole is invalid; the message is one line. */
export class BadFile extends Error {}

export interface SlotSeeker {
  readonly slot: Slot;
  readonly seeker: Seeker;
}

/**
 * Parses a JSON array of users and returns them in the same order.
 * @throws BadFile
 * @throws BadElement for the first invalid element
 */
export function readPeople(json: string): SlotSeeker[] {
  const list = parse(json);
  if (!Array.isArray(list)) throw new BadFile('the file must hold a JSON array of people');
  if (list.length > MAX_PEOPLE) throw new BadFile(`the file must not hold more than ${MAX_PEOPLE} people`);
  const elementOf = new Map<number, number>();
  return list.map((value: unknown, element) => {
    const person = readPerson(new Fields(value, element));
    const duplicate = elementOf.get(person.seeker.id);
    if (duplicate !== undefined) {
      throw new BadElement(element, `id ${person.seeker.id} is already taken by element ${duplicate}`);
    }
    elementOf.set(person.seeker.id, element);
    return person;
  });
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    throw new BadFile('the file is not JSON');
  }
}

function readPerson(fields: Fields): SlotSeeker {
  const slot = {
    preferredDate: fields.text('preferredDate', isCalendarDate, 'a date such as 2025-06-28'),
    venueType: fields.oneOf('venueType', VENUE_TYPES),
    preferredTime: fields.oneOf('preferredTime', MEAL_TIMES),
  };
  const survey = fields.nested('survey');
  const seeker = {
    id: fields.wholeNumber('id'),
    age: fields.wholeNumber('age', { min: 0, max: 150 }),
    ageRange: readAgeRange(fields),
    maxDistance: fields.number('maxDistance', { min: 0 }),
    coordinates: readCoordinates(fields),
    survey: survey && readSurvey(survey),
    interests: fields.list('interests', (item) => typeof item === 'string', 'texts'),
    waitingSeconds: fields.optional('waitingSeconds', () => fields.number('waitingSeconds', { min: 0 })) ?? 0,
    hasPriority: false,
    avoid: new Set(fields.list('avoid', (item): item is number => Number.isSafeInteger(item), 'ids')),
    group: fields.optional('group', () => fields.wholeNumber('group', { min: 0 })),
    languages: fields.list('languages', isSpokenLanguage, 'languages by their ISO 639 codes'),
    asksSharedLanguage: fields.optional('sharedLanguage', () => fields.flag('sharedLanguage')) ?? false,
    notTheOnly: fields.optional('notTheOnly', () => fields.oneOf('notTheOnly', GENDERS)),
  };
  return { slot, seeker };
}

function readAgeRange(fields: Fields): AgeRange {
  const min = fields.optional('ageRangeMin', () => fields.number('ageRangeMin'));
  const max = fields.optional('ageRangeMax', () => fields.number('ageRangeMax'));
  if (min !== null && max !== null && min > max) fields.refuse('ageRangeMin must not be above ageRangeMax');
  return AgeRange.of(min, max);
}

function readCoordinates(fields: Fields): Coordinates | null {
  const latitude = fields.optional('latitude', () => fields.number('latitude', { min: -90, max: 90 }));
  const longitude = fields.optional('longitude', () => fields.number('longitude', { min: -180, max: 180 }));
  if (latitude === null && longitude === null) return null;
  if (latitude === null || longitude === null) {
    return fields.refuse('latitude and longitude must be given together');
  }
  return { latitude, longitude };
}

function readSurvey(fields: Fields): SurveyAnswers {
  const answer = <T extends string>(name: string, choices: readonly T[]): T | null =>
    fields.optional(name, () => fields.oneOf(name, choices));
  return {
    favoriteConversationTopic: answer('favoriteConversationTopic', TOPICS),
    favoriteMusic: answer('favoriteMusic', MUSIC_GENRES),
    personalityType: answer('personalityType', VIBES),
  };
}
