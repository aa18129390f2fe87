import { readPeople } from '../../../src/infrastructure/cli/people-file.js';

const whole = {
  id: 1,
  age: 22,
  ageRangeMin: 20,
  ageRangeMax: 30,
  maxDistance: 10,
  latitude: 40.73,
  longitude: -73.99,
  survey: { favoriteConversationTopic: 'food', favoriteMusic: 'indie', personalityType: 'chill' },
  interests: ['film'],
  preferredDate: '2025-06-28',
  venueType: 'cafe',
  preferredTime: 'lunch',
  waitingSeconds: 30,
  avoid: [2],
  languages: ['en', 'yue'],
  sharedLanguage: true,
  notTheOnly: 'non_binary',
};
const {
  ageRangeMin: _min,
  ageRangeMax: _max,
  latitude: _lat,
  longitude: _lon,
  waitingSeconds: _waiting,
  languages: _languages,
  sharedLanguage: _shared,
  notTheOnly: _gender,
  ...bare
} = whole;
const read = (...elements: unknown[]) => readPeople(JSON.stringify(elements));

describe('a file of users', () => {
  test('is parsed field by field', () => {
    const [{ slot, seeker }] = read(whole) as [ReturnType<typeof read>[number]];
    expect(slot).toEqual({ preferredDate: '2025-06-28', venueType: 'cafe', preferredTime: 'lunch' });
    expect(seeker).toMatchObject({
      id: 1,
      age: 22,
      maxDistance: 10,
      coordinates: { latitude: 40.73, longitude: -73.99 },
      survey: whole.survey,
      interests: ['film'],
      waitingSeconds: 30,
      avoid: new Set([2]),
      languages: ['en', 'yue'],
      asksSharedLanguage: true,
      notTheOnly: 'non_binary',
    });
    expect([19, 20, 30, 31].map((age) => seeker.ageRange.includes(age))).toEqual([false, true, true, false]);
  });

  test('may omit optional fields', () => {
    const [{ seeker }] = read({
      ...bare,
      survey: null,
      interests: undefined,
      avoid: null,
      latitude: null,
    }) as [ReturnType<typeof read>[number]];
    expect(seeker).toMatchObject({
      coordinates: null,
      survey: null,
      interests: [],
      waitingSeconds: 0,
      avoid: new Set(),
      languages: [],
      asksSharedLanguage: false,
      notTheOnly: null,
    });
    expect(seeker.ageRange.includes(99)).toBe(true);
    expect(read({ ...whole, survey: { favoriteMusic: null } })[0]!.seeker.survey).toEqual({
      favoriteConversationTopic: null,
      favoriteMusic: null,
      personalityType: null,
    });
  });

  test.each([
    ['{"id": 1}', 'the file must hold a JSON array of people'],
    ['[{', 'the file is not JSON'],
    ['', 'the file is not JSON'],
  ])('with the content %j is rejected', (json, message) => {
    expect(() => readPeople(json)).toThrow(message);
  });

  test.each<[string, unknown, string]>([
    ['no object', null, 'it must be an object'],
    ['a list', [], 'it must be an object'],
    ['an id that is a text', { ...whole, id: '1' }, 'id must be a number'],
    ['a fractional id', { ...whole, id: 1.5 }, 'id must be a whole number'],
    ['an age over 150', { ...whole, age: 151 }, 'age must be a number from 0 to 150'],
    ['a reversed age range', { ...whole, ageRangeMin: 31 }, 'ageRangeMin must not be above ageRangeMax'],
    ['no distance', { ...whole, maxDistance: undefined }, 'maxDistance must be a number'],
    ['a negative distance', { ...whole, maxDistance: -1 }, 'maxDistance must be a number not below 0'],
    [
      'a latitude without a longitude',
      { ...whole, longitude: null },
      'latitude and longitude must be given together',
    ],
    ['a latitude over 90', { ...whole, latitude: 91 }, 'latitude must be a number from -90 to 90'],
    ['a survey that is a text', { ...whole, survey: 'chill' }, 'survey must be an object'],
    [
      'an unknown answer',
      { ...whole, survey: { favoriteMusic: 'polka' } },
      'survey.favoriteMusic must be one of pop, rock, hiphop, electronic, indie',
    ],
    ['interests in one text', { ...whole, interests: 'film, yoga' }, 'interests must be a list of texts'],
    [
      'a date that does not exist',
      { ...whole, preferredDate: '2025-02-30' },
      'preferredDate must be a date such as 2025-06-28',
    ],
    ['an unknown venue', { ...whole, venueType: 'bar' }, 'venueType must be one of restaurant, cafe'],
    ['an unknown time', { ...whole, preferredTime: 'brunch' }, 'preferredTime must be one of lunch, dinner'],
    ['a wait that is a text', { ...whole, waitingSeconds: 'long' }, 'waitingSeconds must be a number'],
    ['names to avoid', { ...whole, avoid: ['Ann'] }, 'avoid must be a list of ids'],
    ['an id twice', { ...whole, id: 7 }, 'id 7 is already taken by element 0'],
  ])('with %s is rejected with the index of the element', (_what, element, message) => {
    expect(() => read({ ...whole, id: 7 }, element)).toThrow(`element 1: ${message}`);
  });
});
