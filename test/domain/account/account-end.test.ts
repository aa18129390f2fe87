import { emailFrom } from '../../../src/domain/account/email-address.js';
import { ERASED_AFTER_DAYS } from '../../../src/domain/account/account-deletion.js';
import { usernameFrom } from '../../../src/domain/account/username.js';
import { aUser } from '../../support/builders/a-user.js';
import { INACTIVITY_STEPS, isDue } from '../../../src/domain/account/inactivity.js';

const LATER = new Date('2026-04-01T00:00:00Z');

const gone = () => {
  const ada = aUser({ id: 7, isFirstOfNetwork: true });
  ada.changeProfile({ bio: 'Hi, I am Ada', interests: ['soup'] }, LATER);
  ada.changePicture('/api/pictures/7/a.webp', LATER);
  const coordinates = { latitude: 40.7, longitude: -74 };
  ada.changeLocation(
    { location: 'Ada Street 5', near: 'New York, NY', coordinates, timeZone: 'America/New_York' },
    LATER,
  );
  ada.verifyPhone('+14155550123', LATER);
  ada.applyReviewOutcome('id', 'approved', LATER);
  ada.takeSurvey(LATER);
  ada.pullEvents();
  ada.anonymize(LATER);
  return ada;
};

describe('A deleted account', () => {
  it('the row of a deleted account contains no personal data', () => {
    const ada = gone();
    expect(ada.firstName).toBe('Deleted user');
    expect(ada.deletedAt).toEqual(LATER);
    expect([ada.trustScore, ada.passwordHash, ada.isFirstOfNetwork]).toEqual([0, null, false]);
    const kept = JSON.stringify(ada);
    for (const word of [
      'Ada',
      'ada',
      'Byron',
      'soup',
      'Street',
      '415555',
      '2004',
      'webp',
      'New_York',
      '40.7',
    ])
      expect([word, kept.includes(word)]).toEqual([word, false]);
  });

  it('the placeholder username and email fail validation, so nobody can sign up with them', () => {
    const ada = gone();
    expect(() => usernameFrom(ada.username)).toThrow();
    expect(() => emailFrom(ada.email)).toThrow();
  });

  it('the deletion records no event', () => expect(gone().pullEvents()).toEqual([]));
});

it('a deleted account is erased after 28 days at most, within the promised 30', () =>
  expect(ERASED_AFTER_DAYS).toBeLessThanOrEqual(28));

const NOW = new Date('2026-06-01T12:00:00Z');
const ago = (days: number) => new Date(NOW.getTime() - days * 86_400_000);
const [first, last, end] = INACTIVITY_STEPS as [
  (typeof INACTIVITY_STEPS)[0],
  (typeof INACTIVITY_STEPS)[0],
  (typeof INACTIVITY_STEPS)[0],
];

it.each([
  ['gets the first notice 30 days before its two years are over', first, 700, 0, null, true],
  ['gets no notice a day earlier', first, 699, 0, null, false],
  ['gets the second notice 7 days before', last, 723, 1, 23, true],
  ['gets no second notice without the first', last, 800, 0, null, false],
  ['gets the second notice later when the first one was late', last, 760, 1, 22, false],
  ['is deleted after two years', end, 730, 2, 7, true],
  ['is not deleted within 7 days of the second notice', end, 900, 2, 6, false],
  ['is not deleted without the second notice', end, 900, 1, 100, false],
])('an account without a sign-in %s', (_what, step, inactive, notices, noticed, expected) => {
  const noticedAt = noticed === null ? null : ago(noticed);
  expect(isDue(step, { signedInAt: ago(inactive), notices, noticedAt }, NOW)).toBe(expected);
});
