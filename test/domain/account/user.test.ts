import { User } from '../../../src/domain/account/user.js';
import { aUser } from '../../support/builders/a-user.js';
import { breaks } from '../../support/refused.js';

const LATER = new Date('2026-04-01T00:00:00Z');

it('a new user has 40 points, for the verified email and the date of birth', () => {
  const ada = aUser();
  expect(ada.trustScore).toBe(40);
  expect(ada.trustSteps).toMatchObject({ email: true, birthDate: true, phone: false });
  expect([ada.hasTakenSurvey, ada.verificationStatus]).toEqual([false, 'pending']);
  expect(ada.pullEvents()).toEqual([]);
});

it('changes of profile, picture, location and survey record an event, a new password does not', () => {
  const ada = aUser({ id: 7 });
  ada.changePassword('new hash', LATER);
  expect(ada.pullEvents()).toEqual([]);
  ada.changeProfile({ bio: 'Hi' }, LATER);
  ada.changePicture('/api/pictures/7/a.webp', LATER);
  ada.changeLocation({ location: 'Here', near: null, coordinates: null, timeZone: null }, LATER);
  ada.takeSurvey(LATER);
  expect(ada.pullEvents()).toEqual(Array(4).fill({ type: 'profile-changed', userId: 7 }));
  expect(ada.updatedAt).toEqual(LATER);
});

describe('A verified profile picture', () => {
  const checked = () => {
    const ada = aUser({ id: 7 });
    ada.changePicture('/api/pictures/7/a.webp', LATER);
    return User.restore({ ...ada.state, isProfilePictureVerified: true, trustScore: 60 });
  };

  it('another picture, or none, resets the badge and its 20 points', () => {
    for (const picture of ['/api/pictures/7/b.webp', null]) {
      const ada = checked();
      ada.changePicture(picture, LATER);
      expect([ada.trustSteps.profilePicture, ada.trustScore]).toEqual([false, 40]);
    }
  });

  it('the same picture keeps the badge and its points', () => {
    const ada = checked();
    ada.changePicture('/api/pictures/7/a.webp', LATER);
    expect(ada.trustScore).toBe(60);
  });
});

describe('The location of a user', () => {
  it('coordinates are rounded to 0.01 degrees, and without them there is neither time zone nor town', () => {
    const ada = aUser({ id: 7 });
    const coordinates = { latitude: 40.71281, longitude: -74.00601 };
    ada.changeLocation(
      { location: 'NYC', near: 'New York, NY', coordinates, timeZone: 'America/New_York' },
      LATER,
    );
    expect(ada.location).toEqual({
      location: 'NYC',
      near: 'New York, NY',
      coordinates: { latitude: 40.71, longitude: -74.01 },
      timeZone: 'America/New_York',
    });
    ada.changeLocation(
      { location: 'Somewhere', near: 'New York, NY', coordinates: null, timeZone: 'America/New_York' },
      LATER,
    );
    expect(ada.location).toEqual({ location: 'Somewhere', near: null, coordinates: null, timeZone: null });
  });

  it('zero is a valid latitude and longitude, and values out of bounds are refused', () => {
    const ada = aUser({ id: 7 });
    ada.changeLocation(
      { location: 'Gulf', near: null, coordinates: { latitude: 0, longitude: 0 }, timeZone: 'Etc/GMT' },
      LATER,
    );
    expect(ada.location?.coordinates).toEqual({ latitude: 0, longitude: 0 });
    for (const off of [
      { latitude: -90.1, longitude: 0 },
      { latitude: 0, longitude: 180.1 },
    ]) {
      breaks(
        () => ada.changeLocation({ location: 'x', near: null, coordinates: off, timeZone: null }, LATER),
        'not_on_earth',
      );
    }
  });
});

describe('A profile age', () => {
  it('the profile age is used only if the date of birth is unknown', () => {
    const ada = aUser({ id: 7, dateOfBirth: '2004-05-06' });
    ada.changeProfile({ age: 30 }, LATER);
    expect([ada.ageOn('2026-05-05'), ada.ageOn('2026-05-06')]).toEqual([21, 22]);
    expect(ada.state).toMatchObject({ age: 21 });

    const undated = User.restore({ ...aUser({ id: 7 }).state, dateOfBirth: null });
    undated.changeProfile({ age: 30 }, LATER);
    expect(undated.ageOn('2026-05-06')).toBe(30);
    undated.changeProfile({ age: null }, LATER);
    expect([undated.ageOn('2026-05-06'), undated.trustScore]).toEqual([null, 20]);
  });

  it.each([17, 101, 30.5, NaN])('the profile age %d is refused', (age) =>
    breaks(() => aUser().changeProfile({ age }, LATER), 'profile_age_not_allowed'),
  );
});

it('an operator creates a staff account without date of birth and survey', () => {
  const appointee = {
    email: 'boss@example.org',
    username: 'boss',
    firstName: 'Admin',
    lastName: 'Account',
    passwordHash: 'a hash',
  };
  const user = User.appointed(appointee, 'admin', LATER);
  expect(user).toMatchObject({ ...appointee, role: 'admin', dateOfBirth: null, hasTakenSurvey: false });
  expect(user.ageOn('2026-11-21')).toBeNull();
  expect([user.canSignIn, user.trustScore]).toEqual([true, 20]);
});

describe('The trust score of a user', () => {
  it('the first verified phone adds 20 points, a second one none', () => {
    const ada = aUser({ id: 1 });
    ada.verifyPhone('+14155550123', LATER);
    expect([ada.trustScore, ada.phoneNumber, ada.trustSteps.phone]).toEqual([60, '+14155550123', true]);
    ada.verifyPhone('+14155550124', LATER);
    expect([ada.trustScore, ada.phoneNumber]).toEqual([60, '+14155550124']);
  });

  it('the state of the ID review is copied, and only approved reviews add points', () => {
    const ada = aUser({ id: 1 });
    ada.applyReviewOutcome('id', 'submitted', LATER);
    ada.applyReviewOutcome('picture', 'submitted', LATER);
    expect([ada.verificationStatus, ada.trustScore]).toEqual(['submitted', 40]);
    ada.applyReviewOutcome('id', 'approved', LATER);
    ada.applyReviewOutcome('picture', 'approved', LATER);
    expect([ada.verificationStatus, ada.trustScore]).toEqual(['approved', 80]);
    ada.changePicture('/other.webp', LATER);
    expect([ada.verificationStatus, ada.trustScore]).toEqual(['approved', 60]);
  });
});
